#pragma once
// The text below the title of a closing slide, on somebody else's template.

#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// Gives texts below a title in the middle of the page, or at its other edge, the title's alignment,
// where template and author have them where lines begin. Lists keep theirs, and stand as a block in the
// middle below a title that is there.
void align_closing_text(const Slide& slide, const measure::TextEngine& engine, SlideIr& ir);

}  // namespace deckle::layout
