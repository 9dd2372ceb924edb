#include "slidespec/mend/cures/chart_values.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace deckle::cures {
namespace {

// What a value is multiplied by that has these letters after it; 0: they are no scale.
double scale_of(std::string_view unit) {
  static constexpr std::pair<std::string_view, double> kScales[] = {
      {"", 1},     {"K", 1e3},        {"k", 1e3},    {"천", 1e3},      {"만", 1e4},
      {"M", 1e6},  {"mn", 1e6},       {"백만", 1e6}, {"million", 1e6}, {"억", 1e8},
      {"B", 1e9},  {"bn", 1e9},       {"십억", 1e9}, {"billion", 1e9}, {"조", 1e12},
      {"T", 1e12}, {"trillion", 1e12}};
  for (const auto& [name, scale] : kScales) {
    if (name == unit) return scale;
  }
  return 0;
}

// "3,5" and "1.234,5" as they are with a point for the decimals. Empty: it is no such number.
std::string with_point(std::string text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string::npos || comma == 0 || text.size() - comma > 3 ||
      text.size() - comma < 2 || text.find_first_not_of("0123456789.,-+") != std::string::npos ||
      text.find_first_of(".,", comma + 1) != std::string::npos)
    return {};
  for (std::size_t at = text.find('.'), last = 0; at != std::string::npos;
       last = at + 1, at = text.find('.', last)) {  // groups of three
    const std::size_t end = std::min(text.find('.', at + 1), comma);
    if (end - at != 4) return {};
  }
  text[comma] = '.';
  const std::size_t point =
      comma - static_cast<std::size_t>(
                  std::count(text.begin(), text.begin() + static_cast<long>(comma), '.'));
  std::erase(text, '.');
  return text.insert(point, ".");
}

// Adds what is not there yet.
void note(const std::string& one, std::vector<std::string>& all) {
  constexpr std::size_t kMost = 10;  // ours: two are enough to tell that they differ
  if (all.size() < kMost && std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

}  // namespace

bool is_about(std::string word) {
  word = normalised(word);
  std::erase(word, '.');
  static constexpr std::string_view kWords[] = {
      "약",        "대략",    "추정",  "about", "approx", "approximately",
      "around",    "roughly", "circa", "ca",    "c",      "est",
      "estimated", "~",       "≈",     "∼",     "<",      ">",
      "≤",         "≥"};
  return std::find(std::begin(kWords), std::end(kWords), word) != std::end(kWords);
}

bool is_gap(const json& value) {
  if (value.is_null()) return true;
  if (!value.is_string()) return false;
  std::string text = normalised(value.get<std::string>());
  std::erase(text, '.');
  std::erase(text, '/');
  static constexpr std::string_view kWords[] = {
      "",    "na",       "null", "none",      "–", "—",    "-",        "tbd",
      "nan", "infinity", "inf",  "undefined", "?", "없음", "해당없음", "미정"};
  return std::find(std::begin(kWords), std::end(kWords), text) != std::end(kWords);
}

std::optional<double> Values::read(const json& value) {
  if (value.is_array() && value.size() == 1 && !value[0].is_array()) return read(value[0]);
  if (value.is_object()) {
    const json* inner = find_any(value, kPointY);
    return inner == nullptr || inner->is_object() ? std::nullopt : read(*inner);
  }
  if (!value.is_string()) {
    exact_ = true;
    return as_number(value);
  }
  std::string text = value;
  if (text.size() > 40) return std::nullopt;
  double sign = 1;
  if (text.size() > 2 && text.front() == '(' && text.back() == ')') {
    text = text.substr(1, text.size() - 2);
    sign = -1;
  }
  for (const std::string_view mark : {"△", "▲", "−"}) {
    if (!text.starts_with(mark)) continue;
    text.erase(0, mark.size());
    if (mark != "▲") sign = -1;
  }
  // The unit: all after the last digit.
  const std::size_t last = text.find_last_of("0123456789");
  if (last == std::string::npos) return std::nullopt;
  std::string unit = text.substr(last + 1);
  while (unit.starts_with(' ')) unit.erase(0, 1);
  if (unit == "%" || unit == "." || unit == "원") unit.clear();
  text.resize(last + 1);
  auto number = as_number(json(text));
  if (const std::string decimal = number ? "" : with_point(text); !decimal.empty())
    number = as_number(json(decimal));
  std::string word;
  if (!number) {  // "USD 5", "about 5"
    std::size_t first = text.find_first_of("0123456789");
    if (first > 1 && (text[first - 1] == '-' || text[first - 1] == '+') && text[first - 2] == ' ')
      --first;
    word = text.substr(0, first);
    number = as_number(json(text.substr(first)));
    while (word.ends_with(' ')) word.pop_back();
    constexpr std::size_t kMaxWord = 20;  // ours
    if (word.empty() || word.size() > kMaxWord || word.ends_with('-') || word.ends_with('/'))
      return std::nullopt;
  }
  if (!number) return std::nullopt;
  about_ = about_ || is_about(word);
  exact_ = exact_ || !is_about(word);
  note(word, words_);
  if (const double scale = scaled_ ? scale_of(unit) : 0; scale > 1) {
    *number *= scale;
    if (std::abs(*number - std::round(*number)) < 1e-3) number = std::round(*number);
    unit.clear();
  }
  note(unit, units_);
  return sign * *number;
}

bool Values::same() const {
  return units_.size() < 2 &&
         (words_.size() < 2 || std::all_of(words_.begin(), words_.end(), [](const auto& word) {
            return word.empty() || is_about(word);
          }));
}

bool Values::scales() const {
  return units_.size() > 1 &&
         std::all_of(units_.begin(), units_.end(),
                     [](const std::string& unit) { return scale_of(unit) > 0; });
}

std::string Values::unit() const {
  const std::string unit = units_.size() == 1 ? units_.front() : "";
  const std::string word = words_.size() == 1 && !some_about() ? words_.front() : "";
  return word + (word.empty() || unit.empty() ? "" : " ") + unit;
}

}  // namespace deckle::cures
