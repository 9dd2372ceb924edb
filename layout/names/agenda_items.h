#pragma once
// The items of an agenda that has none: the titles of the deck's sections.

#include "slidespec/model/deck.h"

namespace deckle::layout {

// Adds a list to every slide with the layout agenda that holds nothing but its title. The section
// that such a slide is in is bold.
void add_agenda_items(Deck& deck);

}  // namespace deckle::layout
