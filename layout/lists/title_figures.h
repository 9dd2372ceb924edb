#pragma once
// The figures that the title of a slide and a text on it both have: the claim and its evidence.

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// They are bold in the texts, and in the accent where those stand on the page itself. Not in cells
// of tables, nor where the author chose colours or set style.key_figures to false.
void emphasise_title_figures(const ListContext& context, SlideIr& slide);

}  // namespace deckle::layout
