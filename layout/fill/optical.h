#pragma once
// Where something lower than its area is placed in it.

#include "slidespec/core/geometry.h"

namespace deckle::layout {

// The top of a box of `height` at the optical middle of `area`, which is a little above the centre:
// what is exactly in the middle looks as if it had sunk. On the 4 pt grid, never above the area.
[[nodiscard]] Emu optical_top(Emu height, const Rect& area);

// The same however high the box is: nothing else on its page begins where content usually does.
[[nodiscard]] Emu optical_top_alone(Emu height, const Rect& area);

}  // namespace deckle::layout
