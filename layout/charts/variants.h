#pragma once
// What style.variant and the keys beside it make of a chart: further series, what each of them is
// (ChartIr::roles), their look and their labels. A chart without such keys has no roles.

#include <optional>
#include <vector>

#include "layout/charts/chart_space.h"
#include "layout/charts/data.h"
#include "layout/charts/layout_chart.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {

[[nodiscard]] ChartSeriesRole role_of(const ChartIr& chart, std::size_t series);
// Whether the numbers are the author's: bars and lines, which also have colours of their own.
[[nodiscard]] bool is_authored(const ChartIr& chart, std::size_t series);
// A line of a chart of bars or areas, which is drawn over them.
[[nodiscard]] bool is_over_plot(const ChartIr& chart, std::size_t series);
// Part of the stacks or groups of bars.
[[nodiscard]] bool is_bar_series(const ChartIr& chart, std::size_t series);
// Whether the legend names it.
[[nodiscard]] bool is_in_legend(const ChartIr& chart, std::size_t series);

// The values that an axis has to show: of a stack the sums. Without roles, those of all series.
[[nodiscard]] ValueRange values_on_axis(const ChartIr& chart, bool second);

// Sorts the categories by their sums; a category that sums up others stays the last.
void sort_categories(ChartIr& chart, ChartSort sort);

// Adds what the variant needs to the data, which are those to be drawn, with numbers written as in
// `labels`. `target_divisor`: what the data were divided by. Returns the format of shares, where the
// data became shares.
[[nodiscard]] std::optional<NumberFormat> apply_variant(ChartIr& chart, const ChartOptions& options,
                                                        const NumberFormat& labels,
                                                        double target_divisor,
                                                        std::vector<ChartChange>& changes);
// Gives an area of one series a line along its upper edge, whose points can have labels: those of an
// area stand within it, wherever the application wants.
void add_edge(ChartIr& chart, const ChartOptions& options);
// Gives stacks their sums, where the author says nothing of them and they say something: not of
// values below 0, of a single series, below lines, or where all are alike.
void add_totals(ChartIr& chart, const ChartOptions& options);
// Whether the series is that line.
[[nodiscard]] bool is_edge(const ChartIr& chart, std::size_t series);
// Whether the bars have to be upright.
[[nodiscard]] bool needs_columns(const ChartIr& chart);
// Of horizontal bars: lines cannot join them.
void remove_connectors(ChartIr& chart);

// The second axis, once the first is set.
void set_second_axis(ChartIr& chart, const ChartOptions& options);

// Looks of all series, of which those of the author have theirs already (style_series()).
void style_roles(ChartIr& chart, const ChartOptions& options);
// Colours that the author chose for series and categories.
void apply_colors(ChartIr& chart, const ChartOptions& options);
// The colour of a label inside the bar of a point: that of the point, where its bar has a colour of
// its own.
[[nodiscard]] const ChartColor& label_color_at(const ChartSeriesStyle& style, std::size_t point);
// Labels of a chart with roles, where they fit or are requested.
void fit_variant_labels(ChartIr& chart, const ChartOptions& options, const ChartRect& space,
                        const NumberFormat& format, const LabelRuler& ruler);
// Fixes the ends of the value axis and the plot so that labels over bars and arrows have space, and
// puts the arrows in it.
void set_headroom(ChartIr& chart, const LabelRuler& ruler);

}  // namespace deckle::layout
