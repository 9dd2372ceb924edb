#pragma once
// A chart as SVG, in px of the slide.

#include <string>
#include <utility>

#include "render/chart/chart_canvas.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

class SvgChartCanvas final : public ChartCanvas {
 public:
  // `element` has a chart with its geometry, or pieces are drawn; it outlives the canvas.
  explicit SvgChartCanvas(const ElementIr& element);

  using ChartCanvas::text;
  void rect(const ChartRect& rect, const ChartPaint& paint) override;
  void line(ChartPosition from, ChartPosition to, const ChartPaint& paint) override;
  void polyline(const std::vector<ChartPosition>& points, const ChartPaint& paint) override;
  void polygon(const std::vector<ChartPosition>& points, const ChartPaint& paint) override;
  void circle(ChartPosition center, double radius, const ChartPaint& paint) override;
  void slice(ChartPosition center, double radius, double from, double to,
             const ChartPaint& paint) override;
  // Written with `part` as the `data-part` attribute.
  void text(std::string_view part, const ChartTextLine& line) override;

  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  [[nodiscard]] std::string at(ChartPosition position) const;  // "12.5,30"
  [[nodiscard]] double px_x(double x) const;
  [[nodiscard]] double px_y(double y) const;

  double left_px_, top_px_;
  std::string out_;
};

}  // namespace deckle::render
