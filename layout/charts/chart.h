#pragma once
// Charts: an element of kind chart → the chart to be drawn.

#include "layout/base/layout_context.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

// Sets the parts of `out` that do not depend on its box: data, description, style.
void style_chart(const TextContext& text, const Slot& slot, const Element& element,
                 const LayoutContext& context, ElementIr& out, DiagnosticSink& notes);
// Sets the parts that depend on the box; see layout/geometry/solve_geometry.h. Reports the
// deviations from the authored chart: a note (rule chart-adjusted) for each.
void solve_chart(ElementIr& element, const SlideIr& slide, const measure::TextEngine& engine,
                 DiagnosticSink& notes);
// Minimum and preferred height of the element at a width, for layout/arrange.
[[nodiscard]] Emu min_chart_height(const measure::TextEngine& engine, const ElementIr& element,
                                   Emu width);
[[nodiscard]] Emu preferred_chart_height(const measure::TextEngine& engine,
                                         const ElementIr& element, Emu width);

}  // namespace deckle::layout
