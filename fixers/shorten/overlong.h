#pragma once
// The authored elements of a repaired deck that have too much text, and the request for a
// shortening command.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "fixers/deck/repair_deck.h"
#include "slidespec/model/deck.h"

namespace deckle::fixers {

struct Overlong {
  const Slide* slide = nullptr;  // of the deck, not null
  const Element* element = nullptr;
  std::size_t report = 0;        // index of the first slide as written on which it is too long
  double lines = 0;              // too many
  std::int64_t cut_characters = 0;  // to cut from the end so that it fits; 0: not known
};

// In the deck's order, each element once.
[[nodiscard]] std::vector<Overlong> overlong_elements(const Deck& deck, const RepairedDeck& repaired);

// The document the command reads. `spec` is the root of the spec that `deck` was read from.
[[nodiscard]] std::string shorten_question(const Deck& deck, const nlohmann::json& spec,
                                           const std::vector<Overlong>& elements);

}  // namespace deckle::fixers
