#include "render/svg/chart/chart_frame.h"

#include <algorithm>
#include <cmath>

#include "layout/charts/data.h"
#include "layout/charts/fit_labels.h"
#include "layout/charts/number_format.h"

namespace deckle::render {
namespace {

constexpr double kMaxLabelShare = 0.4;  // of the width, beside horizontal bars (layout/charts)
constexpr double kLabelAirPt = 4;
constexpr int kMaxTicks = 60;

std::vector<ChartTick> ticks_of(const layout::Scale& scale, const NumberFormat& format) {
  std::vector<ChartTick> ticks;
  for (int i = 0; i < kMaxTicks; ++i) {
    const double value = layout::without_noise(scale.min + i * scale.step);
    if (!(value <= scale.max + scale.step * 1e-6)) break;
    ticks.push_back({value, write_number(value, format)});
  }
  return ticks;
}

void set_days(ChartFrame& frame, const ChartIr& chart) {
  const double first = *chart.data.categories.front().number,
               last = *chart.data.categories.back().number;
  // Half a day on either side: the columns of the first and the last day.
  frame.across = {first - 0.5, last + 0.5, chart.category.major_unit.value_or(1)};
  const int count = std::max(1, static_cast<int>(chart.category.major_unit.value_or(1)));
  for (int i = 0; i < kMaxTicks; ++i) {
    const double day = layout::days_later(first, i * count, chart.category.time_unit);
    if (day > last) break;
    frame.across_ticks.push_back({day, layout::day_label(day, chart.category.format)});
  }
}

// Breaks the labels that are written into lines, with `width_pt` for each.
void set_labels(ChartFrame& frame, const ChartCanvas& canvas, double width_pt) {
  const ChartIr& chart = canvas.chart();
  const std::size_t every = static_cast<std::size_t>(std::max(1, chart.category.label_every));
  frame.labels.assign(chart.data.categories.size(), {});
  for (std::size_t i = 0; i < frame.labels.size(); i += every)
    frame.labels[i] =
        canvas.wrapped(chart.data.categories[i].label, chart.category.labels, width_pt);
}

double max_lines(const ChartFrame& frame) {
  std::size_t max = 1;
  for (const auto& lines : frame.labels) max = std::max(max, lines.size());
  return static_cast<double>(max);
}

double share(double value, const layout::Scale& scale, bool reversed) {
  // Halves first: see layout/charts/scale.cpp.
  const double span = scale.max / 2 - scale.min / 2;
  const double part = span > 0 ? (value / 2 - scale.min / 2) / span : 0;
  return std::clamp(reversed ? 1 - part : part, 0.0, 1.0);
}

}  // namespace

double ChartFrame::along_values(double value, const ChartIr& chart) const {
  const double part = share(value, values, chart.value.reversed);
  return chart.horizontal ? plot.left + part * plot.width : plot.top + (1 - part) * plot.height;
}

double ChartFrame::slot(const ChartIr& chart) const {
  const auto count = static_cast<double>(std::max<std::size_t>(1, chart.data.categories.size()));
  return (chart.horizontal ? plot.height : plot.width) / count;
}

double ChartFrame::along_categories(std::size_t category, const ChartIr& chart) const {
  const std::size_t count = std::max<std::size_t>(1, chart.data.categories.size());
  double part = 0;
  if (chart.plot == ChartPlot::Scatter || chart.data.x == ChartX::Date)
    part = share(chart.data.categories[category].number.value_or(0), across, false);
  else if (chart.plot == ChartPlot::Area)
    part = count > 1 ? static_cast<double>(category) / static_cast<double>(count - 1) : 0.5;
  else
    part = (static_cast<double>(category) + 0.5) / static_cast<double>(count);
  if (chart.horizontal)  // the first category is at the bottom unless the axis is reversed
    return plot.top + (chart.category.reversed ? part : 1 - part) * plot.height;
  return plot.left + (chart.category.reversed ? 1 - part : part) * plot.width;
}

double ChartFrame::base() const { return std::clamp(0.0, values.min, values.max); }

ChartFrame chart_frame(const ChartCanvas& canvas) {
  const ChartIr& chart = canvas.chart();
  const layout::LabelRuler& ruler = canvas.ruler();
  ChartFrame frame;
  if (chart.plot == ChartPlot::Pie) {
    frame.plot = layout::plot_space(chart, ruler, 0, 0);
    return frame;
  }
  const NumberFormat format = parse_number_format(chart.value.format);
  const bool scaled = chart.plot == ChartPlot::Scatter || chart.data.x == ChartX::Date;
  const double line = layout::line_height(chart.category.labels);
  const double beside =
      std::min(ruler.widest(layout::labels_of(chart.data), chart.category.labels) + kLabelAirPt,
               kMaxLabelShare * to_pt(chart.size.w));
  // Twice: the number of ticks depends on the plot, and the plot on the width of their labels.
  double extent = chart.horizontal ? beside : line, ticks_width = 0;
  for (int round = 0; round < 2; ++round) {
    frame.plot = layout::plot_space(chart, ruler, extent, ticks_width);
    if (chart.inner_plot) {
      const Rect& inner = *chart.inner_plot;
      frame.plot = {to_pt(inner.x), to_pt(inner.y), to_pt(inner.w), to_pt(inner.h)};
    }
    const layout::ValueTicks ticks = layout::value_ticks(
        chart, format, ruler, chart.horizontal ? frame.plot.width : frame.plot.height);
    frame.values = ticks.scale;
    ticks_width = ticks.widest;
    if (scaled) continue;
    const auto every = static_cast<double>(std::max(1, chart.category.label_every));
    set_labels(frame, canvas, chart.horizontal ? beside : frame.slot(chart) * every - kLabelAirPt);
    if (!chart.horizontal) extent = max_lines(frame) * line;
  }
  frame.value_ticks = ticks_of(frame.values, format);
  if (chart.data.x == ChartX::Date) {
    set_days(frame, chart);
  } else if (chart.plot == ChartPlot::Scatter) {
    frame.across = {chart.category.min.value_or(0), chart.category.max.value_or(1),
                    chart.category.major_unit.value_or(1)};
    frame.across_ticks = ticks_of(frame.across, parse_number_format(chart.category.format));
  }
  return frame;
}

}  // namespace deckle::render
