#include "tests/ooxml/workbook_package.h"

#include "ooxml/opc/vocabulary.h"

namespace deckle::ooxml {
namespace {

constexpr const char* kSheetType =
    "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml";

// `element` as a root in the dialect, with `r` bound.
std::string root(const std::string& element, const std::string& content, bool strict) {
  const std::string base =
      strict ? "http://purl.oclc.org/ooxml/" : "http://schemas.openxmlformats.org/";
  const std::string main = strict ? "spreadsheetml/main" : "spreadsheetml/2006/main";
  const std::string r =
      strict ? "officeDocument/relationships" : "officeDocument/2006/relationships";
  return "<" + element + " xmlns=\"" + base + main + "\" xmlns:r=\"" + base + r + "\">" + content +
         "</" + element + ">";
}

}  // namespace

Package workbook_package(const WorkbookXml& xml) {
  Package package;
  std::vector<Relationship> related;
  std::string sheets;
  const auto add_sheet = [&](const std::string& attributes, const std::string& content) {
    const std::string number = std::to_string(related.size() + 1);
    package.put("xl/worksheets/sheet" + number + ".xml", root("worksheet", content, xml.strict),
                kSheetType);
    related.push_back({"rId" + number, office_relationship("worksheet"),
                       "worksheets/sheet" + number + ".xml", false});
    sheets += "<sheet " + attributes + " sheetId=\"" + number + "\" r:id=\"rId" + number + "\"/>";
  };
  add_sheet("name=\"Sheet1\"", xml.before_data + "<sheetData>" + xml.sheet_data + "</sheetData>");
  for (const auto& [attributes, rows] : xml.further)
    add_sheet(attributes, "<sheetData>" + rows + "</sheetData>");
  package.put("xl/workbook.xml",
              root("workbook", xml.properties + "<sheets>" + sheets + "</sheets>", xml.strict),
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml");
  if (!xml.shared_strings.empty()) {
    package.put("xl/sharedStrings.xml", root("sst", xml.shared_strings, xml.strict), "text/xml");
    related.push_back(
        {"rIdStrings", office_relationship("sharedStrings"), "sharedStrings.xml", false});
  }
  if (!xml.styles.empty()) {
    package.put("xl/styles.xml", root("styleSheet", xml.styles, xml.strict), "text/xml");
    related.push_back({"rIdStyles", office_relationship("styles"), "styles.xml", false});
  }
  package.set_relationships("xl/workbook.xml", related);
  package.set_relationships(
      "", {{"rId1", office_relationship("officeDocument"), "xl/workbook.xml", false}});
  return package;
}

std::string workbook_bytes(const WorkbookXml& xml) {
  return workbook_package(xml).to_bytes().value();
}

}  // namespace deckle::ooxml
