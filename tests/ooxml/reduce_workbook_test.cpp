// A workbook keeps the cells that a chart names, in their places, and nothing else.

#include "ooxml/workbook/reduce_workbook.h"

#include <gtest/gtest.h>

#include "ooxml/workbook/read_workbook.h"
#include "tests/ooxml/workbook_package.h"
#include "tests/support/fresh_budget.h"

namespace deckle::ooxml {
namespace {

WorkbookXml leaking() {
  WorkbookXml xml;
  xml.sheet_data =
      "<row r=\"2\"><c r=\"B2\" t=\"inlineStr\"><is><t>North</t></is></c><c r=\"C2\"><v>7</v></c>"
      "<c r=\"F2\" t=\"inlineStr\"><is><t>secret</t></is></c></row>"
      "<row r=\"3\"><c r=\"B3\" t=\"inlineStr\"><is><t>South</t></is></c>"
      "<c r=\"C3\"><f>F3*2</f><v>8</v></c><c r=\"F3\"><v>4</v></c></row>";
  xml.further = {{"name=\"Salaries\"", "<row r=\"1\"><c r=\"A1\"><v>99</v></c></row>"}};
  return xml;
}

const std::vector<std::string> kNamed = {"Sheet1!$B$2:$B$3", "Sheet1!$C$2:$C$3"};

Result<std::optional<std::string>> reduced(const WorkbookXml& xml,
                                           const std::vector<std::string>& formulas = kNamed) {
  return reduce_workbook(workbook_bytes(xml), formulas, "0.0", deckle::test::fresh_budget());
}

TEST(ReduceWorkbook, KeepsWhatTheChartNamesInItsPlace) {
  const auto bytes = reduced(leaking());
  ASSERT_TRUE(bytes && *bytes);
  const Result<Workbook> workbook = read_workbook(**bytes, deckle::test::fresh_budget());
  ASSERT_TRUE(workbook);
  ASSERT_EQ(workbook->sheets.size(), 1U);
  const WorkbookSheet& sheet = workbook->sheets[0];
  EXPECT_EQ(sheet.name, "Sheet1");
  ASSERT_EQ(sheet.cells.size(), 4U);
  EXPECT_EQ(*sheet.find({1, 1})->text(), "North");
  EXPECT_EQ(*sheet.find({2, 2})->number(), 8);
  EXPECT_FALSE(sheet.find({2, 2})->formula);
  EXPECT_EQ(*reduced(leaking()).value(), **bytes) << "same input, other bytes";
}

TEST(ReduceWorkbook, LeavesAloneWhatWouldNotSayTheSame) {
  WorkbookXml hidden = leaking(), truth = leaking(), unsaved = leaking(), old_days = leaking();
  hidden.sheet_data.insert(hidden.sheet_data.find(" r=\"3\""), " hidden=\"1\"");
  truth.sheet_data.replace(truth.sheet_data.find("<c r=\"C2\">"), 10, "<c r=\"C2\" t=\"b\">");
  unsaved.sheet_data.erase(unsaved.sheet_data.find("<v>8</v>"), 8);
  old_days.properties = "<workbookPr date1904=\"1\"/>";
  for (const WorkbookXml* xml : {&hidden, &truth, &unsaved, &old_days}) {
    const auto bytes = reduced(*xml);
    ASSERT_TRUE(bytes) << to_string(bytes.error());
    EXPECT_FALSE(*bytes) << xml->sheet_data << xml->properties;
  }
  for (const std::vector<std::string>& formulas :
       {std::vector<std::string>{}, {"[1]Sheet1!$A$1"}, {"Sheet1!$B$2", "Sales"}, {"#REF!"}}) {
    const auto bytes = reduced(leaking(), formulas);
    ASSERT_TRUE(bytes);
    EXPECT_FALSE(*bytes) << (formulas.empty() ? "" : formulas.back());
  }
}

// 1,500 cells, each in the last column that is kept, would be 1.5 million.
TEST(ReduceWorkbook, LeavesAloneWhatWouldGrow) {
  WorkbookXml far = leaking();
  far.sheet_data.clear();
  for (int row = 1; row <= 1500; ++row) {
    const std::string number = std::to_string(row);
    far.sheet_data +=
        "<row r=\"" + number + "\"><c r=\"ALL" + number + "\"><v>1</v></c></row>";
  }
  const auto few = reduced(far, {"Sheet1!$ALL$1:$ALL$500"});
  ASSERT_TRUE(few);
  EXPECT_TRUE(*few);
  const auto many = reduced(far, {"Sheet1!$ALL$1:$ALL$1500"});
  ASSERT_TRUE(many);
  EXPECT_FALSE(*many);
}

}  // namespace
}  // namespace deckle::ooxml
