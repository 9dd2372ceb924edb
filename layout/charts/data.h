#pragma once
// What a chart's points are: words, numbers or days, and whether they have an order of their own.

#include "slidespec/ir/chart_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// The authored series as columns over one list of categories. x is Number when every category is
// one, Date when every category is an ISO day or month ("2024-03-15", "2024-03"), else Text.
[[nodiscard]] ChartData data_of(const ChartContent& content);

// Whether the categories follow one another by themselves (years, months, quarters, ranges,
// numbered things), so that taking some out or ranking them by value would make nonsense.
[[nodiscard]] bool is_ordered(const ChartData& data);

// Whether the numbers of the categories rise, and by steps that differ: a line over equal columns
// would show a wrong slope.
[[nodiscard]] bool is_unevenly_spaced(const ChartData& data);

// Least and largest value of all series; zeros when there is none.
struct ValueRange {
  double min = 0, max = 0;
  double least_nonzero = 0;  // smallest magnitude above 0; 0 when all are 0
  bool any = false;
};
[[nodiscard]] ValueRange range_of(const ChartData& data);

}  // namespace deckle::layout
