// Labels of charts with series of their own roles, and the space that labels and arrows need above
// the bars.

#include <algorithm>
#include <cmath>

#include "layout/charts/chart_frame.h"
#include "layout/charts/fit_labels.h"
#include "layout/charts/number_format.h"
#include "layout/charts/part_labels.h"
#include "layout/charts/point_labels.h"
#include "layout/charts/variants.h"

namespace deckle::layout {
namespace {

constexpr double kGapPt = 3;  // ours, as between other labels: a quarter of 12 pt
constexpr std::size_t kMaxCaptions = 30, kMaxMarkers = 12;  // as of other bars and lines
constexpr double kMaxNameShare = 0.25;  // of the chart's width, for the name of a target
constexpr double kMarkerSpacePt = 18;   // as of lines (style_series.cpp)
constexpr double kArrowGapPt = 4;       // ours: below an arrow, and above its text

std::optional<std::size_t> series_of(const ChartIr& chart, ChartRole role) {
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    if (chart.roles[s].role == role) return s;
  }
  return std::nullopt;
}

bool has_role_at(const ChartIr& chart, ChartRole role, std::size_t point) {
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    if (chart.roles[s].role == role && chart.data.series[s].values[point]) return true;
  }
  return false;
}

// The format that writes a number, whatever its sign, as an increase or as a decrease.
std::string signed_format(const NumberFormat& format, bool rise) {
  std::string code = format.code == "General" ? "0.##" : format.code;
  code = code.substr(0, code.find(';'));
  const std::string mark = rise ? "\"+\"" : "\"-\"";
  return mark + code + ";" + mark + code + ";" + code;
}

// The chart without the series that deckle added and without lines over it.
ChartIr bars_alone(const ChartIr& chart) {
  ChartIr out = chart;
  out.roles.clear();
  out.series_styles.clear();
  out.data.series.clear();
  for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
    if (role_of(chart, s).role != ChartRole::Data) continue;
    out.data.series.push_back(chart.data.series[s]);
    out.series_styles.push_back(chart.series_styles[s]);
  }
  return out;
}

double slot_of(const ChartIr& chart, const ChartRect& space) {
  const auto count = static_cast<double>(std::max<std::size_t>(1, chart.data.categories.size()));
  return (chart.horizontal ? space.height : space.width) / count;
}

// Labels at the ends of the stacks; whether all have space.
bool fit_captions(ChartIr& chart, const ChartOptions& options, const ChartRect& space,
                  const NumberFormat& format, const LabelRuler& ruler, std::size_t series) {
  const ChartColumn& column = chart.data.series[series];
  const bool waterfall = chart.roles.front().role != ChartRole::Data;
  ChartSeriesLabels labels;
  labels.values = true;
  labels.place = ChartLabelPlace::InsideBase;
  labels.format = format.code;
  labels.color = options.foreground;
  labels.color.color = chart.label_text.color;
  labels.bold = !waterfall || chart.label_text.bold;
  RunStyle style = chart.label_text;
  style.bold = labels.bold;
  double widest = 0;
  for (std::size_t i = 0; i < column.values.size(); ++i) {
    if (!column.values[i]) continue;
    std::string code = format.code;
    const bool rise = has_role_at(chart, ChartRole::Rise, i),
               fall = has_role_at(chart, ChartRole::Fall, i);
    if (rise || fall) {
      code = signed_format(format, rise);
      labels.points.push_back({i, ChartLabelShow::Value, labels.place, code});
    }
    widest = std::max(
        widest, ruler.width(write_number(*column.values[i], parse_number_format(code)), style));
  }
  const double slot = slot_of(chart, space);
  const bool fits = column.values.size() <= kMaxCaptions &&
                    (chart.horizontal ? line_height(style) <= slot : widest + kGapPt <= slot);
  if (!options.data_labels.value_or(fits)) return false;
  chart.series_styles[series].labels = std::move(labels);
  return fits;
}

// Labels of the parts of stacks that hold theirs, below sums, in smaller letters where they have to be.
// False: most parts do not, and none is labelled.
bool label_large_parts(ChartIr& chart, const ChartOptions& options, const ChartRect& space,
                       const NumberFormat& format, const LabelRuler& ruler) {
  constexpr double kBelowSums = 0.9;  // ours: of the plot, which sums make shorter
  constexpr double kLeastShare = 0.5;
  const auto& data = chart.data;
  std::vector<double> sums(data.categories.size(), 0);
  for (std::size_t s = 0; s < data.series.size(); ++s) {
    for (std::size_t i = 0; i < sums.size() && role_of(chart, s).role == ChartRole::Data; ++i)
      sums[i] += data.series[s].values[i].value_or(0);
  }
  const double highest = *std::max_element(sums.begin(), sums.end());
  if (!(highest > 0)) return false;
  const double length = kBelowSums * (chart.horizontal ? space.width : space.height);
  const double bar = slot_of(chart, space) / (1 + chart.gap_width / 100.0);
  std::vector<ChartSeriesLabels> labels(data.series.size());
  double parts = 0, labelled = 0;
  for (std::size_t s = 0; s < data.series.size(); ++s) {
    if (role_of(chart, s).role != ChartRole::Data) continue;
    labels[s].color = chart.series_styles[s].label_color;
    labels[s].bold = chart.label_text.bold;
    for (std::size_t i = 0; i < sums.size(); ++i) {
      const double value = data.series[s].values[i].value_or(0);
      if (!(value > 0)) continue;
      ++parts;
      const std::optional<double> size =
          part_label_size(chart, ruler, write_number(value, format),
                          {value / highest * length, bar}, options.min_pt);
      if (!size) continue;
      ++labelled;
      labels[s].points.push_back({i, ChartLabelShow::Value, ChartLabelPlace::Center, format.code});
      if (*size < chart.label_text.size_pt) labels[s].points.back().size_pt = *size;
      const ChartColor& color = label_color_at(chart.series_styles[s], i);
      if (color.color.rgb != labels[s].color.color.rgb) labels[s].points.back().color = color;
    }
  }
  if (labelled < kLeastShare * parts) return false;
  for (std::size_t s = 0; s < data.series.size(); ++s) {
    if (!labels[s].points.empty()) chart.series_styles[s].labels = std::move(labels[s]);
  }
  return true;
}

void hide_value_axis(ChartIr& chart) {
  chart.value.show_labels = false;
  chart.value.grid = false;
}

// The higher of a category above its marker, the others below.
void label_dumbbell(ChartIr& chart, const ChartOptions& options, const ChartRect& space,
                    const NumberFormat& format, const LabelRuler& ruler) {
  const std::size_t count = chart.data.categories.size();
  double widest = 0;
  std::size_t authored = 0;
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    if (!is_authored(chart, s)) continue;
    ++authored;
    for (const std::optional<double>& value : chart.data.series[s].values) {
      if (value)
        widest = std::max(widest, ruler.width(write_number(*value, format), chart.label_text));
    }
  }
  const bool fits =
      authored == 2 && count <= kMaxMarkers && widest + kGapPt <= slot_of(chart, space);
  if (!options.data_labels.value_or(fits)) return;
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    if (!is_authored(chart, s)) continue;
    ChartSeriesLabels labels;
    labels.values = true;
    labels.place = ChartLabelPlace::Above;
    labels.format = format.code;
    labels.color.color = chart.label_text.color;
    labels.bold = chart.label_text.bold;
    for (std::size_t i = 0; i < count; ++i) {
      const std::optional<double>& value = chart.data.series[s].values[i];
      if (!value) continue;
      bool highest = true;
      for (std::size_t other = 0; other < chart.roles.size(); ++other) {
        const std::optional<double>& its = chart.data.series[other].values[i];
        if (other == s || !is_authored(chart, other) || !its) continue;
        if (*its > *value || (*its == *value && other < s)) highest = false;
      }
      if (!highest)
        labels.points.push_back({i, ChartLabelShow::Value, ChartLabelPlace::Below, format.code});
    }
    chart.series_styles[s].labels = std::move(labels);
  }
  if (fits) hide_value_axis(chart);
}

// The name and value of the target at the right of its line, where there is space, else above its
// first point.
void label_target(ChartIr& chart, const ChartOptions& options, ChartRect& space,
                  const NumberFormat& format, const LabelRuler& ruler) {
  const std::optional<std::size_t> target = series_of(chart, ChartRole::Target);
  if (!target || chart.data.categories.empty()) return;
  const ChartColumn& column = chart.data.series[*target];
  ChartSeriesLabels labels;
  labels.color.color = chart.label_text.color;
  labels.bold = true;
  RunStyle style = chart.label_text;
  style.bold = true;
  const std::string text = column.name + " " + write_number(*column.values.front(), format);
  const double width = ruler.width(text, style) + 2 * kGapPt;
  ChartPointLabel label{column.values.size() - 1, ChartLabelShow::NameAndValue,
                        ChartLabelPlace::Right, format.code};
  const bool beside = !options.rtl && chart.legend != ChartLegend::Right && !chart.second &&
                      width <= kMaxNameShare * to_pt(chart.size.w);
  if (beside) {
    space.width -= width;
    // Areas end at the plot's edge, bars and lines half a slot before it.
    if (chart.plot != ChartPlot::Area && chart.plot != ChartPlot::Scatter)
      label.right_pt = slot_of(chart, space) / 2;
    chart.inner_plot = Rect{emu_from_pt(space.left), emu_from_pt(space.top),
                            emu_from_pt(space.width), emu_from_pt(space.height)};
  } else {
    label.point = 0;
    label.place = ChartLabelPlace::Above;
  }
  labels.points.push_back(std::move(label));
  chart.series_styles[*target].labels = std::move(labels);
}

void label_arrows(ChartIr& chart) {
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    if (chart.roles[s].role != ChartRole::Arrow) continue;
    const auto& values = chart.data.series[s].values;
    std::size_t first = values.size(), last = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (!values[i]) continue;
      first = std::min(first, i);
      last = i;
    }
    ChartSeriesLabels labels;
    labels.color.color = chart.label_text.color;
    labels.bold = true;
    ChartPointLabel label{(first + last) / 2, ChartLabelShow::Name, ChartLabelPlace::Above, {}};
    // Between two points the middle is half a slot to the right of the first of them.
    label.right_pt = (last - first) % 2 == 1 ? -1 : 0;
    labels.points.push_back(std::move(label));
    chart.series_styles[s].labels = std::move(labels);
  }
}

// The values of an area, above its upper edge. First and last are at the edges of the plot, which
// leaves them half of their width.
void label_edge(ChartIr& chart, const ChartOptions& options, ChartRect& space,
                const NumberFormat& format, const LabelRuler& ruler) {
  const std::optional<std::size_t> edge = series_of(chart, ChartRole::Connector);
  const ChartColumn& column = chart.data.series[*edge];
  double widest = 0;
  for (const std::optional<double>& value : column.values) {
    if (value)
      widest = std::max(widest, ruler.width(write_number(*value, format), chart.label_text));
  }
  const auto gaps = static_cast<double>(std::max<std::size_t>(2, column.values.size()) - 1);
  const bool fits =
      column.values.size() <= kMaxMarkers && widest + kGapPt <= (space.width - widest) / gaps;
  if (!options.data_labels.value_or(fits)) return;
  ChartSeriesStyle& style = chart.series_styles[*edge];
  const double gap = (space.width - widest) / gaps;
  if (gap >= kMarkerSpacePt) style.marker = "circle";
  style.labels = labels_of_points(chart, options, column, style.color, format.code, gap, ruler);
  if (const auto point = stressed_point(chart, options, column)) {
    const double size = style.labels->points.front().size_pt;
    style.stress = {*point, size, style.color};
    RunStyle large = chart.label_text;
    large.bold = true;
    large.size_pt = size;
    if (*point == 0 || *point + 1 == column.values.size())
      widest = std::max(widest, ruler.width(write_number(*column.values[*point], format), large));
  }
  if (fits) hide_value_axis(chart);
  space.left += widest / 2;
  space.width -= widest;
  chart.inner_plot = Rect{emu_from_pt(space.left), emu_from_pt(space.top), emu_from_pt(space.width),
                          emu_from_pt(space.height)};
}

}  // namespace

void fit_variant_labels(ChartIr& chart, const ChartOptions& options, const ChartRect& space,
                        const NumberFormat& format, const LabelRuler& ruler) {
  ChartRect plot = space;
  label_target(chart, options, plot, format, ruler);
  label_arrows(chart);
  const std::optional<std::size_t> caption = series_of(chart, ChartRole::Caption);
  const bool waterfall =
      chart.roles.front().role != ChartRole::Data && chart.roles.front().role != ChartRole::Line;
  if (is_edge(chart, chart.roles.size() - 1)) {
    label_edge(chart, options, plot, format, ruler);
    return;
  }
  if (chart.high_low) return label_dumbbell(chart, options, plot, format, ruler);
  ChartIr bars = bars_alone(chart);
  ChartOptions bar_options = options;
  const bool lines = series_of(chart, ChartRole::Line).has_value();
  // Lines run through the labels of bars.
  if (lines && !options.data_labels) bar_options.data_labels = false;
  if (waterfall) {
    bar_options.data_labels = false;
    // One bar at each category is enough to choose the distance between them.
    bars.data.series = {chart.data.series.front()};
    bars.series_styles = {chart.series_styles.front()};
  }
  bars.inner_plot.reset();
  fit_data_labels(bars, bar_options, plot, format, ruler);
  chart.labels = bars.labels;
  chart.label_place = bars.label_place;
  chart.gap_width = bars.gap_width;
  chart.overlap = bars.overlap;
  chart.separate_bars = bars.separate_bars && !waterfall;
  if (!chart.inner_plot) chart.inner_plot = bars.inner_plot;
  // Nobody must take the height of a bar for its value where the axis begins above 0.
  const bool cut = chart.value.min.value_or(0) > 0;
  if (!bars.value.show_labels && !cut) hide_value_axis(chart);
  std::size_t next = 0;
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    if (chart.roles[s].role == ChartRole::Data && next < bars.series_styles.size() && !waterfall) {
      chart.series_styles[s].stress = bars.series_styles[next].stress;
      chart.series_styles[s].labels = bars.series_styles[next++].labels;
    }
    if (chart.roles[s].role == ChartRole::Line && options.data_labels.value_or(false)) {
      ChartSeriesLabels labels;
      labels.values = true;
      labels.place = ChartLabelPlace::Above;
      labels.format =
          chart.roles[s].second_axis && chart.second ? chart.second->format : format.code;
      labels.color.color = chart.label_text.color;
      chart.series_styles[s].labels = std::move(labels);
    }
  }
  if (!caption || !fit_captions(chart, options, plot, format, ruler, *caption)) return;
  if ((waterfall && !cut) ||
      (!waterfall && !options.data_labels && chart.labels == ChartLabels::None &&
       !chart.percent && label_large_parts(chart, options, plot, format, ruler)))
    hide_value_axis(chart);
}

void set_headroom(ChartIr& chart, const LabelRuler& ruler) {
  const std::optional<std::size_t> caption = series_of(chart, ChartRole::Caption);
  const bool captions = caption && chart.series_styles[*caption].labels;
  std::vector<std::size_t> arrows;
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    if (chart.roles[s].role == ChartRole::Arrow) arrows.push_back(s);
  }
  const ChartFrame frame = chart_frame(chart, ruler);
  const double length = chart.horizontal ? frame.plot.width : frame.plot.height;
  const bool edge = is_edge(chart, chart.roles.size() - 1) && chart.series_styles.back().labels;
  if ((captions || caption || edge || !arrows.empty()) && length > 1) {
    const double line = line_height(chart.label_text);
    double above = 0, below = 0;
    if (captions) {
      double extent = line + kGapPt;
      if (chart.horizontal) {
        extent = 0;
        const ChartSeriesLabels& labels = *chart.series_styles[*caption].labels;
        RunStyle style = chart.label_text;
        style.bold = labels.bold;
        for (const auto& value : chart.data.series[*caption].values) {
          if (value)
            extent = std::max(
                extent,
                ruler.width("+" + write_number(*value, parse_number_format(labels.format)), style) +
                    2 * kGapPt);
        }
      }
      for (const auto& value : chart.data.series[*caption].values) {
        if (value) (*value < 0 ? below : above) = extent;
      }
    } else if (chart.labels == ChartLabels::Value &&
               (chart.label_place == ChartLabelPlace::OutsideEnd ||
                chart.label_place == ChartLabelPlace::Above)) {
      double largest = line;
      for (const ChartSeriesStyle& style : chart.series_styles) {
        if (style.stress && is_bar_series(chart, 0))
          largest = std::max(largest, 1.2 * style.stress->size_pt);
      }
      above = largest + kGapPt + kChartMarkerPt;
    } else if (edge) {
      above = label_extent(chart, chart.series_styles.back()) + kGapPt + kChartMarkerPt / 2.0;
    } else if (chart.high_low) {
      above = line + kChartMarkerPt;
    }
    const double band = line + 2 * kArrowGapPt, under_arrows = above;
    above += band * static_cast<double>(arrows.size());
    const ValueRange range = values_on_axis(chart, false);
    const bool from_zero = is_bar_series(chart, 0) || chart.plot == ChartPlot::Area;
    const double start = std::max(0.0, chart.value.min.value_or(0));
    double low = start > 0 && from_zero ? start
                 : from_zero            ? std::min(0.0, range.min)
                             : std::min(range.min, chart.value.min.value_or(frame.values.min));
    const double high = from_zero ? std::max(0.0, range.max) : range.max;
    const double left = std::max(length / 3, length - above - below);
    double span = high > low ? (high - low) * length / left : 1;
    double max = high + above * span / length;
    if (below > 0) low -= below * span / length;
    if (chart.value.show_labels || chart.value.grid) {
      const Scale scale = scale_of(low, max,
                                   {low == 0 || start > 0 ? std::optional(low) : std::nullopt,
                                    std::nullopt, chart.value.major_unit},
                                   measure::Target::LibreOffice);
      low = std::min(low, scale.min);
      max = std::max(max, scale.max);
      chart.value.major_unit = scale.step;
    }
    // The lines of the second axis keep out of it as well.
    if (chart.second && !chart.horizontal) {
      const ValueRange second = values_on_axis(chart, true);
      const double foot = chart.second->min.value_or(second.min);
      const double top = foot + (std::max(second.max, foot) - foot) * length / left;
      const Scale scale =
          scale_of(foot, top, {foot, std::nullopt, std::nullopt}, measure::Target::LibreOffice);
      chart.second->min = foot;
      chart.second->max = scale.max;
      chart.second->major_unit = scale.step;
    }
    span = max - low;
    chart.value.min = without_noise(low);
    chart.value.max = without_noise(max);
    for (std::size_t k = 0; k < arrows.size(); ++k) {
      const double at = under_arrows + kArrowGapPt + band * static_cast<double>(k);
      for (std::optional<double>& value : chart.data.series[arrows[k]].values) {
        if (value) value = without_noise(high + at * span / length);
      }
    }
  }
  // Applications choose another plot for the same ends; the space was made in this one.
  const ChartRect plot = frame.plot;
  if (!chart.inner_plot)
    chart.inner_plot = Rect{emu_from_pt(plot.left), emu_from_pt(plot.top), emu_from_pt(plot.width),
                            emu_from_pt(plot.height)};
  // Half a slot, now that the plot is known.
  for (const std::size_t s : arrows) {
    for (ChartPointLabel& label : chart.series_styles[s].labels->points) {
      if (label.right_pt < 0) label.right_pt = chart.plot == ChartPlot::Area ? 0 : frame.slot() / 2;
    }
  }
}

}  // namespace deckle::layout
