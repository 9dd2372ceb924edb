#pragma once
// Preset shapes with the element's fill and line.

#include <string>

#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

// Empty for an element without fill and line. Presets without a drawing of their own are drawn as
// their box.
[[nodiscard]] std::string svg_shape(const ElementIr& element);
// Whether the element is a line between two others.
[[nodiscard]] bool is_connector(const ElementIr& element);
[[nodiscard]] std::string svg_connector(const ElementIr& element);
[[nodiscard]] std::string svg_divider(const ElementIr& element);

}  // namespace deckle::render
