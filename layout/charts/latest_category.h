#pragma once
// The last of a row of periods: what a chart of one series is mostly about.

#include <optional>
#include <string>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// The label of the last bar where a chart has one series of three or more bars, each a year, half, quarter,
// month or day, none twice.
[[nodiscard]] std::optional<std::string> latest_category(const ChartContent& content);

}  // namespace deckle::layout
