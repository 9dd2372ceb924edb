#pragma once
// Values on areas that lie over one another.

#include <vector>

#include "layout/charts/chart_space.h"
#include "layout/charts/layout_chart.h"

namespace deckle::layout {

// Where an application puts the value of an area: in the middle between its edge and its base. Two
// areas of nearly one value have theirs on each other, and those of the first and last point stand
// across the plot's edges. Gives each series labels of its own: those that touch none of a higher
// area, moved into the plot. `changes` says how many are left out. Unchanged: a single area, and
// one without labels.
void place_area_values(ChartIr& chart, const LabelRuler& ruler, std::vector<ChartChange>& changes);

}  // namespace deckle::layout
