#pragma once
// What stands on a card beside its text: an icon above the figure, the change in a pill below it.

#include <string_view>
#include <vector>

#include "layout/lists/card_accents.h"
#include "layout/lists/figure_card_sizes.h"

namespace deckle::layout {

inline constexpr double kIconPt = 44, kIconGapPt = 12;  // ours
inline constexpr double kCardInsetPt = 16;

// Of the cards, by what their labels name; empty: none, or there is no space above the figures,
// which need `needed`.
[[nodiscard]] std::vector<std::string_view> icons_of(const ListContext& context,
                                                     const SlideIr& slide,
                                                     const std::vector<FigureCard>& cards,
                                                     Emu needed);

[[nodiscard]] ElementIr icon_on(const ListContext& context, std::string_view icon,
                                const ElementIr& card, Emu top);

// Takes the change out of the text of `element`, whose text begins at `top`, and returns its pill.
[[nodiscard]] ElementIr take_pill(const ListContext& context, const FigureCard& card,
                                  const CardSizes& sizes, Emu width, Emu top, ElementIr& element);

// Whether the author chose the fill of the card, and not only its accent.
[[nodiscard]] bool has_own_fill(const ListContext& context, const Element& element);

// Of a card that has no fill of its own.
[[nodiscard]] CardTones tones_of_card(const ListContext& context, const Element& element, bool bad);

}  // namespace deckle::layout
