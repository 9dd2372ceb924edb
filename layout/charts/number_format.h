#pragma once
// Chooses the number formats of a chart: the file has their codes; pictures and measuring use
// write_number().

#include <string>

#include "layout/charts/data.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {

// The format for labels at points: the authored one; else by `units`; else grouped thousands and
// the decimals of the values, limited by their magnitude; scientific beyond 1e15 and below 1e-6.
//
// Korean and Chinese units count by 10,000, which number formats cannot divide by. 0\.0,"만"
// divides by 1,000 and shows the last digit after a literal point: 12,345 is 1.2만. 억 likewise.
[[nodiscard]] NumberFormat label_format(const ValueRange& range, const ChartData& data,
                                        const std::string& authored, const std::string& units,
                                        const std::string& language);
// The format for the ticks of an axis, which are about `step` apart, as the application chooses:
// General where they may be fractions.
[[nodiscard]] NumberFormat axis_format(double step, const NumberFormat& labels,
                                       const std::string& authored, const std::string& units);

// Rounded to 15 significant digits, as spreadsheets show numbers: 0.1 + 0.2 is 0.3.
[[nodiscard]] double without_noise(double value);

}  // namespace deckle::layout
