#pragma once
// Icons for what figures are counted in: money, time, people.

#include <string_view>

#include "layout/icons/word_icons.h"

namespace deckle::layout {

// The best first; none where no unit of the figure has one.
[[nodiscard]] Icons unit_icons(std::string_view figure);
// The same of sums of money.
[[nodiscard]] Icons money_icons(std::string_view figure);

}  // namespace deckle::layout
