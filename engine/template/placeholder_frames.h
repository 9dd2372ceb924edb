#pragma once
// Frames with labels around the placeholders of a layout, for its drawing.

#include <string>

#include "engine/template/summary.h"

namespace deckle::engine {

// SVG elements in px of a page of this size.
[[nodiscard]] std::string placeholder_frames(const LayoutSummary& layout, Size page);

}  // namespace deckle::engine
