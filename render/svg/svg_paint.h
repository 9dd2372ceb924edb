#pragma once
// Paints of a page and of shapes: colours, gradients, patterns as their mean, pictures.

#include <string>

#include "slidespec/ir/backdrop_ir.h"

namespace deckle::render {

// What a BackdropIr paints in `box`, before any transform; empty: nothing. Definitions are written in
// front of it, under ids that follow from what they say, so that equal ones may stand in one page.
// A picture of more than kDrawnPictureBytes is its mean colour, because each slide repeats it.
inline constexpr std::size_t kDrawnPictureBytes = std::size_t{256} << 10;
[[nodiscard]] std::string svg_painted(const BackdropIr& shape, const Rect& box);
// `drawn`, of which what is within the preset geometry in `box` is shown.
[[nodiscard]] std::string svg_clipped(const std::string& drawn, const std::string& preset,
                                      const Rect& box);
[[nodiscard]] std::string svg_background(const PaintIr& paint, const Rect& page,
                                         std::uint32_t otherwise);

}  // namespace deckle::render
