// Text in, bytes out: what `deckle build` does but for starting and for reading and writing files.
// Each round has a text engine of its own, so that nothing is known from the round before.

#include <benchmark/benchmark.h>

#include <thread>

#include "bench/sample_work.h"
#include "pptx/write/deck_writer.h"
#include "slidespec/validate/validate.h"

namespace {

void build(benchmark::State& state) {
  const std::string text = deckle::bench::sample_spec(static_cast<std::size_t>(state.range(0)));
  const auto fonts = deckle::measure::FontCatalog::open({}).value();
  const int jobs = static_cast<int>(std::thread::hardware_concurrency());
  for (auto _ : state) {
    const deckle::measure::TextEngine engine(fonts, deckle::measure::Target::PowerPoint);
    deckle::DiagnosticSink said;
    const auto deck = deckle::read_deck(text, "sample", said);
    const auto done = deckle::bench::repaired(*deck, engine, jobs);
    deckle::pptx::WriteOptions options;
    options.jobs = jobs;
    const auto package = deckle::pptx::write_deck(*deckle::bench::sample_template().package,
                                                  done.slides, options);
    benchmark::DoNotOptimize(package->to_bytes(jobs));
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
