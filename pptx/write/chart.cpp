// p:graphicFrame with a chart part and its workbook (ECMA-376 Part 1, 19.3.1.21 and 21.2).

#include <fmt/format.h>

#include "ooxml/chart/chart_part.h"
#include "ooxml/opc/vocabulary.h"
#include "ooxml/xml/names.h"
#include "pptx/messages/tr.h"
#include "pptx/write/elements.h"
#include "pptx/write/vocabulary.h"

namespace deckle::pptx {
namespace {

constexpr const char* kChart = "http://schemas.openxmlformats.org/drawingml/2006/chart";
constexpr const char* kChartType =
    "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";
constexpr const char* kWorkbookType =
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

void write_frame(SlidePart& part, const ElementIr& element, const std::string& id) {
  ooxml::xml::Writer& w = part.w;
  w.open("p:graphicFrame").open("p:nvGraphicFramePr");
  write_cNvPr(part, element);
  w.open("p:cNvGraphicFramePr").open("a:graphicFrameLocks").attribute("noGrp", true);
  w.close().close();
  w.open("p:nvPr");
  if (element.placeholder) {
    const PlaceholderRef& placeholder = *element.placeholder;
    w.open("p:ph");
    if (!placeholder.type.empty() && placeholder.type != "obj")
      w.attribute("type", placeholder.type);
    if (placeholder.idx != 0) w.attribute("idx", placeholder.idx);
    w.close();
  }
  w.close().close();
  ooxml::write_xfrm(w, "p:xfrm", {element.box, element.transform});
  w.open("a:graphic").open("a:graphicData").attribute("uri", kChart);
  w.open("c:chart").attribute("xmlns:c", kChart).attribute("r:id", id).close();
  w.close().close().close();
}

}  // namespace

ChartNames free_chart_names(const ooxml::Package& package, int& last) {
  for (++last;; ++last) {
    ChartNames names{fmt::format("ppt/charts/chart{}.xml", last),
                     fmt::format("ppt/embeddings/Microsoft_Excel_Sheet{}.xlsx", last)};
    if (!package.has(names.chart) && !package.has(names.workbook)) return names;
  }
}

Result<void> write_chart(SlidePart& part, const ElementIr& element) {
  const auto* content = element.data ? std::get_if<ChartContent>(element.data.get()) : nullptr;
  if (content == nullptr || !element.chart)
    return fail(ErrorCode::Internal, tr("a chart without data cannot be written"), element.eid);
  const ChartIr& chart = *element.chart;
  const ChartNames& names = part.next_chart();
  Result<std::string> workbook =
      ooxml::write_workbook(ooxml::chart::sheets_of(chart, content->x_label), chart.value_format);
  if (!workbook) return tl::unexpected(workbook.error());
  const ooxml::Relationship related{"rId1", ooxml::office_relationship("package"),
                             ooxml::Package::relative(names.chart, names.workbook), false};
  part.put({names.workbook, std::move(*workbook), kWorkbookType});
  part.put({names.chart, ooxml::chart::chart_xml(element, part.faces(), related.id), kChartType},
           {related});
  write_frame(part, element, part.relate("chart", names.chart));
  return {};
}

}  // namespace deckle::pptx
