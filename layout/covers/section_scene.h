#pragma once
// The scene of the cover again, paler, at the foot of a section's block.

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// In place of the sheets that a theme draws there. Nothing where the cover has no scene,
// the layout no block and sheets, or a text is there.
void draw_section_scene(const ListContext& context, SlideIr& slide);

}  // namespace deckle::layout
