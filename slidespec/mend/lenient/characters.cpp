#include "slidespec/mend/lenient/characters.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "slidespec/core/utf8.h"

namespace deckle::lenient {
namespace {

bool looking_at(std::string_view text, std::size_t at, std::string_view what) {
  return text.substr(at, what.size()) == what;
}

// Unicode 15, property White_Space, and characters that are used as such without width.
bool is_wide_blank(char32_t c) {
  return c == 0x85 || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200F) || c == 0x2028 ||
         c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x2060 || c == 0x3000 || c == 0xFEFF ||
         c == 0xFFFE || c == 0xAD;
}

constexpr Quote kQuotes[] = {
    {"\"", "\""},         {"'", "'"},           {"`", "`"},           {"\u201C", "\u201D"},
    {"\u201D", "\u201D"}, {"\u2018", "\u2019"}, {"\u201E", "\u201C"}, {"\uFF02", "\uFF02"},
};

std::size_t line_length(std::string_view text, std::size_t at, Ahead ahead) {
  const std::size_t most = ahead == Ahead::Whole ? text.size() : kMaxAhead;
  return std::min(text.substr(at, most).find('\n'), text.substr(at, most).size());
}

std::size_t until(std::string_view text, std::size_t at, std::string_view end, Ahead ahead) {
  const std::string_view rest = text.substr(at, ahead == Ahead::Whole ? text.size() : kMaxAhead);
  const std::size_t found = rest.find(end);
  return found == std::string_view::npos ? rest.size() : found + end.size();
}

// [1], [2, 3]: numbers alone, and the value's end after them.
std::size_t numbers_cited(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  while (end < text.size() && end - at < 20 &&
         (is_digit(text[end]) || text[end] == ',' || text[end] == ' '))
    ++end;
  if (end == at + 1 || end >= text.size() || text[end] != ']' || !is_digit(text[at + 1])) return 0;
  return end + 1 - at;
}

}  // namespace

std::size_t blank_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  const auto c = static_cast<unsigned char>(text[at]);
  if (c <= 0x20 || c == 0x7F) return 1;
  if (c < 0x80) return 0;
  const utf8::CodePoint point = utf8::code_point_at(text, at);
  return point.length > 0 && is_wide_blank(point.value) ? point.length : 0;
}

std::size_t comment_at(std::string_view text, std::size_t at, Ahead ahead) {
  if (at >= text.size()) return 0;
  const char c = text[at];
  if (c == '/' && looking_at(text, at, "/*")) return 2 + until(text, at + 2, "*/", ahead);
  if (c == '<' && looking_at(text, at, "<!--")) return 4 + until(text, at + 4, "-->", ahead);
  const bool two_dashes = c == '-' && looking_at(text, at, "--") && at + 2 < text.size() &&
                          (blank_at(text, at + 2) > 0 || is_letter(text[at + 2]));
  if (c == '#' || two_dashes || (c == '/' && looking_at(text, at, "//")))
    return line_length(text, at, ahead);
  return 0;
}

std::size_t citation_at(std::string_view text, std::size_t at) {
  constexpr std::size_t kMaxCitation = 80;  // ours
  if (at >= text.size()) return 0;
  const std::string_view rest = text.substr(at, kMaxCitation);
  std::size_t length = 0;
  if (rest.starts_with("\u3010")) {
    const std::size_t end = rest.find("\u3011");
    const std::size_t dagger = rest.find("\u2020");
    if (end != std::string_view::npos && (dagger < end || (rest.size() > 3 && is_digit(rest[3]))))
      length = end + 3;
  } else if (rest.starts_with("[cite")) {
    const std::size_t end = rest.find(']');
    if (end != std::string_view::npos) length = end + 1;
  } else if (rest.starts_with('[')) {
    length = numbers_cited(text, at);
  }
  if (length == 0) return 0;
  // It comes after a value, and the value's end after it.
  std::size_t after = at + length;
  const std::size_t most = std::min(text.size(), after + kMaxAhead);
  while (after < most) {
    const std::size_t blank = blank_at(text, after);
    if (blank == 0) break;
    if (text[after] == '\n') return length;
    after += blank;
  }
  const bool ends = after >= text.size() || comma_at(text, after) > 0 || text[after] == ']' ||
                    text[after] == '}' || text[after] == '[' ||
                    comment_at(text, after, Ahead::Limited) > 0;
  return ends || rest.starts_with("\u3010") || rest.starts_with("[cite") ? length : 0;
}

std::size_t dots_at(std::string_view text, std::size_t at) {
  if (looking_at(text, at, "\u2026")) return 3;
  if (!looking_at(text, at, "...")) return 0;
  std::size_t end = at + 3;
  while (end < text.size() && text[end] == '.') ++end;
  return end - at;
}

std::size_t colon_at(std::string_view text, std::size_t at) {
  return looking_at(text, at, ":") ? 1 : looking_at(text, at, "\uFF1A") ? 3 : 0;
}

std::size_t comma_at(std::string_view text, std::size_t at) {
  return looking_at(text, at, ",")                                          ? 1
         : looking_at(text, at, "\uFF0C") || looking_at(text, at, "\u3001") ? 3
                                                                            : 0;
}

const Quote* quote_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return nullptr;
  const auto* const found =
      std::find_if(std::begin(kQuotes), std::end(kQuotes),
                   [&](const Quote& quote) { return looking_at(text, at, quote.open); });
  return found == std::end(kQuotes) ? nullptr : found;
}

std::size_t word_end(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    const char c = text[at];
    if ((c & 0x80) == 0) {
      if (!is_letter(c) && !is_digit(c) && c != '_' && c != '-' && c != '$') break;
      ++at;
      continue;
    }
    const utf8::CodePoint point = utf8::code_point_at(text, at);
    if (point.length == 0) {
      ++at;
      continue;
    }
    if (blank_at(text, at) > 0 || colon_at(text, at) > 0 || comma_at(text, at) > 0 ||
        quote_at(text, at) != nullptr || dots_at(text, at) > 0 || point.value == 0x2019 ||
        point.value == 0x3010)
      break;
    at += point.length;
  }
  return at;
}

Next next_token(std::string_view text, std::size_t at) {
  Next next{at};
  const std::size_t most = at + kMaxAhead;
  while (next.at < text.size() && next.at < most) {
    const char c = text[next.at];
    if (const std::size_t blank = blank_at(text, next.at); blank > 0) {
      next.new_line = next.new_line || c == '\n';
      next.at += blank;
      continue;
    }
    const std::size_t cited = next.new_line ? 0 : citation_at(text, next.at);
    if (cited > 0) next.cited = true;
    std::size_t skipped = cited > 0 ? cited : comment_at(text, next.at, Ahead::Limited);
    if (skipped == 0) break;
    // In the line of a value, a # or -- may belong to a text, as in "the "#1" one".
    if (cited == 0 && !next.new_line && (c == '#' || c == '-')) {
      const std::string_view line = text.substr(next.at, skipped);
      const bool apart = next.at > at && blank_at(text, next.at - 1) > 0;
      const bool inside = c == '#' ? line.size() < 2 || is_digit(line[1])
                                   : line.find('"') != std::string_view::npos;
      if (!apart || inside) break;
    }
    next.at += skipped;
  }
  next.at = std::min(next.at, text.size());
  return next;
}

std::size_t letters_in(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '\\') {
      const bool wide = at + 1 < text.size() && (text[at + 1] & 0x80) != 0;
      at += wide ? std::size_t{1} : std::size_t{2};
    } else if ((c & 0x80) == 0) {
      if (is_letter(c) || is_digit(c)) ++count;
      ++at;
    } else {
      const utf8::CodePoint point = utf8::code_point_at(text, at);
      const bool other =
          point.length > 0 &&
          (point.value == 0xFFFF || blank_at(text, at) > 0 || colon_at(text, at) > 0 ||
           comma_at(text, at) > 0 || dots_at(text, at) > 0 || quote_at(text, at) != nullptr ||
           point.value == 0x2019 || point.value == 0x3010 || point.value == 0x3011);
      if (!other) ++count;
      at += std::max(point.length, std::size_t{1});
    }
  }
  return count;
}

}  // namespace deckle::lenient
