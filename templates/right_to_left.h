#pragma once
// The built-in template for decks that are read from right to left.

#include "templates/template.h"

namespace deckle::templates {

// `base` with everything that its masters and layouts draw mirrored at the middle of the page:
// bands, rules, sheets. Placeholders stay, because slides of such decks have their own boxes
// (layout/slide/mirror.h). `furniture` stays too: a slide is laid out from left to right and then
// mirrored as a whole.
[[nodiscard]] Result<Template> drawn_right_to_left(const Template& base);

}  // namespace deckle::templates
