#include "render/chart/chart_pieces.h"

namespace deckle::render {

void draw_chart_legend(ChartCanvas& canvas) {
  const ChartIr& chart = canvas.chart();
  const std::vector<ChartLegendEntry>& entries = canvas.geometry().legend;
  const bool pie = chart.plot == ChartPlot::Pie;
  std::size_t series = 0;  // whose entry is next
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const ChartRect& key = entries[i].key;
    while (!pie && !chart.series_styles[series].in_legend) ++series;
    const ChartSeriesStyle& series_style = chart.series_styles[pie ? 0 : series++];
    const ChartColor& color =
        pie && i < series_style.points.size() ? series_style.points[i].second : series_style.color;
    if (chart.plot == ChartPlot::Line || chart.plot == ChartPlot::Scatter || series_style.line) {
      const double middle = entries[i].name.middle;
      if (series_style.stroked)
        canvas.line({key.left, middle}, {key.left + key.width, middle},
                    chart_stroke(color, kChartLinePt, series_style.dash));
      draw_chart_marker(canvas, {key.left + key.width / 2, middle}, series_style.marker, color);
    } else {
      canvas.rect(key, chart_fill(color));
    }
    canvas.text("legend", entries[i].name);
  }
}

}  // namespace deckle::render
