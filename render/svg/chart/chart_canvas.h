#pragma once
// Draws the pieces of a chart: takes points from the chart's top left corner, writes SVG in px of
// the slide.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "slidespec/ir/chart_ir.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

class ChartCanvas {
 public:
  // `element` has a chart with its geometry, and outlives the canvas.
  explicit ChartCanvas(const ElementIr& element);

  [[nodiscard]] const ChartIr& chart() const { return chart_; }
  [[nodiscard]] const ChartGeometry& geometry() const { return *chart_.geometry; }

  // `attributes` set fill and line: see the functions below.
  void rect(const ChartRect& rect, const std::string& attributes);
  void line(ChartPosition from, ChartPosition to, const std::string& attributes);
  void polyline(const std::vector<ChartPosition>& points, const std::string& attributes);
  void polygon(const std::vector<ChartPosition>& points, const std::string& attributes);
  void circle(ChartPosition center, double radius, const std::string& attributes);
  // A slice from `from` to `to`, shares of the circle clockwise from the top.
  void slice(ChartPosition center, double radius, double from, double to, const std::string& attributes);
  // `part` is the `data-part` attribute: "title", "legend", "label" (of a point), "axis" (ticks and
  // categories; applications may leave out some).
  void text(std::string_view part, const ChartTextLine& line);
  void text(std::string_view part, const std::vector<ChartTextLine>& lines);

  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  [[nodiscard]] std::string at(ChartPosition position) const;  // "12.5,30"
  [[nodiscard]] double px_x(double x) const;
  [[nodiscard]] double px_y(double y) const;

  const ChartIr& chart_;
  double left_px_, top_px_;
  std::string out_;
};

// Attributes of fills and lines; widths in points.
[[nodiscard]] std::string chart_fill(const ChartColor& color, double opacity = 1);
[[nodiscard]] std::string chart_stroke(const ChartColor& color, double width_pt,
                                       std::string_view dash = "solid");

}  // namespace deckle::render
