#pragma once
// The visual cost of a repair: the number by which the loop chooses between repairs that all suffice
// for a slide. Without unit; text set from 18 pt to 16 pt is 0.11. The weights are ours: there is no
// measured scale for what a reader notices, so they only have to order what a careful person would.

#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

// By kind of restructuring. Text set down from 18 pt to 15 costs as much as a list in two columns
// (it is to be smaller first: docs/design.md, "Bullets"); another slide costs more than any size a
// minimum allows.
inline constexpr double kColumnsVisible = 0.03;      // other shares for the same two columns
inline constexpr double kPlainPageVisible = 0.05;    // a page for text instead of a cover
inline constexpr double kListColumnsVisible = 0.18;  // a list in two columns
inline constexpr double kOneColumnVisible = 0.2;    // texts below instead of beside each other
inline constexpr double kReselectVisible = 0.25;      // another layout of the template
inline constexpr double kTablePageVisible = 0.4;     // for each further page
inline constexpr double kSlideVisible = 0.5;         // for each further slide
// Text moved to an appendix slide: more than any number of further slides, the last resort.
inline constexpr double kDetailsVisible = 200;

// Of `after` against `before`, the same slide as it was laid out at full size.
[[nodiscard]] double text_change(const TextBodyIr& before, const TextBodyIr& after);
[[nodiscard]] double visible_change(const SlideIr& before, const SlideIr& after);
// How much smaller pictures and charts are in another arrangement of the same slide: half as wide
// and high is 0.15. What is on one of the two only does not count.
[[nodiscard]] double visuals_lost(const SlideIr& before, const SlideIr& after);

}  // namespace deckle::fixers
