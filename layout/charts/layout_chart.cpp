#include "layout/charts/layout_chart.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "layout/charts/chart_frame.h"
#include "layout/charts/data.h"
#include "layout/charts/fit_labels.h"
#include "layout/charts/number_format.h"
#include "layout/charts/palette.h"
#include "layout/charts/scale.h"
#include "layout/charts/style_series.h"
#include "layout/charts/top_n.h"
#include "layout/messages/tr.h"
#include "layout/text/deck_labels.h"

namespace deckle::layout {
namespace {

constexpr double kLegendRightAspect = 1.5;  // wider than this, a legend may be at the side
constexpr double kMaxLegendShare = 0.3;     // ours: of the width, so that the plot keeps most of it
constexpr double kMaxLegendRows = 2;   // ours: with more rows a legend at the side leaves more plot
constexpr double kFewWholeValues = 5;  // up to this range applications would draw ticks at halves

bool is_bar(ChartPlot plot) { return plot == ChartPlot::Bar || plot == ChartPlot::StackedBar; }

// Days that are not evenly spaced need a time axis under lines and areas; else they are text.
void choose_date_axis(ChartIr& chart, std::vector<ChartChange>& changes) {
  if (chart.data.x != ChartX::Date) return;
  const bool line = chart.plot == ChartPlot::Line || chart.plot == ChartPlot::Area;
  if (line && is_unevenly_spaced(chart.data)) {
    changes.push_back(
        {tr("the dates of this chart are unevenly spaced; it is drawn on a time axis"),
         {},
         {{"change", std::string("time-axis")}}});
    return;
  }
  chart.data.x = ChartX::Text;
  for (ChartCategory& category : chart.data.categories) category.number.reset();
}

void sum_up_the_rest(ChartIr& chart, const ChartContent& content, const ChartOptions& options,
                     std::vector<ChartChange>& changes) {
  if (!is_bar(chart.plot)) return;
  const bool authored = options.top_n.value_or(0) > 0;
  if (!authored && (options.top_n || chart.data.categories.size() <= kTopN ||
                    !may_be_summed(content, chart.data, options.number_format)))
    return;
  const auto keep = static_cast<std::size_t>(authored ? *options.top_n : static_cast<int>(kTopN));
  const std::size_t before = chart.data.categories.size();
  std::optional<TopN> top = keep_largest(chart.data, keep, other_category(options.language));
  if (!top) return;
  chart.all = std::make_shared<const ChartData>(std::move(chart.data));
  chart.all_name = all_data_sheet(options.language);
  chart.has_other = true;
  chart.data = std::move(top->data);
  changes.push_back({tr("{} of {} categories are combined as \"{}\"; all are in the workbook",
                        top->summed, before, chart.data.categories.back().label),
                     tr("set style.top_n to false to show all of them"),
                     {{"change", std::string("top-n")},
                      {"kept", static_cast<std::int64_t>(keep)},
                      {"summed", static_cast<std::int64_t>(top->summed)}}});
}

// Divides the data by a unit that number formats cannot divide by. The authored numbers have a
// sheet of their own.
void count_in(const NumberUnit& unit, ChartIr& chart, const ChartOptions& options) {
  if (!chart.all) {
    chart.all = std::make_shared<const ChartData>(chart.data);
    chart.all_name = all_data_sheet(options.language);
  }
  chart.all_unscaled = true;
  const double divisor = std::pow(10, unit.exponent);
  for (ChartColumn& column : chart.data.series) {
    for (std::optional<double>& value : column.values) {
      if (value) value = without_noise(*value / divisor);
    }
  }
}

void set_texts(ChartIr& chart, const ChartContent& content, const ChartOptions& options) {
  chart.title = {content.title, options.title};
  chart.title.style.size_pt = options.title_pt;
  chart.title.style.bold = true;
  if (chart.plot != ChartPlot::Pie) {
    chart.category.title = {content.x_label, options.x_title};
    chart.value.title = {content.y_label, options.y_title};
  }
  chart.category.labels = chart.value.labels = chart.legend_text = chart.label_text =
      options.labels;
  for (RunStyle* style : {&chart.category.labels, &chart.value.labels, &chart.legend_text,
                          &chart.label_text, &chart.category.title.style, &chart.value.title.style})
    style->size_pt = options.label_pt;
}

void set_legend(ChartIr& chart, const LabelRuler& ruler) {
  if (chart.data.series.size() < 2) return;
  chart.legend = ChartLegend::Bottom;
  const auto [widest, total] = legend_widths(chart, ruler);
  const double w = to_pt(chart.size.w), h = to_pt(chart.size.h);
  if (total > kMaxLegendRows * kLegendRowShare * w && w > kLegendRightAspect * h &&
      widest < kMaxLegendShare * w)
    chart.legend = ChartLegend::Right;
}

bool all_whole(const ChartData& data) {
  return std::all_of(data.series.begin(), data.series.end(), [](const ChartColumn& column) {
    return std::all_of(column.values.begin(), column.values.end(),
                       [](const auto& value) { return !value || std::trunc(*value) == *value; });
  });
}

// The axis ends with the numbers, at round values: by default applications add a step on either
// side, and start many axes at 0.
void set_number_axis(ChartIr& chart) {
  double smallest = *chart.data.categories.front().number, largest = smallest;
  for (const ChartCategory& category : chart.data.categories) {
    smallest = std::min(smallest, *category.number);
    largest = std::max(largest, *category.number);
  }
  // LibreOffice's rounding adds no margin; fixed ends then have none in any application.
  const Scale inner =
      scale_of(smallest, largest, {.wide_to_zero = false}, measure::Target::LibreOffice);
  const double step = inner.step;
  chart.category.min = std::max(inner.min, without_noise(std::floor(smallest / step) * step));
  chart.category.max = std::min(inner.max, without_noise(std::ceil(largest / step) * step));
  chart.category.major_unit = step;
}

void set_axes(ChartIr& chart, const ValueRange& range) {
  chart.value.grid = true;
  chart.value.line = false;
  const bool from_zero = is_bar(chart.plot) || chart.plot == ChartPlot::Area;
  if (from_zero) {
    if (range.min >= 0) chart.value.min = 0;
    if (range.max <= 0) chart.value.max = range.min < 0 ? 0 : 1;
    if (range.max <= 0 && range.min >= 0) chart.value.max = 1;
    const double largest = std::max(std::abs(range.min), std::abs(range.max));
    if (chart.plot != ChartPlot::StackedBar && all_whole(chart.data) && largest > 0 &&
        largest <= kFewWholeValues)
      chart.value.major_unit = 1;
  }
  if (chart.plot == ChartPlot::Line || chart.plot == ChartPlot::Scatter) {
    const LineBounds bounds = line_bounds(range.min, range.max);
    chart.value.min = bounds.min;
    chart.value.max = bounds.max;
  }
  if (chart.plot == ChartPlot::Scatter) {
    chart.category.line = true;
    set_number_axis(chart);
  }
}

void set_directions(ChartIr& chart, bool right_to_left) {
  const bool rtl = right_to_left && chart.plot != ChartPlot::Scatter;
  if (chart.horizontal) {
    chart.category.reversed = true;   // the first on top
    chart.value.cross_at_max = true;  // and the value axis below
    chart.value.reversed = rtl;
  } else {
    chart.category.reversed = rtl;  // the value axis moves to the right with the first category
  }
}

}  // namespace

ChartLayout layout_chart(const ChartContent& content, const ChartOptions& options, Size box,
                         const measure::TextEngine& engine) {
  ChartLayout out;
  ChartIr& chart = out.chart;
  chart.size = box;
  chart.grid_line = options.grid;
  chart.background = options.background;
  chart.axis_line = muted_colors(options, 1, Mark::Area).front();
  chart.data = data_of(content);
  chart.plot = plot_for(content, chart.data, options, out.changes);
  choose_date_axis(chart, out.changes);
  const bool ordered = is_ordered(chart.data);
  sum_up_the_rest(chart, content, options, out.changes);

  std::optional<NumberUnit> unit;
  if (options.number_format.empty())
    unit = unit_for(range_of(chart.data), options.units, options.language);
  if (unit && unit->scales_data()) count_in(*unit, chart, options);
  const ValueRange range = range_of(chart.data);
  const NumberFormat labels = label_format(range, chart.data, options.number_format, unit);
  chart.value_format = chart.label_format = labels.code;

  const LabelRuler ruler(engine);
  set_texts(chart, content, options);
  if (chart.plot == ChartPlot::Pie) {
    label_pie(chart, options, labels, ruler);
    style_series(chart, options, 0);
    return out;
  }
  set_axes(chart, range);
  const double step = value_scale(chart, ruler).step;
  const NumberFormat ticks = axis_format(step, labels, options.number_format, unit);
  chart.value.format = ticks.code;
  // Lines named at their ends need no legend, so the layout without one is tried first.
  const std::size_t changes = out.changes.size();
  ChartRect space = fit_categories(chart, options, ordered, ticks, ruler, out.changes);
  const auto points_pt = [&] {
    return space.width /
           static_cast<double>(std::max<std::size_t>(1, chart.data.categories.size()));
  };
  style_series(chart, options, points_pt());
  name_lines(chart, options, space, ruler);
  if (!chart.inner_plot) {
    set_legend(chart, ruler);
    if (chart.legend != ChartLegend::None) {
      out.changes.resize(changes);
      space = fit_categories(chart, options, ordered, ticks, ruler, out.changes);
      style_series(chart, options, points_pt());
    }
    fit_data_labels(chart, options, space, labels, ruler);
  }
  set_directions(chart, options.rtl);
  if (options.highlight_chosen) {
    out.changes.push_back(
        {tr("the last bar keeps its colour and the others are grey, because the categories are periods"),
         tr("name another category in style.highlight, or the series for bars of one colour"),
         {{"change", std::string("highlighted-last")}}});
  }
  // Applications keep no space for a title that has its own place.
  if (!chart.inner_plot && !chart.horizontal && !chart.value.title.text.empty()) {
    const ChartRect plot = chart_frame(chart, ruler).plot;
    chart.inner_plot = Rect{emu_from_pt(plot.left), emu_from_pt(plot.top), emu_from_pt(plot.width),
                            emu_from_pt(plot.height)};
  }
  return out;
}

}  // namespace deckle::layout
