#pragma once
// Even sizes over the deck (docs/design.md, decision 20): where a fixer set a body smaller, the
// bodies beside it and on the neighbouring slides of the same layout become smaller with it, step
// by step, so that no two neighbours differ by more than one step of the size ladder.

#include <vector>

#include "fixers/loop/repair_slide.h"

namespace deckle::fixers {

// `slides` in the deck's order. Sizes only go down, by patches under the usual budgets and
// minimums; authored sizes, exact boxes and allow_shrink: false stay as they are. A slide that
// would be worse for it is left alone.
void even_sizes(std::vector<RepairedSlide>& slides, const RepairContext& context);

}  // namespace deckle::fixers
