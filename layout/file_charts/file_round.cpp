// Pies, and rings of a doughnut.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "layout/file_charts/file_frame.h"

namespace deckle::layout::file_charts {
namespace {

constexpr double kMarkGapPt = 4;  // as layout/charts/chart_marks.cpp
constexpr double kStep = std::numbers::pi / 60;  // of the corners of a ring

ChartPosition rim(ChartPosition center, double radius, double share) {
  const double angle = 2 * std::numbers::pi * share;
  return {center.x + radius * std::sin(angle), center.y - radius * std::cos(angle)};
}

// A part of a ring as a polygon.
std::vector<ChartPosition> ring(ChartPosition center, double outer, double inner, double from,
                                double to) {
  const int steps =
      std::max(1, static_cast<int>(std::ceil((to - from) * 2 * std::numbers::pi / kStep)));
  std::vector<ChartPosition> points;
  for (int i = 0; i <= steps; ++i)
    points.push_back(rim(center, outer, from + (to - from) * i / steps));
  for (int i = steps; i >= 0; --i)
    points.push_back(rim(center, inner, from + (to - from) * i / steps));
  return points;
}

bool is_outside(const ChartLabelLook& label, bool ring) {
  if (!label.shown() || ring) return false;
  return label.position == "outEnd";
}

// What labels outside the circle take beside and above it.
ChartPosition label_room(const Frame& frame, std::size_t plot) {
  ChartPosition room;
  if (frame.data[plot].series.empty()) return room;
  const std::size_t s = frame.data[plot].series.front();
  const ChartSeriesLook& series = frame.look.series[s];
  const bool ring = is_kind(frame.look, plot, "doughnutChart");
  if (!is_outside(series.labels, ring)) return room;
  const RunStyle& style = series.labels.look.style;
  const bool lines = series.labels.separator.find('\n') != std::string::npos;
  const bool both = (series.labels.category || series.labels.series) &&
                    (series.labels.value || series.labels.percent);
  std::vector<std::string> texts{"100%"};
  for (std::size_t i = 0; i < frame.data[plot].values.front().size(); ++i) {
    std::string text = series.labels.category ? category_text(frame.look, s, i) : std::string();
    if (both && !lines) text += shortened(series.labels.separator) + "100%";
    texts.push_back(std::move(text));
  }
  room.x = frame.ruler.widest(texts, style) + kMarkGapPt;
  room.y = line_height(style) * (both && lines ? 2 : 1) + kMarkGapPt;
  return room;
}

}  // namespace

void draw_round(Frame& frame, std::size_t plot) {
  const ChartPlotLook& look = frame.look.plots[plot];
  const PlotData& data = frame.data[plot];
  const ChartRect& space = frame.plot;
  if (data.series.empty()) return;
  const bool rings = is_kind(frame.look, plot, "doughnutChart");
  const bool set_by_hand = frame.look.plot_place.w.has_value();
  const ChartPosition room =
      set_by_hand && frame.look.plot_place.inner ? ChartPosition{} : label_room(frame, plot);
  const double radius =
      std::max(1.0, std::min(space.width / 2 - room.x, space.height / 2 - room.y));
  const ChartPosition center{space.left + space.width / 2, space.top + space.height / 2};
  // The first series is the innermost ring; a pie shows its first series alone.
  const std::size_t count = rings ? data.series.size() : 1;
  const double hole = rings ? radius * look.hole / 100 : 0;
  const double width = (radius - hole) / static_cast<double>(count);
  for (std::size_t k = 0; k < count; ++k) {
    double total = 0;
    for (const auto& value : data.values[k]) total += value ? std::abs(value->value) : 0;
    if (!(total > 0) || !std::isfinite(total)) continue;
    const double inner = hole + width * static_cast<double>(k), outer = inner + width;
    double from = look.first_slice / 360;
    for (std::size_t i = 0; i < data.values[k].size(); ++i) {
      const double share = data.values[k][i] ? std::abs(data.values[k][i]->value) / total : 0;
      if (!(share > 0)) continue;
      const std::size_t s = data.series[k];
      ChartPiece piece;
      piece.paint = paint_of(shape_at(frame, s, i));
      if (rings) {
        piece.kind = ChartPiece::Kind::Polygon;
        piece.points = ring(center, outer, inner, from, from + share);
      } else {
        piece.kind = ChartPiece::Kind::Slice;
        piece.points = {center};
        piece.radius = radius;
        piece.from = from;
        piece.to = from + share;
      }
      frame.out.pieces.push_back(std::move(piece));
      LabelAt label;
      label.plot = plot;
      label.series = s;
      label.point = i;
      label.value = data.values[k][i]->value;
      label.share = share;
      label.center = center;
      label.rim = outer;
      label.hole = rings ? inner : 0;
      label.angle = 2 * std::numbers::pi * (from + share / 2);
      frame.labels.push_back(label);
      from += share;
    }
  }
}

}  // namespace deckle::layout::file_charts
