#include "slidespec/geometry/guides.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>

#include "slidespec/ir/transform_ir.h"

namespace deckle {
namespace {

using std::numbers::pi;

double to_radians(double angle) { return angle / kAnglePerDegree * pi / 180; }

std::optional<double> plain_number(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
    return std::nullopt;
  return value;
}

double applied(std::string_view name, double x, double y, double z) {
  if (name == "val") return x;
  if (name == "*/") return z != 0 ? x * y / z : 0;
  if (name == "+-") return x + y - z;
  if (name == "+/") return z != 0 ? (x + y) / z : 0;
  if (name == "?:") return x > 0 ? y : z;
  if (name == "abs") return std::abs(x);
  if (name == "min") return std::min(x, y);
  if (name == "max") return std::max(x, y);
  if (name == "pin") return y < x ? x : y > z ? z : y;
  if (name == "sqrt") return x > 0 ? std::sqrt(x) : 0;
  if (name == "mod") return std::sqrt(x * x + y * y + z * z);
  if (name == "sin") return x * std::sin(to_radians(y));
  if (name == "cos") return x * std::cos(to_radians(y));
  if (name == "tan") return x * std::tan(to_radians(y));
  if (name == "at2") return std::atan2(y, x) * 180 / pi * kAnglePerDegree;
  if (name == "sat2") return x * std::sin(std::atan2(z, y));
  if (name == "cat2") return x * std::cos(std::atan2(z, y));
  return 0;
}

}  // namespace

Guides::Guides(double width, double height) {
  const double shorter = std::min(width, height);
  values_ = {{"l", 0},
             {"t", 0},
             {"r", width},
             {"b", height},
             {"w", width},
             {"h", height},
             {"hc", width / 2},
             {"vc", height / 2},
             {"ss", shorter},
             {"cd2", 10800000},
             {"cd4", 5400000},
             {"cd8", 2700000},
             {"3cd4", 16200000},
             {"3cd8", 8100000},
             {"5cd8", 13500000},
             {"7cd8", 18900000},
             {"ls", std::max(width, height)}};
  for (const int part : {2, 3, 4, 5, 6, 8, 10, 12, 16, 32}) {
    const std::string number = std::to_string(part);
    values_["wd" + number] = width / part;
    values_["hd" + number] = height / part;
    values_["ssd" + number] = shorter / part;
  }
}

void Guides::set(std::string_view name, double value) {
  values_.insert_or_assign(std::string(name), value);
}

void Guides::add(std::string_view name, std::string_view formula) {
  const std::vector<std::string_view> words = words_of(formula);
  const auto argument = [&](std::size_t i) { return i < words.size() ? value(words[i]) : 0.0; };
  const double result =
      words.empty() ? 0 : applied(words[0], argument(1), argument(2), argument(3));
  set(name, std::isfinite(result) ? result : 0);
}

double Guides::value(std::string_view text) const {
  if (const auto found = values_.find(text); found != values_.end()) return found->second;
  return plain_number(text).value_or(0);
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    if (end > 0) words.push_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return words;
}

}  // namespace deckle
