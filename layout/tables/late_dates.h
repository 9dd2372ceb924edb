#pragma once
// Dates that are expected later than they were planned, in tables that have a column of each.

#include <string>
#include <vector>

namespace deckle::layout {

// Of every row, the columns whose date is later than its planned one. A column of planned dates and
// one of expected (actual, revised) ones belong together where their headings say the same
// otherwise: "Planned start" and "Actual start". Nothing where two of them could be meant, or where
// a cell with figures is no date. Compared are days with days and months with months.
[[nodiscard]] std::vector<std::vector<std::size_t>> late_dates(
    const std::vector<std::string>& columns, const std::vector<std::vector<std::string>>& rows);

}  // namespace deckle::layout
