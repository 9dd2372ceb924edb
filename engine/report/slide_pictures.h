#pragma once
// Pictures of a deck's slides with their findings marked, for the HTML report.

#include <string>
#include <vector>

#include "engine/pipeline/engine.h"

namespace deckle::engine {

// SVG of every slide, in order; marks are numbered as qc::mark_numbers() numbers the findings.
// `number` is the deck's in the report, from 1. The marks speak `language`.
[[nodiscard]] std::vector<std::string> slide_pictures(const Built& built, std::size_t number,
                                                      Language language);

}  // namespace deckle::engine
