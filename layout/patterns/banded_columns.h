#pragma once
// Columns side by side, each with its heading on a band and its points on a card.

#include <vector>

#include "layout/patterns/pattern.h"

namespace deckle::layout {

struct BandLook {
  Color band;
  std::string marker;  // of the points; empty: a bullet
};

// One look for each cell, from left to right.
[[nodiscard]] PatternResult draw_banded_columns(PatternCanvas& canvas,
                                                const std::vector<BandLook>& looks);

}  // namespace deckle::layout
