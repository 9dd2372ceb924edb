#pragma once
// Colours, dashes and markers of the series; the highlighted one emphasised.

#include "slidespec/ir/chart_ir.h"

namespace deckle::layout {

// Sets chart.series_styles for chart.plot and chart.data. `points_pt` is the distance of two
// neighbouring points of a line: markers need space.
void style_series(ChartIr& chart, double points_pt);

}  // namespace deckle::layout
