#pragma once
// Right-to-left decks on left-to-right templates: first column and bullets on the right, footers
// exchanged. Boxes placed exactly by the author are not changed, nor are shapes with a direction
// (arrows, chevrons).

#include "layout/base/text_context.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Exchanges left and right of every box, within `extent`, or `safe` for boxes that reach beyond it;
// all content within the extent and what it takes itself.
void mirror(SlideIr& slide, const Rect& extent, const Rect& safe);

}  // namespace deckle::layout
