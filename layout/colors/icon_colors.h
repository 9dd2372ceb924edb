#pragma once
// Colours of icons that can be seen on what is behind them.

#include <string_view>

#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// A decorative icon whose name holds this is one of several that are not counted: paler than those
// beside it. A number may follow.
inline constexpr std::string_view kUnmarkedName = " not counted";

// Gives each icon whose colour is not the author's, that is to be seen as well as others, and has less than 3 : 1 on what is behind it,
// another colour of the template; all of a group the same. `source` is the slide that `slide` is made from.
void make_icons_visible(const Slide& source, SlideIr& slide);

}  // namespace deckle::layout
