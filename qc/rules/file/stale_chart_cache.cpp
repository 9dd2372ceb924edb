#include <algorithm>
#include <cstdint>

#include "qc/check/file_chart.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/core/display.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "stale-chart-cache",
    .type = "stale_chart_cache",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a chart shows other values than its workbook has",
    .what =
        "Compares every value, category and series name that the chart has stored with "
        "the cell it was taken from.",
    .why =
        "The chart changes as soon as somebody clicks Edit Data; until then it shows what "
        "is no longer in the data.",
    .bad = "",
    .good = "",
    .fixes = "",
};

Message what_of(const ChartCacheDifference& one) {
  return tr("{} is {} in the chart and {} in the workbook", display_value(one.cell),
            one.cached.empty() ? tr("empty") : Message(display_value(one.cached)),
            one.stored.empty() ? tr("empty") : Message(display_value(one.stored)));
}

// A count of points is that of the part's own rule, chart-cache-mismatch.
bool is_value(const ChartCacheDifference& one) {
  return one.kind != ChartCacheDifference::Kind::Count &&
         one.kind != ChartCacheDifference::Kind::Title;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      const WorkbookFacts* workbook = chart == nullptr ? nullptr : workbook_of(context, *chart);
      if (workbook == nullptr) continue;
      const auto& all = workbook->cache.differences;
      const auto first = std::find_if(all.begin(), all.end(), is_value);
      if (first == all.end()) continue;
      const auto count = static_cast<std::int64_t>(std::count_if(all.begin(), all.end(), is_value));
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = count == 1 ? tr("{}: {}", element_label(element.ir), what_of(*first))
                             : tr("{}: {}, and {} more", element_label(element.ir), what_of(*first),
                                  count - 1);
      d.hint =
          tr("open Edit Data, so that the chart takes the values of the workbook, or correct "
             "them there");
      d.facts = {{"differences", count}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kStaleChartCacheOfFile;
const FileRule kStaleChartCacheOfFile{kDoc, check};

}  // namespace deckle::qc
