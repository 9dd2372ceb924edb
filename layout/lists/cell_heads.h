#pragma once
// The first line of a shape or of a text under a picture, where others follow: "Chat\nfor questions
// that need an answer", a name over its role, a year over what happens.

#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// Makes it bold, and sets what follows close below it. Of a member of a group; what the author
// marked stays, and figures have a form of their own (figure_panels.h).
void style_cell_head(const Element& element, ElementIr& out);

}  // namespace deckle::layout
