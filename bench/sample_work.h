#pragma once
// An engine and a sample deck for all benchmarks.

#include <string>

#include "bench/sample_spec.h"
#include "engine/pipeline/engine.h"
#include "measure/text/text_engine.h"

namespace deckle::bench {

// One for the whole program.
[[nodiscard]] const engine::Engine& shared_engine();
[[nodiscard]] const measure::TextEngine& text_engine();

// sample_spec(slides), built on one thread. Ends the program on failure.
[[nodiscard]] engine::Built sample_built(std::size_t slides);

}  // namespace deckle::bench
