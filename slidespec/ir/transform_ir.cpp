#include "slidespec/ir/transform_ir.h"

#include <cmath>
#include <numbers>

namespace deckle {
namespace {

struct Point {
  double x = 0, y = 0;
};

double real(Emu length) { return static_cast<double>(length.value()); }

Point center_of(const Rect& box) {
  return {real(box.x) + real(box.w) / 2, real(box.y) + real(box.h) / 2};
}

Rect around(const Point& center, double width, double height) {
  const double w = std::round(width), h = std::round(height);
  return {Emu(std::llround(center.x - w / 2)), Emu(std::llround(center.y - h / 2)),
          Emu(std::llround(w)), Emu(std::llround(h))};
}

double scale(Emu to, Emu from) { return from == Emu(0) ? 1 : real(to) / real(from); }

// Cosine and sine, exact for right angles.
Point direction(int angle) {
  constexpr Point kQuarters[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  if (angle % kQuarterTurn == 0) return kQuarters[angle / kQuarterTurn];
  const double radians = angle * (std::numbers::pi / (180.0 * kAnglePerDegree));
  return {std::cos(radians), std::sin(radians)};
}

bool lies_on_its_side(int angle) { return (angle + kQuarterTurn / 2) / kQuarterTurn % 2 == 1; }

}  // namespace

TransformedBox in_group(const TransformedBox& child, const GroupTransform& group) {
  const Rect& frame = group.placed.box;
  const TransformIr& outer = group.placed.transform;
  if (frame == group.children && outer.is_identity()) return child;
  const double across = scale(frame.w, group.children.w), down = scale(frame.h, group.children.h);
  const bool side = lies_on_its_side(child.transform.rotation);
  const Point from = center_of(group.children), at = center_of(child.box);
  Point offset{(at.x - from.x) * across, (at.y - from.y) * down};
  if (outer.flip_h) offset.x = -offset.x;
  if (outer.flip_v) offset.y = -offset.y;
  const Point turn = direction(outer.rotation);
  const Point middle = center_of(frame);
  const Point center{middle.x + offset.x * turn.x - offset.y * turn.y,
                     middle.y + offset.x * turn.y + offset.y * turn.x};
  // Mirroring once reverses the sense of a turn.
  const bool reversed = outer.flip_h != outer.flip_v;
  const int inner = reversed ? -child.transform.rotation : child.transform.rotation;
  return {around(center, real(child.box.w) * (side ? down : across),
                 real(child.box.h) * (side ? across : down)),
          {normalized_angle(std::int64_t{outer.rotation} + inner),
           outer.flip_h != child.transform.flip_h, outer.flip_v != child.transform.flip_v}};
}

TransformedBox turned_with(const TransformedBox& part, const TransformedBox& whole) {
  return in_group(part, {whole, whole.box});
}

Rect bounds_of(const TransformedBox& turned) {
  const Rect& box = turned.box;
  if (turned.transform.rotation % (2 * kQuarterTurn) == 0) return box;
  const Point turn = direction(turned.transform.rotation);
  const double c = std::abs(turn.x), s = std::abs(turn.y);
  return around(center_of(box), real(box.w) * c + real(box.h) * s,
                real(box.w) * s + real(box.h) * c);
}

}  // namespace deckle
