#pragma once
// Colours, dashes and markers of the series; the highlighted one emphasised.

#include "slidespec/ir/chart_ir.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {

// Sets chart.looks for chart.plot and chart.data. `points_pt` is the distance of two neighbouring
// points of a line: markers need space.
void style_series(ChartIr& chart, const ChartOptions& options, double points_pt);

}  // namespace deckle::layout
