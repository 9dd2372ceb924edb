#pragma once
// A body set smaller or tighter. All changes of text look by fixers and patches come through here.

#include <vector>

#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

// docs/design.md, decision 3: sizes go down in steps of 2 pt and end on the minimum itself.
inline constexpr double kSizeStepPt = 2;

// Every run becomes smaller by as much as the largest does to reach `largest_pt`, but none below
// `min_pt` (runs already below it stay).
void set_largest_size(TextBodyIr& body, double largest_pt, double min_pt);

// Percent line spacing at most `pct`, but no less than `keep` of what it is; spacing between
// paragraphs times `scale`.
void set_line_spacing(TextBodyIr& body, double pct, double keep = 0);
void scale_space(TextBodyIr& body, double scale);

// The sizes to try below `current`, largest first, down to `min_pt`.
[[nodiscard]] std::vector<double> size_ladder(double current, double min_pt);
// Those that one patch may set the element's largest text to: a budgeted element shrinks by 15 %
// at most in one round.
[[nodiscard]] std::vector<double> sizes_of_round(const ElementIr& element);

}  // namespace deckle::fixers
