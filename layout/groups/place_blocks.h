#pragma once
// Groups of cells and other elements in one area: below each other in reading order, each group as
// a whole; or beside each other, where that shows pictures and charts larger or is the only way to
// fit.

#include <variant>
#include <vector>

#include "layout/groups/cells.h"

namespace deckle::layout {

// An element of no group, or a group.
using Block = std::variant<ElementIr*, Cells>;

// `blocks` in reading order, one at least, `gutter` apart.
void place_blocks(const measure::TextEngine& engine, const std::vector<Block>& blocks,
                  const Rect& area, Emu gutter = emu_from_pt(kColumnGapPt));

// The arrangement that a group was given: its columns and rows, read from the boxes of its cells.
struct CellShape {
  std::size_t columns = 1, rows = 1;
};
[[nodiscard]] CellShape shape_of(const Cells& cells);

}  // namespace deckle::layout
