#pragma once
// Reduces text size and spacing. All text changes by fixers and patches use these functions.

#include <vector>

#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

// docs/design.md, decision 3: sizes are reduced in steps of 2 pt, with the minimum itself as the
// last.
inline constexpr double kSizeStepPt = 2;

// Reduces every run by the amount that brings the largest to `largest_pt`, but none below `min_pt`
// (runs already below it are kept).
void set_largest_size(TextBodyIr& body, double largest_pt, double min_pt);

// Limits percentage line spacing to `pct`, but keeps at least the share `keep` of it; multiplies
// paragraph spacing by `scale`.
void set_line_spacing(TextBodyIr& body, double pct, double keep = 0);
void scale_space(TextBodyIr& body, double scale);

// The sizes to try below `current`, largest first, down to `min_pt`.
[[nodiscard]] std::vector<double> smaller_sizes(double current, double min_pt);
// The sizes that one patch may give the element's largest text: an element with a budget shrinks by
// at most 15 % in one round.
[[nodiscard]] std::vector<double> sizes_of_round(const ElementIr& element);

}  // namespace deckle::fixers
