#include <algorithm>
#include <string>

#include "qc/check/file_chart.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "unnamed-axes",
    .type = "unnamed_axes",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a chart of points does not say what its axes are",
    .what =
        "Looks for charts of points and bubbles neither of whose axes of values has a title. "
        "Charts with a text over or beside them, within 24 px of their edges, may be named by it, "
        "and are not reported; the title of the slide is no such text.",
    .why =
        "Both axes are measures. Other charts name one of them by their categories; here a reader "
        "cannot tell what was compared with what.",
    .bad = R"(<c:scatterChart> … <c:valAx><c:delete val="0"/></c:valAx>)",
    .good = R"(<c:scatterChart> … <c:valAx><c:delete val="0"/><c:title>…</c:title></c:valAx>)",
    .fixes = "",
};

const Emu kBeside = emu_from_px(24);  // where labels by hand are put; ours

bool lacks_names(const ChartFacts& chart) {
  const bool points = !chart.plots.empty() && !chart.series.empty() &&
                      std::all_of(chart.plots.begin(), chart.plots.end(), [](const auto& plot) {
                        return plot.kind == "scatterChart" || plot.kind == "bubbleChart";
                      });
  return points && !chart.extended && !chart.axes.empty() &&
         std::all_of(chart.axes.begin(), chart.axes.end(), [](const ChartAxisFacts& axis) {
           return axis.title.kind == ChartTitle::Kind::None ||
                  axis.title.kind == ChartTitle::Kind::Placeholder;
         });
}

bool is_named_by_hand(const FileSlide& slide, const ElementIr& chart) {
  const auto own = slide.own_elements();
  return std::any_of(own.begin(), own.end(), [&chart](const FileElement& other) {
    const Rect& box = other.ir.box;
    if (other.ir.type == ElementType::Title || is_footer_placeholder(other.ir) ||
        shown_text(other.ir).empty())
      return false;
    return box.x < chart.box.right() + kBeside && chart.box.x - kBeside < box.right() &&
           box.y < chart.box.bottom() + kBeside && chart.box.y - kBeside < box.bottom();
  });
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      if (chart == nullptr || !lacks_names(*chart) || is_named_by_hand(slide, element.ir)) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: the chart does not say what its axes are", element_label(element.ir));
      d.hint = tr("give both axes a title with the unit");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kUnnamedAxesOfFile;
const FileRule kUnnamedAxesOfFile{kDoc, check, unread_charts};

}  // namespace deckle::qc
