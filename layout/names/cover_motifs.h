#pragma once
// What the deck's covers draw beside their text: a scene or an icon of what the title names, else
// the first series of its first chart as bars, else as many chevrons as its first process has
// steps, else the sheets of the theme.

#include "slidespec/model/deck.h"

namespace deckle::layout {

// Sets Slide::cover of the slides with the layout title_center. `motif` in layout_hints chooses;
// what the deck does not have becomes the sheets.
void add_cover_motifs(Deck& deck);

}  // namespace deckle::layout
