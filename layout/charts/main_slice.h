#pragma once
// The share of a slice that is most of a pie, large within it.

#include "layout/charts/chart_space.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {

// Of a pie beside a list of its slices, which has the shares of all. Once slices have their
// colours. Unchanged: no slice is so much larger than the others, or its share has no space in it.
void label_main_slice(ChartIr& chart, const ChartOptions& options, const LabelRuler& ruler);

}  // namespace deckle::layout
