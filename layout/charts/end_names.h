#pragma once
// Names of series at the ends of lines and beside the last stack, instead of a legend.

#include "layout/charts/chart_space.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {

// Whether the chart is one whose series can be named so, wherever their ends are.
[[nodiscard]] bool may_name_ends(const ChartIr& chart, const ChartOptions& options);

// Keeps the width free that names need beside the plot (ChartIr::beside_pt), which has `space` now.
// False: the names are too wide.
[[nodiscard]] bool reserve_end_names(ChartIr& chart, const ChartOptions& options,
                                     const ChartRect& space, const LabelRuler& ruler);

// Once everything else of the chart is decided: each name at the height of its end, moved where two
// would touch. False: they would be too far from what they name. Fixes the plot.
[[nodiscard]] bool place_end_names(ChartIr& chart, const ChartOptions& options,
                                   const LabelRuler& ruler);

// The places nearest to `wanted` (ascending, by the squares of the distances) that are `pitch`
// apart and between `low` and `high`. Too many for that: empty.
[[nodiscard]] std::vector<double> spread(const std::vector<double>& wanted, double pitch,
                                         double low, double high);

}  // namespace deckle::layout
