#pragma once
// One slide in one body size: its layout and slots, its elements in them, groups, patterns, lists, and
// what is drawn around them.

#include "layout/base/layout_context.h"
#include "layout/slide/lay_out.h"
#include "layout/slide/repeated_logos.h"
#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::layout {

// `logos`: pictures of the slide that are repeated in the deck, which stand small in one place; where
// the layout has no place for them they are pictures like others.
// Malformed: the template has no layout.
[[nodiscard]] Result<LaidOutSlide> lay_out_with(const Slide& slide, const LayoutContext& context,
                                                Forms forms, const RepeatedLogos& logos,
                                                DiagnosticSink& notes);

}  // namespace deckle::layout
