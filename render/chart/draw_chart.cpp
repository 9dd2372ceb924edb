#include "render/chart/chart_pieces.h"

namespace deckle::render {

void draw_chart(ChartCanvas& canvas) {
  const ChartGeometry& geometry = canvas.geometry();
  switch (canvas.chart().plot) {
    case ChartPlot::Bar:
    case ChartPlot::StackedBar:
      draw_chart_axes(canvas);
      draw_chart_bars(canvas);
      draw_chart_lines(canvas);  // over the bars
      canvas.text("label", geometry.labels);
      draw_chart_category_line(canvas);
      break;
    case ChartPlot::Line:
    case ChartPlot::Scatter:
    case ChartPlot::Area:
      draw_chart_axes(canvas);
      draw_chart_category_line(canvas);
      draw_chart_high_low(canvas);
      draw_chart_lines(canvas);
      canvas.text("label", geometry.labels);
      break;
    case ChartPlot::Pie:
      draw_chart_pie(canvas);
      canvas.text("label", geometry.labels);
      break;
  }
  draw_chart_legend(canvas);
  canvas.text("title", geometry.title);
}

}  // namespace deckle::render
