#include "render/svg/svg_chart.h"

#include <fmt/format.h>

#include "render/svg/svg_chart_canvas.h"
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
  if (element.chart_drawing) {
    SvgChartCanvas canvas(element);
    draw_chart_pieces(canvas, *element.chart_drawing);
    return canvas.take();
  }
  if (!element.chart || !element.chart->geometry) return chart_place(element);
  SvgChartCanvas canvas(element);
  draw_chart(canvas);
  return canvas.take();
}

}  // namespace deckle::render
