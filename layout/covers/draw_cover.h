#pragma once
// What deckle draws on the covers of the built-in templates: the picture in its frame, the rule on
// a picture, the motif beside the text.

#include "layout/lists/list_drawing.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::layout {

// Before pictures over the page are placed: on the cover that is under a gradient the picture fills
// the page, whatever is cropped, because the layout was chosen for it.
void fill_scrim_cover(const templates::Layout& layout, SlideIr& slide);

// After that, and before a slide is mirrored. Slides on other layouts are not changed. What is
// added is decoration. `notes` says what the motif is.
void draw_cover(const ListContext& context, SlideIr& slide, DiagnosticSink& notes);

}  // namespace deckle::layout
