#pragma once
// Items of texts that stand side by side, in rows which the texts share: the first items are beside
// one another, so are the second ones, and hairlines can be drawn between rows at known heights.

#include <optional>
#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::layout {

struct ColumnItems {
  TextBodyIr* body = nullptr;
  std::size_t first = 0;  // the paragraph of its first item; those before it are a heading
  Emu width;              // of its lines
};

struct ItemRows {
  std::vector<Emu> edges;           // of the rows, from the top of the area; one more than rows
  std::vector<std::size_t> counts;  // of the rows of each column
  std::vector<Emu> above;           // of each column: from the top of the area to its first line
  bool steady = true;  // no line may be so full that another program, with wider letters, breaks it
  bool plain = true;   // no item has others below it

  [[nodiscard]] Emu middle(std::size_t row) const { return (edges[row] + edges[row + 1]) / 2; }
};

// Rows over the whole of `height`, of one height where every item fits in such a row, with `padding`
// above and below it at least. Sets the space before all items but the first of each column, whose
// space is `above`. A row begins at each paragraph of a column's highest level. Unset: a word is
// split, or the items are too high. `most`: of a row, where its item needs no more; the rows then
// end above `height`.
[[nodiscard]] std::optional<ItemRows> share_rows(const measure::TextEngine& engine,
                                                 const std::vector<ColumnItems>& columns,
                                                 Emu height, Emu padding,
                                                 std::optional<Emu> most = std::nullopt);

}  // namespace deckle::layout
