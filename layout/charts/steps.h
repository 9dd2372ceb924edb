#pragma once
// Lines of steps (style.variant steps): a line that keeps its level and then goes straight up or
// down.
//
// Categories without a scale have a level each, as long as the category. Of numbers and days at
// uneven distances a value holds until the next one, and the last has a marker.

#include "layout/charts/chart_frame.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {

// Before the chart is fitted.
void make_steps(ChartIr& chart, const ChartOptions& options);

// The last point, which has a level of no length; none where categories have levels of their own.
[[nodiscard]] std::vector<std::size_t> step_ends(const ChartIr& chart, std::size_t series);

// Once everything else of the chart is decided: the rows of its worksheet, labels in the middle of
// the levels, and those of the categories. Fixes the plot and the ends of its axis of values.
void finish_steps(ChartIr& chart, const ChartOptions& options, const LabelRuler& ruler);

// The points of a series as drawn, two for each of the data; the last may have one.
[[nodiscard]] std::vector<std::optional<ChartPosition>> step_points(const ChartFrame& frame,
                                                                    std::size_t series);

}  // namespace deckle::layout
