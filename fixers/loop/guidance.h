#pragma once
// What a person can do about a slide that no fixer could cure.

#include <string>
#include <vector>

#include "fixers/base/state.h"
#include "measure/slide/slide_measurer.h"

namespace deckle::fixers {

// One line per remaining defect, with the gap and up to three changes that would each cure it, in
// numbers. An overflow's finding gets them as facts, too: cut_characters, move_units, fits_at_pt.
[[nodiscard]] std::vector<Message> guidance_for(SlideState& state,
                                                const measure::SlideMeasurer& measurer);

}  // namespace deckle::fixers
