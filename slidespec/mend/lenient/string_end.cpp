#include "slidespec/mend/lenient/string_end.h"

#include <algorithm>
#include <iterator>

#include "slidespec/mend/lenient/characters.h"

namespace deckle::lenient {
namespace {

constexpr std::size_t kMaxKey = 200;  // bytes; ours

bool is_closing(char c) { return c == '}' || c == ']'; }

// What stands between a key and its value: : = => or nothing before a bracket.
bool is_between(std::string_view text, std::size_t at) {
  return at < text.size() && (colon_at(text, at) > 0 || text[at] == '=');
}

bool begins_number(std::string_view text, std::size_t at) {
  return at < text.size() &&
         (is_digit(text[at]) || (std::string_view("-+.").find(text[at]) != std::string_view::npos &&
                                 at + 1 < text.size() && is_digit(text[at + 1])));
}

// The end of what is in quotes, before its second quote; npos: it is in another line, or far.
std::size_t quoted_end(std::string_view text, std::size_t at, const Quote& quote,
                       std::size_t most) {
  const std::string_view part = text.substr(at, most);
  std::size_t end = part.find(quote.close);
  while (end != std::string_view::npos && end > 0 && part[end - 1] == '\\')
    end = part.find(quote.close, end + 1);
  if (end == std::string_view::npos || part.substr(0, end).find('\n') != std::string_view::npos)
    return std::string_view::npos;
  return at + end;
}

// A value after a key whose colon is missing.
bool begins_value(std::string_view text, const Next& next, bool new_line) {
  if (next.at >= text.size()) return false;
  const char c = text[next.at];
  if (c == '[' || c == '{') return true;
  return new_line && (quote_at(text, next.at) != nullptr || begins_number(text, next.at));
}

bool is_key_in_line(std::string_view text, std::size_t at, bool new_line) {
  const Quote* quote = quote_at(text, at);
  if (quote == nullptr) {  // without quotes, or without the first
    std::size_t end = word_end(text, at);
    if (end == at) return false;
    if (end < text.size() && text[end] == '"') ++end;
    return is_between(text, next_token(text, end).at);
  }
  const std::size_t begin = at + quote->open.size();
  const std::size_t word = word_end(text, begin);
  if (word > begin && ends_unclosed_key(text, word, text.substr(begin, word - begin))) return true;
  const std::size_t end = quoted_end(text, begin, *quote, kMaxKey);
  if (end == std::string_view::npos) return false;
  const Next next = next_token(text, end + quote->close.size());
  return is_between(text, next.at) || begins_value(text, next, new_line);
}

}  // namespace

bool is_literal(std::string_view word) {
  static constexpr std::string_view kLiterals[] = {
      "true", "false", "null", "True", "False", "None",      "TRUE", "FALSE",
      "NULL", "Null",  "nil",  "NaN",  "nan",   "undefined", "NONE", "Infinity"};
  return std::find(std::begin(kLiterals), std::end(kLiterals), word) != std::end(kLiterals);
}

bool is_key_at(std::string_view text, std::size_t at) { return is_key_in_line(text, at, false); }

bool is_continuation_at(std::string_view text, std::size_t at) {
  const Quote* quote = quote_at(text, at);
  if (quote == nullptr || is_key_at(text, at)) return false;
  const std::size_t end = quoted_end(text, at + quote->open.size(), *quote, kMaxAhead);
  if (end == std::string_view::npos) return false;
  const Next next = next_token(text, end + quote->close.size());
  if (next.at >= text.size()) return true;
  const char c = text[next.at];
  return is_closing(c) || c == '+' || (next.new_line && quote_at(text, next.at) != nullptr) ||
         (comma_at(text, next.at) > 0 && goes_on(text, next.at + 1, Within::Object));
}

bool ends_unclosed_key(std::string_view text, std::size_t at, std::string_view name) {
  if (name.empty() || !is_letter(name.front()) || word_end(name, 0) != name.size()) return false;
  const std::size_t colon = colon_at(text, at);
  if (colon == 0) return false;
  const Next next = next_token(text, at + colon);
  if (next.at >= text.size() || next.new_line) return false;
  const char c = text[next.at];
  if (c == '[' || c == '{') return true;
  // "kind: "text" but not "kind:": "text"
  if (c == '"')
    return next.at > at + colon || (next.at + 1 < text.size() && is_letter(text[next.at + 1]));
  if (!begins_number(text, next.at)) return false;
  std::size_t end = next.at + 1;
  while (end < text.size() && (is_digit(text[end]) || text[end] == '.')) ++end;
  const Next after = next_token(text, end);
  return after.at >= text.size() || is_closing(text[after.at]) || after.new_line ||
         (comma_at(text, after.at) > 0 && goes_on(text, after.at + 1, Within::Object));
}

bool ends_key(std::string_view text, std::size_t after) {
  const Next next = next_token(text, after);
  if (next.at >= text.size() || is_between(text, next.at)) return true;
  const char c = text[next.at];
  if (c == '[' || c == '{' || is_closing(c) || quote_at(text, next.at) != nullptr ||
      begins_number(text, next.at))
    return true;
  const std::size_t end = word_end(text, next.at);
  return is_literal(text.substr(next.at, end - next.at));
}

bool goes_on(std::string_view text, std::size_t at, Within within) {
  Next next = next_token(text, at);
  if (next.at >= text.size()) return true;
  bool dots = false;
  while (const std::size_t length = dots_at(text, next.at)) {
    const bool new_line = next.new_line;
    next = next_token(text, next.at + length);
    next.new_line = next.new_line || new_line;
    dots = true;
    if (next.at >= text.size()) return true;
  }
  const char c = text[next.at];
  if (is_closing(c) || comma_at(text, next.at) > 0) return true;
  if (dots && !next.new_line) return false;
  if (c == '{' || c == '[') return true;
  if (within != Within::Array && is_key_in_line(text, next.at, next.new_line)) return true;
  if (quote_at(text, next.at) != nullptr) return within != Within::Object || next.new_line;
  if (within == Within::Object) return false;
  const std::size_t end =
      begins_number(text, next.at)
          ? std::min(text.find_first_not_of("0123456789.+-eE_", next.at), text.size())
          : word_end(text, next.at);
  if (!begins_number(text, next.at) && !is_literal(text.substr(next.at, end - next.at)))
    return false;
  const Next after = next_token(text, end);
  return after.at >= text.size() || after.new_line || is_closing(text[after.at]) ||
         comma_at(text, after.at) > 0;
}

bool ends_value(std::string_view text, std::size_t after, Within within) {
  const Next next = next_token(text, after);
  if (next.at >= text.size()) return true;
  const char c = text[next.at];
  if (is_closing(c)) return true;
  if (const std::size_t comma = comma_at(text, next.at); comma > 0)
    return goes_on(text, next.at + comma, within);
  if (c == '+') {
    const Next second = next_token(text, next.at + 1);
    return quote_at(text, second.at) != nullptr;
  }
  if (const std::size_t dots = dots_at(text, next.at); dots > 0) {
    const Next second = next_token(text, next.at + dots);
    return next.new_line || (second.at < text.size() && is_closing(text[second.at]));
  }
  if (next.cited && within != Within::Document) return goes_on(text, next.at, within);
  if (!next.new_line) {
    // In the line of the value only what can be nothing else: "a" "b": 1
    return within == Within::Object && c == '"' && after > 0 && next.at > after &&
           is_key_at(text, next.at);
  }
  return c == '"' || c == '\'' || c == '{' || c == '[' || quote_at(text, next.at) != nullptr ||
         (within == Within::Object && is_key_at(text, next.at)) || text.substr(next.at, 3) == "```";
}

}  // namespace deckle::lenient
