#pragma once
// Enlarges the box of a long title downward, and moves the top of the boxes below it, on this slide
// only.

#include <vector>

#include "layout/base/frame.h"
#include "layout/slots/assign.h"
#include "layout/slots/slots.h"
#include "layout/text/text_build.h"
#include "measure/text/text_engine.h"

namespace deckle::layout {

// Called before elements are placed. The height is that of the title at its minimum size, or at its
// authored size, or the size of the deck's titles, where there is space. The boxes below keep at least half of their height; otherwise
// the title is not enlarged, and QC reports it.
void enlarge_title(const TextContext& context, const measure::TextEngine& engine,
                   const std::vector<Assignment>& assignments, std::vector<Slot>& slots,
                   Frame& frame);

}  // namespace deckle::layout
