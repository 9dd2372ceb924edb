// crowded-chart, of presentation files: labels at the points that touch each other.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "qc/check/chart_labels.h"
#include "qc/check/file_chart.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/chart_drawing.h"

namespace deckle::qc {

extern const DeckRule kCrowdedChart;

namespace {

// What two labels may share before their letters touch in any application: places and widths are
// ours, and an application may be some points from them.
constexpr double kSharedPt = 2;
constexpr std::size_t kFewest = 2;

// An application places the labels of a pie by rules of its own.
bool is_judged(const ChartFacts& chart) { return !chart.extended && !is_pie(chart); }

std::vector<LabelBox> labels_of(const ChartDrawing& drawing) {
  std::vector<LabelBox> out;
  for (const ChartPiece& piece : drawing.pieces) {
    if (piece.kind == ChartPiece::Kind::Text && piece.part == "label" && piece.text.width > 0 &&
        piece.text.angle == 0)
      out.push_back(label_box(piece.text));
  }
  return out;
}

const RuleOption& touching_option() {
  const auto& options = kCrowdedChart.doc.options;
  return *std::find_if(options.begin(), options.end(),
                       [](const RuleOption& one) { return one.name == "max_touching"; });
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const auto most =
      static_cast<std::size_t>(context.option(kCrowdedChart.doc.id, touching_option()));
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      const ElementIr& ir = element.ir;
      if (chart == nullptr || ir.chart_drawing == nullptr || !is_judged(*chart)) continue;
      const std::vector<LabelBox> labels = labels_of(*ir.chart_drawing);
      const std::size_t count = touching_labels(labels, kSharedPt);
      if (count < kFewest || count * 100 <= labels.size() * most) continue;
      Diagnostic d = file_finding(kCrowdedChart.doc.id, Severity::Warning, slide, ir);
      d.message = tr("{}: {} of {} lines of labels at its points lie on another one",
                     element_label(ir), count, labels.size());
      d.hint = tr("label fewer points, move the labels, or give the chart more space");
      d.facts = {{"touching", static_cast<std::int64_t>(count)},
                 {"labels", static_cast<std::int64_t>(labels.size())}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kCrowdedChartOfFile;
const FileRule kCrowdedChartOfFile{kCrowdedChart.doc, check, unread_charts};

}  // namespace deckle::qc
