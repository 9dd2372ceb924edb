#pragma once
// A list as numbered cards beside one another. The text of each item moves into its card.

#include <optional>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// Unset: the items do not fit into cards in `area`.
[[nodiscard]] std::optional<DrawnList> draw_cards(const ListContext& context,
                                                  const Element& element, const ElementIr& list,
                                                  const Rect& area);

}  // namespace deckle::layout
