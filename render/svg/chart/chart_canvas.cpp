#include "render/svg/chart/chart_canvas.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "render/svg/svg_text.h"
#include "render/svg/svg_writer.h"
#include "slidespec/core/markup.h"

namespace deckle::render {
namespace {

// From the middle of a line of text down to its baseline, as a share of the size: half the
// difference of the faces' ascent and descent.
constexpr double kBaselineBelowMiddle = 0.35;

// ST_PresetLineDashVal in widths of the line (ECMA-376 Part 1, 20.1.10.49).
struct Dash {
  std::string_view name;
  std::vector<int> widths;
};

std::string dash_array(std::string_view name, double width_px) {
  static const std::vector<Dash> kDashes = {{"dash", {4, 3}},
                                            {"dashDot", {4, 3, 1, 3}},
                                            {"lgDash", {8, 3}},
                                            {"sysDash", {3, 1}},
                                            {"sysDot", {1, 1}}};
  std::string out;
  for (const Dash& dash : kDashes) {
    if (dash.name != name) continue;
    for (const int width : dash.widths) out += (out.empty() ? "" : " ") + number(width * width_px);
  }
  return out;
}

}  // namespace

ChartCanvas::ChartCanvas(const ElementIr& element)
    : chart_(*element.chart),
      left_px_(to_px(element.box.x)),
      top_px_(to_px(element.box.y)) {}

double ChartCanvas::px_x(double x) const { return left_px_ + px_from_pt(x); }
double ChartCanvas::px_y(double y) const { return top_px_ + px_from_pt(y); }
std::string ChartCanvas::at(ChartPosition position) const {
  return number(px_x(position.x)) + "," + number(px_y(position.y));
}

void ChartCanvas::rect(const ChartRect& rect, const std::string& attributes) {
  out_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}/>\n",
                      number(px_x(rect.left)), number(px_y(rect.top)),
                      number(px_from_pt(std::max(0.0, rect.width))),
                      number(px_from_pt(std::max(0.0, rect.height))), attributes);
}

void ChartCanvas::line(ChartPosition from, ChartPosition to, const std::string& attributes) {
  out_ += fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"{}/>\n", number(px_x(from.x)),
                      number(px_y(from.y)), number(px_x(to.x)), number(px_y(to.y)), attributes);
}

void ChartCanvas::polyline(const std::vector<ChartPosition>& points, const std::string& attributes) {
  std::string list;
  for (const ChartPosition& point : points) list += (list.empty() ? "" : " ") + at(point);
  out_ += fmt::format("<polyline points=\"{}\" fill=\"none\"{}/>\n", list, attributes);
}

void ChartCanvas::polygon(const std::vector<ChartPosition>& points, const std::string& attributes) {
  std::string list;
  for (const ChartPosition& point : points) list += (list.empty() ? "" : " ") + at(point);
  out_ += fmt::format("<polygon points=\"{}\"{}/>\n", list, attributes);
}

void ChartCanvas::circle(ChartPosition center, double radius, const std::string& attributes) {
  out_ += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>\n", number(px_x(center.x)),
                      number(px_y(center.y)), number(px_from_pt(radius)), attributes);
}

void ChartCanvas::slice(ChartPosition center, double radius, double from, double to,
                        const std::string& attributes) {
  // An arc that starts and ends at one point is not drawn.
  if (to - from > 1 - 1e-9) return circle(center, radius, attributes);
  const auto rim = [&](double share) {
    const double angle = 2 * std::numbers::pi * share;
    return at({center.x + radius * std::sin(angle), center.y - radius * std::cos(angle)});
  };
  const std::string r = number(px_from_pt(radius));
  out_ += fmt::format("<path d=\"M{} L{} A{} {} 0 {} 1 {} Z\"{}/>\n", at(center),
                      rim(from), r, r, to - from > 0.5 ? 1 : 0, rim(to), attributes);
}

void ChartCanvas::text(std::string_view part, const ChartTextLine& line) {
  if (!(line.width > 0)) return;
  // Rotated text is placed horizontally around the point and then rotated about it.
  const double baseline = line.middle + kBaselineBelowMiddle * line.style.size_pt;
  const char* side = line.anchor == ChartTextLine::Anchor::Start    ? "start"
                     : line.anchor == ChartTextLine::Anchor::Middle ? "middle"
                                                                    : "end";
  out_ += fmt::format(
      "<text class=\"chart-words\" data-part=\"{}\" x=\"{}\" y=\"{}\" text-anchor=\"{}\" "
      "textLength=\"{}\" "
      "lengthAdjust=\"spacingAndGlyphs\"{}{}>{}</text>\n",
      part, number(px_x(line.x)), number(px_y(baseline)), side, number(px_from_pt(line.width)),
      run_attributes(line.style, 1),
      line.turned ? fmt::format(" transform=\"rotate(-90 {} {})\"", number(px_x(line.x)),
                                number(px_y(line.middle)))
                  : std::string(),
      escaped(line.text));
}

void ChartCanvas::text(std::string_view part, const std::vector<ChartTextLine>& lines) {
  for (const ChartTextLine& line : lines) text(part, line);
}

std::string chart_fill(const ChartColor& color, double opacity) {
  std::string out = fmt::format(" fill=\"{}\"", rgb(color.color.rgb));
  if (opacity < 1) out += fmt::format(" fill-opacity=\"{}\"", number(opacity));
  return out;
}

std::string chart_stroke(const ChartColor& color, double width_pt, std::string_view dash) {
  const double width = px_from_pt(width_pt);
  std::string out = fmt::format(" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"",
                                rgb(color.color.rgb), number(width));
  if (const std::string array = dash_array(dash, width); !array.empty())
    out += fmt::format(" stroke-dasharray=\"{}\"", array);
  return out;
}

}  // namespace deckle::render
