#include "slidespec/number_format/number_format.h"

#include <gtest/gtest.h>

namespace deckle {
namespace {

TEST(NumberFormatCode, IsRefusedWhenAReaderWouldRepairIt) {
  const struct {
    std::string code;
    bool good;
  } rows[] = {
      {"#,##0", true},
      {"0.0%", true},
      {"General", true},
      {"General\"명\"", true},
      {"#,##0만", true},
      {"[$₩-412]#,##0", true},
      {"#,##0;[Red]-#,##0;\"없음\";@", true},
      {"yyyy\\-mm\\-dd", true},
      {"h:mm AM/PM", true},
      {"0.0E+00", true},
      {std::string(255, '0'), true},
      {"", false},
      {std::string(256, '0'), false},
      {"\"open", false},
      {"[Red", false},
      {"0]", false},
      {"[]0", false},
      {"0\\", false},
      {"0;0;0;0;0", false},
      {"0 km", false},
      {"0\t0", false},
      {"0\n", false},
  };
  for (const auto& row : rows)
    EXPECT_EQ(number_format_flaw(row.code).empty(), row.good) << row.code;
}

TEST(NumberFormatCode, IsOfADateWhereItHasItsLetters) {
  const struct {
    const char* code;
    bool date;
  } rows[] = {
      {"yyyy\\-mm\\-dd", true}, {"m/d/yy h:mm", true},
      {"h AM/PM", true},        {"[h]:mm", true},
      {"[mm]", true},           {"[$-412]yyyy\"년\" m\"월\"", true},
      {"mmm-yy;@", true},       {"", false},
      {"General", false},       {"Standard", false},
      {"0.00E+00", false},      {"#,##0\"days\"", false},
      {"[Red]0", false},        {"[>=100]0", false},
      {"0\\d", false},          {"e", false},
      {"0_d", false},
  };
  for (const auto& row : rows) EXPECT_EQ(is_date_format(row.code), row.date) << row.code;
}

TEST(NumberFormat, WritesDatesAndTimes) {
  const struct {
    double serial;
    const char *code, *text;
  } rows[] = {{45366, "yyyy\\-mm\\-dd", "2024-03-15"}, {45366, "d-mmm-yy", "15-Mar-24"},
              {45366, "mmmm yyyy", "March 2024"},     {45366, "[$-409]ddd", "Fri"},
              {45366.75, "h:mm AM/PM", "6:00 PM"},    {45366.75, "hh:mm:ss", "18:00:00"},
              {1, "m/d/yyyy", "12/31/1899"},          {45351, "m\"월\" d\"일\"", "2월 29일"},
              {1e300, "yyyy", ""}};
  for (const auto& row : rows) EXPECT_EQ(write_date(row.serial, row.code), row.text) << row.code;
}

TEST(NumberFormatCode, QuotesWordsForReadersOfEveryLanguage) {
  const struct {
    const char* code;
    const char* portable;
  } rows[] = {
      {"#,##0", "#,##0"},
      {"#,##0만", "#,##0\"만\""},
      {"#,##0만원", "#,##0\"만원\""},
      {"₩#,##0억;-#,##0억", "\"₩\"#,##0\"억\";-#,##0\"억\""},
      {"#,##0\"만\"", "#,##0\"만\""},
      {"[$₩-412]#,##0", "[$₩-412]#,##0"},
      {"0\\명", "0\\명"},
  };
  for (const auto& row : rows)
    EXPECT_EQ(portable_number_format(row.code), row.portable) << row.code;
}

TEST(NumberFormat, WritesAsASpreadsheetDoes) {
  const struct {
    const char* code;
    double value;
    const char* expected;
  } rows[] = {
      // Half away from zero, on the decimal digits.
      {"0", 0.5, "1"},
      {"0", 1.5, "2"},
      {"0", 2.5, "3"},
      {"0", 4.5, "5"},
      {"0", -0.5, "-1"},
      {"0", 0.49, "0"},
      {"0", 99.5, "100"},
      {"0.0", 9.95, "10.0"},
      {"0.0", 0.05, "0.1"},
      {"0.00", 1.005, "1.01"},
      {"0.00", -1.005, "-1.01"},
      {"0%", 0.125, "13%"},
      {"0%", 0.145, "15%"},
      {"0%", 0.285, "29%"},
      // 15 significant digits.
      {"0", 2.4999999999999996, "3"},
      {"0.0", 0.1 + 0.2, "0.3"},
      {"0.00000000000000000", 0.1 + 0.2, "0.30000000000000000"},
      {"0", 1.23456789012345678e17, "123456789012346000"},
      {"0", 1e20, "100000000000000000000"},
      {"0.0", 5e-324, "0.0"},
      // Nothing has no sign.
      {"0", -0.2, "0"},
      {"0", -0.0, "0"},
      {"0.0%", -0.0001, "0.0%"},
      {"General", -0.0, "0"},
      // Places for digits.
      {"0", 1234.6, "1235"},
      {"000", 7, "007"},
      {"0.0#", 7, "7.0"},
      {"0.0#", 7.25, "7.25"},
      {"0.##", 7, "7"},
      {"#.#", 0.5, ".5"},
      {"#", 0, "0"},
      {"0.00", -1.5, "-1.50"},
      // Grouping, and division by a thousand.
      {"#,##0", 0, "0"},
      {"#,##0", 999.5, "1,000"},
      {"#,##0", 1234567, "1,234,567"},
      {"#,##0.00", -1234567.891, "-1,234,567.89"},
      {"#,##0,", 1234567, "1,235"},
      {"0.0,,", 1250000, "1.3"},
      {"0,.0", 1250, "1.3"},
      {"#,##0,\"K\"", 123456, "123K"},
      {"000,000", 1234, "001,234"},
      // A point of its own, for units of 10,000.
      {"0\\.0,\"만\"", 1234567, "123.5만"},
      {"0\\.0,\"만\"", 5000, "0.5만"},
      {"0\\.0,\"만\"", -12345, "-1.2만"},
      {"0\\.0,\"만\"", 12500, "1.3만"},
      {"0\\.00,,\"억\"", 2.345e9, "23.45억"},
      {"000\\-0000", 5551234, "555-1234"},
      // Literal text.
      {"0.0%", 0.256, "25.6%"},
      {"0\"%p\"", 3, "3%p"},
      {"0%%", 0.01, "100%%"},
      {"%0", 0.5, "%50"},
      {"₩#,##0", 5000, "₩5,000"},
      {"[$₩-412]#,##0", 1500, "₩1,500"},
      {"$0.00", -2, "-$2.00"},
      {"#,##0\"억\"", 5000, "5,000억"},
      {"0\\명", 3, "3명"},
      {"General\"명\"", 12.5, "12.5명"},
      {"\"none\"", 5, "none"},
      // Exponents.
      {"0.00E+00", 12345, "1.23E+04"},
      {"0.0E+00", 5e-324, "4.9E-324"},
      {"0.0E+00", 1e308, "1.0E+308"},
      {"0.0E+00", 9.96, "1.0E+01"},
      {"0.0E+00", 1.25, "1.3E+00"},
      {"0.0E+00", 0, "0.0E+00"},
      {"0E+0", -12345, "-1E+4"},
      {"0.0E-00", 12345, "1.2E04"},
      {"##0.0E+0", 12345, "12.3E+3"},
      {"##0.0E+0", 0.012, "12.0E-3"},
      {"##0.0E+0", 999960, "1.0E+6"},
      {"0.0E+00\" m\"", 12345, "1.2E+04 m"},
      // Sections.
      {"#,##0;[Red]-#,##0", 12, "12"},
      {"#,##0;[Red]-#,##0", -12, "-12"},
      {"#,##0;(#,##0)", -7.5, "(8)"},
      {"#,##0;(#,##0)", 0, "0"},
      {"0;-0;\"none\"", 0, "none"},
      {"0;-0;\"none\"", 0.2, "0"},
      {"0;-0;0;@", -3, "-3"},
      {"0;;", -3, ""},
      {"[>=1000000]0.0,,\"M\";[>=1000]0.0,\"K\";0", 2500000, "2.5M"},
      {"[>=1000000]0.0,,\"M\";[>=1000]0.0,\"K\";0", 2500, "2.5K"},
      {"[>=1000000]0.0,,\"M\";[>=1000]0.0,\"K\";0", 250, "250"},
      {"[>=1000]0,\"K\";0", -5, "-5"},
      {"[<0]0.0;0", -5, "-5.0"},
      // As many digits as there are.
      {"General", 12.5, "12.5"},
      {"General", 0.1 + 0.2, "0.3"},
      {"", 7, "7"},
      {"@", 7, "7"},
      // What is only measured.
      {"yyyy\\-mm\\-dd", 45292, "yyyy-mm-dd"},
  };
  for (const auto& row : rows)
    EXPECT_EQ(write_number(row.value, parse_number_format(row.code)), row.expected)
        << row.code << " " << row.value;
}

TEST(NumberFormat, IsPlainWhereDigitsAndTextAreAllThereIs) {
  for (const char* code :
       {"0", "#,##0.0", "0%", "\"₩\"#,##0", "0\\.0", "0.0E+00", "#,##0,", "(0)", "#,##0;[Red]0"})
    EXPECT_TRUE(parse_number_format(code).sections.front().plain) << code;
  for (const char* code : {"General", "yyyy", "h:mm AM/PM", "# ?/?", "[Red]0", "0_)", "@", "\"open",
                           "\\", "0.0.0", ",0", "0/0"})
    EXPECT_FALSE(parse_number_format(code).sections.front().plain) << code;
}

TEST(NumberFormat, TakesAnyText) {
  for (const char* code : {"\"",
                           "[",
                           "[$",
                           "[$-",
                           "[>",
                           "[>=]0",
                           "\\",
                           ";",
                           ";;;;;",
                           "E",
                           "0E",
                           ".",
                           ",",
                           "%",
                           "0;0;0;0;0;0",
                           "\xFF\xFE"
                           "0",
                           "0E+",
                           "E+00",
                           "_",
                           "*"}) {
    for (const double value : {0.0, -1.5, 1e300, 5e-324})
      static_cast<void>(write_number(value, parse_number_format(code)));
  }
}

TEST(NumberFormat, CountsDecimals) {
  const struct {
    double value;
    int decimals;
  } rows[] = {{0, 0},     {1, 0},      {12.5, 1}, {0.1 + 0.2, 1}, {-1.25, 2},
              {1e300, 0}, {1e-10, 10}, {1200, 0}, {0.000123, 6}};
  for (const auto& row : rows) EXPECT_EQ(decimals_of(row.value), row.decimals) << row.value;
}

}  // namespace
}  // namespace deckle
