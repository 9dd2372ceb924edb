#pragma once
// Layout hints that have no effect on their slide.

#include "slidespec/diag/diagnostic.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::layout {

// Adds the warning "ignored-key" for a `ratio` that does not suit the columns of the layout, for
// `variant` and `motif` on a slide that is no cover, and for `section_number` on one that is no
// section. On somebody else's template, whose own cover is used, a note for `variant` and `motif`.
void add_ignored_hints(const Slide& slide, const templates::Template& t, DiagnosticSink& findings);

}  // namespace deckle::layout
