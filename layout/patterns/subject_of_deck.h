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

// The one of `labels` that a word of the title names on one of the next three slides with charts, the
// first that names one: the figure that the deck goes on to show. Unset: none does.
[[nodiscard]] std::optional<std::size_t> shown_by_next_chart(
    const Deck& deck, const Slide& slide, const std::vector<std::string>& labels);

}  // namespace deckle::layout
