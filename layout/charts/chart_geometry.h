#pragma once
// A styled and fitted chart → the positions of all its parts.

#include <optional>

#include "layout/charts/chart_space.h"
#include "slidespec/ir/chart_ir.h"

namespace deckle::layout {

// nullopt where there is no data or no box.
[[nodiscard]] std::optional<ChartGeometry> chart_geometry(const ChartIr& chart,
                                                          const LabelRuler& ruler);

}  // namespace deckle::layout
