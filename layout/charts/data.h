#pragma once
// The categories of a chart: text, numbers or days, and whether they have an inherent order.

#include "slidespec/ir/chart_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// The authored series as columns over one list of categories. x is Number when every category is
// one, Date when every category is an ISO day or month ("2024-03-15", "2024-03"), else Text.
[[nodiscard]] ChartData data_of(const ChartContent& content);

// Whether the categories have an inherent order (years, months, quarters, ranges, numbered items),
// so that they must not be removed or sorted by value.
[[nodiscard]] bool is_ordered(const ChartData& data);

// Whether the numbers of the categories rise, and by steps that differ: a line over equally wide
// columns would show wrong slopes.
[[nodiscard]] bool is_unevenly_spaced(const ChartData& data);

// The step from one category to the next, when every label has one number (years, "12월", "day 3")
// and all steps are the same; nullopt otherwise.
[[nodiscard]] std::optional<double> even_step(const ChartData& data);
// 1, 2 or 5 times a power of ten.
[[nodiscard]] bool is_round(double step);

// The labels of the categories, in order.
[[nodiscard]] std::vector<std::string> labels_of(const ChartData& data);

// `count` days, months or years (ST_TimeUnit) after a spreadsheet's day.
[[nodiscard]] double days_later(double serial, int count, const std::string& unit);
// A spreadsheet's day as "2024-03-15", "2024-03" or "2024", depending on the format code.
[[nodiscard]] std::string day_label(double serial, const std::string& format);

// Minimum and maximum of all series; zeros when there is no value.
struct ValueRange {
  double min = 0, max = 0;
  double min_nonzero = 0;  // smallest magnitude above 0; 0 when all are 0
  bool any = false;
};
[[nodiscard]] ValueRange range_of(const ChartData& data);

}  // namespace deckle::layout
