#include "layout/scenes/scene_canvas.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "layout/scenes/cut_path.h"

namespace deckle::layout {
namespace {

constexpr double kDegree = std::numbers::pi / 180;
constexpr double kSliver = 2;    // points: what is left of a thing that is cut
constexpr double kLeast = 0.05;  // points: what is narrower is not seen
// Cosines of half the angle by which a line turns: corners that are cut off, and the sharpest one.
constexpr double kBlunt = 0.75, kSharpest = 0.1;
constexpr double kArcStep = 7.5;  // degrees
constexpr int kBowSteps = 12;     // between two points

bool is_sliver(double left, double whole) { return left < kSliver && left < whole / 2; }

ScenePoint minus(ScenePoint a, ScenePoint b) { return {a.x - b.x, a.y - b.y}; }

ScenePoint unit(ScenePoint v) {
  const double length = std::hypot(v.x, v.y);
  return length > 0 ? ScenePoint{v.x / length, v.y / length} : ScenePoint{1, 0};
}

// The edge of a line at its point `i`, `by` along its normal: one point, or two at the outer side
// of a sharp corner.
void add_edge(const std::vector<ScenePoint>& points, std::size_t i, double by,
              std::vector<ScenePoint>& edge) {
  const std::size_t last = points.size() - 1;
  const ScenePoint in = unit(minus(points[i > 0 ? i : 1], points[i > 0 ? i - 1 : 0]));
  const ScenePoint out = unit(minus(points[i < last ? i + 1 : last], points[i < last ? i : i - 1]));
  const ScenePoint a{-in.y, in.x}, b{-out.y, out.x};
  const ScenePoint middle = unit({a.x + b.x, a.y + b.y});
  const double along = middle.x * a.x + middle.y * a.y;
  const bool outer = (in.x * out.y - in.y * out.x) * by < 0;
  if (outer && along < kBlunt) {
    ScenePoint first{points[i].x + a.x * by, points[i].y + a.y * by};
    ScenePoint second{points[i].x + b.x * by, points[i].y + b.y * by};
    // The second edge is followed from the end of the line to its begin.
    if (by < 0) std::swap(first, second);
    edge.push_back(first);
    edge.push_back(second);
    return;
  }
  const double reach = by / std::max(kSharpest, along);
  edge.push_back({points[i].x + middle.x * reach, points[i].y + middle.y * reach});
}

// The controls of the curve from b to c, where a is before and d behind them (Catmull-Rom).
std::pair<ScenePoint, ScenePoint> controls(ScenePoint a, ScenePoint b, ScenePoint c, ScenePoint d) {
  return {{b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6},
          {c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6}};
}

}  // namespace

ScenePath ScenePath::polygon(const std::vector<ScenePoint>& points) {
  ScenePath path(points.empty() ? ScenePoint{} : points.front());
  for (std::size_t i = 1; i < points.size(); ++i) path.line(points[i].x, points[i].y);
  return path;
}

ScenePath& ScenePath::line(double x, double y) {
  steps_.push_back({false, {x, y}, {}, {}});
  return *this;
}

ScenePath& ScenePath::curve(ScenePoint c1, ScenePoint c2, ScenePoint to) {
  steps_.push_back({true, to, c1, c2});
  return *this;
}

ScenePath& ScenePath::through(const std::vector<ScenePoint>& points) {
  std::vector<ScenePoint> all{steps_.empty() ? begin_ : steps_.back().to};
  all.insert(all.end(), points.begin(), points.end());
  for (std::size_t i = 0; i + 1 < all.size(); ++i) {
    const auto [c1, c2] =
        controls(all[i > 0 ? i - 1 : 0], all[i], all[i + 1], all[std::min(i + 2, all.size() - 1)]);
    curve(c1, c2, all[i + 1]);
  }
  return *this;
}

void SceneCanvas::place(double x, double y, double scale, double degrees) {
  x_ = x;
  y_ = y;
  scale_ = scale;
  cos_ = degrees == 0 ? 1 : std::cos(degrees * kDegree);
  sin_ = degrees == 0 ? 0 : std::sin(degrees * kDegree);
}

ScenePoint SceneCanvas::at(double x, double y) const {
  return {x_ + scale_ * (x * cos_ - y * sin_), y_ + scale_ * (x * sin_ + y * cos_)};
}

ScenePath SceneCanvas::placed(const ScenePath& path) const {
  ScenePath out(at(path.begin().x, path.begin().y));
  for (const ScenePath::Step& step : path.steps()) {
    const ScenePoint to = at(step.to.x, step.to.y);
    if (step.curve)
      out.curve(at(step.c1.x, step.c1.y), at(step.c2.x, step.c2.y), to);
    else
      out.line(to.x, to.y);
  }
  return out;
}

void SceneCanvas::rect(Tone tone, double x, double y, double w, double h, double corner) {
  if (w <= 0 || h <= 0) return;
  const double radius = std::min({corner, w / 2, h / 2});
  if (sin_ == 0) {
    const ScenePoint begin = at(x, y);
    ScenePiece piece{part_, tone, ScenePiece::Form::Rect, begin.x, begin.y, w * scale_, h * scale_,
                     0,     {}};
    if (radius > 0) {
      piece.form = ScenePiece::Form::RoundRect;
      piece.share = radius / std::min(w, h);
    }
    return add(std::move(piece));
  }
  if (radius <= 0) return polygon(tone, {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}});
  add_outline(tone, placed(round_path({x, y, w, h}, radius)));
}

void SceneCanvas::disc(Tone tone, double x, double y, double radius) {
  ellipse(tone, x, y, radius, radius);
}

void SceneCanvas::ellipse(Tone tone, double x, double y, double radius_x, double radius_y) {
  if (sin_ != 0 && radius_x != radius_y)
    return add_outline(
        tone, placed(ellipse_path({x - radius_x, y - radius_y, 2 * radius_x, 2 * radius_y})));
  const ScenePoint middle = at(x, y);
  const double rx = radius_x * scale_, ry = radius_y * scale_;
  add({part_,
       tone,
       ScenePiece::Form::Ellipse,
       middle.x - rx,
       middle.y - ry,
       2 * rx,
       2 * ry,
       0,
       {}});
}

void SceneCanvas::ring(Tone tone, double x, double y, double radius, double width) {
  const ScenePoint middle = at(x, y);
  const double r = radius * scale_;
  const bool inside =
      middle.x - r >= 0 && middle.y - r >= 0 && middle.x + r <= w_ && middle.y + r <= h_;
  if (!inside) return arc(tone, x, y, radius, width, 0, 360);
  add({part_,
       tone,
       ScenePiece::Form::Ring,
       middle.x - r,
       middle.y - r,
       2 * r,
       2 * r,
       width / (2 * radius),
       {}});
}

void SceneCanvas::arc(Tone tone, double x, double y, double radius, double width, double from,
                      double to) {
  const int steps = std::max(2, static_cast<int>(std::ceil((to - from) / kArcStep)));
  std::vector<ScenePoint> points;
  const auto on = [&](double r, int i) {
    const double angle = (from + (to - from) * i / steps) * kDegree;
    return ScenePoint{x + r * std::cos(angle), y + r * std::sin(angle)};
  };
  for (int i = 0; i <= steps; ++i) points.push_back(on(radius, i));
  for (int i = steps; i >= 0; --i) points.push_back(on(radius - width, i));
  polygon(tone, points);
}

void SceneCanvas::shape(Tone tone, const ScenePath& path) { add_outline(tone, placed(path)); }

void SceneCanvas::polygon(Tone tone, const std::vector<ScenePoint>& points) {
  add_outline(tone, placed(ScenePath::polygon(points)));
}

void SceneCanvas::line(Tone tone, const std::vector<ScenePoint>& points, double width) {
  if (points.size() < 2) return;
  std::vector<ScenePoint> edges;
  for (std::size_t i = 0; i < points.size(); ++i) add_edge(points, i, width / 2, edges);
  for (std::size_t i = points.size(); i-- > 0;) add_edge(points, i, -width / 2, edges);
  polygon(tone, edges);
}

void SceneCanvas::bow(Tone tone, const std::vector<ScenePoint>& points, double width) {
  if (points.size() < 2) return;
  ScenePath path(points.front());
  path.through({points.begin() + 1, points.end()});
  line(tone, points_along(path, kBowSteps), width);
}

void SceneCanvas::add(ScenePiece piece) {
  const double right = piece.x + piece.w, bottom = piece.y + piece.h;
  if (piece.x >= -kLeast && piece.y >= -kLeast && right <= w_ + kLeast && bottom <= h_ + kLeast) {
    if (piece.w > kLeast && piece.h > kLeast) pieces_.push_back(std::move(piece));
    return;
  }
  if (piece.form == ScenePiece::Form::Rect) {
    const double x = piece.x, y = piece.y;
    piece.x = std::max(0.0, piece.x);
    piece.y = std::max(0.0, piece.y);
    piece.w = std::min(right, w_) - piece.x;
    piece.h = std::min(bottom, h_) - piece.y;
    if (piece.w > kLeast && piece.h > kLeast && !is_sliver(piece.w, right - x) &&
        !is_sliver(piece.h, bottom - y))
      pieces_.push_back(std::move(piece));
    return;
  }
  const SceneBox box{piece.x, piece.y, piece.w, piece.h};
  add_outline(piece.tone, piece.form == ScenePiece::Form::Ellipse
                              ? ellipse_path(box)
                              : round_path(box, piece.share * std::min(piece.w, piece.h)));
}

void SceneCanvas::add_outline(Tone tone, const ScenePath& path) {
  const ScenePath cut = cut_path(path, w_, h_);
  const SceneBox box = box_of(cut);
  const SceneBox whole = box_of(path);
  if (box.w <= kLeast || box.h <= kLeast || is_sliver(box.w, whole.w) || is_sliver(box.h, whole.h))
    return;
  pieces_.push_back({part_, tone, ScenePiece::Form::Outline, box.x, box.y, box.w, box.h, 0, {cut}});
}

}  // namespace deckle::layout
