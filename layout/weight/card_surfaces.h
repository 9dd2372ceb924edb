#pragma once
// The cards of a slide as a reader sees them: light areas of one size side by side, whatever drew
// them, and what stands on each.

#include <cstddef>
#include <string>
#include <vector>

#include "layout/lists/list_drawing.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

struct CardSurface {
  std::size_t index = 0;             // of the area, in the elements of the slide
  std::vector<std::size_t> on;       // of what lies on it, itself excluded
  std::vector<std::size_t> texts;    // of the texts among both
  std::vector<std::string> paragraphs;  // of those texts, decorations excluded
};

// Of one row at least two, in reading order. Empty: there are none, or light areas of several
// sizes, or their author chose fills or colours of text on them.
[[nodiscard]] std::vector<CardSurface> card_surfaces(const ListContext& context,
                                                     const SlideIr& slide);

// What lies on the area of that index.
[[nodiscard]] CardSurface surface_at(std::size_t index, const SlideIr& slide);

}  // namespace deckle::layout
