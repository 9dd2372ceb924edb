#pragma once
// A bar at the foot of a card whose figure is a part of a whole: "14 of 22", "60 %" of a budget.

#include <optional>
#include <string>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// The part, 0 to 1, that the figure of a card says; `label`: the card's other texts. Unset: the figure is
// no part of a whole, or a percentage of which the label does not say that it is one.
[[nodiscard]] std::optional<double> share_of(const std::string& figure, const std::string& label);

// The whole and the part of it, along the foot of the card. Empty: below `text_end` is no space.
[[nodiscard]] std::vector<ElementIr> share_bar(const ListContext& context, const ElementIr& card,
                                               double share, Emu text_end, const Color& color);

}  // namespace deckle::layout
