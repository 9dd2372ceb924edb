#pragma once
// The number of a section, large on the block beside its title.

#include "layout/lists/list_drawing.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::layout {

// On the built-in templates, after all boxes are set and before a slide is mirrored. A number that
// the author wrote at the begin of the title is moved out of it, word for word, and is read before
// it; `notes` says so.
void draw_section_number(const ListContext& context, SlideIr& slide, DiagnosticSink& notes);

}  // namespace deckle::layout
