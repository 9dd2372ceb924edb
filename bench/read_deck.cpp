// SlideSpec text → Deck: parsing with positions, schema validation, further checks.

#include <benchmark/benchmark.h>

#include "bench/sample_spec.h"
#include "slidespec/validate/validate.h"

namespace {

void read(benchmark::State& state) {
  const std::string text = deckle::bench::sample_spec(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    deckle::DiagnosticSink said;
    benchmark::DoNotOptimize(deckle::read_deck(text, "sample", said));
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(read)->Name("read_deck/slides")->Arg(1)->Arg(20)->Arg(200)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
