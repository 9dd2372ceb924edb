#pragma once
// A closing slide of the built-in templates: its contact as a block, its next steps as numbered
// cards.

#include "layout/lists/list_drawing.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::layout {

// After all boxes are set, before a slide is mirrored. Contacts are the elements of that role, and
// texts that are one by their form; steps those of the role next_step, and a list beside a contact.
// Nothing is changed where there is anything else but a sentence, where they do not fit, or where
// layout_hints.arrange is none. True: they are drawn.
[[nodiscard]] bool draw_closing(const ListContext& context, SlideIr& slide, DiagnosticSink& notes);

}  // namespace deckle::layout
