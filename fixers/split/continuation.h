#pragma once
// A continuation slide's name and title: "<slide_id>~2", title ending in "(계속)" or "(cont.)".

#include "slidespec/model/deck.h"

namespace deckle::fixers {

// `slide` holds the text that is left; the original is `first`. Notes stay with the
// first; sources are on the page that uses them.
void make_continuation(const Slide& first, const std::string& title_eid,
                       const std::string& language, Slide& slide);

}  // namespace deckle::fixers
