#pragma once
// What the benchmarks share: an engine, and a sample deck built with it.

#include <string>

#include "bench/sample_spec.h"
#include "engine/pipeline/engine.h"
#include "measure/text/text_engine.h"

namespace deckle::bench {

// One for the whole program.
[[nodiscard]] const engine::Engine& shared_engine();
[[nodiscard]] const measure::TextEngine& text_engine();

// sample_spec(slides) built on one thread. Ends the program when it cannot be: then nothing else
// means anything.
[[nodiscard]] engine::Built sample_built(std::size_t slides);

}  // namespace deckle::bench
