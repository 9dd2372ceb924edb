#include "ooxml/workbook/workbook.h"

#include <gtest/gtest.h>

#include "ooxml/workbook/shared_strings.h"

namespace deckle::ooxml {
namespace {

TEST(Workbook, NamesColumnsAsSpreadsheetsDo) {
  const struct {
    std::size_t column;
    const char* name;
  } rows[] = {{0, "A"}, {25, "Z"}, {26, "AA"}, {51, "AZ"}, {52, "BA"}, {701, "ZZ"}, {702, "AAA"}};
  for (const auto& row : rows) EXPECT_EQ(column_name(row.column), row.name);
}

TEST(Workbook, WritesNumbersThatReadBack) {
  const struct {
    double value;
    const char* text;
  } rows[] = {{0.1, "0.1"},
              {-0.0, "0"},
              {1e308, "1e+308"},
              {5e-324, "5e-324"},
              {1.0 / 3, "0.3333333333333333"}};
  for (const auto& row : rows) EXPECT_EQ(number_text(row.value), row.text);
}

TEST(SharedStrings, EscapeWhatLooksLikeAnEscape) {
  const struct {
    const char* text;
    const char* written;
  } rows[] = {{"plain", "plain"}, {"_x000A_", "_x005F_x000A_"}, {"a_x00e9_b", "a_x005F_x00e9_b"},
              {"_x00_", "_x00_"}, {"_x000G_", "_x000G_"},       {"_x000A", "_x000A"},
              {"=1+1", "=1+1"}};
  for (const auto& row : rows) EXPECT_EQ(as_xstring(row.text), row.written);
}

TEST(SharedStrings, KeepEachTextOnce) {
  SharedStrings strings;
  EXPECT_EQ(strings.index_of("a"), 0U);
  EXPECT_EQ(strings.index_of("b"), 1U);
  EXPECT_EQ(strings.index_of("a"), 0U);
  EXPECT_NE(strings.xml().find("count=\"3\" uniqueCount=\"2\""), std::string::npos);
}

TEST(Workbook, IsTheSameEveryTime) {
  const std::vector<Sheet> sheets = {
      {"Sheet1", {{{}, {std::string("a"), {}}}, {{1.5, SheetCell::Format::Value}}}}};
  const Result<std::string> one = write_workbook(sheets, "#,##0"),
                            two = write_workbook(sheets, "#,##0");
  ASSERT_TRUE(one && two);
  EXPECT_EQ(*one, *two);
}

}  // namespace
}  // namespace deckle::ooxml
