#pragma once
// Charts as applications draw them from the chart part: the same bars, lines, text and numbers, at
// positions that the file leaves in part to the application (layout/charts/chart_space.h).

#include <string>

#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

// A chart that has not been laid out is drawn as a box with its description.
[[nodiscard]] std::string svg_chart(const ElementIr& element, const measure::TextEngine& engine);

}  // namespace deckle::render
