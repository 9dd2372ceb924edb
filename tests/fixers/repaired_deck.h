#pragma once
// Decks that the loop of repairs has worked on, for tests of what it did.

#include <string>
#include <vector>

#include "fixers/deck/repair_deck.h"

namespace deckle::test {

// The slides on the built-in template after all repairs; titles and what is below them stay in the
// boxes of the template.
[[nodiscard]] fixers::RepairedDeck repaired(const std::vector<Slide>& slides,
                                            fixers::DeckOptions options = {},
                                            const std::string& language = "ko");

// `n` items of a list, each of these words and its number.
[[nodiscard]] std::vector<std::string> numbered_items(
    int n, const std::string& words = "한 줄에 들어가는 항목입니다");

// All text of all slides, an element a line.
[[nodiscard]] std::string all_text(const fixers::RepairedDeck& deck);

// Whether this fixer did this on one of the slides.
[[nodiscard]] bool used(const fixers::RepairedDeck& deck, const std::string& fixer,
                        TraceAction action);

}  // namespace deckle::test
