#include "render/svg/svg_chart.h"

#include <fmt/format.h>

#include "render/svg/chart/chart_pieces.h"
#include "render/svg/svg_writer.h"

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

std::string svg_chart(const ElementIr& element, const measure::TextEngine& engine) {
  const bool laid_out = element.chart && !element.chart->data.series.empty() &&
                        !element.chart->data.categories.empty() &&
                        element.chart->series_styles.size() == element.chart->data.series.size();
  if (!laid_out || element.box.empty()) return chart_place(element);
  ChartCanvas canvas(element, engine);
  const ChartFrame frame = chart_frame(canvas);
  switch (element.chart->plot) {
    case ChartPlot::Bar:
    case ChartPlot::StackedBar:
      draw_chart_axes(canvas, frame);
      draw_chart_bars(canvas, frame);
      draw_chart_category_line(canvas, frame);
      break;
    case ChartPlot::Line:
    case ChartPlot::Scatter:
    case ChartPlot::Area:
      draw_chart_axes(canvas, frame);
      draw_chart_category_line(canvas, frame);
      draw_chart_lines(canvas, frame);
      break;
    case ChartPlot::Pie:
      draw_chart_pie(canvas, frame);
      break;
  }
  draw_chart_legend(canvas, frame);
  draw_chart_title(canvas);
  return canvas.take();
}

}  // namespace deckle::render
