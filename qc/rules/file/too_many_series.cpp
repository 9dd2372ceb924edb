// too-many-series, of presentation files: of charts whose series are told apart by their colours.

#include <algorithm>
#include <map>

#include "qc/check/file_chart.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/chart_look.h"

namespace deckle::qc {

extern const DeckRule kTooManySeries;

namespace {

bool is_judged(const ChartFacts& chart) {
  return !chart.extended && !chart.legend.empty() && !chart.plots.empty() &&
         std::all_of(chart.plots.begin(), chart.plots.end(), [](const ChartPlotFacts& plot) {
           return plot.kind.starts_with("bar") || plot.kind.starts_with("line") ||
                  plot.kind.starts_with("area") || plot.kind.starts_with("radar");
         });
}

// Series that are seen, those of one colour counted once: of many grey lines and one in red, two.
std::size_t colors_of(const ChartLook& look) {
  std::map<std::uint32_t, std::size_t> colors;
  for (std::size_t i = 0; i < look.series.size(); ++i) {
    const ChartShapeLook& shape = look.series[i].shape;
    const auto rgb = shape.fill.rgb ? shape.fill.rgb : shape.line.rgb;
    if (rgb) ++colors[*rgb];
  }
  return colors.size();
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const RuleOption& option = kTooManySeries.doc.options[0];
  const auto max_series = static_cast<std::size_t>(context.option(kTooManySeries.doc.id, option));
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      if (chart == nullptr || !is_judged(*chart) || chart->series.size() <= max_series) continue;
      if (element.ir.chart_look != nullptr && colors_of(*element.ir.chart_look) <= max_series)
        continue;
      Diagnostic d = file_finding(kTooManySeries.doc.id, Severity::Warning, slide, element.ir);
      d.message = tr("{}: the chart has {} series; {} or fewer can be told apart",
                     element_label(element.ir), chart->series.size(), max_series);
      d.hint = tr("keep those that the slide is about, add up the others, or use two charts");
      d.facts = {{"series", static_cast<std::int64_t>(chart->series.size())},
                 {"limit", static_cast<std::int64_t>(max_series)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kTooManySeriesOfFile;
const FileRule kTooManySeriesOfFile{kTooManySeries.doc, check, unread_charts};

}  // namespace deckle::qc
