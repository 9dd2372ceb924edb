// The slices of a pie and their labels.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "layout/charts/data.h"
#include "render/svg/chart/chart_pieces.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::render {
namespace {

constexpr double kInsideShare = 0.8;  // of the radius: the middle of a label at a slice's inner end

std::vector<std::string> label_of(const ChartIr& chart, std::size_t slice, double value,
                                  double total) {
  const NumberFormat format = parse_number_format(chart.label_format);
  const std::string& name = chart.data.categories[slice].label;
  switch (chart.labels) {
    case ChartLabels::None:
      return {};
    case ChartLabels::Value:
      return {write_number(value, format)};
    case ChartLabels::Percent:
      return {write_number(value / total, format)};
    case ChartLabels::CategoryPercent:
      return {name, write_number(value / total, format)};
    case ChartLabels::CategoryValue:
      return {name, write_number(value, format)};
  }
  return {};
}

// Beside the rim: a label grows away from the circle.
void draw_label(ChartCanvas& canvas, const std::vector<std::string>& lines, Point center,
                double radius, double share, bool inside, const RunStyle& style) {
  const double angle = 2 * std::numbers::pi * share;
  const double dx = std::sin(angle), dy = -std::cos(angle);
  const double height = layout::line_height(style),
               all = height * static_cast<double>(lines.size());
  const double away = inside ? kInsideShare * radius : radius + kChartLabelGapPt;
  constexpr double kNearVertical = 0.3;  // nearer to top or bottom a label is centred
  const TextAnchor anchor = inside || std::abs(dx) < kNearVertical ? TextAnchor::Middle
                            : dx > 0                               ? TextAnchor::Start
                                                                   : TextAnchor::End;
  const double x = center.x + away * dx;
  const double middle = center.y + away * dy + (inside ? 0 : dy * all / 2);
  double y = middle - all / 2 + height / 2;
  for (const std::string& line : lines) {
    canvas.text(line, x, y, style, anchor);
    y += height;
  }
}

}  // namespace

void draw_chart_pie(ChartCanvas& canvas, const ChartFrame& frame) {
  canvas.begin("label");
  const ChartIr& chart = canvas.chart();
  if (chart.data.series.empty()) return;
  const auto& values = chart.data.series.front().values;
  double total = 0;
  for (const std::optional<double>& value : values) total += std::max(0.0, value.value_or(0));
  if (!(total > 0) || !std::isfinite(total)) return;
  const layout::PlotSpace& space = frame.plot;
  const bool outside =
      chart.labels != ChartLabels::None && chart.label_place == ChartLabelPlace::OutsideEnd;
  const bool named =
      chart.labels == ChartLabels::CategoryPercent || chart.labels == ChartLabels::CategoryValue;
  double rim_w = 0, rim_h = 0;
  if (outside) {
    rim_h = layout::line_height(chart.label_text) * (named ? 2 : 1) + kChartLabelGapPt;
    rim_w = canvas.ruler().widest(
                named ? layout::labels_of(chart.data) : std::vector<std::string>{"100%"},
                chart.label_text) +
            kChartLabelGapPt;
  }
  const double radius = std::max(1.0, std::min(space.width / 2 - rim_w, space.height / 2 - rim_h));
  const Point center{space.left + space.width / 2, space.top + space.height / 2};
  const ChartSeriesStyle& series_style = chart.series_styles.front();
  const auto each = [&](auto&& draw) {
    double from = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const double part = std::max(0.0, values[i].value_or(0)) / total;
      if (part > 0) draw(i, from, from + part);
      from += part;
    }
  };
  each([&](std::size_t i, double from, double to) {
    canvas.slice(center, radius, from, to,
                 chart_fill(i < series_style.points.size() ? series_style.points[i].second
                                                           : series_style.color) +
                     chart_stroke(chart.options.background, kChartEdgePt));
  });
  each([&](std::size_t i, double from, double to) {
    RunStyle style = chart.label_text;
    if (!outside && i < series_style.point_label_colors.size())
      style.color = series_style.point_label_colors[i].color;
    draw_label(canvas, label_of(chart, i, *values[i], total), center, radius, (from + to) / 2,
               !outside, style);
  });
}

}  // namespace deckle::render
