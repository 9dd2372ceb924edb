#pragma once
// Reads how a chart part looks, with inherited and automatic looks resolved (ECMA-376 Part 1, 21.2):
// fills and lines in the theme's colours, text, labels, markers, axes, legend, places set by hand.

#include <pugixml.hpp>

#include "ooxml/drawing/theme.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/chart_look.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

// What looks are read with.
struct ChartLookContext {
  const Theme& theme;
  const SchemeColors& colors;
};

namespace chart {

// `space` is the c:chartSpace that `facts` were read from; both have the same plots, series and axes.
// Limit: more points and labels of their own than `budget` allows.
[[nodiscard]] Result<ChartLook> read_look(pugi::xml_node space, const ChartFacts& facts,
                                          const ChartLookContext& context, Budget& budget);

}  // namespace chart
}  // namespace deckle::ooxml
