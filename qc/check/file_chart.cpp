#include "qc/check/file_chart.h"

#include <algorithm>

namespace deckle::qc {

const ChartFacts* chart_of(const FileContext& context, const FileSlide& slide,
                           const ElementIr& element) {
  if (element.type != ElementType::Chart || !element.origin) return nullptr;
  for (const ChartOnSlide& one : context.facts().charts) {
    if (one.slide_id == slide.ir().slide_id && one.shape_id == element.origin->shape_id)
      return &one.chart;
  }
  return nullptr;
}

const WorkbookFacts* workbook_of(const FileContext& context, const ChartFacts& chart) {
  for (const WorkbookFacts& one : context.facts().workbooks) {
    if (one.chart_part == chart.part) return &one;
  }
  return nullptr;
}

bool is_pie(const ChartFacts& chart) {
  return !chart.plots.empty() &&
         std::all_of(chart.plots.begin(), chart.plots.end(), [](const ChartPlotFacts& plot) {
           return plot.kind == "pieChart" || plot.kind == "pie3DChart" ||
                  plot.kind == "doughnutChart";
         });
}

}  // namespace deckle::qc
