// Slides → parts, and parts → the bytes of a file, on one thread and on all.

#include <benchmark/benchmark.h>

#include <thread>

#include "bench/sample_work.h"
#include "ooxml/opc/package.h"
#include "pptx/write/deck_writer.h"
#include "templates/template.h"

namespace {

constexpr std::size_t kSlides = 200;

const deckle::engine::Built& built() {
  static const deckle::engine::Built instance = deckle::bench::sample_built(kSlides);
  return instance;
}

deckle::pptx::WriteOptions options(const benchmark::State& state) {
  deckle::pptx::WriteOptions out;
  out.jobs = static_cast<int>(state.range(0));
  return out;
}

void parts(benchmark::State& state) {
  const deckle::ooxml::Package& base = *built().base->package;
  const std::vector<deckle::SlideIr>& from = built().slides;
  for (auto _ : state)
    benchmark::DoNotOptimize(deckle::pptx::write_deck(base, from, options(state)));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kSlides));
}

void bytes(benchmark::State& state) {
  const auto deck = deckle::pptx::write_deck(*built().base->package,
                                             built().slides, options(state));
  for (auto _ : state)
    benchmark::DoNotOptimize(deck->to_bytes(static_cast<int>(state.range(0))));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kSlides));
}

void jobs(benchmark::internal::Benchmark* b) {
  const auto all = static_cast<int>(std::thread::hardware_concurrency());
  b->Arg(1);
  if (all > 1) b->Arg(all);
  b->Unit(benchmark::kMicrosecond)->UseRealTime();
}
BENCHMARK(parts)->Name("write_deck/jobs")->Apply(jobs);
BENCHMARK(bytes)->Name("to_bytes/jobs")->Apply(jobs);

}  // namespace

BENCHMARK_MAIN();
