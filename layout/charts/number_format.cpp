#include "layout/charts/number_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

namespace deckle::layout {
namespace {

constexpr double kScientificFrom = 1e15;   // digits beyond are not exact in a spreadsheet
constexpr double kScientificBelow = 1e-6;  // more zeros than a label can carry
constexpr int kMaxDecimals = 6;

int decimals_of(double value) {
  const std::string text = fmt::format("{:.15g}", value);
  if (text.find('e') != std::string::npos) return std::abs(value) < 1 ? kMaxDecimals : 0;
  const std::size_t point = text.find('.');
  return point == std::string::npos ? 0 : static_cast<int>(text.size() - point - 1);
}

// Decimals that still tell values of this size apart: three digits or so.
int sensible_decimals(const ValueRange& range) {
  const double largest = std::max(std::abs(range.min), std::abs(range.max));
  if (largest >= 1000) return 0;
  if (largest >= 100) return 1;
  if (largest >= 1) return 2;
  const double least = range.least_nonzero > 0 ? range.least_nonzero : 1;
  return std::min(kMaxDecimals, static_cast<int>(std::ceil(-std::log10(least))) + 1);
}

NumberFormat plain(int decimals) {
  NumberFormat format;
  format.general = false;
  format.grouping = true;
  format.decimals = decimals;
  format.code = "#,##0";
  if (decimals > 0) format.code += "." + std::string(static_cast<std::size_t>(decimals), '0');
  return format;
}

NumberFormat scientific() {
  NumberFormat format;
  format.general = false;
  format.scientific = true;
  format.decimals = 1;
  format.code = "0.0E+00";
  return format;
}

// `exponent` of ten the unit stands for: 4 for 만, 8 for 억, 3, 6, 9 for K, M, B.
NumberFormat in_units(const std::string& unit, int exponent, const ValueRange& range) {
  NumberFormat format;
  format.general = false;
  format.suffix = unit;
  format.thousands = exponent / 3;
  format.shifted_decimals = exponent % 3;
  const std::string commas(static_cast<std::size_t>(format.thousands), ',');
  if (format.shifted_decimals > 0) {
    format.code = fmt::format("0\\.{}{}\"{}\"",
                              std::string(static_cast<std::size_t>(format.shifted_decimals), '0'),
                              commas, unit);
    return format;
  }
  const double largest = std::max(std::abs(range.min), std::abs(range.max));
  format.grouping = true;
  format.decimals = largest < std::pow(10, exponent + 2) ? 1 : 0;
  format.code = fmt::format("#,##0{}{}\"{}\"", format.decimals > 0 ? ".0" : "", commas, unit);
  return format;
}

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

std::string grouped(std::string digits) {
  const std::size_t end = std::min(digits.find('.'), digits.size());
  const std::size_t begin = !digits.empty() && digits[0] == '-' ? 1 : 0;
  for (std::size_t i = end; i > begin + 3;) {
    i -= 3;
    digits.insert(i, ",");
  }
  return digits;
}

}  // namespace

double without_noise(double value) {
  const std::string text = fmt::format("{:.15g}", value);
  return std::strtod(text.c_str(), nullptr);
}

NumberFormat parse_number_format(const std::string& code) {
  NumberFormat format;
  format.code = code;
  if (code.empty() || code.find("General") != std::string::npos) {
    format.code = code.empty() ? "General" : code;
    return format;
  }
  format.general = false;
  bool after_point = false, digits = false;
  std::string* literal = &format.prefix;
  for (std::size_t i = 0; i < code.size() && code[i] != ';'; ++i) {
    const char c = code[i];
    if (c == '"') {
      const std::size_t end = std::min(code.find('"', i + 1), code.size());
      literal->append(code, i + 1, end - i - 1);
      i = end;
    } else if (c == '[') {
      const std::size_t end = std::min(code.find(']', i), code.size());
      // [$₩-412]: a currency mark, and a locale.
      if (i + 1 < code.size() && code[i + 1] == '$')
        literal->append(code, i + 2, std::min(code.find('-', i), end) - i - 2);
      i = end;
    } else if (c == '\\' || c == '_' || c == '*') {
      ++i;
      if (c == '\\' && i < code.size()) literal->append(1, code[i]);
    } else if (c == '0' || c == '#' || c == '?') {
      digits = true;
      literal = &format.suffix;
      if (after_point) ++format.decimals;
      format.thousands = 0;
    } else if (c == '.') {
      after_point = true;
    } else if (c == ',') {
      if (digits) ++format.thousands;  // grouping when digits follow
      if (i + 1 < code.size() && (code[i + 1] == '0' || code[i + 1] == '#')) format.grouping = true;
    } else if (c == '%') {
      format.percent = true;
    } else if ((c == 'E' || c == 'e') && digits) {
      format.scientific = true;
      break;
    } else {
      literal->append(1, c);
    }
  }
  return format;
}

std::string shown(double value, const NumberFormat& format) {
  if (format.general) return fmt::format("{:.10g}", value);
  if (format.scientific) {
    return fmt::format("{}{:.{}E}{}", format.prefix, value, format.decimals, format.suffix);
  }
  double scaled = format.percent ? value * 100 : value;
  scaled /= std::pow(1000, format.thousands) * std::pow(10, format.shifted_decimals);
  std::string digits = fmt::format("{:.{}f}", scaled, format.decimals + format.shifted_decimals);
  if (format.grouping) digits = grouped(digits);
  return format.prefix + digits + (format.percent ? "%" : "") + format.suffix;
}

NumberFormat label_format(const ValueRange& range, const ChartData& data,
                          const std::string& authored, const std::string& units,
                          const std::string& language) {
  if (!authored.empty()) return parse_number_format(authored);
  if (is_extreme(range)) return scientific();
  if (units == "auto") {
    NumberFormat format = automatic_units(range, language);
    if (!format.suffix.empty()) return format;
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
  if (!authored.empty() || labels.scientific || (!units.empty() && !labels.suffix.empty()))
    return labels;
  // A reader that takes smaller steps than we do takes halves of 1 at least.
  constexpr double kWholeTicksFrom = 2;
  return step < kWholeTicksFrom ? NumberFormat{} : plain(0);
}

}  // namespace deckle::layout
