#pragma once
// Shapes with lists below them, several times: each list on a panel of its own, as bare lists below
// filled shapes look unfinished.

#include "layout/groups/cells.h"
#include "layout/text/tones.h"

namespace deckle::layout {

// Whether the cells are shapes, each with one list below it that has no fill and was given none.
[[nodiscard]] bool are_headed_lists(const Cells& cells);

// Fills the lists, which then are cards. Before plan_cells().
void put_on_panels(Cells& cells, const Tones& tones);

}  // namespace deckle::layout
