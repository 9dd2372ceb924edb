// Bars, points and slices of a chart, and their labels.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "layout/charts/chart_frame.h"
#include "layout/charts/data.h"
#include "layout/charts/label_boxes.h"
#include "layout/charts/steps.h"
#include "layout/charts/variants.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {
namespace {

using Anchor = ChartTextLine::Anchor;

constexpr double kMarkGapPt = 4;      // between a mark and its label
// Of the radius: the middle of a label at a slice's inner end, and in its centre.
constexpr double kInsideShare = 0.8, kCenterShare = 0.5;

struct Bar {
  double across = 0, thickness = 0;  // its lower edge and its size along the categories
  double from = 0, to = 0;           // along the values; `to` is the end away from the base
  bool below = false;                // the value is negative
};

ChartRect rect_of(const Bar& bar, bool horizontal) {
  const double low = std::min(bar.from, bar.to), length = std::max(bar.from, bar.to) - low;
  if (horizontal) return {low, bar.across, length, bar.thickness};
  return {bar.across, low, bar.thickness, length};
}

ChartTextLine bar_label(const ChartIr& chart, const LabelRuler& ruler, const Bar& bar,
                        const std::string& text, const ChartColor& inside, ChartLabelPlace place,
                        const ChartStress* stress = nullptr) {
  RunStyle style = chart.label_text;
  const double middle = bar.across + bar.thickness / 2;
  const bool within =
      place == ChartLabelPlace::Center || place == ChartLabelPlace::InsideEnd;
  if (within) style.color = inside.color;
  if (stress != nullptr) {
    style.size_pt = stress->size_pt;
    style.bold = true;
    style.color = stress->color.color;
  }
  if (chart.horizontal) {
    if (within) return ruler.placed(text, style, {(bar.from + bar.to) / 2, middle});
    if (bar.below != chart.value.reversed)
      return ruler.placed(text, style, {bar.to - kMarkGapPt, middle}, Anchor::End);
    return ruler.placed(text, style, {bar.to + kMarkGapPt, middle}, Anchor::Start);
  }
  const double half = line_height(style) / 2;
  const double y = within      ? (bar.from + bar.to) / 2
                   : bar.below ? bar.to + half + 1
                               : bar.to - half - 1;
  return ruler.placed(text, style, {middle, y});
}

// The label that a series with labels of its own has at a point.
std::optional<ChartPointLabel> own_label(const ChartSeriesStyle& style, std::size_t point) {
  if (!style.labels) return std::nullopt;
  for (const ChartPointLabel& label : style.labels->points) {
    if (label.point == point) return label;
  }
  if (!style.labels->values) return std::nullopt;
  return ChartPointLabel{point, ChartLabelShow::Value, style.labels->place, style.labels->format};
}

std::string text_of(const ChartPointLabel& label, const std::string& name, double value) {
  if (label.show == ChartLabelShow::Name) return name;
  const std::string number = write_number(value, parse_number_format(label.format));
  return label.show == ChartLabelShow::Value ? number : name + " " + number;
}

RunStyle style_of(const ChartIr& chart, const ChartSeriesLabels& labels) {
  RunStyle style = chart.label_text;
  style.color = labels.color.color;
  style.bold = labels.bold;
  return style;
}

RunStyle style_of(const ChartIr& chart, const ChartSeriesLabels& labels,
                  const ChartPointLabel& label) {
  RunStyle style = style_of(chart, labels);
  if (label.size_pt > 0) style.size_pt = label.size_pt;
  if (label.bold) style.bold = true;
  if (label.color) style.color = label.color->color;
  return style;
}

// At the end of a stack, where a bar that is not drawn begins.
void set_caption(const ChartIr& chart, const LabelRuler& ruler, const ChartSeriesStyle& style,
                 const std::string& name, std::size_t point, double value, Bar bar,
                 ChartGeometry& geometry) {
  const std::optional<ChartPointLabel> label = own_label(style, point);
  if (!label) return;
  bar.to = bar.from;
  ChartTextLine line = bar_label(chart, ruler, bar, text_of(*label, name, value), style.label_color,
                                 ChartLabelPlace::OutsideEnd);
  line.style = style_of(chart, *style.labels);
  line.width = ruler.width(line.text, line.style);
  geometry.labels.push_back(std::move(line));
}

void set_bars(const ChartFrame& frame, const LabelRuler& ruler, ChartGeometry& geometry) {
  const ChartIr& chart = frame.chart;
  const bool stacked = chart.plot == ChartPlot::StackedBar;
  const std::size_t count = chart.data.categories.size();
  std::size_t series = 0;  // that are bars: those before the lines over them have their places
  std::vector<std::size_t> places(chart.data.series.size(), 0);
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    if (is_bar_series(chart, s)) places[s] = series++;
  }
  const double bars = stacked ? 1 : static_cast<double>(std::max<std::size_t>(1, series));
  const double thickness = frame.slot() / (bars + chart.gap_width / 100.0);
  const NumberFormat format = parse_number_format(chart.label_format);
  // The series of a group follow their axis: downward where it is reversed, as that of horizontal
  // bars is.
  const bool backward = chart.horizontal ? !chart.category.reversed : chart.category.reversed;
  for (std::size_t i = 0; i < count; ++i) {
    const double group = frame.along_categories(i) - thickness * bars / 2;
    double above = 0, below = 0;
    for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
      const std::optional<double>& value = chart.data.series[s].values[i];
      if (!value || !is_bar_series(chart, s)) continue;
      const std::size_t place = stacked ? 0 : backward ? series - 1 - places[s] : places[s];
      Bar bar{group + thickness * static_cast<double>(place), thickness, 0, 0, *value < 0};
      double& reached = bar.below ? below : above;
      const double begin = stacked ? reached : frame.base(),
                   end = stacked ? reached + *value : *value;
      reached = end;
      bar.from = frame.along_values(begin);
      bar.to = frame.along_values(end);
      const ChartSeriesStyle& style = chart.series_styles[s];
      if (!style.drawn) {
        set_caption(chart, ruler, style, chart.data.series[s].name, i, *value, bar, geometry);
        continue;
      }
      geometry.bars.push_back({s, i, rect_of(bar, chart.horizontal)});
      if (style.labels) {
        const std::optional<ChartPointLabel> label = own_label(style, i);
        if (!label) continue;
        ChartTextLine line =
            bar_label(chart, ruler, bar, text_of(*label, chart.data.series[s].name, *value),
                      style.labels->color, label->place);
        line.style = style_of(chart, *style.labels, *label);
        line.width = ruler.width(line.text, line.style);
        geometry.labels.push_back(std::move(line));
        continue;
      }
      if (chart.labels == ChartLabels::Value)
        geometry.labels.push_back(bar_label(
            chart, ruler, bar, write_number(*value, format), label_color_at(style, i),
            chart.label_place,
            style.stress && style.stress->point == i ? &*style.stress : nullptr));
    }
  }
}

void set_own_label(const ChartIr& chart, const LabelRuler& ruler, const ChartSeriesStyle& style,
                   const std::string& name, std::size_t point, double value, ChartPosition at,
                   ChartGeometry& geometry) {
  const std::optional<ChartPointLabel> label = own_label(style, point);
  if (!label) return;
  const RunStyle look = style_of(chart, *style.labels, *label);
  const bool stressed = style.stress && style.stress->point == point;
  const double radius = style.marker == "none" ? 0
                        : stressed             ? kChartStressedMarkerPt / 2.0
                                               : kChartMarkerPt / 2.0;
  // A level runs along below its whole label.
  const double away = radius + line_height(look) / 2 + (chart.steps ? kMarkGapPt / 2 : 0);
  at.x += label->right_pt;
  const std::string text = text_of(*label, name, value);
  if (label->place == ChartLabelPlace::Right)
    geometry.labels.push_back(
        ruler.placed(text, look, {at.x + radius + kMarkGapPt, at.y}, Anchor::Start));
  else if (label->place == ChartLabelPlace::Left)
    geometry.labels.push_back(
        ruler.placed(text, look, {at.x - radius - kMarkGapPt, at.y}, Anchor::End));
  else
    geometry.labels.push_back(ruler.placed(
        text, look,
        {at.x, at.y + (label->place == ChartLabelPlace::Below ? away : -away)}));
}

// The name of a line: after its last point, in reading direction, or above or below a point.
ChartTextLine name_of_line(const ChartIr& chart, const LabelRuler& ruler,
                          const ChartSeriesStyle& series_style, std::string name, double value,
                          ChartPosition at) {
  RunStyle style = chart.label_text;
  style.color = series_style.name_color.color;
  if (series_style.name_pt > 0) style.size_pt = series_style.name_pt;
  if (series_style.name_bold) style.bold = true;
  if (!series_style.name_format.empty())
    name += " " + write_number(value, parse_number_format(series_style.name_format));
  if (chart.steps) at.x += chart.steps->half_pt;
  at.x += series_style.name_right_pt;
  at.y += series_style.name_down_pt;
  if (series_style.name_place != ChartLabelPlace::Default) {
    const double over = label_distance(style);
    return ruler.placed(
        name, style, {at.x, at.y + (series_style.name_place == ChartLabelPlace::Below ? over : -over)});
  }
  const double away = kChartMarkerPt / 2.0 + kMarkGapPt;
  return chart.category.reversed ? ruler.placed(name, style, {at.x - away, at.y}, Anchor::End)
                                 : ruler.placed(name, style, {at.x + away, at.y}, Anchor::Start);
}

// Names beside a stack. Those of categories are labels of their axis.
void set_label_series(const ChartFrame& frame, const LabelRuler& ruler, ChartGeometry& geometry) {
  for (const ChartLabelSeries& series : frame.chart.label_series) {
    ChartSeriesStyle style;
    style.labels = series.labels;
    for (const ChartPointLabel& label : series.labels.points) {
      if (label.show == ChartLabelShow::Text || !series.values[label.point]) continue;
      const double value = *series.values[label.point];
      set_own_label(frame.chart, ruler, style, series.name, label.point, value,
                    {frame.along_categories(label.point), frame.along_values(value)}, geometry);
    }
  }
}

// Lines and areas; of bars the lines over them.
void set_points(const ChartFrame& frame, const LabelRuler& ruler, ChartGeometry& geometry) {
  const ChartIr& chart = frame.chart;
  const RunStyle& style = chart.label_text;
  const NumberFormat format = parse_number_format(chart.label_format);
  const double radius = kChartMarkerPt / 2.0, away = radius + line_height(style) / 2;
  const bool in_areas = chart.plot == ChartPlot::Area && chart.roles.empty();
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    const ChartColumn& column = chart.data.series[s];
    const ChartSeriesStyle& series_style = chart.series_styles[s];
    auto& points = geometry.points.emplace_back(column.values.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (!column.values[i] || is_bar_series(chart, s)) continue;
      const double value = *column.values[i];
      ChartPosition at{frame.along_categories(i), series_style.second_axis
                                                      ? frame.along_second(value)
                                                      : frame.along_values(value)};
      points[i] = at;
      // Labels of areas stand in their middle.
      if (in_areas) at.y = (at.y + frame.along_values(frame.base())) / 2 + away;
      if (series_style.name_at == i)
        geometry.labels.push_back(name_of_line(chart, ruler, series_style, column.name, value, at));
      else if (series_style.labels || is_over_plot(chart, s))
        set_own_label(chart, ruler, series_style, column.name, i, value, at, geometry);
      else if (chart.labels == ChartLabels::Value)
        geometry.labels.push_back(
            ruler.placed(write_number(value, format), style, {at.x, at.y - away}));
    }
    if (chart.steps) points = step_points(frame, s);
  }
}

std::vector<std::string> slice_label(const ChartIr& chart, std::size_t slice, double value,
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

enum class InSlice { Outside, AtRim, Centre };

// How far the middle of a label is from that of the pie.
double from_centre(const LabelRuler& ruler, const std::vector<std::string>& lines, double radius,
                   InSlice place, const RunStyle& style) {
  if (place == InSlice::Outside) return radius + kMarkGapPt;
  if (place == InSlice::Centre) return kCenterShare * radius;
  // All of a large label is within the rim.
  const double corner = std::hypot(ruler.widest(lines, style) / 2, kHalfDigits * style.size_pt);
  return std::max(kCenterShare * radius,
                  std::min(kInsideShare * radius, radius - corner - kMarkGapPt / 2));
}

// Beside the rim: a label grows away from the circle.
std::vector<ChartTextLine> placed_at_slice(const LabelRuler& ruler,
                                           const std::vector<std::string>& lines,
                                           const ChartGeometry& pie, double share, InSlice place,
                                           const RunStyle& style) {
  const bool inside = place != InSlice::Outside;
  const double angle = 2 * std::numbers::pi * share;
  const double dx = std::sin(angle), dy = -std::cos(angle);
  const double height = line_height(style), all = height * static_cast<double>(lines.size());
  const double away = from_centre(ruler, lines, pie.radius, place, style);
  constexpr double kNearVertical = 0.3;  // nearer to top or bottom a label is centred
  const Anchor anchor = inside || std::abs(dx) < kNearVertical ? Anchor::Middle
                        : dx > 0                               ? Anchor::Start
                                                               : Anchor::End;
  const double middle = pie.center.y + away * dy + (inside ? 0 : dy * all / 2);
  return ruler.placed(lines, style, {pie.center.x + away * dx, middle - all / 2 + height / 2},
                      anchor);
}

void set_slices(const ChartFrame& frame, const LabelRuler& ruler, ChartGeometry& geometry) {
  const ChartIr& chart = frame.chart;
  const ChartRect& plot = frame.plot;
  const auto& values = chart.data.series.front().values;
  double total = 0;
  for (const std::optional<double>& value : values) total += std::max(0.0, value.value_or(0));
  if (!(total > 0) || !std::isfinite(total)) return;
  const bool outside =
      chart.labels != ChartLabels::None && chart.label_place == ChartLabelPlace::OutsideEnd;
  const bool named =
      chart.labels == ChartLabels::CategoryPercent || chart.labels == ChartLabels::CategoryValue;
  double rim_w = 0, rim_h = 0;
  if (outside) {
    rim_h = line_height(chart.label_text) * (named ? 2 : 1) + kMarkGapPt;
    rim_w = ruler.widest(named ? labels_of(chart.data) : std::vector<std::string>{"100%"},
                         chart.label_text) +
            kMarkGapPt;
  }
  geometry.radius = std::max(1.0, std::min(plot.width / 2 - rim_w, plot.height / 2 - rim_h));
  geometry.center = {plot.left + plot.width / 2, plot.top + plot.height / 2};
  const ChartSeriesStyle& series_style = chart.series_styles.front();
  double from = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double part = std::max(0.0, values[i].value_or(0)) / total, to = from + part;
    if (part > 0) {
      geometry.slices.push_back({i, from, to});
      RunStyle style = chart.label_text;
      if (!outside && i < series_style.point_label_colors.size())
        style.color = series_style.point_label_colors[i].color;
      if (!outside && series_style.stress && series_style.stress->point == i)
        style.size_pt = series_style.stress->size_pt;
      if (const std::optional<ChartPointLabel> own = own_label(series_style, i)) {
        const std::string share = write_number(part, parse_number_format(own->format));
        for (ChartTextLine& line :
             placed_at_slice(ruler, {share}, geometry, (from + to) / 2, InSlice::Centre,
                             style_of(chart, *series_style.labels, *own)))
          geometry.labels.push_back(std::move(line));
      }
      for (ChartTextLine& line : placed_at_slice(ruler, slice_label(chart, i, *values[i], total),
                                                 geometry, (from + to) / 2,
                                                 outside ? InSlice::Outside : InSlice::AtRim, style))
        geometry.labels.push_back(std::move(line));
    }
    from = to;
  }
}

}  // namespace

void set_marks(const ChartFrame& frame, const LabelRuler& ruler, ChartGeometry& geometry) {
  switch (frame.chart.plot) {
    case ChartPlot::Bar:
    case ChartPlot::StackedBar:
      set_bars(frame, ruler, geometry);
      if (!frame.chart.roles.empty()) set_points(frame, ruler, geometry);
      return set_label_series(frame, ruler, geometry);
    case ChartPlot::Line:
    case ChartPlot::Area:
    case ChartPlot::Scatter:
      return set_points(frame, ruler, geometry);
    case ChartPlot::Pie:
      return set_slices(frame, ruler, geometry);
  }
}

}  // namespace deckle::layout
