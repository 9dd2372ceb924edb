// A chart in a graphic frame: its data as cached in its part (ECMA-376 Part 1, 21.2), also those of
// 2016 ([MS-ODRAWXML] 2.24).

#include <memory>
#include <utility>

#include "ooxml/chart/chart_content.h"
#include "ooxml/chart/read_chart.h"
#include "pptx/read/elements.h"

namespace deckle::pptx {

Result<void> read_chart(const SheetShape& shape, const SheetContext& context, ElementIr& element) {
  element.type = ElementType::Chart;
  const pugi::xml_node data = shape.node.child("a:graphic").child("a:graphicData");
  const pugi::xml_node chart =
      data.child("c:chart") ? data.child("c:chart") : data.child("cx:chart");
  const std::string part = context.links.target(chart.attribute("r:id").value());
  const auto unread = [&](std::string what) {
    context.unread.push_back({context.part, shape.xpath, std::move(what)});
  };
  Result<ChartFacts> facts = ooxml::read_chart(context.file.package, part, context.file.budget);
  if (!facts && facts.error().code == ErrorCode::Limit) return tl::unexpected(facts.error());
  if (!facts) {
    unread("chart whose part is absent or damaged");
    return {};
  }
  ooxml::ChartAsContent content = ooxml::chart_content(*facts);
  if (!content.nearest_to.empty()) unread("chart type " + content.nearest_to);
  if (content.cut) unread("further series of a chart");
  element.data = std::make_shared<ElementContent>(std::move(content.content));
  context.file.charts.push_back({context.slide_id, shape.id, std::move(*facts)});
  return {};
}

}  // namespace deckle::pptx
