#pragma once
// Decks that are read from the right on templates made for the left: first column and bullets on
// the right, footers exchanged. What the author placed exactly stays; so do shapes that point
// somewhere (arrows, chevrons), which only their author can turn.

#include "layout/text_build.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Whether the slides of this deck have to be mirrored: its language is read from the right, and the
// template's own text is not.
[[nodiscard]] bool mirrors(const TextContext& context);

// From left to right what the layout's placeholders take up, the page's whole width not counted:
// decoration beside them stays clear. `otherwise` where it has none.
[[nodiscard]] Rect content_extent(const templates::Layout& layout, Size page,
                                  const Rect& otherwise);

// Exchanges left and right of every box, within `extent`, or `safe` for boxes that reach beyond it.
void mirror(SlideIr& slide, const Rect& extent, const Rect& safe);

}  // namespace deckle::layout
