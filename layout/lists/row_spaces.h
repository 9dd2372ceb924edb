#pragma once
// The items of a list that is drawn on bands stay on them. How far they are apart hangs on how many
// lines each has, and a repair that sets smaller letters, or less space, changes both.

#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Sets the spaces of a list where a line of it crosses the edge of its band, so that each item is in
// the middle of its own; changes nothing where no line does. A list that has more or fewer items
// than there are bands behind it is not on them.
void keep_on_bands(const SlideIr& slide, const measure::TextEngine& engine, ElementIr& list);

}  // namespace deckle::layout
