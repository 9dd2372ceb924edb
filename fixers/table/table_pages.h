#pragma once
// How a table is split: which columns and which rows go on a slide.

#include <cstddef>
#include <memory>
#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/ir/table_ir.h"
#include "slidespec/model/deck.h"
#include "slidespec/model/table_style.h"

namespace deckle::fixers {

// The columns of one slide; the key column is the first on every slide.
struct ColumnGroup {
  std::vector<std::size_t> columns;  // indices into the whole table
  TableIr table;                     // these columns solved over all rows
};

// One group of all columns if no word is broken at the table's size; else groups of similar size.
[[nodiscard]] std::vector<ColumnGroup> column_groups(const measure::TextEngine& engine,
                                                     const TableIr& table, Emu width);

// The table with only these columns and rows; rows count from the first below the header. `style`
// is the whole's, or null.
[[nodiscard]] TableContent table_page(const TableContent& whole, const TableStyle* style,
                                      const ColumnGroup& group, std::size_t begin, std::size_t end);

// The style of that page: the columns, cells and groups of rows that are on it, counted from its own
// first ones. Null for null.
[[nodiscard]] std::shared_ptr<const TableStyle> table_style_page(
    const std::shared_ptr<const TableStyle>& whole, const std::vector<std::size_t>& columns,
    std::size_t begin, std::size_t end);

// For each of `rows` rows whether a cell that the author merged reaches into it from the row above.
[[nodiscard]] std::vector<bool> joined_rows(const TableStyle* style, std::size_t rows);

// Row ranges (the begin of each, and the end) for rows of these heights: at most `limit` rows (0:
// as many as fit) and no taller than the available height, of similar length, and without a single
// last row. `first_available` is the height on the first slide, `available` on every other, both
// without the header. `joined`: rows that stay with the one above, where a slide holds them; empty:
// none does.
[[nodiscard]] std::vector<std::size_t> row_pages(const std::vector<Emu>& heights,
                                                 Emu first_available, Emu available,
                                                 std::size_t limit,
                                                 const std::vector<bool>& joined = {});

}  // namespace deckle::fixers
