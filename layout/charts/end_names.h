#pragma once
// Names of series at the points of lines and beside the last stack, instead of a legend.

#include "layout/charts/chart_space.h"
#include "layout/charts/line_names.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {

// Whether the chart is one whose series can be named so, wherever their ends are.
[[nodiscard]] bool may_name_ends(const ChartIr& chart, const ChartOptions& options);

// Keeps the width free that names need beside the plot (ChartIr::beside_pt), which has `space` now.
// False: the names are too wide.
[[nodiscard]] bool reserve_end_names(ChartIr& chart, const ChartOptions& options,
                                     const ChartRect& space, const LabelRuler& ruler,
                                     const NamePlan& plan);

// Once everything else of the chart is decided: each name at its line or at the height of its part,
// moved where two would touch. False: they would be too far from what they name. Fixes the plot.
[[nodiscard]] bool place_end_names(ChartIr& chart, const ChartOptions& options,
                                   const LabelRuler& ruler, NamePlan& plan);

}  // namespace deckle::layout
