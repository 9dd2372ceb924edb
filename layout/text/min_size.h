#pragma once
// The minimum size of an element's text, for fixers and QC.
//
// The default minima (docs/design.md, decision 3) limit deckle's own changes. They are overridden
// by the template, and by an authored size, which is reported and kept. An authored minimum is a
// constraint: it raises whatever is smaller, authored sizes included.

#include <optional>

#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// Ours: a text this much larger than the other text of its card is a figure.
inline constexpr double kLargeFigure = 1.5;

// The smallest size the author gave the element or a run of it.
[[nodiscard]] std::optional<double> smallest_authored_size(const Element& element);

// Raises all sizes below `min_pt` to it.
void raise_sizes(TextBodyIr& text, double min_pt);

// Sets min_font_pt and size_authored of `out`, whose text is built, and raises text below an
// authored minimum. `usual_pt` is the default minimum.
void set_min_size(const Element& element, double usual_pt, ElementIr& out);

}  // namespace deckle::layout
