#pragma once
// The large number that themes put on the first slide of a section.

#include "layout/text/text_build.h"

namespace deckle::layout {

// Appends _section where the layout has a place for it. A title that says its number itself gets no
// second one. Call it when the title is among the elements of `out`.
void add_section_number(const TextContext& context, const Slide& slide, SlideIr& out);

}  // namespace deckle::layout
