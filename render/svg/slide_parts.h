#pragma once
// The parts of a slide's picture that are not text, for a page that sets the text itself.

#include <string>

#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

// The background, and what layout and master draw.
[[nodiscard]] std::string svg_backdrop(const SlideIr& slide);
// Of an element: fill, line, picture, chart, and the fills and rules of a table, as turned.
[[nodiscard]] std::string svg_frame(const ElementIr& element);

}  // namespace deckle::render
