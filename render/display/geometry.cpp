#include "render/display/geometry.h"

#include <cmath>
#include <numbers>

namespace deckle::render {

namespace {
using Kind = PathStep::Kind;
constexpr double kCircle = 0.5522847498307936;  // of a cubic that follows a quarter circle
}  // namespace

Frame frame_of(const Rect& rect) {
  return {to_pt(rect.x), to_pt(rect.y), to_pt(rect.w), to_pt(rect.h)};
}

Matrix combined(const Matrix& before, const Matrix& after) {
  const Point origin = after.of({before.e, before.f});
  return {after.a * before.a + after.c * before.b,
          after.b * before.a + after.d * before.b,
          after.a * before.c + after.c * before.d,
          after.b * before.c + after.d * before.d,
          origin.x,
          origin.y};
}

Matrix turn_matrix(const TransformIr& transform, const Frame& box) {
  const double cx = box.x + box.w / 2, cy = box.y + box.h / 2;
  Matrix out{1, 0, 0, 1, -cx, -cy};
  if (transform.flip_h || transform.flip_v)
    out = combined(out, {transform.flip_h ? -1.0 : 1.0, 0, 0, transform.flip_v ? -1.0 : 1.0, 0, 0});
  if (transform.rotation != 0) {
    const int quarter = transform.rotation % kQuarterTurn == 0
                            ? transform.rotation / kQuarterTurn
                            : -1;  // exact, so that right angles stay sharp
    const double angle = transform.rotation / double{kAnglePerDegree} * std::numbers::pi / 180;
    const double c = quarter < 0 ? std::cos(angle) : quarter == 0 ? 1 : quarter == 2 ? -1 : 0;
    const double s = quarter < 0 ? std::sin(angle) : quarter == 1 ? 1 : quarter == 3 ? -1 : 0;
    out = combined(out, {c, s, -s, c, 0, 0});
  }
  return combined(out, {1, 0, 0, 1, cx, cy});
}

Matrix unit_to(const Frame& frame) { return {frame.w, 0, 0, frame.h, frame.x, frame.y}; }

DisplayPath rect_path(const Frame& f) {
  return polygon_path({{f.x, f.y}, {f.x + f.w, f.y}, {f.x + f.w, f.y + f.h}, {f.x, f.y + f.h}},
                      true);
}

DisplayPath ellipse_path(const Frame& f) {
  const double rx = f.w / 2, ry = f.h / 2, cx = f.x + rx, cy = f.y + ry, kx = rx * kCircle,
               ky = ry * kCircle;
  DisplayPath out;
  out.steps = {{Kind::Move, {cx + rx, cy}, {}, {}},
               {Kind::Curve, {cx, cy + ry}, {cx + rx, cy + ky}, {cx + kx, cy + ry}},
               {Kind::Curve, {cx - rx, cy}, {cx - kx, cy + ry}, {cx - rx, cy + ky}},
               {Kind::Curve, {cx, cy - ry}, {cx - rx, cy - ky}, {cx - kx, cy - ry}},
               {Kind::Curve, {cx + rx, cy}, {cx + kx, cy - ry}, {cx + rx, cy - ky}},
               {Kind::Close, {}, {}, {}}};
  return out;
}

DisplayPath line_path(Point from, Point to) { return polygon_path({from, to}, false); }

DisplayPath polygon_path(const std::vector<Point>& points, bool closed) {
  DisplayPath out;
  out.steps.reserve(points.size() + 1);
  for (const Point& point : points)
    out.steps.push_back({out.steps.empty() ? Kind::Move : Kind::Line, point, {}, {}});
  if (closed && !points.empty()) out.steps.push_back({Kind::Close, {}, {}, {}});
  return out;
}

DisplayPath placed_path(const ShapePathIr& path, const Frame& box) {
  const auto at = [&](const OutlinePointIr& p) {
    return Point{box.x + p.x * box.w, box.y + p.y * box.h};
  };
  DisplayPath out;
  out.even_odd = true;
  out.steps.reserve(path.steps.size());
  for (const ShapePathIr::Step& step : path.steps) {
    switch (step.kind) {
      case ShapePathIr::Step::Kind::Move:
        out.steps.push_back({Kind::Move, at(step.to), {}, {}});
        break;
      case ShapePathIr::Step::Kind::Line:
        out.steps.push_back({Kind::Line, at(step.to), {}, {}});
        break;
      case ShapePathIr::Step::Kind::Curve:
        out.steps.push_back({Kind::Curve, at(step.to), at(step.c1), at(step.c2)});
        break;
      case ShapePathIr::Step::Kind::Close:
        out.steps.push_back({Kind::Close, {}, {}, {}});
        break;
    }
  }
  return out;
}

DisplayPath placed_outlines(const std::vector<OutlineIr>& outlines, const Frame& box) {
  DisplayPath out;
  for (const OutlineIr& outline : outlines) {
    bool first = true;
    for (const OutlinePointIr& p : outline) {
      out.steps.push_back(
          {first ? Kind::Move : Kind::Line, {box.x + p.x * box.w, box.y + p.y * box.h}, {}, {}});
      first = false;
    }
    if (!first) out.steps.push_back({Kind::Close, {}, {}, {}});
  }
  return out;
}

}  // namespace deckle::render
