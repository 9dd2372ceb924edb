// Lines, areas and points with their markers and labels.

#include <algorithm>

#include "render/svg/chart/chart_pieces.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::render {
namespace {

// The points of a series between gaps.
std::vector<std::vector<Point>> stretches(const ChartIr& chart, const ChartFrame& frame,
                                          std::size_t series) {
  std::vector<std::vector<Point>> out(1);
  const auto& values = chart.data.series[series].values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i])
      out.back().push_back(
          {frame.along_categories(i, chart), frame.along_values(*values[i], chart)});
    else if (!out.back().empty())
      out.emplace_back();
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

void draw_area(ChartCanvas& canvas, const ChartFrame& frame, std::size_t series) {
  const ChartIr& chart = canvas.chart();
  const ChartSeriesStyle& series_style = chart.series_styles[series];
  const double opacity = chart.data.series.size() > 1 ? kChartAreaOpacity : kChartSingleAreaOpacity;
  const double base_line = frame.along_values(frame.base(), chart);
  for (std::vector<Point> points : stretches(chart, frame, series)) {
    points.push_back({points.back().x, base_line});
    points.push_back({points.front().x, base_line});
    canvas.polygon(points, chart_fill(series_style.color, opacity) +
                               chart_stroke(series_style.color, kChartAreaEdgePt));
  }
}

void draw_line(ChartCanvas& canvas, const ChartFrame& frame, std::size_t series) {
  const ChartIr& chart = canvas.chart();
  const ChartSeriesStyle& series_style = chart.series_styles[series];
  const std::string stroke = chart_stroke(series_style.color, kChartLinePt, series_style.dash) +
                             (series_style.dash == "solid" ? R"( stroke-linecap="round")" : "");
  for (const std::vector<Point>& points : stretches(chart, frame, series)) {
    if (points.size() > 1) canvas.polyline(points, stroke);
  }
  const auto& values = chart.data.series[series].values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!values[i]) continue;
    const bool lone = std::find(series_style.lone_points.begin(), series_style.lone_points.end(),
                                i) != series_style.lone_points.end();
    draw_chart_marker(
        canvas, {frame.along_categories(i, chart), frame.along_values(*values[i], chart)},
        series_style.marker == "none" && lone ? "circle" : series_style.marker, series_style.color);
  }
}

void draw_point_labels(ChartCanvas& canvas, const ChartFrame& frame, std::size_t series) {
  const ChartIr& chart = canvas.chart();
  const ChartSeriesStyle& series_style = chart.series_styles[series];
  const NumberFormat format = parse_number_format(chart.label_format);
  const auto& values = chart.data.series[series].values;
  const double away = kChartMarkerPt / 2 + layout::line_height(chart.label_text) / 2;
  const auto below = [&series_style](std::size_t i) {
    return std::binary_search(series_style.labels_below.begin(), series_style.labels_below.end(),
                              i);
  };
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!values[i]) continue;
    const double x = frame.along_categories(i, chart), y = frame.along_values(*values[i], chart);
    if (series_style.name_at == i)
      canvas.text(chart.data.series[series].name, x + kChartMarkerPt / 2 + kChartLabelGapPt, y,
                  chart.label_text, TextAnchor::Start);
    else if (chart.labels == ChartLabels::Value)
      canvas.text(write_number(*values[i], format), x, y + (below(i) ? away : -away),
                  chart.label_text, TextAnchor::Middle);
  }
}

}  // namespace

void draw_chart_marker(ChartCanvas& canvas, Point at, const std::string& form,
                       const ChartColor& color) {
  if (form == "none") return;
  const double r = kChartMarkerPt / 2;
  const std::string paint =
      chart_fill(color) + chart_stroke(canvas.chart().options.background, kChartEdgePt);
  if (form == "square")
    canvas.rect(at.x - r, at.y - r, 2 * r, 2 * r, paint);
  else if (form == "diamond")
    canvas.polygon({{at.x, at.y - r}, {at.x + r, at.y}, {at.x, at.y + r}, {at.x - r, at.y}}, paint);
  else if (form == "triangle")
    canvas.polygon({{at.x, at.y - r}, {at.x + r, at.y + r}, {at.x - r, at.y + r}}, paint);
  else
    canvas.circle(at, r, paint);
}

void draw_chart_lines(ChartCanvas& canvas, const ChartFrame& frame) {
  canvas.begin("label");
  const ChartIr& chart = canvas.chart();
  const std::size_t series = chart.data.series.size();
  for (std::size_t s = 0; s < series; ++s) {
    if (chart.plot == ChartPlot::Area)
      draw_area(canvas, frame, s);
    else
      draw_line(canvas, frame, s);
  }
  for (std::size_t s = 0; s < series; ++s) draw_point_labels(canvas, frame, s);
}

}  // namespace deckle::render
