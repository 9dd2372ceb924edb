#include "layout/charts/number_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
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

// `exponent`: power of ten of the unit: 4 for 만, 8 for 억, 3, 6, 9 for K, M, B.
NumberFormat in_units(const std::string& unit, int exponent, const ValueRange& range) {
  const std::string commas(static_cast<std::size_t>(exponent / 3), ',');
  if (exponent % 3 > 0) {
    return parse_number_format(fmt::format(
        "0\\.{}{}\"{}\"", std::string(static_cast<std::size_t>(exponent % 3), '0'), commas, unit));
  }
  const double largest = std::max(std::abs(range.min), std::abs(range.max));
  const char* decimals = largest < std::pow(10, exponent + 2) ? ".0" : "";
  return parse_number_format(fmt::format("#,##0{}{}\"{}\"", decimals, commas, unit));
}

bool has_unit(const NumberFormat& format) { return !format.sections.front().behind.empty(); }

NumberFormat automatic_units(const ValueRange& range, const std::string& language) {
  const double largest = std::max(std::abs(range.min), std::abs(range.max));
  const std::string primary = language.substr(0, 2);
  const bool traditional = language.find("Hant") != std::string::npos ||
                           language.find("TW") != std::string::npos ||
                           language.find("HK") != std::string::npos;
  if (primary == "ko" || primary == "ja" || primary == "zh") {
    const char* ten_thousand = primary == "ko" ? "만" : traditional ? "萬" : "万";
    const char* hundred_million = primary == "ko"                  ? "억"
                                  : primary == "ja" || traditional ? "億"
                                                                   : "亿";
    if (largest >= 1e8) return in_units(hundred_million, 8, range);
    if (largest >= 1e4) return in_units(ten_thousand, 4, range);
    return plain(0);
  }
  if (largest >= 1e9) return in_units("B", 9, range);
  if (largest >= 1e6) return in_units("M", 6, range);
  if (largest >= 1e4) return in_units("K", 3, range);
  return plain(0);
}

bool is_extreme(const ValueRange& range) {
  const double largest = std::max(std::abs(range.min), std::abs(range.max));
  return largest >= kScientificFrom || (largest > 0 && largest < kScientificBelow);
}

}  // namespace

double without_noise(double value) {
  const std::string text = fmt::format("{:.15g}", value);
  return std::strtod(text.c_str(), nullptr);
}

NumberFormat label_format(const ValueRange& range, const ChartData& data,
                          const std::string& authored, const std::string& units,
                          const std::string& language) {
  if (!authored.empty()) return parse_number_format(authored);
  if (is_extreme(range)) return parse_number_format("0.0E+00");
  if (units == "auto") {
    NumberFormat format = automatic_units(range, language);
    if (has_unit(format)) return format;
  } else if (!units.empty()) {
    struct Unit {
      std::string_view name;
      int exponent;
    };
    static constexpr Unit kUnits[] = {{"K", 3},  {"M", 6},  {"B", 9},  {"천", 3}, {"만", 4},
                                      {"万", 4}, {"억", 8}, {"億", 8}, {"亿", 8}};
    for (const Unit& unit : kUnits) {
      if (unit.name == units) return in_units(units, unit.exponent, range);
    }
  }
  int needed = 0;
  for (const ChartColumn& column : data.series) {
    for (const std::optional<double>& value : column.values) {
      if (value) needed = std::max(needed, decimals_of(*value));
    }
  }
  return plain(std::min(needed, sensible_decimals(range)));
}

NumberFormat axis_format(double step, const NumberFormat& labels, const std::string& authored,
                         const std::string& units) {
  if (!authored.empty() || labels.sections.front().scientific ||
      (!units.empty() && has_unit(labels)))
    return labels;
  // An application with smaller steps than ours has steps of at least 1/2.
  constexpr double kWholeTicksFrom = 2;
  return step < kWholeTicksFrom ? NumberFormat{} : plain(0);
}

}  // namespace deckle::layout
