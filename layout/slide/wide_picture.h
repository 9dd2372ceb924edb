#pragma once
// A screenshot or diagram beside text in two columns: the width that its words need to be read.

#include <vector>

#include "layout/base/frame.h"
#include "layout/base/layout_context.h"
#include "layout/slots/assign.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// Where two_column holds one text and one picture that is no photograph and much wider than high,
// and the author gave neither a ratio nor sides: a text of at most three lines goes above the
// picture, which takes the whole width and the height that is left. Beside a longer text the
// picture takes up to three fifths of the width, as far as the text fits beside it.
void widen_picture(const Slide& source, const std::vector<Assignment>& assignments,
                   const std::vector<Slot>& slots, const Frame& frame,
                   const measure::TextEngine& engine, SlideIr& slide);

}  // namespace deckle::layout
