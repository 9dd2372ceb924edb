#pragma once
// What the pieces of a chart are drawn on. Takes points from the chart's top left corner; SVG
// (svg/svg_chart_canvas.h) and the display list (display/display_chart.h) implement it.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "slidespec/ir/chart_drawing.h"
#include "slidespec/ir/chart_ir.h"

namespace deckle::render {

// Fill and line of a piece; unset: none.
struct ChartPaint {
  std::optional<std::uint32_t> fill{};
  double fill_opacity = 1;
  std::optional<std::uint32_t> stroke{};
  double stroke_pt = 0;
  std::string_view dash = "solid";  // ST_PresetLineDashVal
  bool round_ends = false;
};

class ChartCanvas {
 public:
  // `chart` has its geometry, and outlives the canvas; null where pieces alone are drawn.
  explicit ChartCanvas(const ChartIr* chart) : chart_(chart) {}
  virtual ~ChartCanvas() = default;
  ChartCanvas(const ChartCanvas&) = delete;
  ChartCanvas& operator=(const ChartCanvas&) = delete;

  [[nodiscard]] const ChartIr& chart() const { return *chart_; }
  [[nodiscard]] const ChartGeometry& geometry() const { return *chart_->geometry; }

  virtual void rect(const ChartRect& rect, const ChartPaint& paint) = 0;
  virtual void line(ChartPosition from, ChartPosition to, const ChartPaint& paint) = 0;
  virtual void polyline(const std::vector<ChartPosition>& points, const ChartPaint& paint) = 0;
  virtual void polygon(const std::vector<ChartPosition>& points, const ChartPaint& paint) = 0;
  virtual void circle(ChartPosition center, double radius, const ChartPaint& paint) = 0;
  // A slice from `from` to `to`, shares of the circle clockwise from the top.
  virtual void slice(ChartPosition center, double radius, double from, double to,
                     const ChartPaint& paint) = 0;
  // `part`: "title", "legend", "label" (of a point), "axis" (ticks and categories; applications may
  // leave out some).
  virtual void text(std::string_view part, const ChartTextLine& line) = 0;
  void text(std::string_view part, const std::vector<ChartTextLine>& lines) {
    for (const ChartTextLine& line : lines) text(part, line);
  }

 private:
  const ChartIr* chart_;
};

// From the middle of a line of text down to its baseline, as a share of the size: half the
// difference of the faces' ascent and descent.
inline constexpr double kChartBaselineBelowMiddle = 0.35;

[[nodiscard]] inline ChartPaint chart_fill(const ChartColor& color, double opacity = 1) {
  ChartPaint out;
  out.fill = color.color.rgb;
  out.fill_opacity = opacity;
  return out;
}
[[nodiscard]] inline ChartPaint chart_stroke(const ChartColor& color, double width_pt,
                                             std::string_view dash = "solid") {
  ChartPaint out;
  out.stroke = color.color.rgb;
  out.stroke_pt = width_pt;
  out.dash = dash;
  return out;
}
// `paint` with the line of `stroke`.
[[nodiscard]] inline ChartPaint outlined(ChartPaint paint, const ChartPaint& stroke) {
  paint.stroke = stroke.stroke;
  paint.stroke_pt = stroke.stroke_pt;
  paint.dash = stroke.dash;
  paint.round_ends = stroke.round_ends;
  return paint;
}

// Draws all of a chart that has its geometry.
void draw_chart(ChartCanvas& canvas);
// Draws the pieces of a chart that was read.
void draw_chart_pieces(ChartCanvas& canvas, const ChartDrawing& drawing);

}  // namespace deckle::render
