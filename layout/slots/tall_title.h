#pragma once
// A long title is given the lines it needs: its box grows downward, and what is below it begins
// that much lower, on this slide only.

#include <vector>

#include "layout/slots/assign.h"
#include "layout/base/frame.h"
#include "layout/slots/slots.h"
#include "layout/text/text_build.h"
#include "measure/text/text_engine.h"

namespace deckle::layout {

// Called before anything is placed. The need is that of the smallest size the title may have, or of
// the size its author asked for where there is space for it. What is below keeps at least half
// of its height; a title that leaves less stays as it is, for QC to report.
void enlarge_title(const TextContext& context, const measure::TextEngine& engine,
                   const std::vector<Assignment>& assignments, std::vector<Slot>& slots,
                   Frame& frame);

}  // namespace deckle::layout
