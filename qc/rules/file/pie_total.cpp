#include <optional>
#include <string>

#include "qc/check/file_chart.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "pie-total",
    .type = "pie_total",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "the slices of a pie do not add up to 100 %",
    .what =
        "Adds up the slices of pies whose values are written as percentages. A sum "
        "outside of 98.5 to 101.5 % is reported.",
    .why = "A pie draws its slices as shares of their sum: 70 % of 140 % is drawn as a half.",
    .bad = R"(0.5, 0.4 and 0.3 with the format 0%)",
    .good = R"(0.5, 0.3 and 0.2 with the format 0%)",
    .fixes = "",
};

constexpr double kLeast = 0.985, kMost = 1.015;

// The sum of the values, 1 being 100 %; unset where they are no percentages.
std::optional<double> sum_of(const ChartSeriesFacts& series) {
  if (series.values.format.find('%') == std::string::npos) return std::nullopt;
  double sum = 0;
  for (const std::optional<double>& value : series.values.points) {
    if (value && *value < 0) return std::nullopt;
    sum += value.value_or(0);
  }
  return sum;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      if (chart == nullptr || !is_pie(*chart) || chart->series.size() != 1) continue;
      const std::optional<double> sum = sum_of(chart->series[0]);
      if (!sum || *sum <= 0 || (*sum >= kLeast && *sum <= kMost)) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message =
          tr("{}: the slices of the pie add up to {:.1f} %", element_label(element.ir), *sum * 100);
      d.hint = tr("correct the values, or use bars, which need no whole");
      d.facts = {{"sum_pct", tenth(*sum * 100)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kPieTotalOfFile;
const FileRule kPieTotalOfFile{kDoc, check, unread_charts};

}  // namespace deckle::qc
