#pragma once
// Numbers as a table shows them: exactly what was authored, unless a format rounds them.

#include <optional>
#include <string>
#include <string_view>

namespace deckle::layout {

// The part of a spreadsheet format (ECMA-376 Part 1, 18.8.31) that writes one number: digits,
// grouping, decimals, percent, and literal characters before and behind.
struct CellFormat {
  std::string before, behind;
  bool grouped = false;
  bool percent = false;
  int least_digits = 1;    // before the point: 00 writes 7 as 07
  int least_decimals = 0;  // 0.0# writes 7 as 7.0
  int most_decimals = 0;
};

// nullopt for formats that mean more than one number: dates, exponents, fractions, conditions.
// A format's sections for negative numbers and zero are not looked at.
[[nodiscard]] std::optional<CellFormat> parse_cell_format(std::string_view format);
[[nodiscard]] std::string format_cell_number(double value, const CellFormat& format);

// The shortest digits that are this number and no other, "1,234.5" when grouped, with zeros up to
// `decimals`.
[[nodiscard]] std::string exact_number(double value, bool grouped, int decimals);
// Decimals of those digits; 0 for numbers written with an exponent.
[[nodiscard]] int decimals_of(double value);

// Whether a text reads as one number: "1,234", "12.5%", "△3", "(7)", "$5M", "3.2조원".
[[nodiscard]] bool reads_as_number(std::string_view text);
// Whether a text stands for a missing number: "-", "–", "n/a", blanks.
[[nodiscard]] bool reads_as_missing(std::string_view text);

}  // namespace deckle::layout
