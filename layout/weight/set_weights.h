#pragma once
// Which card of several is seen first: on the theme's dark, where the others are light
// (docs/decisions.md, decision 172). Sizes and places stay as they are.

#include "layout/lists/list_drawing.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// The slide is laid out, not yet mirrored, and cards do not have the form of their theme. The one
// card is, in this order: that of a tall first figure; the one whose author emphasises it; the
// stronger of two contrasting columns; the one that the title names by a word; of figures the one
// that the next chart of the deck is about, or of six or more the first. Cards that nothing tells
// apart stay alike. Nothing on templates other than the built-in ones, beside pictures, and where
// layout_hints.main_card is false.
void set_weights(const ListContext& context, SlideIr& slide, DiagnosticSink& notes);

}  // namespace deckle::layout
