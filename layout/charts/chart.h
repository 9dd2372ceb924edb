#pragma once
// Charts: an element of kind chart → what is to be drawn.

#include "layout/base/layout_context.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

// Gives `out` what does not depend on its box: data, description, look.
void style_chart(const TextContext& text, const Slot& slot, const Element& element,
                 const LayoutContext& context, ElementIr& out, DiagnosticSink& notes);
// What follows from the box; see layout/geometry/solve_geometry.h.
// Reports to the author what is drawn otherwise than written: a note (rule chart-adjusted) per
// change.
void solve_chart(ElementIr& element, const SlideIr& slide, const measure::TextEngine& engine,
                 DiagnosticSink& notes);
// Minimum and preferred height of the element at a width, for layout/arrange.
[[nodiscard]] Emu min_chart_height(const measure::TextEngine& engine, const ElementIr& element,
                                   Emu width);
[[nodiscard]] Emu wanted_chart_height(const measure::TextEngine& engine, const ElementIr& element,
                                      Emu width);

}  // namespace deckle::layout
