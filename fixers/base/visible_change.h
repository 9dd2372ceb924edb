#pragma once
// The visual cost of a repair: how much it changes the look of a slide. The loop uses it to choose
// between repairs that all work. Without unit; reducing text from 18 pt to 16 pt costs 0.11. The
// weights are our own: there is no measured scale for what a reader notices, so they only have to
// give the order that a careful designer would choose.

#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

// By kind of restructuring. Reducing text from 18 pt to 15 costs as much as a list in two columns
// (smaller text is preferred: docs/design.md, "Bullets"); another slide costs more than any size
// that a minimum allows.
inline constexpr double kColumnsVisible = 0.03;      // other widths for the same two columns
inline constexpr double kPlainPageVisible = 0.05;    // a page for text instead of a picture
inline constexpr double kListColumnsVisible = 0.18;  // a list in two columns
inline constexpr double kOneColumnVisible = 0.2;    // texts below each other instead of side by side
inline constexpr double kReselectVisible = 0.25;      // another layout of the template
inline constexpr double kTablePageVisible = 0.4;     // for each further page
inline constexpr double kSlideVisible = 0.5;         // for each further slide
// A title that another layout moves, or sets in another size, beside those of the other slides: more
// than any size that a minimum allows, and than many further slides (docs/decisions.md, 71).
inline constexpr double kTitleElsewhereVisible = 20;
// A layout that the author asked for by its name in the template, left for another.
inline constexpr double kNamedLayoutVisible = 20;
// An element moved to an appendix slide: the last resort, more than any number of further slides.
inline constexpr double kDetailsVisible = 200;

// The cost of `after` compared with `before`, the same slide laid out at full size.
[[nodiscard]] double text_change(const TextBodyIr& before, const TextBodyIr& after);
[[nodiscard]] double visible_change(const SlideIr& before, const SlideIr& after);
// The cost of smaller pictures and charts in another arrangement of the same slide: half the width
// and height costs 0.15. Elements on only one of the two slides do not count.
[[nodiscard]] double visuals_lost(const SlideIr& before, const SlideIr& after);
// The cost of text in another size in another arrangement, before any patch: as of a patch.
[[nodiscard]] double sizes_changed(const SlideIr& before, const SlideIr& after);
// kTitleElsewhereVisible where the title has another place or size, or is no title any more.
[[nodiscard]] double title_changed(const SlideIr& before, const SlideIr& after);

}  // namespace deckle::fixers
