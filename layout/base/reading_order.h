#pragma once
// The order in which the elements of a slide are read.

#include <string>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// The title, then those that layout_hints.order names, then the others. The order may name the
// title as well.
[[nodiscard]] std::vector<const Element*> reading_order(const Slide& slide);

// The element that is authored as the slide's title: the first of role `title` that is text or a
// list. nullptr: none.
[[nodiscard]] const Element* authored_title(const Slide& slide);
// Its words, where it is text; else empty.
[[nodiscard]] std::string authored_title_text(const Slide& slide);

}  // namespace deckle::layout
