#pragma once
// Which of several things a deck is about.

#include <optional>
#include <string>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// The one of `names` that more titles of the deck name than any other, two at least: of three offers the
// one that is recommended. Unset: none.
[[nodiscard]] std::optional<std::size_t> subject_among(const Deck& deck,
                                                       const std::vector<std::string>& names);

}  // namespace deckle::layout
