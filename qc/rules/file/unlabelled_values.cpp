#include <algorithm>
#include <string>

#include "qc/check/file_chart.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/chart_look.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "unlabelled-values",
    .type = "unlabelled_values",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a chart shows no values",
    .what =
        "Looks for charts of bars, lines or areas whose axis of values is not shown, and which "
        "have neither labels at their points nor a table of their data. Charts that take less "
        "than a twelfth of the slide, and those with a text that has a number over them, are not "
        "reported.",
    .why = "Nobody can say how much the bars are: a half, or a hundredth.",
    .bad = R"(<c:valAx><c:delete val="1"/></c:valAx> … <c:showVal val="0"/>)",
    .good = R"(<c:valAx><c:delete val="1"/></c:valAx> … <c:showVal val="1"/>)",
    .fixes = "",
};

constexpr double kSmallest = 1.0 / 12;  // of the slide: smaller ones show a tendency; ours

bool is_judged(const ChartFacts& chart) {
  return !chart.extended && !chart.data_table && !chart.plots.empty() && !chart.series.empty() &&
         std::all_of(chart.plots.begin(), chart.plots.end(), [](const ChartPlotFacts& plot) {
           return plot.kind.starts_with("bar") || plot.kind.starts_with("line") ||
                  plot.kind.starts_with("area");
         });
}

bool hides_axis(const ChartFacts& chart, const ChartLook* look) {
  bool hidden = false;
  for (std::size_t i = 0; i < chart.axes.size(); ++i) {
    if (chart.axes[i].kind != "valAx") continue;
    const bool unlabelled =
        look != nullptr && i < look->axes.size() && look->axes[i].tick_labels == "none";
    if (!chart.axes[i].deleted && !unlabelled) return false;
    hidden = true;
  }
  return hidden;
}

bool has_labels(const ChartFacts& chart) {
  return std::any_of(chart.series.begin(), chart.series.end(), [](const ChartSeriesFacts& series) {
    return series.labels.value || series.labels.percent || series.labels.points > 0;
  });
}

bool has_digit(const std::string& text) {
  return text.find_first_of("0123456789") != std::string::npos;
}

// A label that the author put over the chart.
bool is_labelled_by_hand(const FileSlide& slide, const ElementIr& chart) {
  for (const FileElement& other : slide.own_elements()) {
    const std::string text = shown_text(other.ir);
    if (other.ir.type == ElementType::Title || !has_digit(text)) continue;
    const Rect& box = other.ir.box;
    if (chart.box.x <= box.x + box.w / 2 && box.x + box.w / 2 <= chart.box.right() &&
        chart.box.y <= box.y + box.h / 2 && box.y + box.h / 2 <= chart.box.bottom())
      return true;
  }
  return false;
}

bool is_small(const FileSlide& slide, const Rect& box) {
  return to_pt(box.w) * to_pt(box.h) < kSmallest * to_pt(slide.page().w) * to_pt(slide.page().h);
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      if (chart == nullptr || !is_judged(*chart) ||
          !hides_axis(*chart, element.ir.chart_look.get()) || has_labels(*chart) ||
          is_small(slide, element.ir.box) || is_labelled_by_hand(slide, element.ir))
        continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: the chart shows no values: its axis is hidden, and no point has a label",
                     element_label(element.ir));
      d.hint = tr("show the axis of values, or label the points");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kUnlabelledValuesOfFile;
const FileRule kUnlabelledValuesOfFile{kDoc, check, unread_charts};

}  // namespace deckle::qc
