// Whether a value is one of its type (XML Schema part 2, and the patterns of ECMA-376).

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "pptx/check/grammar/grammar.h"

namespace deckle::pptx::check {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Without the white space around it, which XML Schema drops.
std::string_view collapsed(std::string_view value) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::size_t begin = value.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return value.substr(begin, value.find_last_not_of(kSpace) - begin + 1);
}

bool is_whole(std::string_view value, std::int64_t lowest, std::int64_t highest) {
  if (value.starts_with('+')) value.remove_prefix(1);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  return error == std::errc{} && end == value.data() + value.size() && number >= lowest &&
         number <= highest;
}

// Digits with at most one point between them; the length of that, or 0.
std::size_t decimal_length(std::string_view value) {
  std::size_t at = 0, digits = 0;
  while (at < value.size() && is_digit(value[at])) ++at, ++digits;
  if (at < value.size() && value[at] == '.') {
    ++at;
    while (at < value.size() && is_digit(value[at])) ++at, ++digits;
  }
  return digits == 0 ? 0 : at;
}

bool is_real(std::string_view value) {
  if (value == "INF" || value == "-INF" || value == "NaN") return false;  // legal, and fatal
  if (!value.empty() && (value[0] == '-' || value[0] == '+')) value.remove_prefix(1);
  const std::size_t length = decimal_length(value);
  if (length == 0) return false;
  value.remove_prefix(length);
  if (value.empty()) return true;
  if (value[0] != 'e' && value[0] != 'E') return false;
  return is_whole(value.substr(1), -400, 400);
}

bool is_measure(std::string_view value) {
  static constexpr std::string_view kUnits[] = {"mm", "cm", "in", "pt", "pc", "pi"};
  if (value.starts_with('-')) value.remove_prefix(1);
  const std::size_t length = decimal_length(value);
  return length > 0 && std::find(std::begin(kUnits), std::end(kUnits), value.substr(length)) !=
                           std::end(kUnits);
}

bool is_percent(std::string_view value) {
  if (value.starts_with('-')) value.remove_prefix(1);
  const std::size_t length = decimal_length(value);
  return length > 0 && value.substr(length) == "%";
}

bool is_hex(std::string_view value, int bytes) {
  return static_cast<int>(value.size()) == 2 * bytes &&
         std::all_of(value.begin(), value.end(), [](char c) {
           const char low = static_cast<char>(c | 0x20);
           return is_digit(c) || (low >= 'a' && low <= 'f');
         });
}

// {8-4-4-4-12}. The schemas ask for capitals; PowerPoint reads and writes both.
bool is_guid(std::string_view value) {
  constexpr std::string_view kForm = "{xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx}";
  if (value.size() != kForm.size()) return false;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (kForm[i] != 'x' ? value[i] != kForm[i] : !is_hex(std::string(2, value[i]), 1)) return false;
  }
  return true;
}

bool is_boolean(std::string_view value) {
  return value == "1" || value == "0" || value == "true" || value == "false";
}

// As far as "2024-05-01T…": readers take the rest as it is.
bool is_date(std::string_view value) {
  return value.size() >= 10 && is_digit(value[0]) && value[4] == '-' && value[7] == '-';
}

}  // namespace

bool ValueType::allows(std::string_view given) const {
  if (any) return true;
  const std::string_view value = collapsed(given);
  if (range && is_whole(value, range->first, range->second)) return true;
  if ((boolean && is_boolean(value)) || (real && is_real(value))) return true;
  if ((measure && is_measure(value)) || (percent && is_percent(value))) return true;
  if ((guid && is_guid(value)) || (date && is_date(value))) return true;
  if (hex_bytes > 0 && is_hex(value, hex_bytes)) return true;
  return std::find(words.begin(), words.end(), value) != words.end();
}

std::string ValueType::description() const {
  constexpr std::size_t kMost = 12;
  std::string out;
  const auto add = [&out](std::string_view text) {
    if (!out.empty()) out += ", ";
    out += text;
  };
  if (range) add(fmt::format("{} to {}", range->first, range->second));
  if (boolean) add("1, 0, true, false");
  if (real) add("a number");
  if (measure) add("a number with in, cm, mm, pt, pc or pi");
  if (percent) add("a percentage");
  if (guid) add("{XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX}");
  if (date) add("a date");
  if (hex_bytes > 0) add(fmt::format("{} hex digits", 2 * hex_bytes));
  for (std::size_t i = 0; i < words.size() && i < kMost; ++i) add(words[i]);
  if (words.size() > kMost) add("…");
  return out;
}

const AttributeType* ElementType::attribute(std::string_view wanted) const {
  const auto found = std::find_if(attributes.begin(), attributes.end(),
                                  [wanted](const AttributeType& a) { return a.name == wanted; });
  return found == attributes.end() ? nullptr : &*found;
}

}  // namespace deckle::pptx::check
