#pragma once
// The last row of a profit and loss account: what remains of the earnings after the costs.

#include <string>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// Whether a row of that name is a result: "Operating profit (€M)", "Net income", "영업이익(백만
// 원)".
[[nodiscard]] bool names_result(const std::string& label);

// Whether the last row is the result of the rows above it: its name says so, it has amounts, and of
// the rows above it one names earnings and another costs. Shares in percent are no amounts.
[[nodiscard]] bool ends_in_result(const TableContent& content);

}  // namespace deckle::layout
