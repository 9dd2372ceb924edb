#include "ooxml/workbook/read_workbook.h"

#include <gtest/gtest.h>

#include "ooxml/workbook/cell_values.h"
#include "ooxml/workbook/workbook.h"
#include "tests/ooxml/workbook_package.h"
#include "tests/support/fresh_budget.h"

namespace deckle::ooxml {
namespace {

Result<Workbook> read(const WorkbookXml& xml) {
  return read_workbook(workbook_bytes(xml), deckle::test::fresh_budget());
}

// "B2=4.5 C2=\"x\" …", with f of a formula and d of a date.
std::string shown(const WorkbookSheet& sheet) {
  std::string out;
  for (const WorkbookCell& cell : sheet.cells) {
    out += (out.empty() ? "" : " ") + place_name(cell.at) + "=";
    if (const double* number = cell.number()) out += number_text(*number);
    if (const std::string* text = cell.text()) out += "\"" + *text + "\"";
    if (const bool* truth = std::get_if<bool>(&cell.value)) out += *truth ? "TRUE" : "FALSE";
    if (const auto* error = std::get_if<CellError>(&cell.value)) out += error->code;
    if (cell.formula) out += "f";
    if (cell.format == WorkbookCell::Format::Date) out += "d";
  }
  return out;
}

TEST(ReadWorkbook, ReadsEveryKindOfCell) {
  const std::string strings =
      "<si><t>one</t></si><si><r><t>t</t></r><r><rPr><b/></rPr><t xml:space=\"preserve\">w </t></r>"
      "<r><t>o</t></r></si><si><t>課</t><rPh sb=\"0\" eb=\"1\"><t>カ</t></rPh><phoneticPr "
      "fontId=\"1\"/></si><si><t/></si><si><t>a_x000A_b</t></si>";
  const std::string styles =
      "<numFmts><numFmt numFmtId=\"164\" formatCode=\"yyyy\\-mm\"/><numFmt numFmtId=\"165\" "
      "formatCode=\"0.0\"/></numFmts><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf "
      "numFmtId=\"164\"/><xf numFmtId=\"165\"/><xf numFmtId=\"9\"/></cellXfs>";
  const struct {
    const char* name;
    const char* rows;
    const char* cells;
  } rows[] = {
      {"number", R"(<row r="2"><c r="B2"><v>4.5</v></c></row>)", "B2=4.5"},
      {"type n", R"(<row r="1"><c r="A1" t="n"><v> 1e3 </v></c></row>)", "A1=1000"},
      {"shared", R"(<row r="1"><c r="A1" t="s"><v>0</v></c></row>)", "A1=\"one\""},
      {"rich", R"(<row r="1"><c r="A1" t="s"><v>1</v></c></row>)", "A1=\"tw o\""},
      {"phonetic", R"(<row r="1"><c r="A1" t="s"><v>2</v></c></row>)", "A1=\"課\""},
      {"empty text", R"(<row r="1"><c r="A1" t="s"><v>3</v></c></row>)", "A1=\"\""},
      {"escaped", R"(<row r="1"><c r="A1" t="s"><v>4</v></c></row>)", "A1=\"a\nb\""},
      {"inline", R"(<row r="1"><c r="A1" t="inlineStr"><is><t>in</t></is></c></row>)", "A1=\"in\""},
      {"inline rich",
       R"(<row r="1"><c r="A1" t="inlineStr"><is><r><t>i</t></r><r><t>n</t></r></is></c></row>)",
       "A1=\"in\""},
      {"string of a formula", R"(<row r="1"><c r="A1" t="str"><f>B1</f><v>x</v></c></row>)",
       "A1=\"x\"f"},
      {"true", R"(<row r="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c></row>)",
       "A1=TRUE B1=FALSE"},
      {"error", R"(<row r="1"><c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>)", "A1=#DIV/0!f"},
      {"formula without value", R"(<row r="1"><c r="A1"><f>B1</f></c></row>)", "A1=f"},
      {"empty cells", R"(<row r="1"><c r="A1" s="1"/><c r="B1" t="s"><v/></c></row>)", ""},
      {"not a number", R"(<row r="1"><c r="A1"><v>abc</v></c></row>)", ""},
      {"built-in date", R"(<row r="1"><c r="A1" s="1"><v>45351</v></c></row>)", "A1=45351d"},
      {"own date", R"(<row r="1"><c r="A1" s="2"><v>45351</v></c></row>)", "A1=45351d"},
      {"own number", R"(<row r="1"><c r="A1" s="3"><v>1</v></c></row>)", "A1=1"},
      {"style beyond", R"(<row r="1"><c r="A1" s="99"><v>1</v></c></row>)", "A1=1"},
      {"ISO date", R"(<row r="1"><c r="A1" t="d"><v>2024-02-29</v></c></row>)", "A1=45351d"},
      {"no references", R"(<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>)",
       "A1=1 B1=2 A2=3"},
      {"some references",
       R"(<row r="3"><c r="C3"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>)",
       "C3=1 D3=2 A4=3"},
      {"out of order",
       R"(<row r="2"><c r="B2"><v>4</v></c><c r="A2"><v>3</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>)",
       "A1=1 A2=3 B2=4"},
      {"one place twice", R"(<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>)",
       "A1=1"},
      {"last cell", R"(<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>)", "XFD1048576=1"},
  };
  for (const bool strict : {false, true}) {
    for (const auto& row : rows) {
      WorkbookXml xml;
      xml.sheet_data = row.rows;
      xml.shared_strings = strings;
      xml.styles = styles;
      xml.strict = strict;
      const Result<Workbook> workbook = read(xml);
      ASSERT_TRUE(workbook) << row.name << ": " << to_string(workbook.error());
      EXPECT_EQ(shown(workbook->sheets[0]), row.cells) << row.name;
    }
  }
}

TEST(ReadWorkbook, ReadsSheetsAndWhatIsHidden) {
  WorkbookXml xml;
  xml.properties = "<workbookPr date1904=\"1\"/>";
  xml.before_data = R"(<cols><col min="5" max="6" hidden="1"/><col min="2" max="3"/></cols>)";
  xml.sheet_data = R"(<row r="2" hidden="1"/><row r="3" hidden="1"/><row r="9" hidden="true"/>)";
  xml.further = {{R"(name="숨김" state="hidden")", R"(<row><c><v>7</v></c></row>)"},
                 {R"(name="a &amp; b" state="veryHidden")", ""}};
  const Result<Workbook> workbook = read(xml);
  ASSERT_TRUE(workbook) << to_string(workbook.error());
  EXPECT_TRUE(workbook->date1904);
  ASSERT_EQ(workbook->sheets.size(), 3U);
  const WorkbookSheet &first = workbook->sheets[0], &second = workbook->sheets[1];
  ASSERT_EQ(first.hidden_rows.size(), 2U);
  EXPECT_EQ(first.hidden_rows[0].first, 1U);
  EXPECT_EQ(first.hidden_rows[0].last, 2U);
  EXPECT_EQ(first.hidden_rows[1].first, 8U);
  ASSERT_EQ(first.hidden_columns.size(), 1U);
  EXPECT_EQ(first.hidden_columns[0].first, 4U);
  EXPECT_EQ(first.hidden_columns[0].last, 5U);
  EXPECT_EQ(first.state, WorkbookSheet::State::Visible);
  EXPECT_EQ(second.name, "숨김");
  EXPECT_EQ(second.state, WorkbookSheet::State::Hidden);
  ASSERT_NE(second.find({0, 0}), nullptr);
  EXPECT_EQ(*second.find({0, 0})->number(), 7);
  EXPECT_EQ(second.find({0, 1}), nullptr);
  EXPECT_EQ(workbook->sheets[2].name, "a & b");
  EXPECT_EQ(workbook->sheets[2].state, WorkbookSheet::State::VeryHidden);
}

TEST(ReadWorkbook, LeavesSheetsOfMacrosEmpty) {
  WorkbookXml xml;
  xml.sheet_data = "<row><c><v>1</v></c></row>";
  Package package = workbook_package(xml);
  std::string part = *package.find("xl/workbook.xml");
  part.insert(part.find("</sheets>"), "<sheet name=\"Module\" sheetId=\"9\" r:id=\"\"/>");
  package.put("xl/workbook.xml", part, package.content_type("xl/workbook.xml"));
  const Result<Workbook> workbook =
      read_workbook(package.to_bytes().value(), deckle::test::fresh_budget());
  ASSERT_TRUE(workbook) << to_string(workbook.error());
  ASSERT_EQ(workbook->sheets.size(), 2U);
  EXPECT_EQ(workbook->sheets[0].cells.size(), 1U);
  EXPECT_TRUE(workbook->sheets[1].cells.empty());
}

TEST(ReadWorkbook, ReadsWhatDeckleWrites) {
  const std::vector<Sheet> sheets = {
      {"Sheet1",
       {{{}, {std::string("_x000A_"), {}}},
        {{1.0 / 3, SheetCell::Format::Value}, {45351.0, SheetCell::Format::Day}}}}};
  const Result<Workbook> workbook =
      read_workbook(write_workbook(sheets, "#,##0").value(), deckle::test::fresh_budget());
  ASSERT_TRUE(workbook) << to_string(workbook.error());
  EXPECT_EQ(shown(workbook->sheets[0]), "B1=\"_x000A_\" A2=0.3333333333333333 B2=45351d");
}

TEST(ReadWorkbook, RefusesWhatIsNotAWorkbook) {
  WorkbookXml plain;
  plain.sheet_data = "<row><c><v>1</v></c></row>";
  Package binary = workbook_package(plain);
  binary.put("xl/workbook.xml", "\x83\x01",
             "application/vnd.ms-excel.sheet.binary.macroEnabled.main");
  Package other = workbook_package(plain);
  other.put("xl/workbook.xml", "<document/>", "text/xml");
  Package without = workbook_package(plain);
  without.remove("xl/workbook.xml");
  Package no_sheet = workbook_package(plain);
  no_sheet.remove("xl/worksheets/sheet1.xml");
  Package broken = workbook_package(plain);
  broken.put("xl/worksheets/sheet1.xml", "<worksheet>", "text/xml");
  const std::string bytes = workbook_bytes(plain);
  const struct {
    const char* name;
    std::string bytes;
  } rows[] = {
      {"nothing", ""},
      {"text", "name,value\n"},
      {"xls", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + std::string(600, '\0')},
      {"xlsb", binary.to_bytes().value()},
      {"another document", other.to_bytes().value()},
      {"no workbook", without.to_bytes().value()},
      {"no sheet", no_sheet.to_bytes().value()},
      {"broken sheet", broken.to_bytes().value()},
      {"cut off", bytes.substr(0, bytes.size() / 2)},
  };
  for (const auto& row : rows) {
    const Result<Workbook> workbook = read_workbook(row.bytes, deckle::test::fresh_budget());
    ASSERT_FALSE(workbook) << row.name;
    EXPECT_EQ(workbook.error().code, ErrorCode::Malformed) << row.name;
  }
  for (const char* flaw :
       {R"(<row r="0"/>)", R"(<row r="1048577"/>)", R"(<row r="x"/>)",
        R"(<row><c r="XFE1"><v>1</v></c></row>)", R"(<row><c r="1"><v>1</v></c></row>)",
        R"(<row><c r="A1B"><v>1</v></c></row>)", R"(<row r="1048576"/><row><c><v>1</v></c></row>)",
        R"(<row><c r="XFD1"><v>1</v></c><c><v>1</v></c></row>)",
        R"(<row><c t="s"><v>0</v></c></row>)", R"(<row><c t="s"><v>-1</v></c></row>)"}) {
    WorkbookXml xml;
    xml.sheet_data = flaw;
    const Result<Workbook> workbook = read(xml);
    ASSERT_FALSE(workbook) << flaw;
    EXPECT_EQ(workbook.error().code, ErrorCode::Malformed) << flaw;
  }
}

TEST(ReadWorkbook, CountsCellsOfAllWorkbooks) {
  WorkbookXml xml;
  xml.sheet_data = "<row><c><v>1</v></c><c><v>2</v></c><c/></row>";
  const std::string bytes = workbook_bytes(xml);
  Budget budget(deckle::test::limits_with(Limit::WorkbookCells, 5));
  EXPECT_TRUE(read_workbook(bytes, budget));
  EXPECT_TRUE(read_workbook(bytes, budget));
  const Result<Workbook> third = read_workbook(bytes, budget);
  ASSERT_FALSE(third);
  EXPECT_EQ(third.error().code, ErrorCode::Limit);
  EXPECT_EQ(third.error().limit, "workbook-cells");
}

}  // namespace
}  // namespace deckle::ooxml
