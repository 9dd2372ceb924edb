#pragma once
// The marks of sources of a chart, table or picture that has no text of its own to carry them
// (docs/decisions.md, 54): a small "[1]", an element `_marks_<eid>`, at the end of its element.

#include "layout/citations/marks.h"
#include "layout/text/text_build.h"
#include "measure/text/text_engine.h"

namespace deckle::layout {

// Adds the marks after their elements, whose boxes become lower by the mark's height, unless they
// are placed exactly or fill the page. Boxes and solve order: before solve_geometry().
void add_source_marks(const TextContext& context, const Slide& slide, const CitationMarks& marks,
                      const measure::TextEngine& engine, SlideIr& ir);

// Places a mark at its element: below the end of its last line, which is on the right, or on the
// left from right to left. One with a fill is inside the element.
void place_source_mark(const SlideIr& slide, ElementIr& mark);
[[nodiscard]] bool is_source_mark(const ElementIr& element);

}  // namespace deckle::layout
