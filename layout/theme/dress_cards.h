#pragma once
// Cards and panels in the form that the deck's theme gives them: rounded, with or without the bar
// of accent, filled or outlined.

#include "layout/lists/list_drawing.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// The slide is laid out, and not yet mirrored. Boxes that the author placed, fills that the author
// chose, and shapes other than rectangles stay as they are. Nothing where the template has no
// theme.
void dress_cards(const ListContext& context, SlideIr& slide);

}  // namespace deckle::layout
