#pragma once
// Values of charts as text.

#include <string>

#include "slidespec/model/deck.h"

namespace deckle::engine {

[[nodiscard]] std::string number_text(double value);  // the shortest form: "12.5"
[[nodiscard]] std::string category_text(const ChartPoint& point);
[[nodiscard]] std::string value_text(const ChartPoint& point);  // empty: a gap

}  // namespace deckle::engine
