#pragma once
// The number of a section in the placeholder that the layout of a theme has for it.

#include "layout/text/text_build.h"

namespace deckle::layout {

// Null: the layout has none.
[[nodiscard]] const templates::Placeholder* number_placeholder(const templates::Layout& layout);

// Appends _section, with the number that names/section_numbers.h counted, where the layout has a
// place for it. A number that the author wrote stays in the title.
void add_section_number(const TextContext& context, const Slide& slide, SlideIr& out);

}  // namespace deckle::layout
