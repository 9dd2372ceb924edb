// The grid, the axes with their labels, and the axes' titles.

#include "render/chart/chart_pieces.h"

namespace deckle::render {
namespace {

// A line right across the plot at a place along the values' axis.
void across_plot(ChartCanvas& canvas, double at, const ChartPaint& paint) {
  const ChartRect& plot = canvas.geometry().plot;
  if (canvas.chart().horizontal)
    canvas.line({at, plot.top}, {at, plot.top + plot.height}, paint);
  else
    canvas.line({plot.left, at}, {plot.left + plot.width, at}, paint);
}

}  // namespace

void draw_chart_axes(ChartCanvas& canvas) {
  const ChartIr& chart = canvas.chart();
  const ChartGeometry& geometry = canvas.geometry();
  if (chart.value.grid) {
    for (const ChartTick& tick : geometry.value_ticks)
      across_plot(canvas, tick.at, chart_stroke(chart.grid_line, kChartEdgePt));
  }
  for (const ChartTick& tick : geometry.value_ticks) canvas.text("axis", tick.label);
  for (const ChartTick& tick : geometry.category_ticks) canvas.text("axis", tick.label);
  canvas.text("title", geometry.axis_titles);
  for (const ChartTick& tick : geometry.second_ticks) canvas.text("axis", tick.label);
  if (geometry.second_title) canvas.text("title", *geometry.second_title);
}

void draw_chart_category_line(ChartCanvas& canvas) {
  const ChartIr& chart = canvas.chart();
  if (chart.category.line)
    across_plot(canvas, canvas.geometry().base, chart_stroke(chart.axis_line, kChartEdgePt));
}

}  // namespace deckle::render
