#pragma once
// A card in other colours than those it was drawn in, with all that stands on it.

#include "layout/weight/card_surfaces.h"

namespace deckle::layout {

struct CardPaint {
  Color fill;
  Color text;    // legible on `fill`
  Color accent;  // of figures, headings, pills and discs; legible on `fill`
};

[[nodiscard]] CardPaint dark_paint(const Tones& tones);

// Colours are replaced by the part they play on a light card: text, accent, warning, lines. What
// the author coloured stays. A band of the theme's dark stays apart from a dark card.
void paint_card(const ListContext& context, const CardPaint& paint, const CardSurface& card,
                SlideIr& slide);

// The heading on a band of the theme's dark becomes dark on a tint of the card, with an outline
// around it: the weaker of two cards. Nothing where it has no such band.
void weaken_card(const ListContext& context, const CardSurface& card, SlideIr& slide);

}  // namespace deckle::layout
