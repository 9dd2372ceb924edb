#pragma once
// The pieces of a chart, drawn in this order.

#include "render/chart/chart_canvas.h"

namespace deckle::render {

void draw_chart_axes(ChartCanvas& canvas);           // grid, labels, titles
void draw_chart_category_line(ChartCanvas& canvas);  // under lines, over bars
void draw_chart_bars(ChartCanvas& canvas);
void draw_chart_high_low(ChartCanvas& canvas);  // under the markers that they join
void draw_chart_lines(ChartCanvas& canvas);  // lines, areas, markers
void draw_chart_pie(ChartCanvas& canvas);
void draw_chart_legend(ChartCanvas& canvas);

// The marker of a series at a point; nothing for "none".
void draw_chart_marker(ChartCanvas& canvas, ChartPosition at, const std::string& form,
                       const ChartColor& color, int size_pt = kChartMarkerPt);
// The same in any size and paint (ST_MarkerStyle).
void draw_chart_marker(ChartCanvas& canvas, ChartPosition at, const std::string& form, double radius,
                       const ChartPaint& paint);
// The triangle of a:tailEnd, of a line from `from` to `to`.
void draw_chart_arrow_head(ChartCanvas& canvas, ChartPosition from, ChartPosition to,
                           const ChartPaint& paint);

// Widths of the lines in points, as ooxml/chart/series.cpp writes them.
// ChartIr has that of lines.
inline constexpr double kChartAreaEdgePt = 1.5, kChartEdgePt = 0.75;
inline constexpr double kChartAreaOpacity = 0.25, kChartSingleAreaOpacity = 0.7;

}  // namespace deckle::render
