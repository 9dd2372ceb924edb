#include "ooxml/workbook/workbook.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ooxml/opc/package.h"
#include "ooxml/opc/vocabulary.h"
#include "ooxml/workbook/shared_strings.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/writer.h"

namespace deckle::ooxml {
namespace {

constexpr const char* kSpreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
constexpr const char* kWorkbookType =
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
constexpr const char* kSheetType =
    "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml";
constexpr const char* kStylesType =
    "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml";
constexpr const char* kStringsType =
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml";

// Built-in formats end at 163 (18.8.30).
constexpr int kValueFormatId = 164, kDayFormatId = 165;
constexpr const char* kDayFormat = "yyyy\\-mm\\-dd";

std::string styles_xml(const std::string& value_format) {
  xml::Writer w;
  w.open("styleSheet").attribute("xmlns", kSpreadsheet);
  w.open("numFmts").attribute("count", 2);
  w.open("numFmt").attribute("numFmtId", kValueFormatId).attribute("formatCode", value_format);
  w.close();
  w.open("numFmt").attribute("numFmtId", kDayFormatId).attribute("formatCode", kDayFormat).close();
  w.close();
  w.raw(
      R"(<fonts count="1"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>)"
      R"(<fills count="2"><fill><patternFill patternType="none"/></fill>)"
      R"(<fill><patternFill patternType="gray125"/></fill></fills>)"
      R"(<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>)"
      R"(<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>)");
  w.open("cellXfs").attribute("count", 3);
  for (const int id : {0, kValueFormatId, kDayFormatId}) {  // in the order of SheetCell::Format
    w.open("xf").attribute("numFmtId", id).attribute("fontId", 0).attribute("fillId", 0);
    w.attribute("borderId", 0).attribute("xfId", 0);
    if (id != 0) w.attribute("applyNumberFormat", true);
    w.close();
  }
  w.close();
  w.raw(R"(<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>)");
  return w.close().take();
}

std::string workbook_xml(const std::vector<Sheet>& sheets) {
  xml::Writer w;
  w.open("workbook").attribute("xmlns", kSpreadsheet).attribute("xmlns:r", xml::kR);
  w.open("sheets");
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    w.open("sheet").attribute("name", sheets[i].name);
    w.attribute("sheetId", static_cast<std::int64_t>(i + 1));
    w.attribute("r:id", fmt::format("rId{}", i + 1)).close();
  }
  return w.close().close().take();
}

std::string sheet_xml(const Sheet& sheet, SharedStrings& strings) {
  std::size_t columns = 1;
  for (const auto& row : sheet.rows) columns = std::max(columns, row.size());
  xml::Writer w;
  w.open("worksheet").attribute("xmlns", kSpreadsheet);
  w.open("dimension")
      .attribute("ref", fmt::format("A1:{}{}", column_name(columns - 1),
                                    std::max<std::size_t>(1, sheet.rows.size())))
      .close();
  w.open("sheetData");
  for (std::size_t r = 0; r < sheet.rows.size(); ++r) {
    w.open("row").attribute("r", static_cast<std::int64_t>(r + 1));
    for (std::size_t c = 0; c < sheet.rows[r].size(); ++c) {
      const SheetCell& cell = sheet.rows[r][c];
      if (std::holds_alternative<std::monostate>(cell.value)) continue;
      w.open("c").attribute("r", fmt::format("{}{}", column_name(c), r + 1));
      if (cell.format != SheetCell::Format::General)
        w.attribute("s", static_cast<int>(cell.format));
      if (const auto* text = std::get_if<std::string>(&cell.value)) {
        w.attribute("t", "s").element("v", std::to_string(strings.index_of(*text)));
      } else {
        w.element("v", number_text(std::get<double>(cell.value)));
      }
      w.close();
    }
    w.close();
  }
  return w.close().close().take();
}

}  // namespace

std::string column_name(std::size_t column) {
  std::string name;
  for (++column; column > 0; column = (column - 1) / 26)
    name.insert(name.begin(), static_cast<char>('A' + (column - 1) % 26));
  return name;
}

std::string number_text(double value) { return fmt::format("{}", value == 0 ? 0.0 : value); }

Result<std::string> write_workbook(const std::vector<Sheet>& sheets,
                                   const std::string& value_format) {
  Package package;
  SharedStrings strings;
  std::vector<Relationship> related;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const std::string part = fmt::format("worksheets/sheet{}.xml", i + 1);
    package.put("xl/" + part, sheet_xml(sheets[i], strings), kSheetType);
    related.push_back({fmt::format("rId{}", i + 1), office_relationship("worksheet"), part, false});
  }
  package.put("xl/workbook.xml", workbook_xml(sheets), kWorkbookType);
  package.put("xl/styles.xml", styles_xml(value_format), kStylesType);
  package.put("xl/sharedStrings.xml", strings.xml(), kStringsType);
  related.push_back({fmt::format("rId{}", sheets.size() + 1), office_relationship("styles"),
                     "styles.xml", false});
  related.push_back({fmt::format("rId{}", sheets.size() + 2), office_relationship("sharedStrings"),
                     "sharedStrings.xml", false});
  package.set_relationships("xl/workbook.xml", related);
  package.set_relationships(
      "", {{"rId1", office_relationship("officeDocument"), "xl/workbook.xml", false}});
  return package.to_bytes();
}

}  // namespace deckle::ooxml
