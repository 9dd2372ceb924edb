#pragma once
// Charts: an element of kind chart → the chart to be drawn.

#include <string>
#include <vector>

#include "layout/base/layout_context.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

// Sets the parts of `out` that do not depend on its box: data, description, style.
void style_chart(const TextContext& text, const Slot& slot, const Element& element,
                 const LayoutContext& context, ElementIr& out, DiagnosticSink& notes);
// Names the only series of the styled chart above its plot, where it has no other title.
void name_series_above(ElementIr& out);
// A slice as a list beside the pie has it.
struct ListedSlice {
  std::string name, value;  // the share where the values are shares
  Color color;
  bool stressed = false;
  double share = 0;  // of the whole
};
// The slices of a pie of this size, the largest first. Empty: the chart is no pie, or its author chose
// which labels it has.
[[nodiscard]] std::vector<ListedSlice> listed_slices(const ElementIr& element, Size size,
                                                     const measure::TextEngine& engine);
// Of a pie beside such a list: its slices have shares alone.
void list_slices(bool shares, ElementIr& out);
// The text of its labels.
[[nodiscard]] RunStyle chart_label_style(const ElementIr& element);
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
