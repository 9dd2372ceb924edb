#include "render/svg/svg_chart_canvas.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "render/chart/dash_widths.h"
#include "render/svg/svg_text.h"
#include "render/svg/svg_writer.h"
#include "slidespec/core/markup.h"

namespace deckle::render {
namespace {

std::string dash_array(std::string_view name, double width_px) {
  std::string out;
  for (const int width : dash_widths(name))
    out += (out.empty() ? "" : " ") + number(width * width_px);
  return out;
}

// Attributes of fill and line.
std::string attributes(const ChartPaint& paint) {
  std::string out;
  if (paint.fill) out += fmt::format(" fill=\"{}\"", rgb(*paint.fill));
  if (paint.fill && paint.fill_opacity < 1)
    out += fmt::format(" fill-opacity=\"{}\"", number(paint.fill_opacity));
  if (!paint.stroke) return out;
  const double width = px_from_pt(paint.stroke_pt);
  out += fmt::format(" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"",
                     rgb(*paint.stroke), number(width));
  if (const std::string array = dash_array(paint.dash, width); !array.empty())
    out += fmt::format(" stroke-dasharray=\"{}\"", array);
  if (paint.round_ends) out += R"( stroke-linecap="round")";
  return out;
}

}  // namespace

SvgChartCanvas::SvgChartCanvas(const ElementIr& element)
    : ChartCanvas(element.chart.get()),
      left_px_(to_px(element.box.x)),
      top_px_(to_px(element.box.y)) {}

double SvgChartCanvas::px_x(double x) const { return left_px_ + px_from_pt(x); }
double SvgChartCanvas::px_y(double y) const { return top_px_ + px_from_pt(y); }
std::string SvgChartCanvas::at(ChartPosition position) const {
  return number(px_x(position.x)) + "," + number(px_y(position.y));
}

void SvgChartCanvas::rect(const ChartRect& rect, const ChartPaint& paint) {
  out_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}/>\n",
                      number(px_x(rect.left)), number(px_y(rect.top)),
                      number(px_from_pt(std::max(0.0, rect.width))),
                      number(px_from_pt(std::max(0.0, rect.height))), attributes(paint));
}

void SvgChartCanvas::line(ChartPosition from, ChartPosition to, const ChartPaint& paint) {
  out_ += fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"{}/>\n", number(px_x(from.x)),
                      number(px_y(from.y)), number(px_x(to.x)), number(px_y(to.y)), attributes(paint));
}

void SvgChartCanvas::polyline(const std::vector<ChartPosition>& points, const ChartPaint& paint) {
  std::string list;
  for (const ChartPosition& point : points) list += (list.empty() ? "" : " ") + at(point);
  out_ += fmt::format("<polyline points=\"{}\" fill=\"none\"{}/>\n", list, attributes(paint));
}

void SvgChartCanvas::polygon(const std::vector<ChartPosition>& points, const ChartPaint& paint) {
  std::string list;
  for (const ChartPosition& point : points) list += (list.empty() ? "" : " ") + at(point);
  out_ += fmt::format("<polygon points=\"{}\"{}/>\n", list, attributes(paint));
}

void SvgChartCanvas::circle(ChartPosition center, double radius, const ChartPaint& paint) {
  out_ += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>\n", number(px_x(center.x)),
                      number(px_y(center.y)), number(px_from_pt(radius)), attributes(paint));
}

void SvgChartCanvas::slice(ChartPosition center, double radius, double from, double to,
                        const ChartPaint& paint) {
  // An arc that starts and ends at one point is not drawn.
  if (to - from > 1 - 1e-9) return circle(center, radius, paint);
  const auto rim = [&](double share) {
    const double angle = 2 * std::numbers::pi * share;
    return at({center.x + radius * std::sin(angle), center.y - radius * std::cos(angle)});
  };
  const std::string r = number(px_from_pt(radius));
  out_ += fmt::format("<path d=\"M{} L{} A{} {} 0 {} 1 {} Z\"{}/>\n", at(center),
                      rim(from), r, r, to - from > 0.5 ? 1 : 0, rim(to), attributes(paint));
}

void SvgChartCanvas::text(std::string_view part, const ChartTextLine& line) {
  if (!(line.width > 0)) return;
  // Rotated text is placed horizontally around the point and then rotated about it.
  const double baseline = line.middle + kChartBaselineBelowMiddle * line.style.size_pt;
  const char* side = line.anchor == ChartTextLine::Anchor::Start    ? "start"
                     : line.anchor == ChartTextLine::Anchor::Middle ? "middle"
                                                                    : "end";
  out_ += fmt::format(
      "<text class=\"chart-words\" data-part=\"{}\" x=\"{}\" y=\"{}\" text-anchor=\"{}\" "
      "textLength=\"{}\" "
      "lengthAdjust=\"spacingAndGlyphs\"{}{}>{}</text>\n",
      part, number(px_x(line.x)), number(px_y(baseline)), side, number(px_from_pt(line.width)),
      run_attributes(line.style, 1),
      line.turned || line.angle != 0
          ? fmt::format(" transform=\"rotate({} {} {})\"",
                        line.turned ? "-90" : number(line.angle), number(px_x(line.x)),
                        number(px_y(line.middle)))
          : std::string(),
      escaped(line.text));
}

}  // namespace deckle::render
