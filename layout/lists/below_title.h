#pragma once
// Where the page is free below a title whose text begins at the top of its box.

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// The area from the lines of the title on, instead of from its box; the bottom stays. The same area
// where the title is placed by its author, stands at the foot of its box, or is beside the area.
[[nodiscard]] Rect area_below_title(const ListContext& context, const SlideIr& slide, Rect area);

// Its box ends above what begins at `top`, where it reaches further.
void end_title_above(SlideIr& slide, Emu top);

}  // namespace deckle::layout
