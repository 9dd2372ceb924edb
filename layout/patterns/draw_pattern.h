#pragma once
// Draws the content of a slide as the pattern that its layout_id names (names/pattern_names.h).

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// `slide` is laid out: its elements have boxes, texts and groups. `area`: where content may be.
// Whether the pattern was drawn; otherwise the slide stays as it is, and a note says why.
bool draw_pattern(const ListContext& context, const Rect& area, SlideIr& slide,
                  DiagnosticSink& notes);

}  // namespace deckle::layout
