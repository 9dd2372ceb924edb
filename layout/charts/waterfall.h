#pragma once
// The bars of a waterfall: each begins where the one before it ended.

#include <optional>
#include <vector>

#include "layout/charts/layout_chart.h"
#include "layout/charts/scale.h"

namespace deckle::layout {

// Makes the chart, of one series of changes, a stack of bars on a base that is not drawn, with lines
// from bar to bar. The authored numbers have a sheet of their own. false: the chart is unchanged,
// because it has several series.
[[nodiscard]] bool make_waterfall(ChartIr& chart, const ChartOptions& options,
                                  std::vector<ChartChange>& changes);

// The value axis of a waterfall where its steps can be seen: it begins at a round value below the
// lowest step. nullopt: at 0, because the steps are high enough from there, or bars lead below 0.
[[nodiscard]] std::optional<Scale> waterfall_scale(const ChartIr& chart);

}  // namespace deckle::layout
