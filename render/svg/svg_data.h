#pragma once
// Draws tables as they were measured.

#include <string>

#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

// The text of every cell, line by line, and the rules between rows.
[[nodiscard]] std::string svg_table(const ElementIr& element, const MeasuredElement& measured);

}  // namespace deckle::render
