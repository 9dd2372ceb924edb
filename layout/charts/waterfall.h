#pragma once
// The bars of a waterfall: each begins where the one before it ended.

#include <vector>

#include "layout/charts/layout_chart.h"

namespace deckle::layout {

// Makes the chart, of one series of changes, a stack of bars on a base that is not drawn, with lines
// from bar to bar. The authored numbers have a sheet of their own. false: the chart is unchanged,
// because it has several series.
[[nodiscard]] bool make_waterfall(ChartIr& chart, const ChartOptions& options,
                                  std::vector<ChartChange>& changes);

}  // namespace deckle::layout
