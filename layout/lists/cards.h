#pragma once
// A list as cards beside one another, with numbers or below icons. The text of each item moves into its card.

#include <optional>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// Unset: the items do not fit into cards in `area`.
[[nodiscard]] std::optional<DrawnList> draw_cards(const ListContext& context,
                                                  const Element& element, const ElementIr& list,
                                                  const Rect& area);

// Three or four short points, each on a card below a panel with what its words name. Unset: not each has an icon,
// or they do not fit at 20 pt.
[[nodiscard]] std::optional<DrawnList> draw_icon_cards(const ListContext& context,
                                                       const Element& element,
                                                       const ElementIr& list);

}  // namespace deckle::layout
