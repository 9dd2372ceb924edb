#pragma once
// The caches of a chart beside the workbook they were taken from.

#include <vector>

#include "ooxml/workbook/read_workbook.h"
#include "slidespec/ir/chart_facts.h"

namespace deckle::ooxml {

// Numbers are equal when they agree in 15 digits, as many as spreadsheets keep; texts when they are
// the same. A gap equals an empty cell, an error and, in a number cache, any text, which
// applications draw as 0. A formula without a saved value, and a text beside a number with a format
// of its own, equal anything. A series of another number of points than cells, but for empty
// cells at the end, gives one difference for that, and others only among the first that both have.
[[nodiscard]] ChartCacheComparison cache_differences(const ChartFacts& chart,
                                                     const Workbook& workbook);

// The sheets of the chart's workbook, and how much of them the chart uses.
[[nodiscard]] std::vector<SheetUse> workbook_use(const ChartFacts& chart, const Workbook& workbook);

}  // namespace deckle::ooxml
