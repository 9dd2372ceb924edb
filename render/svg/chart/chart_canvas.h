#pragma once
// Draws the pieces of a chart: takes points from the chart's top left corner, writes SVG in px of
// the slide.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/charts/chart_space.h"
#include "slidespec/ir/chart_ir.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

enum class TextAnchor { Start, Middle, End };

struct Point {
  double x = 0, y = 0;
};

class ChartCanvas {
 public:
  // `element` has a chart; it and `engine` outlive the canvas.
  ChartCanvas(const ElementIr& element, const measure::TextEngine& engine);

  [[nodiscard]] const ChartIr& chart() const { return chart_; }
  [[nodiscard]] const layout::LabelRuler& ruler() const { return ruler_; }
  // The text on lines of at most `width_pt`, broken at spaces; a longer word exceeds the width.
  [[nodiscard]] std::vector<std::string> wrapped(const std::string& text, const RunStyle& style,
                                                 double width_pt) const;

  // `attributes` set fill and line: see the functions below.
  void rect(double x, double y, double w, double h, const std::string& attributes);
  void line(Point from, Point to, const std::string& attributes);
  void polyline(const std::vector<Point>& points, const std::string& attributes);
  void polygon(const std::vector<Point>& points, const std::string& attributes);
  void circle(Point center, double radius, const std::string& attributes);
  // A slice from `from` to `to`, shares of the circle clockwise from the top.
  void slice(Point center, double radius, double from, double to, const std::string& attributes);
  // Sets the `data-part` attribute of the text that follows: "title", "legend", "label" (of a
  // point), "axis" (ticks and categories; applications may leave out some).
  void begin(std::string_view part) { part_ = part; }
  // One line of text around `middle` of its height. `turned` text runs from bottom to top.
  void text(const std::string& text, double x, double middle, const RunStyle& style,
            TextAnchor anchor, bool turned = false);

  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  [[nodiscard]] std::string at(double x, double y) const;  // "12.5,30"
  [[nodiscard]] double px_x(double x) const;
  [[nodiscard]] double px_y(double y) const;

  const ChartIr& chart_;
  const measure::TextEngine& engine_;
  layout::LabelRuler ruler_;
  double left_px_, top_px_;
  std::string_view part_;
  std::string out_;
};

// Attributes of fills and lines; widths in points.
[[nodiscard]] std::string chart_fill(const ChartColor& color, double opacity = 1);
[[nodiscard]] std::string chart_stroke(const ChartColor& color, double width_pt,
                                       std::string_view dash = "solid");

}  // namespace deckle::render
