#include "tests/ooxml/chart_package.h"

#include <sstream>
#include <vector>

#include "ooxml/opc/vocabulary.h"

namespace deckle::ooxml {
namespace {

std::string cache(const std::string& points) {
  std::string out;
  std::istringstream all(points);
  std::string point;
  int index = 0;
  for (; std::getline(all, point, '|'); ++index) {
    if (!point.empty())
      out += "<c:pt idx=\"" + std::to_string(index) + "\"><c:v>" + point + "</c:v></c:pt>";
  }
  return "<c:ptCount val=\"" + std::to_string(index) + "\"/>" + out;
}

}  // namespace

Package chart_package(const std::string& content, ChartDialect dialect) {
  const bool strict = dialect == ChartDialect::Strict;
  const std::string base =
      strict ? "http://purl.oclc.org/ooxml/" : "http://schemas.openxmlformats.org/";
  const std::string names =
      " xmlns:c=\"" + base + (strict ? "drawingml/chart" : "drawingml/2006/chart") +
      "\" xmlns:a=\"" + base + (strict ? "drawingml/main" : "drawingml/2006/main") +
      "\" xmlns:r=\"" + base +
      (strict ? "officeDocument/relationships" : "officeDocument/2006/relationships") +
      "\" xmlns:cx=\"http://schemas.microsoft.com/office/drawing/2014/chartex\""
      " xmlns:c15=\"http://schemas.microsoft.com/office/drawing/2012/chart\"";
  const std::string root = dialect == ChartDialect::Extended ? "cx:chartSpace" : "c:chartSpace";
  Package package;
  package.put(kChartPart, "<" + root + names + ">" + content + "</" + root + ">",
              "application/vnd.openxmlformats-officedocument.drawingml.chart+xml");
  package.set_relationships(
      kChartPart, {{"rId1", office_relationship("package"), "../embeddings/Workbook1.xlsx", false},
                   {"rId2", office_relationship("oleObject"), "file:///C:/data.xlsx", true}});
  return package;
}

std::string number_reference(const std::string& formula, const std::string& points,
                             const std::string& format) {
  return "<c:numRef><c:f>" + formula + "</c:f><c:numCache><c:formatCode>" + format +
         "</c:formatCode>" + cache(points) + "</c:numCache></c:numRef>";
}

std::string text_reference(const std::string& formula, const std::string& points) {
  return "<c:strRef><c:f>" + formula + "</c:f><c:strCache>" + cache(points) +
         "</c:strCache></c:strRef>";
}

}  // namespace deckle::ooxml
