#pragma once
// Even text sizes over the deck (docs/design.md, decision 20): where a fixer reduced the size of a
// body text, the body texts beside it and on adjacent slides with the same layout are reduced as
// well, so that no two neighbours differ by more than one step of 2 pt.

#include <vector>

#include "fixers/loop/repair_slide.h"

namespace deckle::fixers {

// `slides` in the deck's order. Sizes are only reduced, by patches with the usual budgets and
// minimums; elements with an authored size, an exact box or allow_shrink: false are not changed. A
// slide that would become worse is left as it is.
void even_sizes(std::vector<RepairedSlide>& slides, const RepairContext& context);

}  // namespace deckle::fixers
