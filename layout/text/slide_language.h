#pragma once
// The language of one slide. A deck that is written in English may have a slide in Arabic: that
// slide is then read from the right, and its Han characters are Japanese where kana are beside
// them, whatever the deck says of itself.

#include <string>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// The deck's language, unless most letters of the slide belong to another script than Latin that
// the deck's language is not written in.
[[nodiscard]] std::string slide_language(const Slide& slide, const std::string& deck_language);

// All that `deck` says of itself, in another language, without its slides.
[[nodiscard]] Deck without_slides(const Deck& deck, const std::string& language);

}  // namespace deckle::layout
