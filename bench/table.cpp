// Widths and heights of a table whose text has to wrap: column widths are exchanged until the table
// is low.

#include <benchmark/benchmark.h>

#include "bench/sample_work.h"
#include "layout/tables/solve.h"

namespace {

deckle::TableIr table(std::size_t rows, std::size_t columns) {
  deckle::TableIr out;
  out.columns.resize(columns);
  out.rows.resize(rows);
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t c = 0; c < columns; ++c) {
      deckle::RunIr run;
      run.text = deckle::bench::latin_text(8 + (r * 13 + c * 29) % 60, r * columns + c);
      run.style.fonts = {"Calibri", "Malgun Gothic", "Calibri"};
      run.style.lang = "en";
      deckle::ParagraphIr paragraph;
      paragraph.runs.push_back(std::move(run));
      deckle::TextBodyIr cell;
      cell.paragraphs.push_back(std::move(paragraph));
      out.rows[r].cells.push_back(std::move(cell));
    }
  }
  deckle::layout::set_table_size(out, 12);
  return out;
}

void solve(benchmark::State& state) {
  const deckle::TableIr whole = table(static_cast<std::size_t>(state.range(0)),
                                      static_cast<std::size_t>(state.range(1)));
  const deckle::measure::TextEngine& engine = deckle::bench::text_engine();
  for (auto _ : state) {
    deckle::TableIr copy = whole;
    deckle::layout::solve_table(engine, copy, deckle::emu_from_px(1184));
    benchmark::DoNotOptimize(copy);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(1));
}
BENCHMARK(solve)
    ->Name("solve_table/rows/columns")
    ->Args({6, 5})
    ->Args({50, 5})
    ->Args({200, 5})
    ->Args({200, 20})
    ->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
