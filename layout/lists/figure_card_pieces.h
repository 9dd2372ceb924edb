#pragma once
// What stands on a card beside its text: an icon above the figure, the change in a pill below it.

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "layout/counts/draw_counts.h"
#include "layout/lists/card_accents.h"
#include "layout/lists/figure_card_sizes.h"

namespace deckle::layout {

// Ours: what is seen first is the figure.
inline constexpr double kIconPt = 52, kLargeIconPt = 64, kIconBesidePt = 48, kIconGapPt = 14;
inline constexpr double kCardInsetPt = 16;

// Where the icons of cards stand.
enum class IconPlace { None, Above, LargeAbove, Beside };
[[nodiscard]] double icon_side_pt(IconPlace place);

// What stands beside the figure of each card.
struct FigurePictures {
  std::vector<std::optional<CountDrawing>> drawings;  // a ring or a clock in place of the icon
  // By what labels name or what figures are counted in; empty for a card with a drawing. No icons at
  // all: one of the cards has neither.
  std::vector<std::string_view> icons;
};
[[nodiscard]] FigurePictures figure_pictures(const ListContext& context, const SlideIr& slide,
                                             const std::vector<FigureCard>& cards);

// Above the figures, which need `needed` of the height, else at the end of the card beside them, where
// all cards have space for it.
[[nodiscard]] IconPlace place_of_icons(const ListContext& context, const SlideIr& slide,
                                       const std::vector<FigureCard>& cards, Emu needed);

// In the place of an icon.
[[nodiscard]] std::vector<ElementIr> drawing_on(const ListContext& context,
                                                const CountDrawing& drawing, const ElementIr& card,
                                                const Color& color, IconPlace place, Emu top);

// On a disc in `color`, whose top is at `top`.
[[nodiscard]] std::array<ElementIr, 2> icon_on(const ListContext& context, std::string_view icon,
                                               const ElementIr& card, const Color& color,
                                               IconPlace place, Emu top);

// Takes the change out of the text of `element`, whose text begins at `top`, and returns its pill.
[[nodiscard]] ElementIr take_pill(const ListContext& context, const FigureCard& card,
                                  const CardSizes& sizes, Emu width, Emu top, ElementIr& element);

// Whether the author chose the fill of the card, and not only its accent.
[[nodiscard]] bool has_own_fill(const ListContext& context, const Element& element);

// Of a card that has no fill of its own.
[[nodiscard]] CardTones tones_of_card(const ListContext& context, const Element& element, bool bad);

}  // namespace deckle::layout
