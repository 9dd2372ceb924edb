#pragma once
// The work of deckle-svg: one SVG drawn by librsvg. Linked into that program only.

#include <cstdint>
#include <string>

#include "ooxml/media/helper/svg_answer.h"

namespace deckle::ooxml {

// A PNG with a transparent background, its longer side kMinDrawnPx to kMaxDrawnPx, or less where
// that has more than `max_pixels` pixels; or librsvg's reason. May end the process: librsvg aborts
// when it runs out of memory.
[[nodiscard]] SvgAnswer draw(const std::string& svg, std::uint64_t max_pixels);

// "librsvg 2.54.7, cairo 1.16.0"
[[nodiscard]] std::string drawing_libraries();

}  // namespace deckle::ooxml
