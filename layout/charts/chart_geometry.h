#pragma once
// A chart after all decisions → the places of everything that is drawn of it.

#include <optional>

#include "layout/charts/chart_space.h"
#include "slidespec/ir/chart_ir.h"

namespace deckle::layout {

// nullopt where there is no data or no box.
[[nodiscard]] std::optional<ChartGeometry> chart_geometry(const ChartIr& chart,
                                                          const LabelRuler& ruler);

}  // namespace deckle::layout
