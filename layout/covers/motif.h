#pragma once
// The motif of a cover: an icon of what its title names, or bars or chevrons of the deck's own, where
// the layout has no sheets.

#include "layout/lists/list_drawing.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::layout {

void draw_motif(const ListContext& context, SlideIr& slide, DiagnosticSink& notes);

// The icon of the cover again, where the closing slide has space for it at its end.
void draw_closing_motif(const ListContext& context, SlideIr& slide);

}  // namespace deckle::layout
