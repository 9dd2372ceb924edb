#include "layout/charts/variants.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

#include "layout/charts/number_format.h"
#include "layout/charts/steps.h"
#include "layout/charts/variant_names.h"
#include "layout/charts/waterfall.h"
#include "layout/messages/tr.h"
#include "layout/text/deck_labels.h"

namespace deckle::layout {
namespace {

using Values = std::vector<std::optional<double>>;

bool is_bars(const ChartIr& chart) {
  return chart.plot == ChartPlot::Bar || chart.plot == ChartPlot::StackedBar;
}

bool contains(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

void extend(ValueRange& range, double value) {
  range.min = range.any ? std::min(range.min, value) : value;
  range.max = range.any ? std::max(range.max, value) : value;
  range.any = true;
  const double magnitude = std::abs(value);
  if (magnitude > 0 && (range.min_nonzero == 0 || magnitude < range.min_nonzero))
    range.min_nonzero = magnitude;
}

void add_series(ChartIr& chart, std::string name, Values values, ChartRole role) {
  chart.roles.resize(chart.data.series.size());
  chart.data.series.push_back({std::move(name), std::move(values)});
  chart.roles.push_back({role, false});
}

// The sum of the bars at each category; unset where there is none.
Values sums_of(const ChartIr& chart) {
  Values sums(chart.data.categories.size());
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    if (role_of(chart, s).role != ChartRole::Data) continue;
    const Values& values = chart.data.series[s].values;
    for (std::size_t i = 0; i < sums.size(); ++i) {
      if (values[i]) sums[i] = sums[i].value_or(0) + *values[i];
    }
  }
  for (std::optional<double>& sum : sums) {
    if (sum) sum = without_noise(*sum);
  }
  return sums;
}

// Lines over bars: the series named, else the last of a combo.
void make_combo(ChartIr& chart, const ChartStyle& variant, std::vector<ChartChange>& changes) {
  const std::size_t count = chart.data.series.size();
  std::vector<ChartSeriesRole> roles(count);
  std::size_t lines = 0;
  for (std::size_t s = 0; s < count; ++s) {
    const std::string& name = chart.data.series[s].name;
    const bool second = contains(variant.second_axis, name);
    if (!second && !(is_bars(chart) && contains(variant.line_series, name))) continue;
    roles[s] = {ChartRole::Line, second};
    ++lines;
  }
  if (lines == 0 && variant.combo && is_bars(chart) && count > 1) {
    roles.back().role = ChartRole::Line;
    lines = 1;
  }
  if (lines == 0) return;
  if (lines == count) {
    changes.push_back({tr("all series of this chart would be lines; it is drawn without them"),
                       tr("leave a series out of style.line_series and style.second_axis, or use "
                          "chart_type line"),
                       {{"change", std::string("combo-ignored")}}});
    return;
  }
  chart.roles = std::move(roles);
}

// The shares of the bars of each stack. nullopt: they have no shares, or the author's format is for
// the numbers themselves.
std::optional<NumberFormat> make_percent(ChartIr& chart, const ChartOptions& options,
                                         std::vector<ChartChange>& changes) {
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    if (role_of(chart, s).role != ChartRole::Data) continue;
    for (const std::optional<double>& value : chart.data.series[s].values) {
      if (!value || *value >= 0) continue;
      changes.push_back({tr("stacks of 100 % need values of one sign, but there is {}", *value),
                         tr("leave percent out of style.variant"),
                         {{"change", std::string("percent-ignored")}}});
      return std::nullopt;
    }
  }
  chart.percent = true;
  chart.roles.resize(chart.data.series.size());
  const NumberFormat authored = parse_number_format(options.number_format);
  if (!options.number_format.empty() && authored.sections.front().percents == 0)
    return std::nullopt;
  const Values sums = sums_of(chart);
  if (!chart.all) {
    chart.all = std::make_shared<const ChartData>(chart.data);
    chart.all_name = all_data_sheet(options.language);
  }
  chart.all_unscaled = true;
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    if (role_of(chart, s).role != ChartRole::Data) continue;
    Values& values = chart.data.series[s].values;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i]) values[i] = *sums[i] > 0 ? without_noise(*values[i] / *sums[i]) : 0;
    }
  }
  return parse_number_format(options.number_format.empty() ? "0%" : options.number_format);
}

void add_target(ChartIr& chart, const ChartOptions& options, double divisor) {
  const ChartTarget& target = *options.variant->target;
  std::string name = target.label;
  std::replace(name.begin(), name.end(), '\n', ' ');
  if (name.empty()) name = std::string(variant_names(options.language).target);
  add_series(chart, std::move(name),
             Values(chart.data.categories.size(), without_noise(target.value / divisor)),
             ChartRole::Target);
}

// The category with this label; the number of categories where there is none.
std::size_t find_category(const ChartData& data, const std::string& label) {
  const auto found = std::find_if(data.categories.begin(), data.categories.end(),
                                  [&label](const ChartCategory& c) { return c.label == label; });
  return static_cast<std::size_t>(found - data.categories.begin());
}

// The numbers an annotation is about.
Values annotated_values(const ChartIr& chart, const ChartAnnotation& annotation) {
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    if (is_authored(chart, s) && chart.data.series[s].name == annotation.series)
      return chart.data.series[s].values;
  }
  if (chart.plot == ChartPlot::StackedBar && chart.data.series.size() > 1) return sums_of(chart);
  return chart.data.series.empty() ? Values{} : chart.data.series.front().values;
}

std::string signed_text(double value, const NumberFormat& format) {
  const std::string text = write_number(value, format);
  return value > 0 ? "+" + text : text;
}

// The level of the arrow is set later (set_headroom()): it depends on the space for labels.
void add_arrow(ChartIr& chart, const ChartAnnotation& annotation, const Values& values,
               const NumberFormat& format, std::vector<ChartChange>& changes) {
  const std::size_t from = find_category(chart.data, annotation.from),
                    to = find_category(chart.data, annotation.to);
  const auto leave_out = [&](Message message) {
    changes.push_back({std::move(message),
                       tr("name two categories with values in style.annotations"),
                       {{"change", std::string("annotation-left-out")}}});
  };
  if (from >= values.size() || to >= values.size() || !values[from] || !values[to])
    return leave_out(
        tr("there is no value to compare from \"{}\" to \"{}\"", annotation.from, annotation.to));
  const double change = without_noise(*values[to] - *values[from]);
  std::string text;
  if (annotation.growth) {
    if (*values[from] == 0 || !std::isfinite(change / std::abs(*values[from])))
      return leave_out(tr("there is no growth from 0, at \"{}\"", annotation.from));
    constexpr double kFewPercent = 0.1;  // ours: below ten percent a decimal tells
    const double growth = change / std::abs(*values[from]);
    text = signed_text(growth, parse_number_format(std::abs(growth) < kFewPercent ? "0.0%" : "0%"));
  } else {
    text = signed_text(change, format);
  }
  Values level(chart.data.categories.size());
  for (std::size_t i = std::min(from, to); i <= std::max(from, to); ++i)
    level[i] = std::max(*values[from], *values[to]);
  add_series(chart, std::move(text), std::move(level), ChartRole::Arrow);
}

// Bars, then the lines over them, then those of the second axis: as the plots of the file, so that
// all applications count the series alike.
void put_in_plot_order(ChartIr& chart) {
  const auto rank = [&chart](std::size_t s) {
    return chart.roles[s].second_axis ? 2 : is_over_plot(chart, s) ? 1 : 0;
  };
  std::vector<std::size_t> order(chart.roles.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&rank](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
  std::vector<ChartColumn> series;
  std::vector<ChartSeriesRole> roles;
  for (const std::size_t s : order) {
    series.push_back(std::move(chart.data.series[s]));
    roles.push_back(chart.roles[s]);
  }
  if (order.empty()) return;
  chart.data.series = std::move(series);
  chart.roles = std::move(roles);
}

}  // namespace

ChartSeriesRole role_of(const ChartIr& chart, std::size_t series) {
  return series < chart.roles.size() ? chart.roles[series] : ChartSeriesRole{};
}

bool is_authored(const ChartIr& chart, std::size_t series) {
  const ChartRole role = role_of(chart, series).role;
  return role == ChartRole::Data || role == ChartRole::Line;
}

bool is_over_plot(const ChartIr& chart, std::size_t series) {
  switch (role_of(chart, series).role) {
    case ChartRole::Line:
    case ChartRole::Connector:
    case ChartRole::Target:
    case ChartRole::Arrow:
      return true;
    default:
      return false;
  }
}

bool is_bar_series(const ChartIr& chart, std::size_t series) {
  return is_bars(chart) && !is_over_plot(chart, series);
}

bool is_in_legend(const ChartIr& chart, std::size_t series) { return is_authored(chart, series); }

ValueRange values_on_axis(const ChartIr& chart, bool second) {
  if (chart.roles.empty()) return range_of(chart.data);
  ValueRange range;
  const bool stacked = chart.plot == ChartPlot::StackedBar;
  const std::size_t categories = chart.data.categories.size();
  std::vector<double> above(categories, 0), below(categories, 0);
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    const ChartSeriesRole role = role_of(chart, s);
    if (role.second_axis != second || role.role == ChartRole::Caption ||
        role.role == ChartRole::Arrow)
      continue;
    const Values& values = chart.data.series[s].values;
    for (std::size_t i = 0; i < categories; ++i) {
      if (!values[i]) continue;
      if (stacked && !is_over_plot(chart, s))
        (*values[i] < 0 ? below : above)[i] += *values[i];
      else
        extend(range, *values[i]);
    }
  }
  if (!stacked || second) return range;
  for (std::size_t i = 0; i < categories; ++i) {
    extend(range, without_noise(above[i]));
    extend(range, without_noise(below[i]));
  }
  return range;
}

void sort_categories(ChartIr& chart, ChartSort sort) {
  ChartData& data = chart.data;
  const std::size_t count = data.categories.size(), sorted = count - (chart.has_other ? 1 : 0);
  std::vector<double> totals(count, 0);
  std::vector<bool> any(count, false);
  for (const ChartColumn& column : data.series) {
    for (std::size_t i = 0; i < count; ++i) {
      totals[i] += column.values[i].value_or(0);
      any[i] = any[i] || column.values[i].has_value();
    }
  }
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(sorted),
                   [&](std::size_t a, std::size_t b) {
                     if (any[a] != any[b]) return static_cast<bool>(any[a]);  // gaps last
                     return sort == ChartSort::Ascending ? totals[a] < totals[b]
                                                         : totals[a] > totals[b];
                   });
  const ChartData before = data;
  for (std::size_t i = 0; i < count; ++i) {
    data.categories[i] = before.categories[order[i]];
    for (std::size_t s = 0; s < data.series.size(); ++s)
      data.series[s].values[i] = before.series[s].values[order[i]];
  }
}

std::optional<NumberFormat> apply_variant(ChartIr& chart, const ChartOptions& options,
                                          const NumberFormat& labels, double target_divisor,
                                          std::vector<ChartChange>& changes) {
  const ChartStyle& variant = *options.variant;
  if (chart.plot == ChartPlot::Pie) {
    constexpr int kHolePct = 60;  // ours: a ring wide enough for its labels
    if (variant.doughnut) chart.hole_pct = kHolePct;
    return std::nullopt;
  }
  std::optional<NumberFormat> format;
  // The numbers that annotations compare, before they become shares or parts of a waterfall.
  const ChartIr before = variant.annotations.empty() ? ChartIr{} : chart;
  const bool bars = is_bars(chart);
  const bool waterfall = bars && variant.waterfall && make_waterfall(chart, options, changes);
  if (!waterfall) {
    if (bars || chart.plot == ChartPlot::Line) make_combo(chart, variant, changes);
    if (chart.plot == ChartPlot::StackedBar && variant.percent)
      format = make_percent(chart, options, changes);
    if (chart.plot == ChartPlot::StackedBar && variant.totals.value_or(false) && !chart.percent)
      add_series(chart, std::string(variant_names(options.language).total), sums_of(chart),
                 ChartRole::Caption);
    if (chart.plot == ChartPlot::Line && variant.dumbbell && chart.data.series.size() > 1) {
      chart.high_low = true;
      chart.roles.resize(chart.data.series.size());
    }
  }
  const bool line = chart.plot == ChartPlot::Line || chart.plot == ChartPlot::Scatter;
  if (line && variant.steps && !chart.high_low) make_steps(chart, options);
  if (variant.target && !chart.percent) add_target(chart, options, target_divisor);
  for (const ChartAnnotation& annotation : variant.annotations)
    add_arrow(chart, annotation, annotated_values(before, annotation), labels, changes);
  put_in_plot_order(chart);
  return format;
}

void add_edge(ChartIr& chart, const ChartOptions& options) {
  if (chart.plot != ChartPlot::Area || chart.data.series.size() != 1 || !chart.roles.empty() ||
      chart.data.x == ChartX::Date || !options.data_labels.value_or(true))
    return;
  const Values& values = chart.data.series.front().values;
  if (!std::all_of(values.begin(), values.end(), [](const auto& value) { return value && *value >= 0; }))
    return;
  add_series(chart, std::string(variant_names(options.language).caption), values,
             ChartRole::Connector);
}

void add_totals(ChartIr& chart, const ChartOptions& options) {
  constexpr double kAlike = 1e-6;  // ours, of the largest sum
  if (chart.plot != ChartPlot::StackedBar || chart.percent || !options.data_labels.value_or(true))
    return;
  if (options.variant && (options.variant->totals || options.variant->waterfall)) return;
  // A line over the stacks would run through their sums.
  for (const ChartSeriesRole& role : chart.roles) {
    if (role.role == ChartRole::Line || role.role == ChartRole::Target) return;
  }
  std::size_t stacked = 0;
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    if (role_of(chart, s).role != ChartRole::Data) continue;
    ++stacked;
    const Values& values = chart.data.series[s].values;
    if (std::any_of(values.begin(), values.end(), [](const auto& v) { return v && *v < 0; })) return;
  }
  const Values sums = sums_of(chart);
  double low = std::numeric_limits<double>::infinity(), high = 0;
  for (const std::optional<double>& sum : sums) {
    if (!sum) continue;
    low = std::min(low, *sum);
    high = std::max(high, *sum);
  }
  if (stacked < 2 || !std::isfinite(high) || !(high > 0) ||
      (sums.size() > 1 && high - low <= kAlike * high))
    return;
  add_series(chart, std::string(variant_names(options.language).total), sums, ChartRole::Caption);
  put_in_plot_order(chart);
}

bool is_edge(const ChartIr& chart, std::size_t series) {
  return chart.plot == ChartPlot::Area && role_of(chart, series).role == ChartRole::Connector;
}

bool needs_columns(const ChartIr& chart) {
  return std::any_of(chart.roles.begin(), chart.roles.end(), [](const ChartSeriesRole& role) {
    return role.role == ChartRole::Line || role.role == ChartRole::Target ||
           role.role == ChartRole::Arrow;
  });
}

void remove_connectors(ChartIr& chart) {
  for (std::size_t s = chart.roles.size(); s-- > 0;) {
    if (chart.roles[s].role != ChartRole::Connector) continue;
    chart.roles.erase(chart.roles.begin() + static_cast<std::ptrdiff_t>(s));
    chart.data.series.erase(chart.data.series.begin() + static_cast<std::ptrdiff_t>(s));
  }
}

void set_second_axis(ChartIr& chart, const ChartOptions& options) {
  ChartText names;
  std::vector<std::optional<double>> values;
  ChartData second;
  second.categories = chart.data.categories;
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    if (!chart.roles[s].second_axis) continue;
    second.series.push_back(chart.data.series[s]);
    names.text += (names.text.empty() ? "" : ", ") + chart.data.series[s].name;
  }
  if (second.series.empty()) return;
  ChartAxisIr axis = chart.value;
  const ValueRange range = range_of(second);
  axis.min = axis.max = axis.major_unit = std::nullopt;
  if (range.min >= 0) axis.min = 0;
  if (range.max <= 0) axis.max = range.min < 0 ? 0 : 1;
  axis.grid = false;
  std::replace(names.text.begin(), names.text.end(), '\n', ' ');
  names.style = options.y_title;
  names.style.size_pt = axis.labels.size_pt;
  axis.title = std::move(names);
  axis.format = label_format(range, second, options.number_format, std::nullopt).code;
  chart.second = std::move(axis);
}

}  // namespace deckle::layout
