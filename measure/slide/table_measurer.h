#pragma once
// Measures a table: a row is as high as its tallest cell, and at least as high as authored.
// Vertical text of a cell is measured as if it were horizontal; in a table that was read it does
// not make its row higher.

#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::measure {

// `element` has a table, which is turned with its box and never mirrored. text_height is the height
// of all rows, available_height that of the box below the caption.
[[nodiscard]] MeasuredElement measure_table(const TextEngine& engine, const ElementIr& element);

// The height of each row as shown, for drawing what is behind its text.
[[nodiscard]] std::vector<Emu> table_row_heights(const TextEngine& engine,
                                                 const ElementIr& element);

}  // namespace deckle::measure
