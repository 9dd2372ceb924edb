#pragma once
// Five or seven figures: the first as a tall card at the left, the others in two equal rows beside
// it (docs/decisions.md, decisions 172 and 203).

#include <vector>

#include "layout/lists/figure_card_sizes.h"

namespace deckle::layout {

// The largest size of the figure on that card, in points; ours.
inline constexpr double kMainValuePt = 80;

// Gives the cards those boxes, and the first of them a group of its own. False, and nothing is
// changed: the author asks for an arrangement or for cards of one weight, fills a card, emphasises
// another one than the first, or figures would be small in the narrower cells.
[[nodiscard]] bool set_main_figure(const ListContext& context, const std::vector<FigureCard>& cards,
                                   SlideIr& slide);

// Whether the element is such a card.
[[nodiscard]] bool is_main_figure(const ElementIr& element);

}  // namespace deckle::layout
