#include "slidespec/data/data_table.h"
#include "slidespec/data/fill_from_data.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

// A data file: CSV, or JSON by its first character.
void read_csv(std::string_view bytes) {
  const auto table = read_data(bytes);
  if (!table) {
    expect(!table.error().message.empty(), "an error says what is wrong");
    return;
  }
  expect(table->columns.size() <= kMaxDataColumns && table->rows.size() <= kMaxDataRows,
         "a table is within the limits");
  for (const auto& row : table->rows)
    expect(row.size() == table->columns.size(), "rows are as wide as the columns");
  Element chart, grid;
  chart.kind = ElementKind::Chart;
  chart.content = ChartContent{};
  grid.kind = ElementKind::Table;
  grid.content = TableContent{};
  for (Element* element : {&chart, &grid}) {
    if (const auto filled = fill_from_data(*element, *table))
      expect(*fill_from_data(*element, *table) == Filled::Same, "the same data change nothing");
  }
}

}  // namespace deckle::fuzz
