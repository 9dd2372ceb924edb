#pragma once
// What changed of tables and charts: cells, rows, columns, series, values.

#include <vector>

#include "engine/diff/deck_diff.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::engine {

void compare_tables(const TableIr& before, const TableIr& after, std::vector<DeckChange>& out);
void compare_charts(const ChartContent& before, const ChartContent& after,
                    std::vector<DeckChange>& out);

}  // namespace deckle::engine
