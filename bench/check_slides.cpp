// Running every rule on every slide of a measured deck.

#include <benchmark/benchmark.h>

#include "bench/sample_work.h"
#include "qc/run/runner.h"

namespace {

void check(benchmark::State& state) {
  const auto done = deckle::bench::sample_built(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    for (std::size_t i = 0; i < done.slides.size(); ++i)
      benchmark::DoNotOptimize(deckle::qc::check_slide(done.slides[i], done.measured[i]));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(check)->Name("check_slides/slides")->Arg(20)->Arg(200)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
