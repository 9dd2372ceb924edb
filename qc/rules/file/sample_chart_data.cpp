#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "qc/check/authored_text.h"
#include "qc/check/file_chart.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "sample-chart-data",
    .type = "sample_chart_data",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a chart shows what the application put there",
    .what =
        "Looks for charts whose title is the application's own, such as Chart Title, and "
        "for the series and categories of a new chart: Series 1, Category 1, 계열 1, 항목 1.",
    .why = "The audience reads a name that means nothing, or a figure that nobody measured.",
    .bad = R"(<c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>Series 1</c:v></c:pt>)",
    .good = R"(<c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>Rents</c:v></c:pt>)",
    .fixes = "",
};

constexpr std::string_view kSeries[] = {"series",      "series ", "계열", "계열 ",
                                        "datenreihe ", "系列 ",   "系列"};
constexpr std::string_view kCategories[] = {"category ",  "category", "항목 ", "항목",
                                            "kategorie ", "分類 ",    "类别 "};

template <typename Words>
bool is_numbered(const std::string& text, const Words& words) {
  return std::any_of(std::begin(words), std::end(words), [&text](std::string_view word) {
    return text.starts_with(word) && text.size() > word.size() && text.size() <= word.size() + 2 &&
           text.find_first_not_of("0123456789", word.size()) == std::string::npos;
  });
}

// A new chart has four categories and three series; all that are left have their names.
bool has_sample_series(const ChartFacts& chart) {
  return !chart.series.empty() && chart.series.size() > 1 &&
         std::all_of(chart.series.begin(), chart.series.end(), [](const ChartSeriesFacts& series) {
           return is_numbered(comparable(series.name.text), kSeries);
         });
}

bool has_sample_categories(const ChartFacts& chart) {
  if (chart.series.empty() || chart.series[0].categories.levels.empty()) return false;
  const ChartTextPoints& points = chart.series[0].categories.levels[0];
  return points.size() > 1 && std::all_of(points.begin(), points.end(), [](const auto& point) {
           return point && is_numbered(comparable(*point), kCategories);
         });
}

Message what_is_left(const ChartFacts& chart) {
  if (has_sample_categories(chart)) return tr("the categories of a new chart");
  if (has_sample_series(chart) && !chart.legend.empty())
    return tr("the series names of a new chart");
  if (chart.title.kind == ChartTitle::Kind::Placeholder)
    return tr("a title that nobody has written");
  return {};
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      if (chart == nullptr) continue;
      const Message left = what_is_left(*chart);
      if (left.empty()) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: the chart shows {}", element_label(element.ir), left);
      d.hint = tr("write what it shows, or delete the title or the legend");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kSampleChartDataOfFile;
const FileRule kSampleChartDataOfFile{kDoc, check, unread_charts};

}  // namespace deckle::qc
