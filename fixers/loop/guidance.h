#pragma once
// What a person can do about a slide that no fixer could cure.

#include <string>
#include <vector>

#include "fixers/loop/state.h"

namespace deckle::fixers {

// One line per remaining defect, with the gap and the nearest cures in numbers.
[[nodiscard]] std::vector<std::string> guidance_for(const SlideState& state);

}  // namespace deckle::fixers
