#include "slidespec/geometry/path_pen.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "slidespec/ir/transform_ir.h"

namespace deckle {

using std::numbers::pi;

PathPen::PathPen(double width, double height)
    : w_(width > 0 ? width : 1), h_(height > 0 ? height : 1) {}

// Within bounds that a file's numbers may exceed.
OutlinePointIr PathPen::share(double x, double y) const {
  static constexpr double kMost = 1e6;
  const auto bounded = [](double value) {
    return std::isfinite(value) ? std::clamp(value, -kMost, kMost) : 0.0;
  };
  return {bounded(x / w_), bounded(y / h_)};
}

void PathPen::add(Step::Kind kind, double x, double y) {
  steps_.push_back({kind, share(x, y), {}, {}});
  x_ = x;
  y_ = y;
}

void PathPen::move_to(double x, double y) {
  add(Step::Kind::Move, x, y);
  begin_x_ = x;
  begin_y_ = y;
}

void PathPen::line_to(double x, double y) { add(Step::Kind::Line, x, y); }

void PathPen::cubic_to(double ax, double ay, double bx, double by, double x, double y) {
  add(Step::Kind::Curve, x, y);
  steps_.back().c1 = share(ax, ay);
  steps_.back().c2 = share(bx, by);
}

void PathPen::quad_to(double cx, double cy, double x, double y) {
  cubic_to(x_ + (cx - x_) * 2 / 3, y_ + (cy - y_) * 2 / 3, x + (cx - x) * 2 / 3,
           y + (cy - y) * 2 / 3, x, y);
}

void PathPen::arc_to(double rx, double ry, double start, double swing) {
  const double from_angle = start / kAnglePerDegree * pi / 180;
  const double by = std::clamp(swing / kAnglePerDegree * pi / 180, -2 * pi, 2 * pi);
  // The angles are those of the drawn point; the ellipse's parameter differs.
  const auto parameter = [&](double angle) {
    const double base = std::atan2(rx * std::sin(angle), ry * std::cos(angle));
    return base + std::round((angle - base) / (2 * pi)) * 2 * pi;
  };
  const double from = parameter(from_angle), to = parameter(from_angle + by);
  const double cx = x_ - rx * std::cos(from), cy = y_ - ry * std::sin(from);
  const int pieces =
      std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / (pi / 2) - 1e-9)));
  const double step = (to - from) / pieces;
  const double k = 4.0 / 3 * std::tan(step / 4);  // of a cubic that follows the arc
  for (int i = 0; i < pieces; ++i) {
    const double a = from + step * i, b = a + step;
    cubic_to(cx + rx * (std::cos(a) - k * std::sin(a)), cy + ry * (std::sin(a) + k * std::cos(a)),
             cx + rx * (std::cos(b) + k * std::sin(b)), cy + ry * (std::sin(b) - k * std::cos(b)),
             cx + rx * std::cos(b), cy + ry * std::sin(b));
  }
}

void PathPen::close() {
  steps_.push_back({Step::Kind::Close, {}, {}, {}});
  x_ = begin_x_;
  y_ = begin_y_;
}

}  // namespace deckle
