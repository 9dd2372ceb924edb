// Slides → parts, and parts → the bytes of a file, on one thread and on all.

#include <benchmark/benchmark.h>

#include <thread>

#include "bench/sample_work.h"
#include "pptx/write/deck_writer.h"

namespace {

constexpr std::size_t kSlides = 200;

const deckle::fixers::RepairedDeck& slides() {
  static const deckle::Deck deck = deckle::bench::sample_deck(kSlides);
  static const deckle::fixers::RepairedDeck done =
      deckle::bench::repaired(deck, deckle::bench::engine(), 1);
  return done;
}

deckle::pptx::WriteOptions options(const benchmark::State& state) {
  deckle::pptx::WriteOptions out;
  out.jobs = static_cast<int>(state.range(0));
  return out;
}

void parts(benchmark::State& state) {
  const deckle::ooxml::Package& base = *deckle::bench::sample_template().package;
  const std::vector<deckle::SlideIr>& from = slides().slides;
  for (auto _ : state)
    benchmark::DoNotOptimize(deckle::pptx::write_deck(base, from, options(state)));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kSlides));
}

void bytes(benchmark::State& state) {
  const auto deck = deckle::pptx::write_deck(*deckle::bench::sample_template().package,
                                             slides().slides, options(state));
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
