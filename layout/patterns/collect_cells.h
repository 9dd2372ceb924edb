#pragma once
// Which parts of a slide make the cells of its pattern.

#include <vector>

#include "layout/patterns/pattern.h"

namespace deckle::layout {

struct CollectedCells {
  std::vector<PatternCell> cells;
  std::vector<PatternPart> others;    // names of axes, captions of the whole
  std::vector<std::string> replaced;  // eids of the slide's elements that the parts stand for
  bool connected = false;             // authored connectors join them
};

// Of a list that is the only content each item is a cell, with the items below it; else the cells
// are those of a group (groups/find_groups.h), a run of texts whose roles repeat, or each element.
[[nodiscard]] CollectedCells collect_cells(const Slide& slide, const SlideIr& ir);

}  // namespace deckle::layout
