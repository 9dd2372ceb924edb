#pragma once
// More space between the paragraphs of texts that leave most of their area empty.

#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// The part of its area that content should fill (docs/design.md, "Sizes and filling").
inline constexpr double kLeastFill = 0.45, kMostFill = 0.8;

// Adds space between the paragraphs of `texts`, the body texts of a slide: so much that the fullest
// of them fills kLeastFill of its box, and at most so much that one line lies between two
// paragraphs. Items of a deeper level get half of it. All texts get the same space. Nothing is changed
// where one fills its box, is not at the top of it, or has columns. Returns whether anything was.
bool spread_paragraphs(const measure::TextEngine& engine, const std::vector<ElementIr*>& texts);

}  // namespace deckle::layout
