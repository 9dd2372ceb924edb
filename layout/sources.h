#pragma once
// A slide's sources, as text for the speaker notes (spec/2 4.8: long titles and URLs belong there).

#include <string>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// The author's notes, then a paragraph per citation: "[id] title, locator, URL or evidence id",
// then the notes of the references to it. Nothing is added for a slide without citations.
[[nodiscard]] std::string notes_with_sources(const Slide& slide, const std::string& language);

}  // namespace deckle::layout
