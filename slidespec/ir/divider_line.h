#pragma once
// The line that is drawn of a divider: along the longer side of its box, in the middle of the
// shorter one, so that a thick line fills the box evenly.

#include <algorithm>

#include "slidespec/core/geometry.h"

namespace deckle {

// `width` is that of the line; it is not wider than the box.
[[nodiscard]] constexpr Rect divider_line(const Rect& box, Emu width) {
  if (box.w >= box.h) {
    const Emu thickness = std::min(width, box.h);
    return {box.x, box.center_y() - thickness / 2, box.w, thickness};
  }
  const Emu thickness = std::min(width, box.w);
  return {box.x + (box.w - thickness) / 2, box.y, thickness, box.h};
}

}  // namespace deckle
