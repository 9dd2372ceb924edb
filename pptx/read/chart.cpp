// A chart in a graphic frame: its data as cached in its part (ECMA-376 Part 1, 21.2), also those of
// 2016 ([MS-ODRAWXML] 2.24).

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "ooxml/chart/chart_content.h"
#include "ooxml/chart/read_chart.h"
#include "pptx/read/elements.h"
#include "slidespec/ir/chart_look.h"

namespace deckle::pptx {

namespace {

// Whether the picture of a chart can be drawn of its look: all its plots are flat, and have places.
bool is_drawn(const ChartFacts& facts) {
  constexpr std::size_t kMostPoints = 100'000;  // ours: more cannot be seen on a slide
  static constexpr std::array<std::string_view, 13> kDrawn{
      {"barChart", "bar3DChart", "lineChart", "line3DChart", "areaChart", "area3DChart", "pieChart",
       "pie3DChart", "doughnutChart", "scatterChart", "bubbleChart", "radarChart", "stockChart"}};
  std::size_t points = 0;
  for (const ChartSeriesFacts& series : facts.series) points += series.values.points.size();
  return !facts.plots.empty() && !facts.series.empty() && points <= kMostPoints &&
         std::all_of(facts.plots.begin(), facts.plots.end(), [](const ChartPlotFacts& plot) {
           return std::find(kDrawn.begin(), kDrawn.end(), plot.kind) != kDrawn.end();
         });
}

}  // namespace

Result<void> read_chart(const SheetShape& shape, const SheetContext& context, ElementIr& element) {
  element.type = ElementType::Chart;
  const pugi::xml_node data = shape.node.child("a:graphic").child("a:graphicData");
  const pugi::xml_node chart =
      data.child("c:chart") ? data.child("c:chart") : data.child("cx:chart");
  const std::string part = context.links.target(chart.attribute("r:id").value());
  const auto unread = [&](std::string what) {
    context.unread.push_back({context.part, shape.xpath, std::move(what)});
  };
  Result<ooxml::ChartWithLook> read = ooxml::read_chart(
      context.file.package, part, {context.theme, context.colors}, context.file.budget);
  if (!read && read.error().code == ErrorCode::Limit) return tl::unexpected(read.error());
  if (!read) {
    unread("chart whose part is absent or damaged");
    return {};
  }
  ooxml::ChartAsContent content = ooxml::chart_content(read->facts);
  if (!content.nearest_to.empty()) unread("chart type " + content.nearest_to);
  if (content.cut) unread("further series of a chart");
  element.data = std::make_shared<ElementContent>(std::move(content.content));
  if (read->look && is_drawn(read->facts))
    element.chart_look = std::make_shared<const ChartLook>(std::move(*read->look));
  context.file.charts.push_back({context.slide_id, shape.id, std::move(read->facts)});
  return {};
}

}  // namespace deckle::pptx
