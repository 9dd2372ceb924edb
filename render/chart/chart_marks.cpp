// Bars, lines, areas, markers and slices.

#include <algorithm>
#include <cmath>

#include "render/chart/chart_pieces.h"

namespace deckle::render {
namespace {

// The points of a series between gaps.
std::vector<std::vector<ChartPosition>> stretches(
    const std::vector<std::optional<ChartPosition>>& points) {
  std::vector<std::vector<ChartPosition>> out(1);
  for (const std::optional<ChartPosition>& point : points) {
    if (point)
      out.back().push_back(*point);
    else if (!out.back().empty())
      out.emplace_back();
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

void draw_area(ChartCanvas& canvas, std::size_t series) {
  const ChartIr& chart = canvas.chart();
  const ChartGeometry& geometry = canvas.geometry();
  const ChartSeriesStyle& series_style = chart.series_styles[series];
  const double opacity = chart.data.series.size() > 1 ? kChartAreaOpacity : kChartSingleAreaOpacity;
  // A line of its own along the upper edge leaves the sides open.
  const bool edged = std::any_of(
      chart.roles.begin(), chart.roles.end(),
      [](const ChartSeriesRole& role) { return role.role == ChartRole::Connector; });
  const ChartPaint outline =
      edged ? ChartPaint() : chart_stroke(series_style.color, kChartAreaEdgePt);
  for (std::vector<ChartPosition> points : stretches(geometry.points[series])) {
    points.push_back({points.back().x, geometry.base});
    points.push_back({points.front().x, geometry.base});
    canvas.polygon(points, outlined(chart_fill(series_style.color, opacity), outline));
  }
}

void draw_line(ChartCanvas& canvas, std::size_t series) {
  const ChartSeriesStyle& series_style = canvas.chart().series_styles[series];
  const auto& points = canvas.geometry().points[series];
  if (!series_style.drawn) return;
  const double width = series_style.line_pt > 0 ? series_style.line_pt : kChartLinePt;
  ChartPaint stroke = chart_stroke(series_style.color, width, series_style.dash);
  stroke.round_ends = series_style.dash == "solid";
  for (std::vector<ChartPosition> stretch : stretches(points)) {
    if (series_style.to_edges) {
      const ChartRect& plot = canvas.geometry().plot;
      stretch.front().x = plot.left;
      stretch.back().x = plot.left + plot.width;
    }
    if (stretch.size() > 1 && series_style.stroked) canvas.polyline(stretch, stroke);
    if (stretch.size() > 1 && series_style.arrow)
      draw_chart_arrow_head(canvas, stretch[stretch.size() - 2], stretch.back(),
                            chart_fill(series_style.color));
  }
  const std::size_t rows = canvas.chart().steps ? 2 : 1;  // for each point of the data
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (!points[i]) continue;
    const bool lone =
        i % rows == 0 && std::find(series_style.lone_points.begin(), series_style.lone_points.end(),
                                   i / rows) != series_style.lone_points.end();
    const bool stressed = rows == 1 && series_style.stress && series_style.stress->point == i;
    draw_chart_marker(canvas, *points[i],
                      series_style.marker == "none" && lone ? "circle" : series_style.marker,
                      series_style.color, stressed ? kChartStressedMarkerPt : kChartMarkerPt);
  }
}

}  // namespace

// Three widths of the line long and wide.
void draw_chart_arrow_head(ChartCanvas& canvas, ChartPosition from, ChartPosition to,
                           const ChartPaint& paint) {
  constexpr double kLengthPt = 6, kHalfWidthPt = 3;
  const double dx = to.x - from.x, dy = to.y - from.y, length = std::hypot(dx, dy);
  if (!(length > 0)) return;
  const ChartPosition along{dx / length, dy / length};
  const ChartPosition foot{to.x - kLengthPt * along.x, to.y - kLengthPt * along.y};
  canvas.polygon({to,
                  {foot.x - kHalfWidthPt * along.y, foot.y + kHalfWidthPt * along.x},
                  {foot.x + kHalfWidthPt * along.y, foot.y - kHalfWidthPt * along.x}},
                 paint);
}

void draw_chart_bars(ChartCanvas& canvas) {
  const ChartIr& chart = canvas.chart();
  const bool separated = chart.separate_bars &&
                         (chart.plot == ChartPlot::StackedBar || chart.data.series.size() > 1);
  const ChartPaint edge =
      separated ? chart_stroke(chart.background, kChartEdgePt) : ChartPaint();
  for (const ChartBar& bar : canvas.geometry().bars) {
    const ChartSeriesStyle& series_style = chart.series_styles[bar.series];
    const auto own =
        std::find_if(series_style.points.begin(), series_style.points.end(),
                     [&bar](const auto& point) { return point.first == bar.category; });
    canvas.rect(
        bar.rect,
        outlined(chart_fill(own == series_style.points.end() ? series_style.color : own->second),
                 edge));
  }
}

void draw_chart_marker(ChartCanvas& canvas, ChartPosition at, const std::string& form,
                       const ChartColor& color, int size_pt) {
  draw_chart_marker(
      canvas, at, form, size_pt / 2.0,
      outlined(chart_fill(color), chart_stroke(canvas.chart().background, kChartEdgePt)));
}

void draw_chart_marker(ChartCanvas& canvas, ChartPosition at, const std::string& form, double r,
                       const ChartPaint& paint) {
  if (form == "none") return;
  const auto cross = [&](double dx, double dy) {
    canvas.line({at.x - dx, at.y - dy}, {at.x + dx, at.y + dy}, paint);
  };
  if (form == "x" || form == "star") {
    cross(r, r);
    cross(r, -r);
  }
  if (form == "plus" || form == "star") cross(0, r);
  if (form == "plus") cross(r, 0);
  if (form == "x" || form == "star" || form == "plus") return;
  if (form == "dash") return canvas.rect({at.x - r, at.y - r / 4, 2 * r, r / 2}, paint);
  if (form == "dot") return canvas.rect({at.x - r / 2, at.y - r / 4, r, r / 2}, paint);
  if (form == "square")
    canvas.rect({at.x - r, at.y - r, 2 * r, 2 * r}, paint);
  else if (form == "diamond")
    canvas.polygon({{at.x, at.y - r}, {at.x + r, at.y}, {at.x, at.y + r}, {at.x - r, at.y}}, paint);
  else if (form == "triangle")
    canvas.polygon({{at.x, at.y - r}, {at.x + r, at.y + r}, {at.x - r, at.y + r}}, paint);
  else
    canvas.circle(at, r, paint);
}

// From the highest to the lowest point of each category.
void draw_chart_high_low(ChartCanvas& canvas) {
  const auto& points = canvas.geometry().points;
  if (!canvas.chart().high_low || points.empty()) return;
  for (std::size_t i = 0; i < points.front().size(); ++i) {
    std::optional<ChartPosition> high, low;
    for (std::size_t s = 0; s < points.size(); ++s) {
      if (!points[s][i] || canvas.chart().series_styles[s].line) continue;
      if (!high || points[s][i]->y < high->y) high = points[s][i];
      if (!low || points[s][i]->y > low->y) low = points[s][i];
    }
    if (high && low->y > high->y)
      canvas.line(*high, *low, chart_stroke(canvas.chart().axis_line, kChartLinePt));
  }
}

void draw_chart_lines(ChartCanvas& canvas) {
  for (std::size_t s = 0; s < canvas.geometry().points.size(); ++s) {
    if (canvas.chart().plot == ChartPlot::Area && !canvas.chart().series_styles[s].line)
      draw_area(canvas, s);
    else
      draw_line(canvas, s);
  }
}

void draw_chart_pie(ChartCanvas& canvas) {
  const ChartIr& chart = canvas.chart();
  const ChartGeometry& pie = canvas.geometry();
  for (const ChartSlice& slice : pie.slices) {
    const ChartSeriesStyle& series_style = chart.series_styles.front();
    const ChartColor& color = slice.category < series_style.points.size()
                                  ? series_style.points[slice.category].second
                                  : series_style.color;
    canvas.slice(pie.center, pie.radius, slice.from, slice.to,
                 outlined(chart_fill(color), chart_stroke(chart.background, kChartEdgePt)));
  }
  if (chart.hole_pct > 0 && !pie.slices.empty())
    canvas.circle(pie.center, pie.radius * chart.hole_pct / 100, chart_fill(chart.background));
}

}  // namespace deckle::render
