#pragma once
// The distance that a drawing keeps from number, date and footer.

#include "slidespec/core/geometry.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// `area` without what is closer to a footer of the slide than boxes are to one another. Templates
// have numbers close to the text of their body, which ends somewhere above; cards end at its edge.
// Unchanged where it would lose more than the text of a footer is high: the template means it so.
[[nodiscard]] Rect clear_of_footers(const SlideIr& slide, Rect area);

}  // namespace deckle::layout
