#include "render/svg/svg_chart.h"

#include <fmt/format.h>

#include "render/svg/chart/chart_pieces.h"
#include "render/svg/svg_writer.h"
#include "slidespec/core/markup.h"

namespace deckle::render {
namespace {

std::string chart_place(const ElementIr& element) {
  const std::string label = element.alt_text.empty() ? "chart" : element.alt_text;
  // As HTML, so that the description wraps.
  return fmt::format(
             R"(<rect{0} fill="#F6F8FA" stroke="#B8C2CC" stroke-dasharray="6 4"/>)"
             R"(<foreignObject{0}><div xmlns="http://www.w3.org/1999/xhtml" )"
             R"(style="font:15px/1.4 sans-serif;color:#444;padding:16px">{1}</div></foreignObject>)",
             rect_attributes(element.box), escaped(label)) +
         "\n";
}

}  // namespace

std::string svg_chart(const ElementIr& element) {
  if (!element.chart || !element.chart->geometry) return chart_place(element);
  const ChartGeometry& geometry = *element.chart->geometry;
  ChartCanvas canvas(element);
  switch (element.chart->plot) {
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
  return canvas.take();
}

}  // namespace deckle::render
