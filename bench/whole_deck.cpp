// Text in, bytes out: `deckle build` without starting the program and without reading and writing
// files. Each round has a new engine, so that nothing is cached.

#include <benchmark/benchmark.h>

#include <thread>

#include "bench/sample_work.h"
#include "measure/fonts/font_catalog.h"

namespace {

void build(benchmark::State& state) {
  const std::string text = deckle::bench::sample_spec(static_cast<std::size_t>(state.range(0)));
  deckle::engine::BuildOptions options;
  options.jobs = static_cast<int>(std::thread::hardware_concurrency());
  for (auto _ : state) {
    state.PauseTiming();
    const deckle::engine::Engine engine = deckle::engine::Engine::open().value();
    const auto fonts = engine.fonts(deckle::measure::Target::PowerPoint);
    static_cast<void>((*fonts)->families());  // the installed fonts are read
    state.ResumeTiming();
    const deckle::engine::Built built = engine.build({text, "sample", "."}, options);
    benchmark::DoNotOptimize(deckle::engine::package_bytes(built, options.jobs));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(build)
    ->Name("whole_deck/slides")
    ->Arg(1)
    ->Arg(20)
    ->Arg(200)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace

BENCHMARK_MAIN();
