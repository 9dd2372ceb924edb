#pragma once
// Number formats of spreadsheets (ECMA-376 Part 1, 18.8.31): checked, parsed, and numbers written
// by them. The only reader of these codes; check.cpp, dates.cpp, parse.cpp and write.cpp share its
// tokens.
//
// No shared state: every function may run on any number of threads.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"

namespace deckle {

// Text among the digits before the point: the "." of 0\.0,"만", which shows thousands as 1.2만.
struct InnerText {
  int digits_behind = 0;  // digits between the text and the point
  std::string text;
};

// [>=1000]: the numbers a section is for.
struct FormatCondition {
  std::string comparison;  // one of < <= = <> >= >
  double than = 0;
};

// The section for one kind of number. Default: only its literal text.
struct NumberFormatSection {
  std::string before, behind;  // literal text around the digits, a percent sign included
  std::vector<InnerText> inner;
  std::optional<FormatCondition> condition;
  bool general = false;     // as many digits as the number has
  bool has_digits = false;  // at least one digit placeholder
  bool grouped = false;     // 1,234
  bool scientific = false;
  // Only digits, grouping, decimals, percent, an exponent and literal text. Anything else (dates,
  // fractions, conditions, colours, padding) is written literally or left out, which is accurate
  // enough to measure.
  bool plain = true;
  int percents = 0;        // each multiplies by 100
  int thousands = 0;       // commas after the digits: each divides by 1,000
  int whole_digits = 0;    // digit placeholders before the point
  int min_digits = 0;      // of them always written: 00 writes 7 as 07
  int min_decimals = 0;    // 0.0# writes 7 as 7.0
  int max_decimals = 0;
  int exponent_digits = 0;     // at least, padded with zeros
  bool exponent_plus = false;  // E+00, whose exponents always have a sign
};

// Made by parse_number_format(); a default one is General.
struct NumberFormat {
  std::string code = "General";
  // One for all numbers; or positive and negative; or positive, negative and zero. A fourth, for
  // text, is left out.
  std::vector<NumberFormatSection> sections = {general_section()};

 private:
  static NumberFormatSection general_section() {
    NumberFormatSection section;
    section.general = true;
    return section;
  }
};

// Why `code` cannot be used, or empty: an application that cannot parse a format repairs the whole
// file. Checked: length (255 characters), control characters, unclosed quotes and brackets, more
// than four sections, an escape at the end, letters without meaning outside quotes.
[[nodiscard]] Message number_format_flaw(std::string_view code);

// `code` with literal text outside ASCII put in quotes, which applications in every language read
// alike: #,##0만 → #,##0"만". `code` must be without flaws.
[[nodiscard]] std::string portable_number_format(std::string_view code);

// Accepts any text: invalid parts become literal text. An empty code is General.
[[nodiscard]] NumberFormat parse_number_format(std::string_view code);

// Whether the format shows a number as a date or a time: yyyy-mm-dd, h:mm AM/PM, [h]:mm.
[[nodiscard]] bool is_date_format(std::string_view code);

// The section that `value` is written by.
[[nodiscard]] const NumberFormatSection& section_of(double value, const NumberFormat& format);

// `value` as a spreadsheet shows it: from its first 15 significant digits, rounded half away from
// zero in decimal. 2.5 with 0 is 3; 0.145 with 0% is 15%, though no double is 0.145. A value that
// rounds to 0 has no minus, and a point without decimals is left out (a spreadsheet writes it: 5.
// with 0.#).
[[nodiscard]] std::string write_number(double value, const NumberFormat& format);

// A spreadsheet's day (days since 1899-12-30) by a format of dates and times, with English names.
// Empty for a day that no calendar has.
[[nodiscard]] std::string write_date(double serial, std::string_view code);

// Decimals among the first 15 significant digits: 1 of 12.5 and of 0.1 + 0.2.
[[nodiscard]] int decimals_of(double value);

// Inserts commas between groups of three digits before the point; a leading minus is allowed.
[[nodiscard]] std::string group_thousands(std::string digits);

}  // namespace deckle
