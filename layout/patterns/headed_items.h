#pragma once
// Cells that each hold a heading and items below it, in one text.

#include <cstddef>
#include <optional>
#include <vector>

#include "layout/lists/item_rows.h"
#include "layout/patterns/pattern.h"

namespace deckle::layout {

struct HeadedItems {
  std::vector<ColumnItems> columns;
  Emu heading;  // the height of the highest
};

// Unset where a cell has several texts, or fewer than `least` items.
[[nodiscard]] std::optional<HeadedItems> headed_items(PatternCanvas& canvas, std::size_t least);

// The height of the heading of such a text, above items.
[[nodiscard]] Emu heading_height(const PatternCanvas& canvas, const ColumnItems& column);

}  // namespace deckle::layout
