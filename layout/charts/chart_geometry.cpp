// Axes, titles and legend; the marks are in chart_marks.cpp.

#include "layout/charts/chart_geometry.h"

#include <algorithm>

#include "layout/charts/chart_frame.h"
#include "layout/charts/variants.h"

namespace deckle::layout {
namespace {

using Anchor = ChartTextLine::Anchor;

constexpr double kUnitGapPt = 8;  // between the name of a series and its unit
constexpr double kRowPitch = 1.25;  // lines of a legend beside the plot

// With its label below the plot, or beside it: on the right where the other axis is reversed.
ChartTick tick_at(const ChartFrame& frame, const LabelRuler& ruler, const ChartAxisIr& axis,
                  double at, const std::vector<std::string>& lines) {
  const ChartIr& chart = frame.chart;
  const ChartRect& plot = frame.plot;
  const double height = line_height(axis.labels);
  if (!axis.show_labels) return {at, {}};
  const bool values = &axis == &chart.value;
  if (chart.horizontal == values)
    return {at, ruler.placed(lines, axis.labels,
                             {at, plot.top + plot.height + kAxisGapPt + height / 2})};
  const double middle = at - height * (static_cast<double>(lines.size()) - 1) / 2;
  if (values ? chart.category.reversed : chart.value.reversed)
    return {at, ruler.placed(lines, axis.labels, {plot.left + plot.width + kAxisGapPt, middle},
                             Anchor::Start)};
  return {at, ruler.placed(lines, axis.labels, {plot.left - kAxisGapPt, middle}, Anchor::End)};
}

void set_ticks(const ChartFrame& frame, const LabelRuler& ruler, ChartGeometry& geometry) {
  const ChartIr& chart = frame.chart;
  for (const ScaleTick& tick : frame.value_ticks)
    geometry.value_ticks.push_back(
        tick_at(frame, ruler, chart.value, frame.along_values(tick.value), {tick.label}));
  for (const ScaleTick& tick : frame.across_ticks) {
    double part = (tick.value - frame.across.min) / (frame.across.max - frame.across.min);
    if (chart.category.reversed) part = 1 - part;
    geometry.category_ticks.push_back(tick_at(frame, ruler, chart.category,
                                              frame.plot.left + part * frame.plot.width,
                                              {tick.label}));
  }
  for (std::size_t i = 0; i < frame.labels.size(); ++i)
    geometry.category_ticks.push_back(
        tick_at(frame, ruler, chart.category, frame.along_categories(i), frame.labels[i]));
}

// The second axis is at the other side of the plot.
void set_second_axis_parts(const ChartFrame& frame, const LabelRuler& ruler,
                           ChartGeometry& geometry) {
  const ChartIr& chart = frame.chart;
  if (!chart.second) return;
  const ChartRect& plot = frame.plot;
  const bool left = chart.category.reversed;
  const double x = left ? plot.left - kAxisGapPt : plot.left + plot.width + kAxisGapPt;
  for (const ScaleTick& tick : frame.second_ticks) {
    const double at = frame.along_second(tick.value);
    geometry.second_ticks.push_back(
        {at, ruler.placed(std::vector<std::string>{tick.label}, chart.second->labels, {x, at},
                          left ? Anchor::End : Anchor::Start)});
  }
  if (!has_second_heading(chart, ruler)) return;
  const RunStyle& style = chart.second->title.style;
  const double middle = title_height(chart, ruler) + kEdgePt + line_height(style) / 2;
  geometry.second_title =
      left ? ruler.placed(chart.second->title.text, style, {kEdgePt, middle}, Anchor::Start)
           : ruler.placed(chart.second->title.text, style, {to_pt(chart.size.w) - kEdgePt, middle},
                          Anchor::End);
}

void set_axis_titles(const ChartFrame& frame, const LabelRuler& ruler, ChartGeometry& geometry) {
  const ChartIr& chart = frame.chart;
  const ChartRect& plot = frame.plot;
  const ChartText& below = chart.horizontal ? chart.value.title : chart.category.title;
  const ChartText& beside = chart.horizontal ? chart.category.title : chart.value.title;
  const double bottom = to_pt(chart.size.h) - kEdgePt - legend_height(chart, ruler);
  const bool heading = has_heading(chart, ruler);
  if (!below.text.empty() && !(heading && chart.horizontal))
    geometry.axis_titles.push_back(
        ruler.placed(below.text, below.style,
                     {plot.left + plot.width / 2, bottom - line_height(below.style) / 2}));
  const bool right = chart.horizontal ? chart.value.reversed : chart.category.reversed;
  if (heading) {
    const ChartText& unit = chart.value.title;
    const double edge = kEdgePt + line_height(unit.style) / 2;
    const double after = chart.title_at_start
                             ? ruler.width(chart.title.text, chart.title.style) + kUnitGapPt
                             : 0;
    // As ooxml/chart/axes.cpp writes it.
    const double middle = title_height(chart, ruler) + edge;
    geometry.axis_titles.push_back(
        right ? ruler.placed(unit.text, unit.style, {to_pt(chart.size.w) - kEdgePt - after, middle},
                             Anchor::End)
              : ruler.placed(unit.text, unit.style, {kEdgePt + after, middle}, Anchor::Start));
    return;
  }
  if (beside.text.empty()) return;
  const double edge = kEdgePt + line_height(beside.style) / 2;
  geometry.axis_titles.push_back(
      ruler.placed(beside.text, beside.style,
                   {right ? to_pt(chart.size.w) - edge : edge, plot.top + plot.height / 2}));
  geometry.axis_titles.back().turned = true;
}

// The entries with their widths, not yet placed.
std::vector<ChartLegendEntry> legend_entries(const ChartIr& chart, const LabelRuler& ruler) {
  std::vector<ChartLegendEntry> entries;
  const auto add = [&](std::string name, bool line) {
    std::replace(name.begin(), name.end(), '\n', ' ');
    entries.push_back({{0, 0, line ? kLineKeyPt : kKeyPt, kKeyPt},
                       ruler.placed(name, chart.legend_text, {}, Anchor::Start)});
  };
  if (chart.plot == ChartPlot::Pie) {
    for (const ChartCategory& category : chart.data.categories) add(category.label, false);
  } else {
    for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
      if (is_in_legend(chart, s))
        add(chart.data.series[s].name, has_line_key(chart, s));
    }
  }
  return entries;
}

double width_of(const ChartLegendEntry& entry) {
  return entry.key.width + kKeyGapPt + entry.name.width;
}

void place(ChartLegendEntry& entry, double left, double middle) {
  entry.key.left = left;
  entry.key.top = middle - entry.key.height / 2;
  entry.name.x = left + entry.key.width + kKeyGapPt;
  entry.name.middle = middle;
}

void place_below(const ChartIr& chart, std::vector<ChartLegendEntry>& entries) {
  const double width = to_pt(chart.size.w), line = line_height(chart.legend_text);
  std::vector<std::vector<ChartLegendEntry*>> rows(1);
  double used = 0;
  for (ChartLegendEntry& entry : entries) {
    // As the height of the legend was computed (legend_widths).
    const double wide = width_of(entry) + kEntryGapPt;
    if (!rows.back().empty() && used + wide > kLegendRowShare * width) {
      rows.emplace_back();
      used = 0;
    }
    rows.back().push_back(&entry);
    used += wide;
  }
  double middle = to_pt(chart.size.h) - kEdgePt - line * (static_cast<double>(rows.size()) - 0.5);
  for (const std::vector<ChartLegendEntry*>& row : rows) {
    double whole = -kEntryGapPt;
    for (const ChartLegendEntry* entry : row) whole += width_of(*entry) + kEntryGapPt;
    double left = (width - whole) / 2;
    for (ChartLegendEntry* entry : row) {
      place(*entry, left, middle);
      left += width_of(*entry) + kEntryGapPt;
    }
    middle += line;
  }
}

void place_beside(const ChartIr& chart, const ChartRect& plot,
                  std::vector<ChartLegendEntry>& entries) {
  const double pitch = line_height(chart.legend_text) * kRowPitch;
  double widest = 0;
  for (const ChartLegendEntry& entry : entries) widest = std::max(widest, width_of(entry));
  double middle =
      plot.top + plot.height / 2 - pitch * (static_cast<double>(entries.size()) - 1) / 2;
  for (ChartLegendEntry& entry : entries) {
    place(entry, to_pt(chart.size.w) - kEdgePt - widest, middle);
    middle += pitch;
  }
}

void set_legend(const ChartFrame& frame, const LabelRuler& ruler, ChartGeometry& geometry) {
  if (frame.chart.legend == ChartLegend::None) return;
  geometry.legend = legend_entries(frame.chart, ruler);
  if (frame.chart.legend == ChartLegend::Bottom)
    place_below(frame.chart, geometry.legend);
  else
    place_beside(frame.chart, frame.plot, geometry.legend);
}

}  // namespace

std::optional<ChartGeometry> chart_geometry(const ChartIr& chart, const LabelRuler& ruler) {
  const bool boxed = chart.size.w > Emu(0) && chart.size.h > Emu(0);
  if (!boxed || chart.data.series.empty() || chart.data.categories.empty()) return std::nullopt;
  const ChartFrame frame = chart_frame(chart, ruler);
  ChartGeometry geometry;
  geometry.plot = frame.plot;
  const double width = to_pt(chart.size.w);
  const RunStyle& style = chart.title.style;
  if (chart.title_at_start) {
    const bool right = chart.horizontal ? chart.value.reversed : chart.category.reversed;
    geometry.title.push_back(ruler.placed(
        chart.title.text, style, {right ? width - kEdgePt : kEdgePt, kEdgePt + line_height(style) / 2},
        right ? Anchor::End : Anchor::Start));
  } else if (!chart.title.text.empty())
    geometry.title = ruler.placed(ruler.wrapped(chart.title.text, style, kTitleShare * width),
                                  style, {width / 2, kEdgePt + line_height(style) / 2});
  if (chart.plot != ChartPlot::Pie) {
    geometry.base = frame.along_values(frame.base());
    set_ticks(frame, ruler, geometry);
    set_axis_titles(frame, ruler, geometry);
    set_second_axis_parts(frame, ruler, geometry);
  }
  set_marks(frame, ruler, geometry);
  set_legend(frame, ruler, geometry);
  return geometry;
}

}  // namespace deckle::layout
