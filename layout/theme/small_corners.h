#pragma once
// Rounded rectangles that an author named, with the corners of a page rather than of a button.

#include "layout/base/text_context.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// On the built-in templates. The corners of the preset are a sixth of the shorter side, which on a
// card as high as the page is an inch. They take the theme's radius, else 8 pt; the text keeps its
// place. Shapes with an exact box stay as they are.
void make_corners_small(const TextContext& context, SlideIr& slide);

}  // namespace deckle::layout
