#pragma once
// Pictures of a deck's slides with their findings marked, for the HTML report.

#include <string>
#include <vector>

#include "engine/pipeline/engine.h"

namespace deckle::engine {

// SVG of every slide, in order; marks have the numbers of qc::mark_numbers() and titles in
// `language`. `number` is the number of the deck in the report, from 1.
[[nodiscard]] std::vector<std::string> slide_pictures(const Built& built, std::size_t number,
                                                      Language language);

// The same without marks.
[[nodiscard]] std::vector<std::string> plain_pictures(const Built& built);

}  // namespace deckle::engine
