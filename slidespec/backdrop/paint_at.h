#pragma once
// The colour of a paint at a point of its area.

#include <cstdint>

#include "slidespec/ir/backdrop_ir.h"

namespace deckle {

struct SampleIr {
  double r = 0, g = 0, b = 0;  // 0 to 255, as displayed
  double alpha = 0;            // 1 is opaque
  bool known = true;           // false: something is painted there, nobody knows what
};

// At x, y, in shares of the width and height of `area`, which gives proportions only. `cell`
// numbers the points asked for, so that patterns show both of their colours. Decodes the picture of
// a Picture when it is the first to ask; one without pixels, or whose pixels cannot be had, is not
// known.
[[nodiscard]] SampleIr paint_at(const PaintIr& paint, const Size& area, double x, double y,
                                std::size_t cell);

// Whether it is one opaque colour, the same everywhere.
[[nodiscard]] inline bool is_plain(const PaintIr& paint) {
  return paint.kind == PaintIr::Kind::Solid && paint.alpha >= 1;
}

}  // namespace deckle
