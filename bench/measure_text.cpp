// Text and a width → lines: with an empty cache, and with the shaped paragraph in the cache, which
// is the cost of trying another size or width.

#include <benchmark/benchmark.h>

#include "bench/sample_work.h"

namespace {

using deckle::measure::TextEngine;

constexpr std::size_t kCharacters = 400;
constexpr double kWidthPt = 600;

deckle::TextBodyIr body(const std::string& text, const char* lang) {
  deckle::RunIr run;
  run.text = text;
  run.style.fonts = {"Calibri", "Malgun Gothic", "Calibri"};
  run.style.lang = lang;
  run.style.size_pt = 18;
  deckle::ParagraphIr paragraph;
  paragraph.runs.push_back(std::move(run));
  deckle::TextBodyIr out;
  out.paragraphs.push_back(std::move(paragraph));
  return out;
}

using MakeText = std::string (*)(std::size_t, std::size_t);

void fresh(benchmark::State& state, MakeText make_text, const char* lang) {
  const TextEngine& engine = deckle::bench::text_engine();
  std::size_t start = 0;
  std::int64_t bytes = 0;
  for (auto _ : state) {
    state.PauseTiming();
    // The start differs from all paragraphs before.
    ++start;
    const deckle::TextBodyIr text =
        body(std::to_string(start) + " " + make_text(kCharacters, start), lang);
    bytes += static_cast<std::int64_t>(text.paragraphs.front().runs.front().text.size());
    state.ResumeTiming();
    benchmark::DoNotOptimize(engine.lay_out(text, kWidthPt, {}));
  }
  state.SetBytesProcessed(bytes);
}

void known(benchmark::State& state, MakeText make_text, const char* lang) {
  const TextEngine& engine = deckle::bench::text_engine();
  const deckle::TextBodyIr text = body(make_text(kCharacters, 0), lang);
  double width = kWidthPt;
  for (auto _ : state) {
    width = width > kWidthPt ? kWidthPt : kWidthPt + 40;
    benchmark::DoNotOptimize(engine.height(text, width, {}));
  }
  state.SetBytesProcessed(
      state.iterations() *
      static_cast<std::int64_t>(text.paragraphs.front().runs.front().text.size()));
}

BENCHMARK_CAPTURE(fresh, latin, &deckle::bench::latin_text, "en");
BENCHMARK_CAPTURE(fresh, korean, &deckle::bench::korean_text, "ko");
BENCHMARK_CAPTURE(known, latin, &deckle::bench::latin_text, "en");
BENCHMARK_CAPTURE(known, korean, &deckle::bench::korean_text, "ko");

}  // namespace

BENCHMARK_MAIN();
