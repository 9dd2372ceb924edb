// Lines, areas, scattered points and bubbles, and what joins them.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "layout/file_charts/file_frame.h"

namespace deckle::layout::file_charts {
namespace {

using Kind = ChartPiece::Kind;

constexpr double kBubbleShare = 0.25;  // of the plot's shorter side: the largest bubble
constexpr int kSmoothSteps = 12;

struct Point {
  std::size_t index = 0;
  ChartPosition at, from;  // `from`: where an area begins
  double value = 0, share = 0, size = 0;
};
using Stretch = std::vector<Point>;

// The points of a series between gaps.
std::vector<Stretch> stretches(const Frame& frame, std::size_t plot, std::size_t k) {
  const ChartPlotLook& look = frame.look.plots[plot];
  const PlotData& data = frame.data[plot];
  const std::size_t s = data.series[k];
  const bool own = has_own_x(frame.look, plot), area = is_area(frame.look, plot);
  const double base = frame.base(plot);
  std::vector<Stretch> out(1);
  for (std::size_t i = 0; i < data.values[k].size(); ++i) {
    const auto& value = data.values[k][i];
    if (!value) {
      if (frame.look.blanks != "span" && !out.back().empty()) out.emplace_back();
      continue;
    }
    Point point;
    point.index = i;
    point.value = value->value;
    point.share = value->share;
    if (own) {
      point.at = {frame.along(look.category_axis, own_x(frame.look.facts.series[s], i)),
                  frame.along(look.value_axis, value->to)};
      const ChartNumberPoints& sizes = frame.look.facts.series[s].sizes.points;
      point.size = i < sizes.size() ? sizes[i].value_or(0) : 0;
    } else {
      point.at = frame.point(plot, i, value->to);
      if (area) point.from = frame.point(plot, i, data.stacked ? value->from : base);
    }
    out.back().push_back(point);
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

// A curve through the points, as a line of short pieces (Catmull-Rom, as cubic pieces).
std::vector<ChartPosition> smoothed(const std::vector<ChartPosition>& points) {
  constexpr std::size_t kMostSmoothed = 2000;
  if (points.size() < 3 || points.size() > kMostSmoothed) return points;
  std::vector<ChartPosition> out{points.front()};
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const ChartPosition &a = points[i], &b = points[i + 1];
    const ChartPosition &before = i > 0 ? points[i - 1] : a,
                        &after = i + 2 < points.size() ? points[i + 2] : b;
    const ChartPosition c{a.x + (b.x - before.x) / 6, a.y + (b.y - before.y) / 6},
        d{b.x - (after.x - a.x) / 6, b.y - (after.y - a.y) / 6};
    for (int step = 1; step <= kSmoothSteps; ++step) {
      const double t = static_cast<double>(step) / kSmoothSteps, u = 1 - t;
      const auto at = [&](double p, double q, double r, double e) {
        return u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * e;
      };
      out.push_back({at(a.x, c.x, d.x, b.x), at(a.y, c.y, d.y, b.y)});
    }
  }
  return out;
}

void add_line(Frame& frame, std::vector<ChartPosition> points, const ChartLineLook& look) {
  if (!look.rgb || points.size() < 2) return;
  ChartPiece piece;
  piece.kind = Kind::Line;
  piece.paint = paint_of(look);
  piece.paint.round_ends = look.dash == "solid";
  piece.points = std::move(points);
  const ChartPosition from = piece.points[piece.points.size() - 2], to = piece.points.back();
  frame.out.pieces.push_back(std::move(piece));
  if (!look.arrow_at_end) return;
  ChartPiece head;
  head.kind = Kind::Arrow;
  head.points = {from, to};
  head.paint.fill = look.rgb;
  frame.out.pieces.push_back(std::move(head));
}

void add_markers(Frame& frame, std::size_t s, const Stretch& stretch) {
  const ChartSeriesLook& look = frame.look.series[s];
  const auto add = [&](const ChartMarkerLook& marker, std::vector<ChartPosition> points) {
    if (marker.symbol == "none" || points.empty()) return;
    ChartPiece piece;
    piece.kind = Kind::Marker;
    piece.form = marker.symbol;
    piece.radius = marker.size_pt / 2;
    piece.paint = paint_of(marker.shape);
    piece.points = std::move(points);
    frame.out.pieces.push_back(std::move(piece));
  };
  std::vector<ChartPosition> usual;
  for (const Point& point : stretch) {
    const auto own = look.points.find(point.index);
    if (own == look.points.end() || (!own->second.marker && !own->second.shape)) {
      usual.push_back(point.at);
      continue;
    }
    ChartMarkerLook marker = marker_at(look, point.index);
    // A point of another colour has a marker of that colour.
    if (!own->second.marker && own->second.shape && own->second.shape->fill.rgb)
      marker.shape.fill = own->second.shape->fill;
    add(marker, {point.at});
  }
  add(look.marker, std::move(usual));
}

std::vector<ChartPosition> places(const Stretch& stretch) {
  std::vector<ChartPosition> out;
  for (const Point& point : stretch) out.push_back(point.at);
  return out;
}

void draw_area(Frame& frame, std::size_t s, const Stretch& stretch) {
  std::vector<ChartPosition> points = places(stretch);
  for (auto point = stretch.rbegin(); point != stretch.rend(); ++point)
    points.push_back(point->from);
  ChartPiece piece;
  piece.kind = Kind::Polygon;
  piece.paint = paint_of(frame.look.series[s].shape);
  piece.points = std::move(points);
  if (piece.paint.fill || piece.paint.stroke) frame.out.pieces.push_back(std::move(piece));
}

// The least squares of a line through the points, longer at both ends as the trend says.
void draw_trends(Frame& frame, std::size_t plot, std::size_t k) {
  const ChartPlotLook& look = frame.look.plots[plot];
  const std::size_t s = frame.data[plot].series[k];
  const bool own = has_own_x(frame.look, plot);
  if (frame.axes[look.category_axis].dates) return;
  double n = 0, sx = 0, sy = 0, sxx = 0, sxy = 0, first = 0, last = 0;
  for (std::size_t i = 0; i < frame.data[plot].values[k].size(); ++i) {
    const auto& value = frame.data[plot].values[k][i];
    if (!value) continue;
    const double x = own ? own_x(frame.look.facts.series[s], i) : static_cast<double>(i + 1);
    first = n == 0 ? x : std::min(first, x);
    last = n == 0 ? x : std::max(last, x);
    n += 1, sx += x, sy += value->to, sxx += x * x, sxy += x * value->to;
  }
  const double spread = n * sxx - sx * sx;
  if (n < 2 || !(std::abs(spread) > 0) || !std::isfinite(spread)) return;
  const double slope = (n * sxy - sx * sy) / spread, start = (sy - slope * sx) / n;
  for (const ChartTrendLook& trend : frame.look.series[s].trends) {
    const auto at = [&](double x) {
      const double y = frame.along(look.value_axis, start + slope * x);
      if (own) return ChartPosition{frame.along(look.category_axis, x), y};
      const double part =
          std::clamp(frame.category_share(look.category_axis, x - 1), 0.0, 1.0);
      return ChartPosition{frame.plot.left + part * frame.plot.width, y};
    };
    if (frame.axes[look.value_axis].vertical)
      add_line(frame, {at(first - trend.backward), at(last + trend.forward)}, trend.line);
  }
}

void draw_bubbles(Frame& frame, std::size_t plot, std::size_t s, const Stretch& stretch) {
  double largest = 0;
  for (const std::size_t other : frame.data[plot].series) {
    for (const auto& size : frame.look.facts.series[other].sizes.points)
      largest = std::max(largest, std::abs(size.value_or(0)));
  }
  if (!(largest > 0)) return;
  const ChartPlotLook& look = frame.look.plots[plot];
  const double full = kBubbleShare / 2 * std::min(frame.plot.width, frame.plot.height) *
                      look.bubble_scale / 100;
  for (const Point& point : stretch) {
    const double part = std::abs(point.size) / largest;
    ChartPiece piece;
    piece.kind = Kind::Marker;
    piece.form = "circle";
    piece.radius = full * (look.bubble_width ? part : std::sqrt(part));
    piece.paint = paint_of(shape_at(frame, s, point.index));
    piece.points = {point.at};
    if (piece.radius > 0) frame.out.pieces.push_back(std::move(piece));
  }
}

// Lines from the highest to the lowest point of each category, from the points to the axis, and
// bars from the first to the last series.
void draw_joined(Frame& frame, std::size_t plot) {
  const ChartPlotLook& look = frame.look.plots[plot];
  if (!look.high_low && !look.drop && !look.up_bars && !look.down_bars) return;
  const PlotData& data = frame.data[plot];
  std::size_t count = 0;
  for (const auto& values : data.values) count = std::max(count, values.size());
  const double width = frame.slot(look.category_axis) / (1 + look.up_down_gap / 100);
  for (std::size_t i = 0; i < count; ++i) {
    std::optional<double> high, low, first, last;
    for (const auto& values : data.values) {
      if (i >= values.size() || !values[i]) continue;
      const double value = values[i]->to;
      high = std::max(high.value_or(value), value);
      low = std::min(low.value_or(value), value);
      if (!first) first = value;
      last = value;
    }
    if (!high) continue;
    if (look.high_low && *high > *low)
      add_line(frame, {frame.point(plot, i, *high), frame.point(plot, i, *low)}, *look.high_low);
    if (look.drop)
      add_line(frame, {frame.point(plot, i, *high), frame.point(plot, i, frame.base(plot))},
               *look.drop);
    const auto& bars = *last >= *first ? look.up_bars : look.down_bars;
    if (!bars || data.values.size() < 2) continue;
    const ChartPosition a = frame.point(plot, i, *first), b = frame.point(plot, i, *last);
    ChartPiece piece;
    piece.rect = {a.x - width / 2, std::min(a.y, b.y), width, std::abs(a.y - b.y)};
    piece.paint = paint_of(*bars);
    frame.out.pieces.push_back(std::move(piece));
  }
}

}  // namespace

void draw_lines(Frame& frame, std::size_t plot) {
  const ChartPlotLook& look = frame.look.plots[plot];
  if (look.category_axis >= frame.axes.size() || look.value_axis >= frame.axes.size()) return;
  const bool area = is_area(frame.look, plot), bubbles = is_kind(frame.look, plot, "bubbleChart");
  draw_joined(frame, plot);
  for (std::size_t k = 0; k < frame.data[plot].series.size(); ++k) {
    const std::size_t s = frame.data[plot].series[k];
    const ChartSeriesLook& series = frame.look.series[s];
    for (const Stretch& stretch : stretches(frame, plot, k)) {
      if (area) {
        draw_area(frame, s, stretch);
      } else if (bubbles) {
        draw_bubbles(frame, plot, s, stretch);
      } else {
        const std::vector<ChartPosition> points = places(stretch);
        add_line(frame, series.smooth ? smoothed(points) : points, series.shape.line);
        add_markers(frame, s, stretch);
      }
      for (const Point& point : stretch) {
        LabelAt label;
        label.plot = plot;
        label.series = s;
        label.point = point.index;
        label.value = point.value;
        label.share = point.share;
        label.mark = {point.at.x, area ? (point.at.y + point.from.y) / 2 : point.at.y, 0, 0};
        const ChartMarkerLook& marker = marker_at(series, point.index);
        label.radius = marker.symbol == "none" ? 0 : marker.size_pt / 2;
        frame.labels.push_back(label);
      }
    }
    if (!area && !bubbles) draw_trends(frame, plot, k);
  }
}

}  // namespace deckle::layout::file_charts
