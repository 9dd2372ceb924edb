#pragma once
// A full-bleed picture and the text on it.

#include "layout/base/frame.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

// Call it after the slide's boxes are set. The picture of a full-bleed slot fills the page, below
// all other elements, and each text on it has its own fill. When it is not suitable (too few
// pixels, too much cropped), it is contained in the part of the safe area that title and caption
// leave, and `notes` says why. An authored crop is kept. `source` is the slide that `slide` is made
// from.
void place_full_bleed(const TextContext& context, const Slide& source, const Frame& frame,
                      SlideIr& slide, DiagnosticSink& notes);

}  // namespace deckle::layout
