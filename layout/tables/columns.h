#pragma once
// The kind of each column, and the text of its cells.

#include <optional>
#include <string>
#include <vector>

#include "layout/tables/cell_format.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// A column is numeric, and set right, when at least four of five of its values are numbers or text
// that reads as a number. Where more than half are, numbers are grouped by thousands, except years
// and identifiers, which are recognized by values and heading; and padded to the decimals of the
// most precise one, where these are at most two and more than half of the numbers have any.
[[nodiscard]] std::vector<TableColumnFormat> column_formats(const TableContent& content);

// Null is an empty cell; text is shown as it was written.
[[nodiscard]] std::string cell_text(const Cell& cell, const TableColumnFormat& column_format,
                                    const std::optional<NumberFormat>& format);

// Whether a row is a total: it begins with "Total", "합계" or a similar word.
[[nodiscard]] bool is_total(const std::vector<Cell>& row);
// Whether a row or column of that name is a total: "Total", "Weighted total", "합계".
[[nodiscard]] bool names_total(const std::string& label);

// Whether a total is that of scores: "Weighted total", "Score", "총점".
[[nodiscard]] bool names_score(const std::string& label);

// The alternative text of a table: title, columns and rows.
[[nodiscard]] std::string describe_table(const TableContent& content,
                                         const std::string& deck_language);

}  // namespace deckle::layout
