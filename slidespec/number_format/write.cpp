#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "slidespec/number_format/number_format.h"

namespace deckle {
namespace {

constexpr int kGeneralDigits = 10;  // of 11 places, one is the point's

// A positive number in decimal: 0.d₁d₂d₃… times ten to the `point`.
struct Decimal {
  std::string digits;
  int point = 0;
};

// The 15 significant digits that a spreadsheet keeps, without trailing zeros.
Decimal significant(double magnitude) {
  Decimal out;
  if (magnitude == 0) return out;
  char buffer[32];  // d.dddddddddddddde±xxx
  const char* end =
      std::to_chars(buffer, buffer + sizeof buffer, magnitude, std::chars_format::scientific, 14).ptr;
  const std::string text(static_cast<const char*>(buffer), end);
  const std::size_t exponent = text.find('e');
  out.digits = text.substr(0, 1) + text.substr(2, exponent - 2);
  out.digits.erase(out.digits.find_last_not_of('0') + 1);
  out.point = std::atoi(text.c_str() + exponent + 1) + 1;
  return out;
}

struct Written {
  std::string whole, decimals;  // at least one whole digit
};

// Rounded to `decimals`, half away from zero.
Written rounded(Decimal number, int decimals) {
  std::string& digits = number.digits;
  if (number.point < 1) {
    digits.insert(0, static_cast<std::size_t>(1 - number.point), '0');
    number.point = 1;
  }
  auto point = static_cast<std::size_t>(number.point);
  const std::size_t kept = point + static_cast<std::size_t>(decimals);
  if (digits.size() < kept + 1) digits.append(kept + 1 - digits.size(), '0');
  const bool up = digits[kept] >= '5';
  digits.resize(kept);
  if (up) {
    std::size_t at = digits.size();
    while (at > 0 && digits[at - 1] == '9') digits[--at] = '0';
    if (at > 0) {
      ++digits[at - 1];
    } else {
      digits.insert(0, 1, '1');
      ++point;
    }
  }
  const std::size_t zeros = std::min(digits.find_first_not_of('0'), point - 1);
  return {digits.substr(zeros, point - zeros), digits.substr(point)};
}

bool is_nothing(const Written& number) {
  return number.whole == "0" && number.decimals.find_first_not_of('0') == std::string::npos;
}

// In the digit placeholders of `section`.
std::string in_places(Written number, const NumberFormatSection& section) {
  std::string& decimals = number.decimals;
  const auto min_decimals = static_cast<std::size_t>(section.min_decimals);
  while (decimals.size() > min_decimals && decimals.back() == '0') decimals.pop_back();
  std::string& whole = number.whole;
  const auto min = static_cast<std::size_t>(section.min_digits);
  if (whole.size() < min) whole.insert(0, min - whole.size(), '0');
  // A lone zero is written where a placeholder requires it, or where there would be no digit.
  if (min == 0 && whole == "0" && !decimals.empty()) whole.clear();
  if (section.grouped) whole = group_thousands(std::move(whole));
  std::size_t at = whole.size();
  int behind = 0;
  for (auto inner = section.inner.rbegin(); inner != section.inner.rend(); ++inner) {
    for (; at > 0 && behind < inner->digits_behind; --at) behind += whole[at - 1] == ',' ? 0 : 1;
    whole.insert(at, inner->text);
  }
  return decimals.empty() ? whole : whole + "." + decimals;
}

std::string with_exponent(const Decimal& number, const NumberFormatSection& section) {
  // ##0.0E+0 has exponents divisible by three.
  const int step = std::max(1, section.whole_digits);
  const auto floored = [step](int exponent) {
    return (exponent >= 0 ? exponent : exponent - step + 1) / step * step;
  };
  int exponent = number.digits.empty() ? 0 : floored(number.point - 1);
  const auto mantissa = [&] {
    return rounded({number.digits, number.point - exponent}, section.max_decimals);
  };
  Written written = mantissa();
  if (written.whole.size() > static_cast<std::size_t>(step)) {  // 9.99 became 10.0
    exponent += step;
    written = mantissa();
  }
  const char* sign = exponent < 0 ? "-" : section.exponent_plus ? "+" : "";
  return in_places(std::move(written), section) +
         fmt::format("E{}{:0{}}", sign, std::abs(exponent), section.exponent_digits);
}

bool holds(const FormatCondition& condition, double value) {
  const std::string& sign = condition.comparison;
  if (value == condition.than) return sign == "=" || sign == "<=" || sign == ">=";
  return sign == "<>" || sign.front() == (value < condition.than ? '<' : '>');
}

bool has_conditions(const NumberFormat& format) {
  return std::any_of(format.sections.begin(), format.sections.end(),
                     [](const NumberFormatSection& section) { return section.condition; });
}

// Whether the section's own text shows that the number is negative.
bool shows_sign(const NumberFormat& format, const NumberFormatSection& section) {
  return format.sections.size() > 1 && &section == &format.sections[1] && !has_conditions(format);
}

}  // namespace

const NumberFormatSection& section_of(double value, const NumberFormat& format) {
  const std::vector<NumberFormatSection>& sections = format.sections;
  if (has_conditions(format)) {
    for (const NumberFormatSection& section : sections) {
      if (!section.condition || holds(*section.condition, value)) return section;
    }
    return sections.back();
  }
  if (value < 0 && sections.size() > 1) return sections[1];
  return value == 0 && sections.size() > 2 ? sections[2] : sections.front();
}

std::string write_number(double value, const NumberFormat& format) {
  const NumberFormatSection& section = section_of(value, format);
  if (!section.has_digits && !section.general) return section.before + section.behind;
  const double magnitude = std::abs(value);
  std::string digits;
  bool nothing = false;
  if (section.general || !std::isfinite(value)) {
    digits = fmt::format("{:.{}g}", magnitude, kGeneralDigits);
    nothing = digits == "0";
  } else {
    Decimal number = significant(magnitude);
    number.point += 2 * section.percents - 3 * section.thousands;
    if (section.scientific) {
      digits = with_exponent(number, section);
      nothing = magnitude == 0;
    } else {
      Written written = rounded(std::move(number), section.max_decimals);
      nothing = is_nothing(written);
      digits = in_places(std::move(written), section);
    }
  }
  const bool minus = value < 0 && !nothing && !shows_sign(format, section);
  return (minus ? "-" : "") + section.before + digits + section.behind;
}

int decimals_of(double value) {
  const Decimal number = significant(std::abs(value));
  return std::max(0, static_cast<int>(number.digits.size()) - number.point);
}

std::string group_thousands(std::string digits) {
  const std::size_t first = digits.starts_with('-') ? 1 : 0;
  std::size_t at = std::min(digits.find('.'), digits.size());
  while (at > first + 3) {
    at -= 3;
    digits.insert(at, 1, ',');
  }
  return digits;
}

}  // namespace deckle
