#pragma once
// Paints of the IR as those of a display list.

#include <string>

#include "render/display/display_list.h"
#include "slidespec/core/color.h"
#include "slidespec/ir/backdrop_ir.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

[[nodiscard]] DisplayPaint solid(std::uint32_t rgb, double alpha = 1);
[[nodiscard]] DisplayPaint paint_of(const FillIr& fill);
// In the area `box`. A paint that cannot be drawn is None, and `problem` says why.
[[nodiscard]] DisplayPaint paint_of(const PaintIr& paint, const Frame& box, std::string& problem);
[[nodiscard]] DisplayStroke stroke_of(const DisplayPaint& paint, double width_pt,
                                      const std::string& dash = {});
[[nodiscard]] inline bool is_painted(const DisplayPaint& paint) {
  return paint.kind != DisplayPaint::Kind::None;
}

// Why `picture` cannot be drawn; empty: it can.
[[nodiscard]] std::string undrawable(const PictureIr* picture);

}  // namespace deckle::render
