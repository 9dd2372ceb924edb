#pragma once
// Short lists alone on their slide, and figures in panels: a plain slide that looks made.
//
// Two steps of laying out a slide. Before elements have their boxes, figures get weight and size;
// once they have them, a list takes the form that its words suggest where it fits, and panels get
// what depends on their boxes. Nothing is drawn in a form that does not fit: then the list stays
// plain. Every choice is a note that names the key to turn it off.

#include "layout/lists/list_drawing.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::layout {

// `language` of the slide's deck. All of it must outlive the context.
[[nodiscard]] ListContext list_context(const TextContext& text, const Slide& slide,
                                       const Frame& frame, const measure::TextEngine& engine);

// After all boxes are set, before a slide is mirrored.
void draw_lists(const ListContext& context, SlideIr& slide, DiagnosticSink& notes);

}  // namespace deckle::layout
