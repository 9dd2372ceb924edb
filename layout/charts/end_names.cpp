#include "layout/charts/end_names.h"

#include <algorithm>
#include <cmath>

#include "layout/charts/chart_frame.h"
#include "layout/charts/label_column.h"
#include "layout/charts/number_format.h"
#include "layout/charts/point_labels.h"
#include "layout/charts/variants.h"

namespace deckle::layout {
namespace {

// Ours: more names beside each other are a list that a legend shows better.
constexpr std::size_t kMaxLines = 6, kMaxParts = 8;
constexpr double kMaxNameShare = 0.25;  // of the chart's width
constexpr double kGapPt = 3;            // as between other labels; three of them around a name
constexpr double kFromBarPt = 6;        // ours: besides the distance that applications keep
constexpr double kMaxBarPt = 72, kSlotOfBar = 1.5;  // of one stack, as fit_data_labels.cpp sets it
// Ours: a name farther from its part than this, in lines, could be that of a neighbour; middles that
// are nearer to one another than half a marker, and parts that are thinner, are seen as one.
constexpr double kMaxMovedLines = 1.5;
constexpr double kMinApartPt = kChartMarkerPt / 2.0, kMinPartPt = 2;
constexpr double kRoundedShare =
    1000;  // places in the worksheet are rounded to this part of the axis

struct End {
  std::size_t series = 0;
  double at = 0;  // y, in points
};

bool is_named(const ChartIr& chart, std::size_t series) {
  return role_of(chart, series).role == ChartRole::Data;
}

double thickness(double slot) { return std::min(slot / kSlotOfBar, kMaxBarPt); }

ChartColor name_color(const ChartIr& chart, const ChartOptions& options, std::size_t series) {
  return readable_series_color(chart, options, chart.series_styles[series].color);
}

// The middles of the last stack's parts; none where one of them is too thin to be seen.
std::vector<End> parts_of_stack(const ChartFrame& frame) {
  std::vector<End> ends;
  double above = 0, below = 0;
  for (std::size_t s = 0; s < frame.chart.data.series.size(); ++s) {
    if (!is_named(frame.chart, s)) continue;
    const double value = *frame.chart.data.series[s].values.back();
    double& reached = value < 0 ? below : above;
    const double from = frame.along_values(reached), to = frame.along_values(reached + value);
    reached += value;
    if (std::abs(to - from) < kMinPartPt) return {};
    ends.push_back({s, (from + to) / 2});
  }
  return ends;
}

// Ends from the top down, and the places of their names; none where that does not do.
std::vector<double> places_of(std::vector<End>& ends, const ChartFrame& frame) {
  std::sort(ends.begin(), ends.end(), [](const End& a, const End& b) { return a.at < b.at; });
  std::vector<double> wanted;
  for (const End& end : ends) {
    if (!wanted.empty() && end.at - wanted.back() < kMinApartPt) return {};
    wanted.push_back(end.at);
  }
  const double line = line_height(frame.chart.label_text);
  const double top = frame.plot.top, bottom = frame.plot.top + frame.plot.height;
  const double first = std::min(top + line / 2, wanted.front()), above_axis = bottom - line / 2;
  // The axis runs on below the last name, and would strike through one that is beside it.
  std::vector<double> places = spread(wanted, line, first, above_axis);
  if (places.empty()) places = spread(wanted, line, first, std::max(above_axis, wanted.back()));
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (std::abs(places[i] - wanted[i]) > kMaxMovedLines * line) return {};
  }
  return places;
}

void name_part(ChartIr& chart, const ChartOptions& options, const ChartFrame& frame,
               std::size_t series, double at) {
  const Scale& scale = frame.values;
  const double span = scale.max - scale.min, step = span / kRoundedShare;
  const double value = scale.max - (at - frame.plot.top) / frame.plot.height * span;
  const bool left = chart.category.reversed;
  const std::size_t last = chart.data.categories.size() - 1;
  ChartLabelSeries names;
  names.name = chart.data.series[series].name;
  names.values.resize(chart.data.categories.size());
  names.values[last] = without_noise(std::round(value / step) * step);
  names.labels.color = name_color(chart, options, series);
  names.labels.bold = chart.label_text.bold;
  const double bar = frame.slot() / (1 + chart.gap_width / 100.0);
  names.labels.points.push_back({last,
                                 ChartLabelShow::Name,
                                 left ? ChartLabelPlace::Left : ChartLabelPlace::Right,
                                 {},
                                 (left ? -1 : 1) * (bar / 2 + kFromBarPt),
                                 {}});
  chart.label_series.push_back(std::move(names));
}

}  // namespace

bool may_name_ends(const ChartIr& chart, const ChartOptions& options) {
  const bool lines = chart.plot == ChartPlot::Line, stacks = chart.plot == ChartPlot::StackedBar;
  if ((!lines && !stacks) || chart.data.categories.empty()) return false;
  if (lines && options.data_labels.value_or(false)) return false;
  std::size_t count = 0;
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    const ChartRole role = role_of(chart, s).role;
    // Sums on stacks are above them; other series have names and labels of their own.
    if (role == ChartRole::Caption && stacks) continue;
    if (role != ChartRole::Data || (lines && !chart.roles.empty())) return false;
    const ChartColumn& column = chart.data.series[s];
    if (!column.values.back() || column.name.empty() || column.name.find('\n') != std::string::npos)
      return false;
    ++count;
  }
  return count > 1 && count <= (lines ? kMaxLines : kMaxParts);
}

bool reserve_end_names(ChartIr& chart, const ChartOptions& options, const ChartRect& space,
                       const LabelRuler& ruler, const NamePlan& plan) {
  if (chart.horizontal) return false;
  const bool lines = chart.plot == ChartPlot::Line;
  double widest = 0;
  if (lines) {
    const std::optional<double> name = widest_line_name(chart, options, ruler, plan.over_pt);
    if (!name) return false;
    if (plan.beside_pt) {
      chart.beside_pt = *plan.beside_pt;
      return true;
    }
    widest = *name;
  } else {
    for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
      if (is_named(chart, s))
        widest = std::max(widest, ruler.width(chart.data.series[s].name, chart.label_text));
    }
    if (widest > kMaxNameShare * to_pt(chart.size.w)) return false;
  }
  const double needed = widest + 3 * kGapPt + (lines ? 0 : kFromBarPt);
  const auto count = static_cast<double>(chart.data.categories.size());
  // What is free in the plot after the last end already; twice, because it shrinks with the plot.
  for (int round = 0; round < 2; ++round) {
    const double slot = (space.width - chart.beside_pt) / count;
    double free = 0;
    if (!lines)
      free = (slot - thickness(slot)) / 2;
    else if (!chart.steps && chart.data.x != ChartX::Date)
      free = slot / 2;
    chart.beside_pt = std::max(0.0, needed - free);
  }
  return true;
}

bool place_end_names(ChartIr& chart, const ChartOptions& options, const LabelRuler& ruler,
                     NamePlan& plan) {
  if (chart.plot == ChartPlot::Line) return place_line_names(chart, options, ruler, plan);
  const ChartFrame frame = chart_frame(chart, ruler);
  std::vector<End> ends = parts_of_stack(frame);
  const std::vector<double> places = ends.empty() ? std::vector<double>{} : places_of(ends, frame);
  if (places.empty()) return false;
  plan.needed_pt = chart.beside_pt;
  const ChartRect& plot = frame.plot;
  chart.inner_plot = Rect{emu_from_pt(plot.left), emu_from_pt(plot.top), emu_from_pt(plot.width),
                          emu_from_pt(plot.height)};
  for (std::size_t i = 0; i < ends.size(); ++i)
    name_part(chart, options, frame, ends[i].series, places[i]);
  chart.value.min = frame.values.min;
  chart.value.max = frame.values.max;
  if (chart.value.show_labels || chart.value.grid) chart.value.major_unit = frame.values.step;
  return true;
}

}  // namespace deckle::layout
