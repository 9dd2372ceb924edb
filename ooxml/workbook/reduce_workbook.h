#pragma once
// The workbook of a chart with nothing but the cells that the chart names.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

// A new workbook with the values of those cells in their places, on sheets of their names, so that
// the chart's references stay right. Formulas become their values; formats of cells but those of
// dates, columns, names, tables, drawings and properties are left out. Same input, same bytes.
//
// nullopt where it would not say the same: a formula names anything but cells of the workbook, or
// none is empty; a sheet hides rows or columns, which changes what the chart shows; a cell has a
// truth value, or a formula without a saved value; days are counted from 1904; a cell is beyond
// kMostRows or kMostColumns; or it would take millions of cells. Errors and limits are those of read_workbook().
[[nodiscard]] Result<std::optional<std::string>> reduce_workbook(
    std::string_view bytes, const std::vector<std::string>& formulas,
    const std::string& value_format, Budget& budget);

// Ours: charts have no more points, and the sheet is written row by row.
inline constexpr std::uint32_t kMostRows = 100'000, kMostColumns = 1'000;

}  // namespace deckle::ooxml
