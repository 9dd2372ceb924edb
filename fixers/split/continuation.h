#pragma once
// Sets the id and title of a continuation slide: "<slide_id>~2", title ending in "(계속)" or
// "(cont.)".

#include "slidespec/model/deck.h"

namespace deckle::fixers {

// `slide` has the remaining text; `first` is the original. Notes are kept on the first slide;
// sources are on the slide that uses them.
void make_continuation(const Slide& first, const std::string& title_eid,
                       const std::string& language, Slide& slide);

}  // namespace deckle::fixers
