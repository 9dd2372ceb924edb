#include "ooxml/workbook/cell_values.h"

#include <gtest/gtest.h>

#include "ooxml/workbook/shared_strings.h"

namespace deckle::ooxml {
namespace {

TEST(CellValues, ReadsNumbersWithoutALocale) {
  const struct {
    const char* text;
    std::optional<double> number;
  } rows[] = {
      {"4.3", 4.3},
      {" 12\n", 12},
      {"+5", 5},
      {"-1.5E-3", -0.0015},
      {"1e3", 1000},
      {"5e-324", 5e-324},
      {"", std::nullopt},
      {" ", std::nullopt},
      {"1,5", std::nullopt},
      {"1.5.2", std::nullopt},
      {"+-1", std::nullopt},
      {"#N/A", std::nullopt},
      {"NaN", std::nullopt},
      {"INF", std::nullopt},
      {"1e999", std::nullopt},
      {"0x10", std::nullopt},
      {"12 %", std::nullopt},
  };
  for (const auto& row : rows) EXPECT_EQ(read_number(row.text), row.number) << row.text;
}

TEST(CellValues, ReadsEscapedCharacters) {
  const struct {
    const char* written;
    const char* text;
  } rows[] = {
      {"plain", "plain"},
      {"a_x000A_b", "a\nb"},
      {"a_x000D__x000A_b", "a\nb"},
      {"a_x000D_\nb", "a\nb"},
      {"a\r\nb\rc", "a\nb\nc"},
      {"_x005F_x000A_", "_x000A_"},
      {"_x00e9_", "é"},
      {"_xD83D__xDE00_", "😀"},
      {"_xD83D_x", "\uFFFDx"},
      {"_xDE00_", "\uFFFD"},
      {"_x0001_", "\uFFFD"},
      {"_xFFFF_", "\uFFFD"},
      {"_x000B_", "\v"},
      {"_x00G0_", "_x00G0_"},
      {"_x000A", "_x000A"},
      {"한글_x", "한글_x"},
      {"_", "_"},
  };
  for (const auto& row : rows) EXPECT_EQ(from_xstring(row.written), row.text) << row.written;
  for (const char* text : {"_x000A_", "a_x00e9_b", "__x005F_", "_x005F_x005F_"})
    EXPECT_EQ(from_xstring(as_xstring(text)), text);
}

TEST(CellValues, CountsDaysAsSpreadsheetsDo) {
  const struct {
    const char* iso;
    bool date1904;
    std::optional<double> serial;
  } rows[] = {
      {"1900-03-01", false, 61},
      {"2024-02-29", false, 45351},
      {"2024-02-29", true, 43889},
      {"2024-01-01T12:00:00", false, 45292.5},
      {"2024-01-01T06:00:00.5Z", false, 45292.25},
      {"2023-02-29", false, std::nullopt},
      {"2024/02/29", false, std::nullopt},
      {"2024-02", false, std::nullopt},
      {"", false, std::nullopt},
  };
  for (const auto& row : rows) EXPECT_EQ(date_serial(row.iso, row.date1904), row.serial) << row.iso;
  EXPECT_EQ(iso_date(45351, false), "2024-02-29");
  EXPECT_EQ(iso_date(43889, true), "2024-02-29");
  EXPECT_EQ(iso_date(45351.5, false), std::nullopt);
  EXPECT_EQ(iso_date(0, false), std::nullopt);
  EXPECT_EQ(iso_date(1e300, false), std::nullopt);
}

TEST(CellValues, ReadsPlaces) {
  const struct {
    const char* text;
    std::optional<CellPlace> place;
    const char* rest;
  } rows[] = {
      {"A1", CellPlace{0, 0}, ""},
      {"$B$12:", CellPlace{11, 1}, ":"},
      {"xfd1048576", CellPlace{1048575, 16383}, ""},
      {"XFE1", std::nullopt, "XFE1"},
      {"A1048577", std::nullopt, "A1048577"},
      {"A0", std::nullopt, "A0"},
      {"A", std::nullopt, "A"},
      {"7", std::nullopt, "7"},
      {"$", std::nullopt, "$"},
      {"", std::nullopt, ""},
      {"AAAAAAAAAAAAAAAAAAAA1", std::nullopt, "AAAAAAAAAAAAAAAAAAAA1"},
      {"A99999999999999999999", std::nullopt, "A99999999999999999999"},
  };
  for (const auto& row : rows) {
    std::string_view rest = row.text;
    EXPECT_EQ(take_place(rest), row.place) << row.text;
    EXPECT_EQ(rest, row.rest) << row.text;
  }
  EXPECT_EQ(place_name({11, 27}), "AB12");
}

}  // namespace
}  // namespace deckle::ooxml
