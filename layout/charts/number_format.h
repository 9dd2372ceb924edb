#pragma once
// Which number format the numbers of a chart are written by: in the file by its code, in pictures
// and for measuring by write_number().

#include <string>

#include "layout/charts/data.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {

// The format for labels at points: the authored one; else by `units`; else thousands in groups and
// as many decimals as the values have and the size of them makes sense of; scientific beyond 1e15
// and below 1e-6.
//
// Korean and Chinese units count by 10,000, which number formats cannot divide by. 0\.0,"만"
// divides by 1,000 and shows the last digit behind a point of its own: 12,345 is 1.2만. 억
// likewise.
[[nodiscard]] NumberFormat label_format(const ValueRange& range, const ChartData& data,
                                        const std::string& authored, const std::string& units,
                                        const std::string& language);
// The format for the ticks of an axis, which are `step` apart or so, as the reader chooses: General
// where they may be fractions.
[[nodiscard]] NumberFormat axis_format(double step, const NumberFormat& labels,
                                       const std::string& authored, const std::string& units);

// Rounded to 15 significant digits, as spreadsheets show numbers: 0.1 + 0.2 is 0.3.
[[nodiscard]] double without_noise(double value);

}  // namespace deckle::layout
