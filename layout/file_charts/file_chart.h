#pragma once
// A chart of a presentation that was read → the pieces to draw. What the file leaves to the
// application (ticks, places of labels, space) is as for charts of a spec: layout/charts.

#include "layout/charts/chart_space.h"
#include "slidespec/ir/chart_drawing.h"
#include "slidespec/ir/chart_look.h"

namespace deckle::layout {

// nullopt where there is no data or no box.
[[nodiscard]] std::optional<ChartDrawing> draw_file_chart(const ChartLook& look, Size box,
                                                          const LabelRuler& ruler);

}  // namespace deckle::layout
