#pragma once
// Which change of a figure is good news: as the author says, else as the name of the figure does.

#include <optional>
#include <string_view>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// Down for what one has less of gladly: churn, costs, defects, waiting. `label` is the text that
// names the figure. Nothing for measures of which neither is better, such as the length of an average
// trip. Up without such a word.
[[nodiscard]] std::optional<Better> better_for(const ElementStyle& style, std::string_view label);

}  // namespace deckle::layout
