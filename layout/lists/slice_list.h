#pragma once
// A pie with space beside it: what its slices are is a list at its side, the largest first, instead of
// small labels around it.
//
// The rows are pieces that belong to the chart: a swatch, the name and the value of each slice. They
// are decoration to a reader, who hears of the chart's data by its alternative text.

#include "layout/lists/list_drawing.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::layout {

// After all boxes are set, before a slide is mirrored. A pie in a small or narrow box, in a group, or
// of which the author chose labels stays as it is.
void draw_slice_lists(const ListContext& context, SlideIr& slide, DiagnosticSink& notes);

}  // namespace deckle::layout
