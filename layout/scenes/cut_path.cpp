#include "layout/scenes/cut_path.h"

#include <algorithm>

namespace deckle::layout {
namespace {

constexpr double kRound = 0.5522847498;  // of a radius: the controls of a quarter of a circle
constexpr int kCurveSteps = 16;          // ours: a curve of 200 pt has lines of 12 pt
constexpr double kEdge = 0.05;           // points: what is beyond by less is within

ScenePoint on_curve(ScenePoint a, const ScenePath::Step& step, double t) {
  const double s = 1 - t;
  const double k0 = s * s * s, k1 = 3 * s * s * t, k2 = 3 * s * t * t, k3 = t * t * t;
  return {k0 * a.x + k1 * step.c1.x + k2 * step.c2.x + k3 * step.to.x,
          k0 * a.y + k1 * step.c1.y + k2 * step.c2.y + k3 * step.to.y};
}

// Of a polygon, what is on one side of a line (Sutherland and Hodgman): `depth` is above 0 there.
template <typename Depth>
std::vector<ScenePoint> side_of(const std::vector<ScenePoint>& points, const Depth& depth) {
  std::vector<ScenePoint> kept;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const ScenePoint& a = points[i];
    const ScenePoint& b = points[(i + 1) % points.size()];
    const double at_a = depth(a), at_b = depth(b);
    if (at_a >= 0) kept.push_back(a);
    if ((at_a < 0) == (at_b < 0)) continue;
    const double t = at_a / (at_a - at_b);
    kept.push_back({a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
  }
  return kept;
}

}  // namespace

std::vector<ScenePoint> points_along(const ScenePath& path, int steps) {
  std::vector<ScenePoint> points{path.begin()};
  for (const ScenePath::Step& step : path.steps()) {
    const ScenePoint from = points.back();
    if (!step.curve) {
      points.push_back(step.to);
      continue;
    }
    for (int i = 1; i <= steps; ++i)
      points.push_back(on_curve(from, step, static_cast<double>(i) / steps));
  }
  return points;
}

SceneBox box_of(const ScenePath& path) {
  double left = path.begin().x, right = left, top = path.begin().y, bottom = top;
  const auto add = [&](const ScenePoint& p) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    top = std::min(top, p.y);
    bottom = std::max(bottom, p.y);
  };
  for (const ScenePath::Step& step : path.steps()) {
    add(step.to);
    if (!step.curve) continue;
    add(step.c1);
    add(step.c2);
  }
  return {left, top, right - left, bottom - top};
}

ScenePath cut_path(const ScenePath& path, double w, double h) {
  const SceneBox box = box_of(path);
  if (box.x >= -kEdge && box.y >= -kEdge && box.x + box.w <= w + kEdge &&
      box.y + box.h <= h + kEdge)
    return path;
  std::vector<ScenePoint> points = points_along(path, kCurveSteps);
  points = side_of(points, [](const ScenePoint& p) { return p.x; });
  points = side_of(points, [](const ScenePoint& p) { return p.y; });
  points = side_of(points, [w](const ScenePoint& p) { return w - p.x; });
  points = side_of(points, [h](const ScenePoint& p) { return h - p.y; });
  return ScenePath::polygon(points);
}

ScenePath ellipse_path(const SceneBox& box) {
  const double rx = box.w / 2, ry = box.h / 2, x = box.x + rx, y = box.y + ry;
  const double kx = rx * kRound, ky = ry * kRound;
  ScenePath path({x + rx, y});
  path.curve({x + rx, y + ky}, {x + kx, y + ry}, {x, y + ry});
  path.curve({x - kx, y + ry}, {x - rx, y + ky}, {x - rx, y});
  path.curve({x - rx, y - ky}, {x - kx, y - ry}, {x, y - ry});
  path.curve({x + kx, y - ry}, {x + rx, y - ky}, {x + rx, y});
  return path;
}

ScenePath round_path(const SceneBox& box, double radius) {
  const double r = radius, c = radius * (1 - kRound);
  const double left = box.x, right = box.x + box.w, top = box.y, bottom = box.y + box.h;
  ScenePath path({left + r, top});
  path.line(right - r, top).curve({right - c, top}, {right, top + c}, {right, top + r});
  path.line(right, bottom - r).curve({right, bottom - c}, {right - c, bottom}, {right - r, bottom});
  path.line(left + r, bottom).curve({left + c, bottom}, {left, bottom - c}, {left, bottom - r});
  path.line(left, top + r).curve({left, top + c}, {left + c, top}, {left + r, top});
  return path;
}

}  // namespace deckle::layout
