#pragma once
// Charts as applications draw them from the chart part: the same bars, lines, text and numbers, at
// the places of their geometry (slidespec/ir/chart_geometry.h).

#include <string>

#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

// A chart that has not been laid out is drawn as a box with its description.
[[nodiscard]] std::string svg_chart(const ElementIr& element);

}  // namespace deckle::render
