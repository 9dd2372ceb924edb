#pragma once
// Which kinds of element can be drawn. A deck with another kind is refused as a whole, with one
// error for each such element: a slide that silently lacked its chart would be worse than none.

#include "slidespec/diag/diagnostic.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

[[nodiscard]] bool can_draw(ElementKind kind);

// Pushes an error (rule "unsupported-kind") per element that cannot be drawn; true when there is
// none.
bool check_drawable(const Deck& deck, DiagnosticSink& sink);

}  // namespace deckle::layout
