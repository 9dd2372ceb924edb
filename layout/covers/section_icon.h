#pragma once
// An icon on the block of a section without a number.

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// Of what the section's title names, on the built-in templates, before a slide is mirrored. Nothing where
// the section has its number, or the deck is to have no icons that deckle chooses.
void draw_section_icon(const ListContext& context, SlideIr& slide);

}  // namespace deckle::layout
