// A chart in a graphic frame: its data as cached in its part (ECMA-376 Part 1, 21.2), also those of
// 2016 ([MS-ODRAWXML] 2.24).

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "ooxml/chart/chart_content.h"
#include "ooxml/chart/read_chart.h"
#include "pptx/read/elements.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::pptx {

namespace {

// What drawing the chart needs beside its data: colours and faces of the theme. Sizes, lines and
// colours that its part sets for single pieces are not read.
ChartOptions drawing_options(const ChartFacts& facts, ChartDirection direction,
                             const SheetContext& context) {
  constexpr double kLabelPt = 12,
                   kTitlePt = 18;  // PowerPoint's, of charts without sizes of their own
  const auto scheme = [&context](const std::string& name) {
    const auto found = context.colors.find(name);
    return ChartColor{{name, found == context.colors.end() ? 0 : found->second}};
  };
  ChartOptions options;
  options.direction = direction;
  options.pie_to_bar = false;
  options.top_n = 0;
  options.data_labels =
      std::any_of(facts.series.begin(), facts.series.end(),
                  [](const ChartSeriesFacts& series) { return series.labels.any(); });
  options.label_pt = kLabelPt;
  options.title_pt = kTitlePt;
  options.foreground = scheme("tx1");
  options.background = ChartColor{{"", context.background_rgb}};
  options.grid = ChartColor{{"", 0xD9D9D9}};
  RunStyle text;
  text.size_pt = kLabelPt;
  text.color = options.foreground.color;
  text.fonts = context.theme.fonts.body;
  options.labels = options.x_title = options.y_title = options.title = text;
  options.title.size_pt = kTitlePt;
  for (int i = 1; i <= 6; ++i) options.accents.push_back(scheme("accent" + std::to_string(i)));
  return options;
}

// Whether a picture made of the data alone shows the chart: one kind of plot that SlideSpec has,
// and no name twice, which series have that are not drawn and carry labels only.
bool is_drawn(const ChartFacts& facts, const ooxml::ChartAsContent& content) {
  std::set<std::string> names;
  return facts.plots.size() == 1 && content.nearest_to.empty() && !content.cut &&
         std::all_of(facts.series.begin(), facts.series.end(), [&](const ChartSeriesFacts& one) {
           return names.insert(one.name.text).second;
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
  if (is_drawn(*facts, content))
    element.chart_options =
        std::make_shared<const ChartOptions>(drawing_options(*facts, content.direction, context));
  context.file.charts.push_back({context.slide_id, shape.id, std::move(*facts)});
  return {};
}

}  // namespace deckle::pptx
