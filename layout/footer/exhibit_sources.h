#pragma once
// The sources of a slide directly below the chart, table or picture that they are of, where the
// theme says so.

#include "layout/text/text_build.h"
#include "measure/text/text_engine.h"

namespace deckle::layout {

// Whether the theme has sources below exhibits, and not at the foot.
[[nodiscard]] bool has_sources_below(const TextContext& context);

// Moves the band of sources to the end of the only exhibit of the slide, whose geometry is solved.
// With several exhibits, or without, it stays where it is: above the foot.
void place_below_exhibit(const TextContext& context, const measure::TextEngine& engine,
                         SlideIr& slide);

}  // namespace deckle::layout
