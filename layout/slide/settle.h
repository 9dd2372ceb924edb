#pragma once
// What follows from an element's box and content: columns and rows of a table, labels of a chart.
// Done after boxes are set, and again whenever a patch has changed one.

#include "layout/slide/lay_out.h"

namespace deckle::layout {

void settle(SlideIr& slide, const LayoutContext& context);

}  // namespace deckle::layout
