#pragma once
// What a person can do about a slide that no fixer could repair.

#include <string>
#include <vector>

#include "fixers/base/state.h"
#include "measure/slide/slide_measurer.h"

namespace deckle::fixers {

// One line per remaining defect, with the gap and up to three changes that would each repair it, in
// numbers. The finding of an overflow gets the changes as its hint, and their numbers as facts:
// cut_characters, move_units, fits_at_pt.
[[nodiscard]] std::vector<Message> guidance_for(SlideState& state,
                                                const measure::SlideMeasurer& measurer);

}  // namespace deckle::fixers
