#pragma once
// Rectangles in EMU, slide-local: origin at the slide's top left corner, y downward.

#include <algorithm>

#include "slidespec/core/units.h"

namespace deckle {

struct Size {
  Emu w, h;
  friend constexpr bool operator==(const Size&, const Size&) = default;
};

struct Rect {
  Emu x, y, w, h;

  [[nodiscard]] constexpr Emu right() const { return x + w; }
  [[nodiscard]] constexpr Emu bottom() const { return y + h; }
  [[nodiscard]] constexpr Emu center_y() const { return y + h / 2; }
  [[nodiscard]] constexpr bool empty() const { return w <= Emu(0) || h <= Emu(0); }

  // Larger by `by` on every side.
  [[nodiscard]] constexpr Rect inflated(Emu by) const { return {x - by, y - by, w + by * 2, h + by * 2}; }

  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

// Empty (zero width or height) when the two do not overlap.
[[nodiscard]] constexpr Rect intersection(const Rect& a, const Rect& b) {
  const Emu left = std::max(a.x, b.x), top = std::max(a.y, b.y);
  const Emu right = std::min(a.right(), b.right()), bottom = std::min(a.bottom(), b.bottom());
  if (right <= left || bottom <= top) return {left, top, Emu(0), Emu(0)};
  return {left, top, right - left, bottom - top};
}

[[nodiscard]] constexpr Rect bounding(const Rect& a, const Rect& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  const Emu left = std::min(a.x, b.x), top = std::min(a.y, b.y);
  return {left, top, std::max(a.right(), b.right()) - left, std::max(a.bottom(), b.bottom()) - top};
}

// Area in square px, the unit of the overlap rule (docs/repair-loop.md, 5.3).
[[nodiscard]] constexpr double area_px(const Rect& r) {
  return r.empty() ? 0.0 : to_px(r.w) * to_px(r.h);
}

// Insets of a text body, in from each edge.
struct Insets {
  Emu left, top, right, bottom;
  friend constexpr bool operator==(const Insets&, const Insets&) = default;
};

// ECMA-376 Part 1, 21.1.2.1.1: bodyPr's defaults, 0.1 in at the sides and 0.05 in above and below.
inline constexpr Insets kDefaultInsets{Emu(91440), Emu(45720), Emu(91440), Emu(45720)};

}  // namespace deckle
