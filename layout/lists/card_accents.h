#pragma once
// The accent of a card. A shape whose fill names an accent of the theme, and that is drawn as a
// card, has that accent at its edge, in its heading or figure and in its change, on a light card;
// so a row of cards does not become a row of blocks of full colour (docs/decisions.md, decision
// 99).

#include <map>
#include <string>

#include "layout/text/tones.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// By element id: of shapes with several paragraphs whose content.fill is accent1 to accent6, and
// whose author chose nothing else of their look. Empty where the template is not a built-in one.
[[nodiscard]] std::map<std::string, Color> card_accents(const TextContext& context,
                                                        const Slide& slide);

struct CardTones {
  Color fill;
  Color accent;  // legible on `fill`
};

// `accent`: of the card, or null for that of the theme. A card with a change for the worse has the
// warning colour instead.
[[nodiscard]] CardTones card_tones(const TextContext& context, const Tones& tones,
                                   const Color* accent, bool bad);

}  // namespace deckle::layout
