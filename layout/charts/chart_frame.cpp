#include "layout/charts/chart_frame.h"

#include <algorithm>
#include <cmath>

#include "layout/charts/data.h"
#include "layout/charts/fit_labels.h"
#include "layout/charts/number_format.h"

namespace deckle::layout {
namespace {

constexpr int kMaxTicks = 60;

std::vector<ScaleTick> ticks_of(const Scale& scale, const NumberFormat& format) {
  std::vector<ScaleTick> ticks;
  for (int i = 0; i < kMaxTicks; ++i) {
    const double value = without_noise(scale.min + i * scale.step);
    if (!(value <= scale.max + scale.step * 1e-6)) break;
    ticks.push_back({value, write_number(value, format)});
  }
  return ticks;
}

void set_days(ChartFrame& frame) {
  const ChartIr& chart = frame.chart;
  const double first = *chart.data.categories.front().number,
               last = *chart.data.categories.back().number;
  // Half a day on either side: the columns of the first and the last day.
  frame.across = {first - 0.5, last + 0.5, chart.category.major_unit.value_or(1)};
  const int count = std::max(1, static_cast<int>(chart.category.major_unit.value_or(1)));
  for (int i = 0; i < kMaxTicks; ++i) {
    const double day = days_later(first, i * count, chart.category.time_unit);
    if (day > last) break;
    frame.across_ticks.push_back({day, day_label(day, chart.category.format)});
  }
}

// The labels that are written, on the lines they take where `width_pt` is there for each.
void set_labels(ChartFrame& frame, const LabelRuler& ruler, double width_pt) {
  const ChartIr& chart = frame.chart;
  const std::size_t every = static_cast<std::size_t>(std::max(1, chart.category.label_every));
  frame.labels.assign(chart.data.categories.size(), {});
  for (std::size_t i = 0; i < frame.labels.size(); i += every)
    frame.labels[i] =
        ruler.wrapped(chart.data.categories[i].label, chart.category.labels, width_pt);
}

double max_lines(const ChartFrame& frame) {
  std::size_t max = 1;
  for (const auto& lines : frame.labels) max = std::max(max, lines.size());
  return static_cast<double>(max);
}

double share(double value, const Scale& scale, bool reversed) {
  // Halves first: see layout/charts/scale.cpp.
  const double span = scale.max / 2 - scale.min / 2;
  const double part = span > 0 ? (value / 2 - scale.min / 2) / span : 0;
  return std::clamp(reversed ? 1 - part : part, 0.0, 1.0);
}

}  // namespace

double ChartFrame::along_values(double value) const {
  const double part = share(value, values, chart.value.reversed);
  return chart.horizontal ? plot.left + part * plot.width : plot.top + (1 - part) * plot.height;
}

double ChartFrame::along_second(double value) const {
  return plot.top + (1 - share(value, second_values, false)) * plot.height;
}

double ChartFrame::slot() const {
  const auto count = static_cast<double>(std::max<std::size_t>(1, chart.data.categories.size()));
  return (chart.horizontal ? plot.height : plot.width) / count;
}

double ChartFrame::along_categories(std::size_t category) const {
  const std::size_t count = std::max<std::size_t>(1, chart.data.categories.size());
  double part = 0;
  if (chart.plot == ChartPlot::Scatter || chart.data.x == ChartX::Date)
    part = share(chart.data.categories[category].number.value_or(0), across, false);
  else if (chart.plot == ChartPlot::Area)
    part = count > 1 ? static_cast<double>(category) / static_cast<double>(count - 1) : 0.5;
  else
    part = (static_cast<double>(category) + 0.5) / static_cast<double>(count);
  if (chart.horizontal)  // the first category is at the bottom unless the axis is turned round
    return plot.top + (chart.category.reversed ? part : 1 - part) * plot.height;
  return plot.left + (chart.category.reversed ? 1 - part : part) * plot.width;
}

double ChartFrame::base() const { return std::clamp(0.0, values.min, values.max); }

ChartFrame chart_frame(const ChartIr& chart, const LabelRuler& ruler) {
  ChartFrame frame{chart};
  if (chart.plot == ChartPlot::Pie) {
    frame.plot = plot_space(chart, ruler, 0, 0);
    return frame;
  }
  const NumberFormat format = parse_number_format(chart.value.format);
  const bool scaled = chart.plot == ChartPlot::Scatter || chart.data.x == ChartX::Date;
  const double line = line_height(chart.category.labels);
  const double beside =
      std::min(ruler.widest(labels_of(chart.data), chart.category.labels) + kCategoryGapPt,
               kMaxLabelShare * to_pt(chart.size.w));
  // Twice: how many ticks there are depends on the plot, and the plot on how wide they are.
  double extent = chart.horizontal ? beside : line, ticks_width = 0;
  for (int round = 0; round < 2; ++round) {
    frame.plot = plot_space(chart, ruler, extent, ticks_width);
    if (chart.inner_plot) {
      const Rect& inner = *chart.inner_plot;
      frame.plot = {to_pt(inner.x), to_pt(inner.y), to_pt(inner.w), to_pt(inner.h)};
    }
    const ValueTicks ticks = value_ticks(
        chart, format, ruler, chart.horizontal ? frame.plot.width : frame.plot.height);
    frame.values = ticks.scale;
    ticks_width = ticks.widest;
    if (scaled) continue;
    const auto every = static_cast<double>(std::max(1, chart.category.label_every));
    set_labels(frame, ruler, chart.horizontal ? beside : frame.slot() * every - kCategoryGapPt);
    if (!chart.horizontal) extent = max_lines(frame) * line;
  }
  frame.value_ticks = ticks_of(frame.values, format);
  if (chart.second) {
    frame.second_values = second_ticks(chart, ruler, frame.plot.height).scale;
    frame.second_ticks = ticks_of(frame.second_values, parse_number_format(chart.second->format));
  }
  if (chart.data.x == ChartX::Date) {
    set_days(frame);
  } else if (chart.plot == ChartPlot::Scatter) {
    frame.across = {chart.category.min.value_or(0), chart.category.max.value_or(1),
                    chart.category.major_unit.value_or(1)};
    frame.across_ticks = ticks_of(frame.across, parse_number_format(chart.category.format));
  }
  return frame;
}

}  // namespace deckle::layout
