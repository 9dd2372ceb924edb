#pragma once
// Pictures with captions, several times: each picture on a card, with its caption on a panel below it.

#include "layout/groups/cells.h"

namespace deckle::layout {

// Whether the cells are pictures, none of them round or an icon, each with one text below it that has
// no fill and was given none.
[[nodiscard]] bool are_picture_cards(const Cells& cells);

// The captions keep a distance from the edges of their cards. Before plan_cells().
void prepare_picture_cards(Cells& cells);

}  // namespace deckle::layout
