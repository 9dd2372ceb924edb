#pragma once
// Decks that are read from the right on templates made for the left: first column and bullets on
// the right, footers exchanged. What the author placed exactly stays; so do shapes that point
// somewhere (arrows, chevrons), which only their author can turn.

#include "layout/base/text_context.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Exchanges left and right of every box, within `extent`, or `safe` for boxes that reach beyond it.
void mirror(SlideIr& slide, const Rect& extent, const Rect& safe);

}  // namespace deckle::layout
