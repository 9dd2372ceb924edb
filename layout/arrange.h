#pragma once
// Several elements in one area: stacked, or spread over columns, sized by what their words take.

#include <vector>

#include "layout/frame.h"
#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Height an element wants at a width: its text and insets, rounded up to the rhythm; a shape at
// least a finger's breadth; a horizontal divider nothing.
[[nodiscard]] Emu natural_height(const measure::TextEngine& engine, const ElementIr& element,
                                 Emu width);

// One above the other from the top of `area`, kStackGapPt apart, each as high as it wants; when
// that is more than there is, all give way in proportion (and the fit rules say by how much).
void stack(const measure::TextEngine& engine, const std::vector<ElementIr*>& elements,
           const Rect& area);

// Fills columns one after the other, in order. `columns` are the layout's own (one, or left and
// right); more and narrower ones are tried when these are too few, and the first number that fits
// is taken, else the one that comes closest.
void arrange(const measure::TextEngine& engine, const std::vector<ElementIr*>& elements,
             const std::vector<Rect>& columns);

}  // namespace deckle::layout
