#include "qc/check/file_chart.h"

#include <algorithm>

#include "qc/messages/tr.h"

namespace deckle::qc {

const ChartFacts* chart_of(const FileContext& context, const FileSlide& slide,
                           const ElementIr& element) {
  if (element.type != ElementType::Chart || !element.origin) return nullptr;
  return context.chart_of(slide.ir().slide_id, element.origin->shape_id);
}

const WorkbookFacts* workbook_of(const FileContext& context, const ChartFacts& chart) {
  return context.workbook_of(chart.part);
}

Message unread_charts(const FileContext& context) {
  std::size_t count = 0;
  int number = 0;
  Message first;
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      if (element.ir.type != ElementType::Chart || chart_of(context, slide, element.ir) != nullptr)
        continue;
      if (++count > 1) continue;
      number = slide.number();
      first = element_label(element.ir);
    }
  }
  if (count == 0) return {};
  return count == 1
             ? tr("a chart cannot be read (slide {}, {})", number, first)
             : tr("charts cannot be read (slide {}, {}, and {} more)", number, first, count - 1);
}

bool is_pie(const ChartFacts& chart) {
  return !chart.plots.empty() &&
         std::all_of(chart.plots.begin(), chart.plots.end(), [](const ChartPlotFacts& plot) {
           return plot.kind == "pieChart" || plot.kind == "pie3DChart" ||
                  plot.kind == "doughnutChart";
         });
}

}  // namespace deckle::qc
