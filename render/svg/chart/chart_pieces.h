#pragma once
// The pieces of a chart, one file each, drawn in this order.

#include "render/svg/chart/chart_canvas.h"
#include "render/svg/chart/chart_frame.h"

namespace deckle::render {

void draw_chart_axes(ChartCanvas& canvas, const ChartFrame& frame);  // grid, lines, labels, titles
void draw_chart_category_line(ChartCanvas& canvas, const ChartFrame& frame);  // over the bars
void draw_chart_bars(ChartCanvas& canvas, const ChartFrame& frame);  // bars and their labels
void draw_chart_lines(ChartCanvas& canvas,
                      const ChartFrame& frame);                     // lines, areas, markers, labels
void draw_chart_pie(ChartCanvas& canvas, const ChartFrame& frame);  // slices and their labels
void draw_chart_legend(ChartCanvas& canvas, const ChartFrame& frame);
void draw_chart_title(ChartCanvas& canvas);

// The marker of a series at a point; nothing for "none".
void draw_chart_marker(ChartCanvas& canvas, Point at, const std::string& form,
                       const ChartColor& color);

// Widths of the lines in points, as ooxml/chart/series.cpp writes them.
inline constexpr double kChartLinePt = 2.25, kChartAreaEdgePt = 1.5, kChartEdgePt = 0.75,
                        kChartMarkerPt = 7;
inline constexpr double kChartAreaOpacity = 0.25, kChartSingleAreaOpacity = 0.7;
inline constexpr double kChartLabelGapPt = 4;  // between a mark and its label

}  // namespace deckle::render
