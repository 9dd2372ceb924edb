#pragma once
// Columns side by side, each with its heading on a band and its points on a card.

#include <string>
#include <string_view>
#include <vector>

#include "layout/patterns/pattern.h"

namespace deckle::layout {

struct BandLook {
  Color band;
  std::string marker;           // of the points, where icons are not chosen; empty: a bullet
  std::string_view icon;        // of the heading; empty: by what it names
  std::string_view point_icon;  // before each point; empty: ticks where the heading says "done"
  Color point_color;
};

// One look for each cell, from left to right.
[[nodiscard]] PatternResult draw_banded_columns(PatternCanvas& canvas,
                                                const std::vector<BandLook>& looks);

}  // namespace deckle::layout
