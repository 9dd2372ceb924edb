#include <algorithm>
#include <cstdint>
#include <optional>

#include "qc/check/file_chart.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleOption kOptions[] = {{"max_slices", 2, 100, 8, "slices of a pie or doughnut"}};

constexpr RuleDoc kDoc{
    .id = "crowded-pie",
    .type = "crowded_pie",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a pie has more slices than can be told apart",
    .what = "Counts the slices of pie and doughnut charts that are not empty.",
    .why =
        "Angles are hard to compare; of many small ones nobody can name the largest. Bars "
        "show as many values at a glance.",
    .bad = R"(<c:pieChart> with 11 c:pt)",
    .good = R"(<c:pieChart> with 4 c:pt)",
    .fixes = "",
    .options = kOptions,
};

std::size_t slices_of(const ChartSeriesFacts& series) {
  return static_cast<std::size_t>(
      std::count_if(series.values.points.begin(), series.values.points.end(),
                    [](const std::optional<double>& value) { return value && *value != 0; }));
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const auto most = static_cast<std::size_t>(context.option(kDoc.id, kOptions[0]));
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      if (chart == nullptr || !is_pie(*chart) || chart->series.empty()) continue;
      const std::size_t slices = slices_of(chart->series[0]);
      if (slices <= most) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: the pie has {} slices; more than {} cannot be told apart",
                     element_label(element.ir), slices, most);
      d.hint = tr("join the small ones as \"other\", or use bars");
      d.facts = {{"slices", static_cast<std::int64_t>(slices)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kCrowdedPieOfFile;
const FileRule kCrowdedPieOfFile{kDoc, check, unread_charts};

}  // namespace deckle::qc
