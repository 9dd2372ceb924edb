#pragma once
// Labels at the points of lines: which of them is stressed, and where each stands so that no line runs
// through it.

#include <optional>
#include <vector>

#include "layout/charts/chart_space.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {

// The point of a line, area or group of bars that the chart is about: the highlighted category, of
// lines and areas also the last one. Unset: none, or no value of it is stressed.
[[nodiscard]] std::optional<std::size_t> stressed_point(const ChartIr& chart,
                                                        const ChartOptions& options,
                                                        const ChartColumn& column);
// Its size, the largest at which it is at most `width_pt` wide and `height_pt` high, at least that of
// other labels.
[[nodiscard]] double stressed_size(const ChartIr& chart, const LabelRuler& ruler,
                                   const std::string& text, double width_pt, double height_pt);
// The colour of a series, dark or light enough for text.
[[nodiscard]] ChartColor readable_series_color(const ChartIr& chart, const ChartOptions& options,
                                               const ChartColor& color);

// Values at all points of a line, above them; the stressed one larger, in the colour of the line.
[[nodiscard]] ChartSeriesLabels labels_of_points(const ChartIr& chart, const ChartOptions& options,
                                                 const ChartColumn& column, const ChartColor& color,
                                                 const std::string& format, double slot_pt,
                                                 const LabelRuler& ruler);

// The extent of the largest label of the series, in points; 0 without labels.
[[nodiscard]] double label_extent(const ChartIr& chart, const ChartSeriesStyle& style);

// Once the plot is known. Keeps space for labels above the highest and below the lowest value of a
// chart whose value axis is not shown, fixes the plot, and moves labels: below valleys, and on a slope
// towards the side from which no line comes.
void settle_point_labels(ChartIr& chart, const LabelRuler& ruler);

}  // namespace deckle::layout
