#pragma once
// Authored content, options and a box → the chart as drawn. A pure function; the steps are one file
// each: data, top_n, number_format, palette, chart_space.

#include "measure/text/text_engine.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/chart_ir.h"
#include "slidespec/ir/chart_options.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// One deviation of the chart from what was authored, for the author.
struct ChartChange {
  Message message, hint;
  Facts facts;
};

struct ChartLayout {
  ChartIr chart;
  std::vector<ChartChange> changes;
};
[[nodiscard]] ChartLayout layout_chart(const ChartContent& content, const ChartOptions& options,
                                       Size box, const measure::TextEngine& engine);

// The plot of a chart, which does not depend on its box: a pie or a line over numbers may become
// another one.
[[nodiscard]] ChartPlot plot_for(const ChartContent& content, const ChartData& data,
                                 const ChartOptions& options, std::vector<ChartChange>& changes);

}  // namespace deckle::layout
