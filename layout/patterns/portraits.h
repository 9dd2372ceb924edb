#pragma once
// People with round portraits, each on a card: in one row with their texts below, more of them in rows
// with the texts beside the portraits.

#include "layout/patterns/pattern.h"

namespace deckle::layout {

// Whether each cell is a round portrait with texts, two at most.
[[nodiscard]] bool have_portraits(const PatternCanvas& canvas);

// Grouped: no card is large enough.
[[nodiscard]] PatternResult draw_portraits(PatternCanvas& canvas);

}  // namespace deckle::layout
