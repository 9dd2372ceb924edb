#pragma once
// Cards with figures: one size for all values, changes as pills, a bar on cards that deckle fills.

#include <optional>
#include <string>
#include <vector>

#include "layout/lists/figure_card_pieces.h"
#include "layout/lists/figure_card_sizes.h"

namespace deckle::layout {

// Sizes and weights before the card has its box.
void prepare_card(const ListContext& context, const Element& element, const FigureParts& parts,
                  ElementIr& out);

// What depends on the boxes. Adds the eids of cards whose figures were enlarged to `enlarged`.
// `pictures`: those of the cards, where they were chosen together with those of other cards.
// `most_pt`: the largest that a figure may be.
void finish_cards(const ListContext& context, const std::vector<FigureCard>& cards, SlideIr& slide,
                  std::vector<std::string>& enlarged,
                  const std::optional<FigurePictures>& pictures = std::nullopt,
                  double most_pt = kLargestValuePt);

}  // namespace deckle::layout
