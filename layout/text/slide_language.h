#pragma once
// The language of one slide. A deck that is written in English may have a slide in Arabic: that
// slide is then right-to-left, and Han characters beside kana are Japanese, whatever the deck's
// language.

#include <string>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// The deck's language, unless most letters of the slide are of a script other than Latin in which
// the deck's language is not written.
[[nodiscard]] std::string slide_language(const Slide& slide, const std::string& deck_language);

// A copy of `deck` without its slides, with another language.
[[nodiscard]] Deck without_slides(const Deck& deck, const std::string& language);

}  // namespace deckle::layout
