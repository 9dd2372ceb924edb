#pragma once
// What kind of column each is, and the text its cells show.

#include <optional>
#include <string>
#include <vector>

#include "layout/tables/cell_format.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// A column is numeric when more than half of what it says are numbers or read as such. Its numbers
// are grouped by thousands, but for years and identifiers, recognized by their values and the
// heading; and padded to as many decimals as its most precise one, where that is two at most and
// more than half of them have any.
[[nodiscard]] std::vector<TableColumnLook> column_looks(const TableContent& content);

// Null is an empty cell; text is shown as it was written.
[[nodiscard]] std::string cell_text(const Cell& cell, const TableColumnLook& look,
                                    const std::optional<NumberFormat>& format);

// Whether a row sums up the others: its first words are "Total", "합계" and the like.
[[nodiscard]] bool is_total(const std::vector<Cell>& row);

// What a table is called for those who do not see it: title, columns and rows.
[[nodiscard]] std::string describe_table(const TableContent& content,
                                         const std::string& deck_language);

}  // namespace deckle::layout
