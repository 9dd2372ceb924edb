#pragma once
// Tables as they were measured, and the place of a chart.

#include <string>

#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

// The words of every cell on their lines, and the rules between rows.
[[nodiscard]] std::string svg_table(const ElementIr& element, const MeasuredElement& measured);
// Charts are drawn by the readers of decks, so a picture of a slide shows where one stands and what
// it says: its description.
[[nodiscard]] std::string svg_chart_place(const ElementIr& element);

}  // namespace deckle::render
