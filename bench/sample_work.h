#pragma once
// What the benchmarks share of a run: fonts, template, and a sample deck on its way.

#include "bench/sample_spec.h"
#include "fixers/deck/repair_deck.h"
#include "layout/slide/lay_out.h"
#include "measure/text/text_engine.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::bench {

// One catalogue and one template for the whole program.
[[nodiscard]] const measure::TextEngine& engine();
[[nodiscard]] const templates::Template& sample_template();

// sample_spec(slides), read. Ends the program when it is not valid: then nothing else means anything.
[[nodiscard]] Deck sample_deck(std::size_t slides);

// The deck laid out, measured and repaired.
[[nodiscard]] fixers::RepairedDeck repaired(const Deck& deck, const measure::TextEngine& engine,
                                            int jobs);

}  // namespace deckle::bench
