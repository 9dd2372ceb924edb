#pragma once
// Pictures of a deck's slides with their findings marked, for the HTML report.

#include <string>
#include <vector>

#include "fixers/loop/repair_deck.h"

namespace deckle::app {

// SVG of every slide, in order; marks are numbered as qc::mark_numbers() numbers the findings.
[[nodiscard]] std::vector<std::string> slide_pictures(const fixers::RepairedDeck& deck);

}  // namespace deckle::app
