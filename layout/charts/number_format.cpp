#include "layout/charts/number_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <string_view>

namespace deckle::layout {
namespace {

constexpr double kScientificFrom = 1e15;   // larger numbers are not exact in a spreadsheet
constexpr double kScientificBelow = 1e-6;  // more zeros than a label can hold
constexpr int kMaxDecimals = 6;            // ours: more do not fit a label

// Decimals that distinguish values of this size: about three digits.
int sensible_decimals(const ValueRange& range) {
  const double largest = std::max(std::abs(range.min), std::abs(range.max));
  if (largest >= 1000) return 0;
  if (largest >= 100) return 1;
  if (largest >= 1) return 2;
  const double smallest = range.min_nonzero > 0 ? range.min_nonzero : 1;
  return std::min(kMaxDecimals, static_cast<int>(std::ceil(-std::log10(smallest))) + 1);
}

NumberFormat plain(int decimals) {
  std::string code = "#,##0";
  if (decimals > 0) code += "." + std::string(static_cast<std::size_t>(decimals), '0');
  return parse_number_format(code);
}

// K, M, B, 천: the format divides by thousands.
NumberFormat in_thousands(const NumberUnit& unit, const ValueRange& range) {
  const std::string commas(static_cast<std::size_t>(unit.exponent / 3), ',');
  const double largest = std::max(std::abs(range.min), std::abs(range.max));
  const char* decimals = largest < std::pow(10, unit.exponent + 2) ? ".0" : "";
  return parse_number_format(fmt::format("#,##0{}{}\"{}\"", decimals, commas, unit.name));
}

NumberFormat with_text(const NumberFormat& number, const std::string& text) {
  return parse_number_format(fmt::format("{}\"{}\"", number.code, text));
}

bool has_unit(const NumberFormat& format) { return !format.sections.front().behind.empty(); }

struct Myriads {
  const char *ten_thousand, *hundred_million, *trillion;
};

Myriads myriads_of(const std::string& language) {
  const std::string primary = language.substr(0, 2);
  const bool traditional = language.find("Hant") != std::string::npos ||
                           language.find("TW") != std::string::npos ||
                           language.find("HK") != std::string::npos;
  if (primary == "ko") return {"만", "억", "조"};
  if (primary == "ja") return {"万", "億", "兆"};
  return traditional ? Myriads{"萬", "億", "兆"} : Myriads{"万", "亿", "万亿"};
}

std::optional<NumberUnit> automatic_unit(const ValueRange& range, const std::string& language) {
  const double largest = std::max(std::abs(range.min), std::abs(range.max));
  const std::string primary = language.substr(0, 2);
  if (primary == "ko" || primary == "ja" || primary == "zh") {
    const Myriads names = myriads_of(language);
    const NumberUnit units[] = {
        {names.trillion, 12}, {names.hundred_million, 8}, {names.ten_thousand, 4}};
    for (std::size_t i = 0; i < std::size(units); ++i) {
      if (largest < std::pow(10, units[i].exponent)) continue;
      // 500억 beside 1.2조 is 0.05조: both in 억, as long as the larger has five digits.
      const bool small = range.min_nonzero < 0.1 * std::pow(10, units[i].exponent);
      const std::size_t next = i + 1;
      if (small && next < std::size(units) && largest < std::pow(10, units[next].exponent + 5))
        return units[next];
      return units[i];
    }
    return std::nullopt;
  }
  if (largest >= 1e9) return NumberUnit{"B", 9};
  if (largest >= 1e6) return NumberUnit{"M", 6};
  if (largest >= 1e4) return NumberUnit{"K", 3};
  return std::nullopt;
}

int needed_decimals(const ChartData& data) {
  int needed = 0;
  for (const ChartColumn& column : data.series) {
    for (const std::optional<double>& value : column.values) {
      if (value) needed = std::max(needed, decimals_of(*value));
    }
  }
  return needed;
}

// Whether only values below 1 need decimals: 0.3 beside 442, which nobody writes as 442.0.
bool has_only_small_fractions(const ChartData& data) {
  bool large = false;
  for (const ChartColumn& column : data.series) {
    for (const std::optional<double>& value : column.values) {
      if (!value || *value == 0) continue;
      if (*value < 0 || (*value >= 1 && decimals_of(*value) > 0)) return false;
      large = large || *value >= 1;
    }
  }
  return large;
}

bool is_extreme(const ValueRange& range) {
  const double largest = std::max(std::abs(range.min), std::abs(range.max));
  return largest >= kScientificFrom || (largest > 0 && largest < kScientificBelow);
}

}  // namespace

double without_noise(double value) {
  if (std::trunc(value) == value && std::abs(value) < kScientificFrom) return value;  // has none
  const std::string text = fmt::format("{:.15g}", value);
  return std::strtod(text.c_str(), nullptr);
}

std::optional<NumberUnit> unit_for(const ValueRange& range, const std::string& units,
                                   const std::string& language) {
  if (is_extreme(range)) return std::nullopt;
  if (units == "auto") return automatic_unit(range, language);
  static constexpr struct {
    std::string_view name;
    int exponent;
  } kUnits[] = {{"K", 3},  {"M", 6},  {"B", 9},  {"천", 3},  {"만", 4}, {"万", 4},
                {"억", 8}, {"億", 8}, {"亿", 8}, {"조", 12}, {"兆", 12}};
  for (const auto& unit : kUnits) {
    if (unit.name == units) return NumberUnit{units, unit.exponent};
  }
  static constexpr struct {
    std::string_view name;
    int exponent;
  } kHeadings[] = {{"thousand", 3}, {"million", 6}, {"billion", 9}, {"천 원", 3},  {"천원", 3},
                   {"만 원", 4},    {"만원", 4},    {"백만", 6},    {"백만 원", 6}, {"백만원", 6},
                   {"억 원", 8},    {"억원", 8},    {"십억", 9},    {"조 원", 12}, {"조원", 12}};
  for (const auto& unit : kHeadings) {
    if (unit.name == units) return NumberUnit{units, unit.exponent, true};
  }
  return std::nullopt;
}

NumberFormat label_format(const ValueRange& range, const ChartData& data,
                          const std::string& authored, const std::optional<NumberUnit>& unit) {
  if (!authored.empty()) return parse_number_format(authored);
  if (is_extreme(range)) return parse_number_format("0.0E+00");
  if (unit && !unit->scales_data()) return in_thousands(*unit, range);
  const int decimals = std::min(needed_decimals(data), sensible_decimals(range));
  const NumberFormat number = plain(decimals);
  if (unit && !unit->in_heading) return with_text(number, unit->name);
  if (decimals > 0 && has_only_small_fractions(data))
    return parse_number_format(fmt::format("[>=1]{};0.{:0<{}}", plain(0).code, "", decimals));
  return number;
}

NumberFormat axis_format(double step, const NumberFormat& labels, const std::string& authored,
                         const std::optional<NumberUnit>& unit) {
  // An application with smaller steps than ours has steps of at least 1/2.
  constexpr double kWholeTicksFrom = 2;
  const bool whole = step >= kWholeTicksFrom;
  if (!authored.empty() || labels.sections.front().scientific) return labels;
  if (unit && unit->scales_data() && !unit->in_heading)
    return with_text(plain(whole ? 0 : std::max(1, decimals_of(step))), unit->name);
  if (unit && has_unit(labels)) return labels;
  return whole ? plain(0) : NumberFormat{};
}

}  // namespace deckle::layout
