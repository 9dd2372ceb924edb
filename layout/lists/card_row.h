#pragma once
// The height of one row of cards that has its area for itself: most of it, whatever the cards say.

#include "slidespec/core/units.h"

namespace deckle::layout {

struct CardRow {
  Emu height, above;  // of each card; between the upper edge of the area and them
};

// `needed`: by what is on the highest of them; `area`: the height of the area.
[[nodiscard]] CardRow card_row(Emu needed, Emu area);

}  // namespace deckle::layout
