#pragma once
// A single sentence under its title: large, on a panel of the light with a bar of the accent.

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// `sentence` is the only text of the slide besides the title, in its area. Whether it was drawn: it
// stays as it is where it does not fit at a larger size, or is the author's in size, place or look.
bool draw_statement(const ListContext& context, const std::string& sentence, SlideIr& slide);

}  // namespace deckle::layout
