#include "ooxml/workbook/cell_reference.h"

#include <gtest/gtest.h>

namespace deckle::ooxml {
namespace {

// Sheets by name, without cells.
Workbook with_sheets(const std::vector<std::string>& names) {
  Workbook workbook;
  for (const std::string& name : names) workbook.sheets.emplace_back().name = name;
  return workbook;
}

TEST(CellReference, ListsCellsInOrder) {
  const Workbook workbook =
      with_sheets({"Sheet1", "My Sheet", "It's", "데이터", "2019", "Sheet1:Sheet3"});
  const CellFinder finder(workbook);
  const struct {
    const char* formula;
    const char* cells;  // "" for a reference that is not understood
  } rows[] = {
      {"Sheet1!$B$2:$B$5", "Sheet1!B2 Sheet1!B3 Sheet1!B4 Sheet1!B5"},
      {"=Sheet1!A1", "Sheet1!A1"},
      {"sheet1!a1", "Sheet1!A1"},
      {"Sheet1!$B$3:$B$2", "Sheet1!B2 Sheet1!B3"},
      {"Sheet1!$A$1:$B$2", "Sheet1!A1 Sheet1!B1 Sheet1!A2 Sheet1!B2"},
      {"'My Sheet'!$A$1", "'My Sheet'!A1"},
      {"'It''s'!$A$1", "'It''s'!A1"},
      {"데이터!$A$1", "데이터!A1"},
      {"'2019'!$A$1", "'2019'!A1"},
      {"(Sheet1!$A$1,Sheet1!$A$3)", "Sheet1!A1 Sheet1!A3"},
      {"(Sheet1!$A$1:$A$2, 'My Sheet'!$C$1)", "Sheet1!A1 Sheet1!A2 'My Sheet'!C1"},
      {"Sheet1!$A$1,Sheet1!$A$3", "Sheet1!A1 Sheet1!A3"},
      {"[1]Sheet1!$A$1", ""},
      {"'[Book1.xlsx]Sheet1'!$A$1", ""},
      {"Sheet9!$A$1", ""},
      {"Sales", ""},
      {"$A$1", ""},
      {"Sheet1!#REF!", ""},
      {"#REF!", ""},
      {"Sheet1!$A$1:", ""},
      {"Sheet1!$A$1 Sheet1!$A$2", ""},
      {"Sheet1!Table[Column]", ""},
      {"Sheet1:Sheet3!$A$1", "'Sheet1:Sheet3'!A1"},  // no application allows such a name
      {"'Sheet1!$A$1", ""},
      {"()", ""},
      {"", ""},
      {"Sheet1!$A", ""},
      {"Sheet1!$A$1:$B", ""},
  };
  for (const auto& row : rows) {
    const std::optional<CellRange> range = finder.find(row.formula);
    std::string cells;
    for (std::uint64_t i = 0; range && i < range->size(); ++i)
      cells += (i > 0 ? " " : "") + finder.name(range->at(i));
    EXPECT_EQ(cells, row.cells) << row.formula;
    EXPECT_EQ(range.has_value(), *row.cells != '\0') << row.formula;
  }
}

TEST(CellReference, CoversWholeColumnsAndRowsWithoutStoringThem) {
  const Workbook workbook = with_sheets({"S"});
  const CellFinder finder(workbook);
  const std::optional<CellRange> columns = finder.find("S!$B:$C"), row = finder.find("S!$3:$3");
  ASSERT_TRUE(columns && row);
  EXPECT_EQ(columns->size(), std::uint64_t{2} * kSheetRows);
  EXPECT_EQ(columns->at(columns->size() - 1).place, (CellPlace{kSheetRows - 1, 2}));
  EXPECT_EQ(row->size(), kSheetColumns);
  EXPECT_EQ(row->at(5).place, (CellPlace{2, 5}));
}

TEST(CellReference, LeavesOutHiddenLines) {
  Workbook workbook = with_sheets({"S"});
  workbook.sheets[0].hidden_rows = {{2, 3}, {7, 7}};
  workbook.sheets[0].hidden_columns = {{4, 4}};
  const CellFinder finder(workbook);
  const struct {
    const char* formula;
    const char* cells;
  } rows[] = {
      {"S!A1:A2", "A1 A2"},   {"S!A1:A5", "A1 A2 A5"},       {"S!A3:A4", ""},
      {"S!A4:A6", "A5 A6"},   {"S!A6:A9", "A6 A7 A9"},       {"S!A8", ""},
      {"S!B2:C3", "B2 C2"},   {"S!D1:F1", "D1 F1"},          {"S!E1", ""},
      {"S!D1:F2", "unknown"}, {"(S!A1,S!A8,S!A9)", "A1 A9"}, {"S!E1:E2", "unknown"},
  };
  for (const auto& row : rows) {
    const std::optional<CellRange> range = finder.visible(finder.find(row.formula).value());
    std::string cells = range ? "" : "unknown";
    for (std::uint64_t i = 0; range && i < range->size(); ++i)
      cells += (i > 0 ? " " : "") + finder.name(range->at(i)).substr(2);
    EXPECT_EQ(cells, row.cells) << row.formula;
  }
  workbook.sheets[0].hidden_rows.clear();
  for (std::uint32_t row = 1; row < 4000; row += 2)
    workbook.sheets[0].hidden_rows.push_back({row, row});
  EXPECT_TRUE(finder.visible(finder.find("S!A1:A2000").value()));
  EXPECT_FALSE(finder.visible(finder.find("S!A1:A2003").value()));
}

}  // namespace
}  // namespace deckle::ooxml
