#pragma once
// Which slide of a deck is which of another one.

#include <vector>

#include "slidespec/ir/slide_ir.h"

namespace deckle::engine {

struct SlidePair {
  int before = -1, after = -1;  // numbers from 0; -1: there is none
  bool moved = false;           // its order among the others changed
  friend bool operator==(const SlidePair&, const SlidePair&) = default;
};

// In the order of the newer deck; slides that are gone follow the one that was before them. Slides of
// the same content are one, then the most similar ones, with some preference for the same title and the
// same id; an id alone counts only where ids proved right for other slides, because programs that
// make decks number all of them alike. Of those in another order as few as possible are moved.
[[nodiscard]] std::vector<SlidePair> match_slides(const std::vector<SlideIr>& before,
                                                  const std::vector<SlideIr>& after);

}  // namespace deckle::engine
