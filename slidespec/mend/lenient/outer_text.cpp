#include "slidespec/mend/lenient/outer_text.h"

#include <unicode/ucnv.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "slidespec/core/utf8.h"
#include "slidespec/mend/lenient/characters.h"

namespace deckle::lenient {

std::optional<std::string> from_utf16(std::string_view text) {
  if (text.size() < 4) return std::nullopt;
  const bool little_mark = text.starts_with("\xFF\xFE"), big_mark = text.starts_with("\xFE\xFF");
  const bool little = little_mark || (text[0] != 0 && text[1] == 0);
  const bool big = big_mark || (text[0] == 0 && text[1] != 0);
  if ((!little && !big) || (text[2] == 0 && text[3] == 0)) return std::nullopt;
  const auto unit = [text, little](std::size_t at) {
    const auto first = static_cast<unsigned char>(text[at]);
    const auto second = static_cast<unsigned char>(text[at + 1]);
    return static_cast<char32_t>(little ? second << 8 | first : first << 8 | second);
  };
  std::string out;
  for (std::size_t at = little_mark || big_mark ? 2 : 0; at + 1 < text.size(); at += 2) {
    char32_t c = unit(at);
    if (c >= 0xD800 && c <= 0xDBFF && at + 3 < text.size()) {
      const char32_t low = unit(at + 2);
      if (low >= 0xDC00 && low <= 0xDFFF) {
        c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
        at += 2;
      }
    }
    utf8::append(out, c >= 0xD800 && c <= 0xDFFF ? U'\uFFFD' : c);
  }
  return out;
}

namespace {

std::string as_utf8(const std::u16string& wide) {  // CP949 has no character beyond the BMP
  std::string out;
  for (const char16_t c : wide) utf8::append(out, c);
  return out;
}

// Hangul and signs. Chinese and Japanese texts, read as Korean, are full of Hanja and single jamo.
bool is_korean(const std::u16string& wide) {
  std::size_t hangul = 0, others = 0;
  for (const char16_t c : wide) {
    const bool sign = c < 0x100 || (c >= 0x2000 && c <= 0x2BFF) || (c >= 0x3000 && c <= 0x303F) ||
                      (c >= 0x3200 && c <= 0x33FF) || (c >= 0xFF00 && c <= 0xFF5E);
    if (c >= 0xAC00 && c <= 0xD7A3)
      ++hangul;
    else if (!sign)
      ++others;
  }
  constexpr std::size_t kShare = 10;  // ours: a Hanja or two in brackets beside ten syllables
  return others * kShare <= hangul;
}

// Pairs of bytes beyond KS X 1001 are rare in Korean; with an ASCII letter as their second byte
// they are quotes of Windows-1252 before a letter.
bool rare_pairs(std::string_view text) {
  std::size_t common = 0, rare = 0;
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < 0x80) continue;
    const auto second = static_cast<unsigned char>(text[++at]);
    ++(first >= 0xA1 && second >= 0xA1 ? common : rare);
  }
  constexpr std::size_t kShare = 20;  // ours: Korean text has one in some hundreds
  return rare * kShare <= common;
}

}  // namespace

std::optional<std::string> from_cp949(std::string_view text) {
  constexpr std::size_t kMaxBytes = 64 << 20;  // ours; ICU counts in int32_t
  const bool ascii = std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
  if (ascii || text.size() > kMaxBytes || utf8::is_valid(text)) return std::nullopt;
  UErrorCode status = U_ZERO_ERROR;
  UConverter* converter = ucnv_open("windows-949", &status);
  if (U_FAILURE(status) != 0) return std::nullopt;
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
  std::u16string wide(text.size() + 1, u'\0');
  const int32_t length = ucnv_toUChars(converter, wide.data(), static_cast<int32_t>(wide.size()),
                                       text.data(), static_cast<int32_t>(text.size()), &status);
  ucnv_close(converter);
  if (U_FAILURE(status) != 0) return std::nullopt;
  wide.resize(static_cast<std::size_t>(length));
  return is_korean(wide) && rare_pairs(text) ? std::optional(as_utf8(wide)) : std::nullopt;
}

std::optional<std::string> without_escapes(std::string_view text) {
  std::size_t begin = 0;
  while (const std::size_t blank = blank_at(text, begin)) begin += blank;
  const std::size_t quote = text.find('"', begin);
  if (quote == std::string_view::npos) return std::nullopt;
  std::string_view inside = text.substr(begin);
  if (quote == begin) {
    std::size_t first = begin + 1;
    while (text.substr(first, 2) == "\\n" || text.substr(first, 2) == "\\t" ||
           blank_at(text, first) > 0)
      first += text[first] == '\\' ? 2 : blank_at(text, first);
    if (first >= text.size() || (text[first] != '{' && text[first] != '[')) return std::nullopt;
    const std::size_t next = text.find('"', begin + 1);
    if (next == std::string_view::npos || text[next - 1] != '\\') return std::nullopt;
    inside.remove_prefix(1);
    const std::size_t last = inside.find_last_not_of(" \t\r\n;");
    if (inside[last] == '"' && inside[last - 1] != '\\') inside = inside.substr(0, last);
  } else if (text[quote - 1] != '\\' || (text[begin] != '{' && text[begin] != '[')) {
    return std::nullopt;
  }
  std::string out;
  for (std::size_t at = 0; at < inside.size(); ++at) {
    const char next = inside[at] == '\\' && at + 1 < inside.size() ? inside[at + 1] : '\0';
    static constexpr std::string_view kEscapes = "\"\\/ntr", kCharacters = "\"\\/\n\t\r";
    const std::size_t which = next == '\0' ? std::string_view::npos : kEscapes.find(next);
    out += which == std::string_view::npos ? inside[at] : kCharacters[which];
    if (which != std::string_view::npos) ++at;
  }
  return out;
}

std::optional<std::string> without_entities(std::string_view text) {
  if (text.find('"') != std::string_view::npos || text.find("&quot;") == std::string_view::npos)
    return std::nullopt;
  static constexpr std::pair<std::string_view, std::string_view> kEntities[] = {
      {"&quot;", "\""}, {"&amp;", "&"}, {"&lt;", "<"},
      {"&gt;", ">"},    {"&#39;", "'"}, {"&nbsp;", " "}};
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto* const entity =
        text[at] != '&'
            ? std::end(kEntities)
            : std::find_if(std::begin(kEntities), std::end(kEntities), [&](const auto& one) {
                return text.substr(at, one.first.size()) == one.first;
              });
    if (entity == std::end(kEntities)) {
      out += text[at++];
    } else {
      out += entity->second;
      at += entity->first.size();
    }
  }
  return out;
}

std::optional<std::string> without_doubled_braces(std::string_view text) {
  const std::size_t first = text.find_first_of("{}");
  if (first == std::string_view::npos || text.substr(first, 2) != "{{") return std::nullopt;
  std::string out;
  bool in_string = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    out += c;
    if (c == '"') in_string = !in_string;
    if (in_string && c == '\\' && at + 1 < text.size()) out += text[++at];
    if (in_string || (c != '{' && c != '}')) continue;
    if (at + 1 >= text.size() || text[at + 1] != c) return std::nullopt;
    ++at;
  }
  return out;
}

bool looks_like_yaml(std::string_view text) {
  static constexpr std::string_view kKeys[] = {"deck",     "slides",     "elements", "spec_version",
                                               "slide_id", "element_id", "kind",     "content",
                                               "theme",    "items",      "layout"};
  std::size_t found = 0;
  for (std::size_t at = 0; at < text.size() && found < 2;) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const std::size_t begin = std::min(line.find_first_not_of(" -"), line.size());
    const std::string_view key = line.substr(begin, line.find(':', begin) - begin);
    const std::size_t after = begin + key.size() + 1;
    if (after <= line.size() && (after == line.size() || blank_at(line, after) > 0) &&
        std::find(std::begin(kKeys), std::end(kKeys), key) != std::end(kKeys))
      ++found;
    at = end + 1;
  }
  return found == 2;
}

}  // namespace deckle::lenient
