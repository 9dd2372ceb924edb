#pragma once
// Where a shape's text goes before insets: the `rect` of its preset geometry (ECMA-376 Part
// 1, 20.1.9.22 and presetShapeDefinitions.xml), with the preset's default adjustments.

#include <string>

#include "slidespec/core/geometry.h"

namespace deckle::measure {

// The whole box for "rect" and for presets without an entry.
[[nodiscard]] Rect text_rect(const Rect& box, const std::string& preset);

}  // namespace deckle::measure
