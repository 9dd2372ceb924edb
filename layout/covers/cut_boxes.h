#pragma once
// Boxes of texts that reach into a scene, although their lines do not.

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// Cuts them at `area`, so that what is typed into them later does not run into the scene either.
// Their lines stay where they are.
void cut_boxes(const ListContext& context, const Rect& area, SlideIr& slide);

}  // namespace deckle::layout
