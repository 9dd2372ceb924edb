#pragma once
// The classifier (docs/repair-loop.md, 9.3): facts in, category out. It decides nothing.

#include "fixers/route/facts.h"
#include "slidespec/report/trace.h"

namespace deckle::fixers {

using Category = DefectCategory;

// Up to here an overflow is minor.
inline constexpr double kMinorLines = 1.5;

// The first category whose rule the facts meet; HardVisualFail when there is none.
[[nodiscard]] Category classify(const OverflowFacts& facts);

}  // namespace deckle::fixers
