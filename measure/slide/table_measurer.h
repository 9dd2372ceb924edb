#pragma once
// A table measured: its rows are as high as their tallest cell, at least as high as they say.

#include "measure/text/text_engine.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::measure {

// `element` has a table. Its text is the rows together: text_height is what they take,
// available_height what the box leaves below the caption.
[[nodiscard]] MeasuredElement measure_table(const TextEngine& engine, const ElementIr& element);

}  // namespace deckle::measure
