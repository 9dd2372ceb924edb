#pragma once
// Which row, column or cells of a table decide, as its content alone says.

#include <cstddef>
#include <optional>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// `total`: whether the author says that the last row is a total. A page of a larger table has what
// was found in the whole.
[[nodiscard]] TableEmphasis table_emphasis(const TableContent& content, std::optional<bool> total);

// Whether the last row is a total or the result of the others.
[[nodiscard]] bool ends_in_total(const TableContent& content);

// The rows whose state is at risk, late or blocked, where they are at most a third of three rows or
// more, and the table has one column of states.
[[nodiscard]] std::vector<std::size_t> rows_at_risk(const TableContent& content,
                                                    std::optional<bool> total);

}  // namespace deckle::layout
