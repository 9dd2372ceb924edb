#pragma once
// Colours of icons that can be seen on what is behind them.

#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// Gives each icon whose colour is not the author's, and has less than 3 : 1 on what is behind it,
// another colour of the template; all of a group the same. `source` is the slide that `slide` is made from.
void make_icons_visible(const Slide& source, SlideIr& slide);

}  // namespace deckle::layout
