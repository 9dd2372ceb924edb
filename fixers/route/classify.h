#pragma once
// The classifier (docs/repair-loop.md, 9.3): facts in, category out. It makes no decision.

#include "fixers/route/facts.h"
#include "slidespec/report/trace.h"

namespace deckle::fixers {

using Category = DefectCategory;

// Overflow of up to this many lines is minor.
inline constexpr double kMinorLines = 1.5;

// The first category whose condition is met; HardVisualFail if none is.
[[nodiscard]] Category classify(const OverflowFacts& facts);

}  // namespace deckle::fixers
