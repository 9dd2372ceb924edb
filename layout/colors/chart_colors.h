#pragma once
// The colours of a chart's texts, axes and separators on what is really behind the chart.

#include "slidespec/backdrop/ground.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Changes the options of the chart at `index` where its foreground or a text has less than
// kMinContrast on what is behind its box; the chart is then no longer solved. What the author chose
// stays, and nothing changes where the background is not known. `ground` is of `slide`.
void settle_chart_colors(const SlideGround& ground, SlideIr& slide, std::size_t index);

}  // namespace deckle::layout
