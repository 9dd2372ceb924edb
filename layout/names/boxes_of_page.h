#pragma once
// Exact boxes on a page of another size: a spec counts them in px of its own page, and a template
// decides the page.

#include "slidespec/core/geometry.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// The page that a spec counts in: docs/slidespec.md, "`extensions` of an element".
[[nodiscard]] Size page_of_spec(SlideSize size);

// Boxes (Element::box) that lie on the page of the spec (Deck::slide_size), while some leave the
// template's `page` or all are in the corner of a larger one, are placed in proportion, all of them:
// what was beside each other stays so, and what is as wide as high stays so too. Other boxes that
// `page` holds were written for it. Returns a note ("page-size") where boxes were changed.
[[nodiscard]] DiagnosticSink place_boxes_on_page(Deck& deck, const Size& page);

}  // namespace deckle::layout
