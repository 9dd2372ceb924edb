#pragma once
// Names with a common order: months, weekdays, times of day.

#include <vector>

#include "slidespec/ir/chart_ir.h"

namespace deckle::layout {

// Whether every category is a month, or every one a weekday, in Korean, Japanese, Chinese or
// English.
[[nodiscard]] bool are_calendar_names(const std::vector<ChartCategory>& categories);

}  // namespace deckle::layout
