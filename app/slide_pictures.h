#pragma once
// Pictures of a deck's slides with their findings marked, for the HTML report.

#include <string>
#include <vector>

#include "fixers/deck/repair_deck.h"
#include "measure/text/text_engine.h"
#include "templates/template.h"

namespace deckle::app {

// SVG of every slide, in order; marks are numbered as qc::mark_numbers() numbers the findings.
// `engine` measures the words of charts; `base` says what is painted behind placeholders; `number`
// is the deck's in the report, from 1. The marks speak `language`.
[[nodiscard]] std::vector<std::string> slide_pictures(const fixers::RepairedDeck& deck,
                                                      const templates::Template& base,
                                                      std::size_t number,
                                                      const measure::TextEngine& engine,
                                                      Language language);

}  // namespace deckle::app
