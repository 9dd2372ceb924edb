#include "slidespec/mend/lenient/words.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "slidespec/mend/lenient/characters.h"
#include "slidespec/messages/tr.h"

namespace deckle::lenient {
namespace {

bool is_closing(char c) { return c == '}' || c == ']'; }

bool begins_number(char c) { return is_digit(c) || c == '+' || c == '-' || c == '.' || c == '$'; }

// 1,234 and 1,234,567.5: the end of the last group, or `end`, that of the first.
std::size_t groups_end(std::string_view text, std::size_t begin, std::size_t end) {
  std::string_view first = text.substr(begin, end - begin);
  if (!first.empty() && (first[0] == '-' || first[0] == '+' || first[0] == '$'))
    first.remove_prefix(1);
  if (first.empty() || first.size() > 3 || !std::all_of(first.begin(), first.end(), is_digit))
    return end;
  std::size_t last = end;
  const auto digits_at = [text](std::size_t at) {
    std::size_t count = 0;
    while (at + count < text.size() && is_digit(text[at + count])) ++count;
    return count;
  };
  while (last < text.size() && text[last] == ',' && digits_at(last + 1) == 3) last += 4;
  if (last == end) return end;
  if (last + 1 < text.size() && text[last] == '.') last += 1 + digits_at(last + 1);
  const Next next = next_token(text, last);
  const bool ends = next.at >= text.size() || is_closing(text[next.at]) || next.new_line ||
                    comma_at(text, next.at) > 0;
  return ends ? last : end;
}

// A word, or what is written like a number: 12/4, 12%, 1.5e+3, 12:30.
std::size_t first_end(std::string_view text, std::size_t at) {
  const bool number = begins_number(text[at]);
  std::size_t end = colour_end(text, at);
  for (;;) {
    end = word_end(text, end);
    if (end >= text.size()) return end;
    const char c = text[end];
    const bool digit_follows = end + 1 < text.size() && is_digit(text[end + 1]);
    const bool part = c == '.'   ? dots_at(text, end) == 0
                      : c == '+' ? digit_follows || end > at
                                 : number && ((c == '%' && end > at) ||
                                              ((c == '/' || c == ':') && digit_follows));
    if (!part) return end;
    ++end;
  }
}

// The end of a text without quotes in its line.
std::size_t text_end(std::string_view text, std::size_t at, Within within) {
  const std::size_t begin = at;
  while (at < text.size() && text[at] != '\n' && !is_closing(text[at]) && text[at] != '[' &&
         text[at] != '{') {
    if (text[at] == '"' && ends_value(text, at + 1, within)) break;
    const std::size_t comma = comma_at(text, at);
    if (comma > 0 && (within != Within::Object || goes_on(text, at + comma, within))) break;
    const bool apart = at > begin && blank_at(text, at - 1) > 0;
    if (apart && comment_at(text, at, Ahead::Limited) > 0) break;
    ++at;
  }
  return at;
}

std::string number_of(std::string_view word) {
  std::string number;
  for (const char c : word) {
    if (c != '_' && c != ',') number += c;
  }
  if (number.starts_with('+')) number.erase(0, 1);
  const std::size_t sign = number.starts_with('-') ? 1 : 0;
  std::size_t zeros = sign;
  while (zeros + 1 < number.size() && number[zeros] == '0' && is_digit(number[zeros + 1])) ++zeros;
  number.erase(sign, zeros - sign);
  if (number.substr(sign, 1) == ".") number.insert(sign, "0");
  if (number.ends_with('.')) number += '0';
  return number;
}

std::string_view literal_of(std::string_view word) {
  if (word == "true" || word == "True" || word == "TRUE") return "true";
  if (word == "false" || word == "False" || word == "FALSE") return "false";
  return "null";
}

}  // namespace

std::size_t colour_end(std::string_view text, std::size_t at) {
  if (at >= text.size() || text[at] != '#') return at;
  std::size_t end = at + 1;
  while (end < text.size() && (is_digit(text[end]) || (text[end] >= 'a' && text[end] <= 'f') ||
                               (text[end] >= 'A' && text[end] <= 'F')))
    ++end;
  const std::size_t digits = end - at - 1;
  const bool colour = digits == 3 || digits == 6 || digits == 8;
  const bool ends = end >= text.size() || blank_at(text, end) > 0 || is_closing(text[end]) ||
                    comma_at(text, end) > 0;
  return colour && ends ? end : at;
}

BareWord bare_key(std::string_view text, std::size_t at) {
  BareWord word;
  std::size_t end = at;
  for (;;) {
    end = word_end(text, end);
    if (end >= text.size() || (text[end] != '.' && text[end] != '+') || dots_at(text, end) > 0)
      break;
    ++end;
  }
  word.text = text.substr(at, end - at);
  // Its first quote is missing.
  if (end > at && end < text.size() && text[end] == '"') ++end;
  word.end = end;
  return word;
}

BareWord bare_value(std::string_view text, std::size_t at, Within within) {
  BareWord word;
  std::size_t end = first_end(text, at);
  word.end = end;
  if (end == at) return word;
  if (within == Within::Object) end = groups_end(text, at, end);
  const std::string_view one = text.substr(at, end - at);
  word.text = word.json = one;
  word.end = end;
  if (one == "true" || one == "false" || one == "null") return word;
  const bool sign = one.size() > 1 && (one[0] == '-' || one[0] == '+');
  const std::string_view name = one.substr(sign ? 1 : 0);
  if (is_literal(one) || (sign && name == "Infinity")) {
    word.json = literal_of(one);
    const bool number = name == "NaN" || name == "nan" || name == "Infinity";
    word.changes.push_back(number ? tr("numbers that JSON does not have were written as null")
                                  : tr("true, false and null were written as JSON writes them"));
    return word;
  }
  if (begins_number(one[0])) {
    std::string number = number_of(one);
    if (nlohmann::json::accept(number)) {
      if (number != one) word.changes.push_back(tr("numbers were written as JSON writes them"));
      word.json = std::move(number);
      return word;
    }
  }
  end = std::max(end, text_end(text, end, within));
  std::size_t last = end;
  while (last > at && (text[last - 1] == ' ' || text[last - 1] == '\t' || text[last - 1] == '\r'))
    --last;
  word.text = text.substr(at, last - at);
  word.end = last;
  if (end < text.size() && text[end] == '"') word.end = end + 1;  // its first quote is missing
  word.json =
      nlohmann::json(word.text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  word.changes.push_back(tr("quotes were added around words"));
  return word;
}

}  // namespace deckle::lenient
