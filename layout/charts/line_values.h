#pragma once
// Values at the points of two or three lines whose names stand at their ends: at all points where they
// are few and no label touches a line or another label, else at those that matter.

#include "layout/charts/chart_space.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {

// Whether the lines are few enough that values can stand at them.
[[nodiscard]] bool may_have_values(const ChartIr& chart, const ChartOptions& options);

// Once names are at the ends and the plot is fixed. Where all points have their value, the value axis
// is left out.
void label_line_values(ChartIr& chart, const ChartOptions& options, const LabelRuler& ruler);

}  // namespace deckle::layout
