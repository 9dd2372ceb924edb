#pragma once
// Titles of covers that leave little space beside them.

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// A title of one long line gets two, of the same letters, by a narrower box, so that a scene beside
// it has more of the page. As it was where the author gave it a place or lines, where two lines do
// not fit, and on pages that are read from the right.
void set_title_in_two_lines(const ListContext& context, SlideIr& slide);

}  // namespace deckle::layout
