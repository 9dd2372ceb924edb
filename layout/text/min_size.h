#pragma once
// How small an element's text may be: the minimum that fixers keep to and QC judges by.
//
// The usual minima (docs/design.md, decision 3) bound what deckle does by itself. They are
// overridden by the template, and by a size the author asked for, which is then reported and kept.
// An authored minimum is a constraint: it raises whatever is smaller, authored sizes included.

#include <optional>

#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// The smallest size the author gave the element or a run of it.
[[nodiscard]] std::optional<double> smallest_authored_size(const Element& element);

// Sets min_font_pt and size_authored of `out`, whose text is built, and raises text below an
// authored minimum. `usual_pt` is the minimum where the author gives none.
void set_min_size(const Element& element, double usual_pt, ElementIr& out);

}  // namespace deckle::layout
