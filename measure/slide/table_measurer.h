#pragma once
// A table measured: its rows are as high as their tallest cell, at least as high as they say.
// Vertical text of a cell is measured as if it were horizontal.

#include "measure/text/text_engine.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::measure {

// `element` has a table, which is turned with its box and never mirrored. Its text is the rows
// together: text_height is what they take, available_height what the box leaves below the caption.
[[nodiscard]] MeasuredElement measure_table(const TextEngine& engine, const ElementIr& element);

}  // namespace deckle::measure
