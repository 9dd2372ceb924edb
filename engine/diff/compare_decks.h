#pragma once
// Compares two decks by what is read of them: text, places, looks, data, notes.
//
// What the IR does not have (animations, transitions, comments, properties of the file) is not
// compared.

#include <string>
#include <vector>

#include "engine/diff/deck_diff.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::engine {

// Boxes that are less than this apart are at one place.
inline constexpr double kSamePlacePx = 1;

// Throws Cancelled.
[[nodiscard]] DeckDiff compare_decks(const std::string& older, const std::vector<SlideIr>& before,
                                     const std::string& newer, const std::vector<SlideIr>& after);

}  // namespace deckle::engine
