#pragma once
// Short titles of covers, sections and closing slides of the built-in templates are larger than their layout
// has them.

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// Gives the title the largest size of its kind of slide in which it has at most two lines, fits its box and keeps
// its words whole; where the layout's own size parts a word, a smaller one. One that the author gave
// a size, or a place, is as it was. Slides on other layouts are not changed.
void enlarge_cover_title(const ListContext& context, SlideIr& slide);

}  // namespace deckle::layout
