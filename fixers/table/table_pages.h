#pragma once
// How a table is split: which columns are together, which rows go on a page, at what size.

#include <cstddef>
#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/ir/table_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::fixers {

// Columns of one page, the key column first on every one.
struct ColumnGroup {
  std::vector<std::size_t> columns;  // indices into the whole table
  TableIr table;                     // these columns solved over all rows
};

// All columns where no word is cut at the table's size; else groups of them, alike in number.
[[nodiscard]] std::vector<ColumnGroup> column_groups(const measure::TextEngine& engine,
                                                     const TableIr& table, Emu width);

// The table with only these columns and rows; `rows` count from the first below the header.
[[nodiscard]] TableContent table_page(const TableContent& whole, const ColumnGroup& group,
                                      std::size_t begin, std::size_t end);

// Row ranges (begin of each page, and the end) for rows of these heights: at most `limit` of them
// (0: as many as fit) and no higher than the available height, alike in number, and no last row
// alone. `first_available` is what the first page has, `available` every other, both without the
// header.
[[nodiscard]] std::vector<std::size_t> row_pages(const std::vector<Emu>& heights,
                                                 Emu first_available, Emu available,
                                                 std::size_t limit);

}  // namespace deckle::fixers
