#pragma once
// Charts for the tests of charts: what is authored, and the chart that is laid out for it with the
// fonts of the tests.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "layout/charts/layout_chart.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// Empty: a category without a value.
using Values = std::vector<std::optional<double>>;
using Labels = std::vector<std::string>;

// One series for each of `columns`, named "series 1" and so on.
[[nodiscard]] ChartContent content_of(ChartType type, const Labels& labels,
                                      const std::vector<Values>& columns);
// One series "s" of the points (x, x).
[[nodiscard]] ChartContent numbers_of(ChartType type, const std::vector<double>& xs);

// Of the built-in template.
[[nodiscard]] ChartOptions chart_options(const std::string& language = "ko");

[[nodiscard]] Size box(double w_pt, double h_pt);

[[nodiscard]] ChartLayout laid_out(const ChartContent& content,
                                   const ChartOptions& options = chart_options(),
                                   Size size = box(880, 340));
// With its geometry.
[[nodiscard]] ChartIr drawn(const ChartContent& content,
                            const ChartOptions& options = chart_options(),
                            Size size = box(880, 340));

// Different labels.
[[nodiscard]] Labels many(std::size_t count, const std::string& prefix);
// count, count - 1 … 1
[[nodiscard]] Values falling(std::size_t count);

}  // namespace deckle::layout
