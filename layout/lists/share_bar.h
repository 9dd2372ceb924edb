#pragma once
// A bar on a card whose figure is a part of a whole: "14 of 22", "60 %" of a budget.

#include <optional>
#include <string>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// The part, 0 to 1, that the figure of a card says; `label`: the card's other texts. Unset: the figure is
// no part of a whole, or a percentage of which the label does not say that it is one.
[[nodiscard]] std::optional<double> share_of(const std::string& figure, const std::string& label);

// Where the bar is: in the middle of the row at `top`, where others of the cards have pills, or at
// the foot of the card. nullopt: below `text_end` is no space.
struct BarPlace {
  Emu top, height;
};
[[nodiscard]] BarPlace bar_in_row(Emu top, Emu height);
[[nodiscard]] std::optional<BarPlace> bar_at_foot(const ElementIr& card, Emu text_end);

// The whole and the part of it, over the width of the card's text.
[[nodiscard]] std::vector<ElementIr> share_bar(const ListContext& context, const ElementIr& card,
                                               double share, const BarPlace& place,
                                               const Color& color);

}  // namespace deckle::layout
