#pragma once
// The parts of a page where deckle may place boxes of its own: beside the title, the foot and what
// the template draws.

#include <vector>

#include "slidespec/core/geometry.h"
#include "templates/template.h"

namespace deckle::layout {

// What boxes of deckle's own must not cover on slides of `layout`: its furniture, and the
// placeholders of date, footer and number. The title is not among it.
[[nodiscard]] std::vector<Rect> obstacles_of(const templates::Layout& layout, Size page);

// `area` less what is nearer than kStackGapPt to its title, or to a band that the template draws above or
// below it over most of the page, where that is a small part of it: placeholders may touch both, but
// filled boxes do not.
[[nodiscard]] Rect clear_of_bands(const Rect& area, const templates::Layout& layout, Size page);

// Whether `box` keeps kStackGapPt from all of `obstacles`.
[[nodiscard]] bool is_clear(const Rect& box, const std::vector<Rect>& obstacles);

// The largest rectangle in `area` that keeps kStackGapPt from all of `obstacles`; the uppermost and
// leftmost of equal ones. Empty where there is none.
[[nodiscard]] Rect largest_clear(const Rect& area, const std::vector<Rect>& obstacles);

// The place for a box of the size of `wanted` in `area`, as near to `wanted` as possible, smaller
// where there is not enough space. Empty where there is none.
[[nodiscard]] Rect nearest_clear(const Rect& wanted, const Rect& area,
                                 const std::vector<Rect>& obstacles);

}  // namespace deckle::layout
