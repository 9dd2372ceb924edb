#pragma once
// Two lists of equal length under headings such as cause and response: rows in pairs, with an arrow
// from each item to its answer. The text of each list stays one body.

#include <optional>
#include <utility>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// Whether the words of the two lists are such a pair: each a heading of level 0 over two to five
// items of one deeper level.
[[nodiscard]] bool is_pair(const Element& first, const Element& second);

// `left` and `right` have their boxes, side by side. Unset: the rows do not fit.
[[nodiscard]] std::optional<std::pair<DrawnList, DrawnList>> draw_pair(
    const ListContext& context, const Element& first, const Element& second, const ElementIr& left,
    const ElementIr& right);

}  // namespace deckle::layout
