#pragma once
// How the numbers of a chart are written: a spreadsheet number format for the file, and the same
// text for measuring.

#include <string>

#include "layout/charts/data.h"

namespace deckle::layout {

struct NumberFormat {
  std::string code = "General";  // ECMA-376 Part 1, 18.8.31
  bool general = true;           // as many decimals as needed, no grouping
  bool grouping = false, percent = false, scientific = false;
  int decimals = 0;
  int thousands = 0;         // commas at the end: each divides by 1,000
  int shifted_decimals = 0;  // digits behind an escaped point (see units)
  std::string prefix, suffix;
};

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

// Reads what measuring needs off an authored code; its first section counts.
[[nodiscard]] NumberFormat parse_number_format(const std::string& code);

// The number as a reader shows it; close enough to measure for formats of dates and fractions.
[[nodiscard]] std::string shown(double value, const NumberFormat& format);

// Rounded to 15 significant digits, as spreadsheets show numbers: 0.1 + 0.2 is 0.3.
[[nodiscard]] double without_noise(double value);

}  // namespace deckle::layout
