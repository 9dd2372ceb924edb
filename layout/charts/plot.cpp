// Chooses a plot that represents the data correctly (docs/design.md, "Charts"), and reports what a
// pie or a line cannot show.

#include <algorithm>

#include "layout/charts/data.h"
#include "layout/charts/layout_chart.h"
#include "layout/messages/tr.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMaxSlices = 6;  // docs/design.md, "Charts"

// Why a pie would mislead; empty when it would not.
Message flaw_of_pie(const ChartData& data) {
  if (data.series.size() > 1) return tr("it has {} series", data.series.size());
  const ValueRange range = range_of(data);
  if (range.min < 0) return tr("it has the value {}", range.min);
  if (range.max <= 0) return tr("all its values are 0");
  if (data.categories.size() > kMaxSlices)
    return tr("it has {} slices; at most {} can be distinguished", data.categories.size(), kMaxSlices);
  return {};
}

}  // namespace

ChartPlot plot_for(const ChartContent& content, const ChartData& data, const ChartOptions& options,
                   std::vector<ChartChange>& changes) {
  switch (content.type) {
    case ChartType::Bar: {
      const auto& variant = options.variant;
      const bool stacks = variant && variant->percent && data.series.size() > 1;
      if (variant && variant->dumbbell && data.series.size() > 1) return ChartPlot::Line;
      return stacks ? ChartPlot::StackedBar : ChartPlot::Bar;
    }
    case ChartType::StackedBar:
      return ChartPlot::StackedBar;
    case ChartType::Line:
    case ChartType::Area: {
      if (!is_unevenly_spaced(data) || data.x != ChartX::Number)
        return content.type == ChartType::Line ? ChartPlot::Line : ChartPlot::Area;
      changes.push_back({content.type == ChartType::Line
                             ? tr("the x values of this line chart are unevenly spaced numbers; it "
                                  "is drawn on a numeric axis")
                             : tr("the x values of this area chart are unevenly spaced numbers; it "
                                  "is drawn on a numeric axis"),
                         tr("write x as strings to give each its own column"),
                         {{"change", std::string("scatter")}}});
      return ChartPlot::Scatter;
    }
    case ChartType::Pie:
      break;
  }
  const Message flaw = flaw_of_pie(data);
  // Data that are not parts of a whole cannot be a pie, whatever the options.
  const bool impossible = data.series.size() > 1 || range_of(data).min < 0;
  if (flaw.empty() || (!options.pie_to_bar && !impossible)) return ChartPlot::Pie;
  changes.push_back(
      {tr("this pie is drawn as bars: {}", flaw),
       impossible ? tr("use chart_type bar, or one pie for each series")
                  : tr("use chart_type bar, or set style.pie_to_bar to false to keep the pie"),
       {{"change", std::string("pie-to-bar")},
        {"slices", static_cast<std::int64_t>(data.categories.size())},
        {"series", static_cast<std::int64_t>(data.series.size())}}});
  return ChartPlot::Bar;
}

}  // namespace deckle::layout
