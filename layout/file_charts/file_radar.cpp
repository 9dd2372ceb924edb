// Radar charts: categories around a centre, values away from it.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "layout/file_charts/file_frame.h"

namespace deckle::layout::file_charts {

void draw_radar(Frame& frame, std::size_t plot) {
  const ChartPlotLook& look = frame.look.plots[plot];
  const PlotData& data = frame.data[plot];
  if (look.category_axis >= frame.axes.size() || look.value_axis >= frame.axes.size()) return;
  const std::size_t count = frame.axes[look.category_axis].count;
  if (count == 0 || count > 1000 || frame.axes[look.category_axis].named_by == kNone) return;
  const AxisFrame& values = frame.axes[look.value_axis];
  const ChartAxisLook& value_look = frame.look.axes[look.value_axis];
  const ChartAxisLook& category_look = frame.look.axes[look.category_axis];
  const RunStyle& style = category_look.labels.style;
  const ChartRect& space = frame.plot;
  const ChartPosition center{space.left + space.width / 2, space.top + space.height / 2};
  const std::size_t named_by = frame.axes[look.category_axis].named_by;
  double widest = 0;
  for (std::size_t i = 0; i < count; ++i)
    widest = std::max(widest, frame.ruler.width(category_text(frame.look, named_by, i), style));
  // Names begin half a line away from the tip of their axis.
  const double around = line_height(style) + kAxisGapPt;
  const double radius =
      std::max(1.0, std::min(space.width / 2 - widest, space.height / 2) - around);
  const auto at = [&](std::size_t i, double part) {
    const double angle =
        2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count);
    return ChartPosition{center.x + part * radius * std::sin(angle),
                         center.y - part * radius * std::cos(angle)};
  };
  const auto closed = [&](double part) {
    std::vector<ChartPosition> points;
    for (std::size_t i = 0; i < count; ++i) points.push_back(at(i, part));
    return points;
  };
  const bool deleted = frame.look.facts.axes[look.value_axis].deleted;
  for (const ScaleTick& tick : values.ticks) {
    const double part = frame.share(look.value_axis, tick.value);
    if (value_look.grid && value_look.grid->rgb && part > 0) {
      ChartPiece piece;
      piece.kind = ChartPiece::Kind::Polygon;
      piece.paint = paint_of(*value_look.grid);
      piece.points = closed(part);
      frame.out.pieces.push_back(std::move(piece));
    }
    if (!deleted && value_look.tick_labels != "none")
      frame.add_text("axis", frame.ruler.placed(tick.label, value_look.labels.style,
                                                {center.x - kAxisGapPt, center.y - part * radius},
                                                ChartTextLine::Anchor::End));
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (value_look.line.rgb && !deleted) {
      ChartPiece piece;
      piece.kind = ChartPiece::Kind::Line;
      piece.paint = paint_of(value_look.line);
      piece.points = {center, at(i, 1)};
      frame.out.pieces.push_back(std::move(piece));
    }
    const ChartPosition tip = at(i, 1 + (kAxisGapPt + line_height(style) / 2) / radius);
    const double dx = tip.x - center.x;
    frame.add_text("axis",
                   frame.ruler.placed(
                       category_text(frame.look, named_by, i), style,
                       tip, std::abs(dx) < radius * 0.1 ? ChartTextLine::Anchor::Middle
                            : dx > 0                    ? ChartTextLine::Anchor::Start
                                                        : ChartTextLine::Anchor::End));
  }
  for (std::size_t k = 0; k < data.series.size(); ++k) {
    const ChartSeriesLook& series = frame.look.series[data.series[k]];
    ChartPiece piece;
    piece.kind = ChartPiece::Kind::Polygon;
    piece.paint = look.radar_filled ? paint_of(series.shape) : paint_of(series.shape.line);
    ChartPiece markers;
    for (std::size_t i = 0; i < data.values[k].size() && i < count; ++i) {
      const auto& value = data.values[k][i];
      if (!value) continue;
      piece.points.push_back(at(i, frame.share(look.value_axis, value->to)));
    }
    markers.kind = ChartPiece::Kind::Marker;
    markers.form = series.marker.symbol;
    markers.radius = series.marker.size_pt / 2;
    markers.paint = paint_of(series.marker.shape);
    markers.points = piece.points;
    if (piece.points.size() > 1) frame.out.pieces.push_back(std::move(piece));
    if (markers.form != "none" && !markers.points.empty())
      frame.out.pieces.push_back(std::move(markers));
  }
}

}  // namespace deckle::layout::file_charts
