#pragma once
// The text of an element, line by line where they were measured.

#include <string>
#include <vector>

#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::render {

// Attributes of <text> or <tspan>: size times `scale`, colour, faces, weight.
[[nodiscard]] std::string run_attributes(const RunStyle& style, double scale);

// One <text> per line, with its measured width whatever faces the viewer has, and the markers of
// lists. `area_left` and `area_right` bound the text area (box less insets).
[[nodiscard]] std::string svg_text(const TextBodyIr& body, const std::vector<MeasuredLine>& lines,
                                   Emu area_left, Emu area_right);

}  // namespace deckle::render
