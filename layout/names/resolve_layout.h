#pragma once
// The layout that a slide's `layout_id` means (docs/contracts.md, "Layout ids"; docs/layouts.md,
// "Other names").

#include "slidespec/diag/diagnostic.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::layout {

// Gives every slide of `deck` the id of its layout. Returns a finding for each that was written
// otherwise: a note ("layout-adjusted") where it is known what was meant, else a warning
// ("layout-assumed"); and a warning ("ignored-key") for a `ratio` that does not suit the columns of
// the layout. Agendas without a list get the titles of the sections. Exact boxes are placed on the
// template's page (layout/names/boxes_of_page.h).
[[nodiscard]] DiagnosticSink resolve_layouts(Deck& deck, const templates::Template& t);

}  // namespace deckle::layout
