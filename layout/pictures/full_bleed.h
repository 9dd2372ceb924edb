#pragma once
// A picture meant to fill the page, and the text on it.

#include "layout/base/frame.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

// To be called when the slide's boxes are set. The picture of a full-bleed slot either fills the
// page, below everything else, and each text on it has a fill of its own; or, when it does not fill
// it well (too few pixels, too much cut off, a drawing that a panel would lie on), is contained in
// what the title and caption leave of the safe area. An authored crop is obeyed.
void place_full_bleed(const TextContext& context, const Frame& frame, SlideIr& slide);

}  // namespace deckle::layout
