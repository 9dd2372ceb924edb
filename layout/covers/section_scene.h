#pragma once
// The scene of the cover again, paler, at the foot of the block of a section without a number.

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// Nothing where the cover has no scene, the layout no block, or a number or a text is there.
void draw_section_scene(const ListContext& context, SlideIr& slide);

}  // namespace deckle::layout
