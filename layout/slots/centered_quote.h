#pragma once
// A quotation on a layout that is not made for one: in the middle of the page, above its
// attribution, in the face and colour of titles, which are neither bold nor capitals there.

#include <vector>

#include "layout/base/frame.h"
#include "layout/slots/slots.h"

namespace deckle::layout {

// Of slots with a quote that has the placeholder of a title, and an attribution without one for texts. The
// quote keeps the placeholder: it is what the slide is called in the outline.
void center_quote(const Frame& frame, std::vector<Slot>& slots);

}  // namespace deckle::layout
