#include <algorithm>
#include <cmath>
#include <limits>

#include "layout/charts/data.h"
#include "layout/charts/fit_labels.h"
#include "layout/charts/part_labels.h"
#include "layout/charts/point_labels.h"
#include "layout/charts/variants.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMaxLabelled = 30;      // points; more numbers are illegible
constexpr std::size_t kMaxLabelledLine = 12;  // ours: points of a line; labels of more hide it
constexpr double kLabelGapPt = 3;  // ours: between neighbouring labels, a quarter of 12 pt
// Ours, of a bar's width, smaller than PowerPoint's 219 %, so that bars have space for labels.
constexpr double kGapPct = 70, kGapOneSeriesPct = 50;
constexpr double kRoundingPt = 0.5;     // a height may exceed its space by as much
constexpr double kMaxBarPt = 104;       // ours: bars wider than this look too heavy
constexpr double kMinSeparatedPt = 4;   // bars thinner than this touch one another
// Ours, of a pie: width over height from which its legend is at the side; the part of the height
// that its circle keeps beside labels, and that height in lines of labels.
constexpr double kLegendBesidePie = 1.2, kMinPieShare = 0.5, kMinPieLines = 8;
// Ours, of the chart's width, by looking: LibreOffice 7.4 broke a name of 0.1 within the word, and none of
// 0.08. Names in smaller letters than those are in a legend, which has space for larger ones.
constexpr double kWidestPieLabel = 0.08, kLeastPieLabelPt = 12;
constexpr double kMinSharePct = 5;  // a slice with space for its share inside

double widest_value(const ChartIr& chart, const NumberFormat& format, const LabelRuler& ruler) {
  double widest = 0;
  for (const ChartColumn& column : chart.data.series) {
    for (const std::optional<double>& value : column.values) {
      if (value)
        widest = std::max(widest, ruler.width(write_number(*value, format), chart.label_text));
    }
  }
  return widest;
}

std::size_t points_of(const ChartData& data) { return data.series.size() * data.categories.size(); }

// Thickness of a bar, and the gap between groups so that few bars do not become too wide.
double set_bars(ChartIr& chart, double slot) {
  const bool stacked = chart.plot == ChartPlot::StackedBar;
  const double bars = stacked ? 1 : static_cast<double>(chart.data.series.size());
  chart.overlap = stacked ? 100 : 0;
  double gap = bars > 1 ? kGapPct : kGapOneSeriesPct;
  const double thickest = slot / (bars + gap / 100);
  if (thickest > kMaxBarPt) gap = 100 * (slot / kMaxBarPt - bars);
  chart.gap_width = static_cast<int>(std::clamp(std::round(gap), 0.0, 500.0));  // ST_GapAmount
  const double bar = slot / (bars + chart.gap_width / 100.0);
  chart.separate_bars = bar >= kMinSeparatedPt;
  return bar;
}

bool segments_hold_labels(const ChartIr& chart, const ChartRect& space, const NumberFormat& format,
                          const LabelRuler& ruler, double bar) {
  const Scale scale = value_scale(chart, ruler);
  const double length = chart.horizontal ? space.width : space.height;
  const double span = scale.max - scale.min;
  for (const ChartColumn& column : chart.data.series) {
    for (const std::optional<double>& value : column.values) {
      if (!value) continue;
      const double segment = std::abs(*value) / span * length;
      const double width =
          ruler.width(write_number(*value, format), chart.label_text) + kLabelGapPt;
      const double height = line_height(chart.label_text);
      const bool fits =
          chart.horizontal ? width <= segment && height <= bar : height <= segment && width <= bar;
      if (!fits) return false;
    }
  }
  return true;
}

// Each part labelled, in smaller letters where it has to be. False: one of them holds none.
bool label_all_parts(ChartIr& chart, const ChartOptions& options, const ChartRect& space,
                     const NumberFormat& format, const LabelRuler& ruler, double bar) {
  const Scale scale = value_scale(chart, ruler);
  const double length = chart.horizontal ? space.width : space.height;
  std::vector<ChartSeriesLabels> labels(chart.data.series.size());
  for (std::size_t s = 0; s < labels.size(); ++s) {
    const ChartSeriesStyle& style = chart.series_styles[s];
    labels[s].color = style.label_color;
    labels[s].bold = chart.label_text.bold;
    const auto& values = chart.data.series[s].values;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (!values[i]) continue;
      const std::optional<double> size = part_label_size(
          chart, ruler, write_number(*values[i], format),
          {std::abs(*values[i]) / (scale.max - scale.min) * length, bar}, options.min_pt);
      if (!size) return false;
      ChartPointLabel label{i, ChartLabelShow::Value, ChartLabelPlace::Center, format.code};
      if (*size < chart.label_text.size_pt) label.size_pt = *size;
      const ChartColor& color = label_color_at(style, i);
      if (color.color.rgb != style.label_color.color.rgb) label.color = color;
      labels[s].points.push_back(std::move(label));
    }
  }
  for (std::size_t s = 0; s < labels.size(); ++s) chart.series_styles[s].labels = std::move(labels[s]);
  return true;
}

// Horizontal bars: the label after the longest one needs space, so the plot becomes narrower.
void reserve_label_width(ChartIr& chart, const ChartRect& space, double widest) {
  const double width = std::max(space.width / 3, space.width - widest - kLabelGapPt);
  chart.inner_plot = Rect{emu_from_pt(space.left), emu_from_pt(space.top), emu_from_pt(width),
                          emu_from_pt(space.height)};
}

// Each line has labels of its own; where they stand is decided when the plot is known.
void label_lines(ChartIr& chart, const ChartOptions& options, const NumberFormat& format,
                 const LabelRuler& ruler, double slot) {
  for (std::size_t s = 0; s < std::min(chart.series_styles.size(), chart.data.series.size()); ++s) {
    ChartSeriesStyle& style = chart.series_styles[s];
    ChartOptions own = options;
    own.stress = options.stress && chart.data.series.size() == 1;
    style.labels =
        labels_of_points(chart, own, chart.data.series[s], style.color, format.code, slot, ruler);
    if (const auto point = stressed_point(chart, own, chart.data.series[s]))
      style.stress = {*point, style.labels->points.front().size_pt, style.color};
  }
}

// The label of the highlighted bar.
void stress_bar(ChartIr& chart, const ChartOptions& options, const NumberFormat& format,
                const LabelRuler& ruler, double slot) {
  if (chart.data.series.size() != 1 || chart.series_styles.empty()) return;
  const ChartColumn& column = chart.data.series.front();
  const std::optional<std::size_t> point = stressed_point(chart, options, column);
  if (!point) return;
  const std::string text = write_number(*column.values[*point], format);
  constexpr double kAny = std::numeric_limits<double>::infinity();
  const double size = stressed_size(chart, ruler, text, chart.horizontal ? kAny : slot,
                                    chart.horizontal ? slot : kAny);
  ChartSeriesStyle& style = chart.series_styles.front();
  ChartColor color = style.color;
  for (const auto& [index, own] : style.points) {
    if (index == *point) color = own;
  }
  style.stress = {*point, size, readable_series_color(chart, options, color)};
}

double stressed_width(const ChartIr& chart, const NumberFormat& format, const LabelRuler& ruler) {
  if (chart.series_styles.empty() || !chart.series_styles.front().stress) return 0;
  const ChartStress& stress = *chart.series_styles.front().stress;
  RunStyle style = chart.label_text;
  style.bold = true;
  style.size_pt = stress.size_pt;
  return ruler.width(write_number(*chart.data.series.front().values[stress.point], format), style);
}

void hide_value_axis(ChartIr& chart) {
  chart.value.show_labels = false;
  chart.value.grid = false;
}

}  // namespace

void fit_data_labels(ChartIr& chart, const ChartOptions& options, const ChartRect& space,
                     const NumberFormat& format, const LabelRuler& ruler) {
  const std::optional<bool> data_labels = options.data_labels;
  const std::size_t count = std::max<std::size_t>(1, chart.data.categories.size());
  const std::size_t series = std::max<std::size_t>(1, chart.data.series.size());
  const double slot = (chart.horizontal ? space.height : space.width) / static_cast<double>(count);
  const double widest = widest_value(chart, format, ruler);
  const double height = line_height(chart.label_text);
  switch (chart.plot) {
    case ChartPlot::Bar: {
      const double bar = set_bars(chart, slot);
      const double share = series == 1 ? slot : bar;
      const bool fits =
          points_of(chart.data) <= kMaxLabelled &&
          (chart.horizontal ? height <= share + kRoundingPt : widest + kLabelGapPt <= share);
      if (!data_labels.value_or(fits)) return;
      chart.labels = ChartLabels::Value;
      chart.label_place = ChartLabelPlace::OutsideEnd;
      stress_bar(chart, options, format, ruler, slot);
      if (!fits) return;
      hide_value_axis(chart);
      if (chart.horizontal && range_of(chart.data).min >= 0 && !options.rtl)
        reserve_label_width(chart, space, std::max(widest, stressed_width(chart, format, ruler)));
      return;
    }
    case ChartPlot::StackedBar: {
      const double bar = set_bars(chart, slot);
      const bool fits = points_of(chart.data) <= kMaxLabelled &&
                        segments_hold_labels(chart, space, format, ruler, bar);
      if (!fits && !data_labels && points_of(chart.data) <= kMaxLabelled &&
          label_all_parts(chart, options, space, format, ruler, bar))
        return hide_value_axis(chart);
      if (!data_labels.value_or(fits)) return;
      chart.labels = ChartLabels::Value;
      chart.label_place = ChartLabelPlace::Center;
      if (fits) hide_value_axis(chart);
      return;
    }
    case ChartPlot::Line: {
      const bool fits = series == 1 && count <= kMaxLabelledLine && widest + kLabelGapPt <= slot &&
                        chart.data.x != ChartX::Date;  // days are at uneven distances
      if (!data_labels.value_or(fits)) return;
      chart.labels = ChartLabels::Value;
      chart.label_place = ChartLabelPlace::Above;
      if (!chart.steps) label_lines(chart, options, format, ruler, slot);
      if (fits) hide_value_axis(chart);
      return;
    }
    case ChartPlot::Area:
    case ChartPlot::Scatter:
      if (!data_labels.value_or(false)) return;
      chart.labels = ChartLabels::Value;
      chart.label_place =
          chart.plot == ChartPlot::Scatter ? ChartLabelPlace::Above : ChartLabelPlace::Default;
      return;
    case ChartPlot::Pie:
      return;
  }
}

void label_pie(ChartIr& chart, const ChartOptions& options, const NumberFormat& format,
               const LabelRuler& ruler) {
  chart.legend_text.size_pt = chart.label_text.size_pt = options.label_pt;
  double total = 0, smallest = -1;
  if (!chart.data.series.empty()) {
    for (const std::optional<double>& value : chart.data.series.front().values) {
      if (!value) continue;
      total += *value;
      smallest = smallest < 0 ? *value : std::min(smallest, *value);
    }
  }
  const double min_pct = total > 0 ? smallest / total * 100 : 0;
  const bool values = !options.number_format.empty() && format.sections.front().percents == 0;
  chart.label_format = values ? format.code : min_pct < 1 ? "0.0%" : "0%";
  const auto legend = [&] {
    chart.legend = to_pt(chart.size.w) > kLegendBesidePie * to_pt(chart.size.h)
                       ? ChartLegend::Right
                       : ChartLegend::Bottom;
  };
  if (options.listed) {
    // The list has the names, and the shares too where it says so. Slices too narrow for a share leave all
    // shares to it.
    if (!options.data_labels.value_or(true) || min_pct < kMinSharePct) return;
    chart.labels = values ? ChartLabels::Value : ChartLabels::Percent;
    chart.label_place = ChartLabelPlace::InsideEnd;
    return;
  }
  if (!options.data_labels.value_or(true)) return legend();
  // Labels of a ring are in it, so the names are in a legend.
  if (chart.hole_pct > 0) {
    legend();
    chart.labels = values ? ChartLabels::Value : ChartLabels::Percent;
    chart.label_place = ChartLabelPlace::InsideEnd;
    return;
  }
  std::vector<std::string> names;
  for (const ChartCategory& category : chart.data.categories) names.push_back(category.label);
  const double w = to_pt(chart.size.w), h = to_pt(chart.size.h);
  for (double size = options.label_pt; size >= std::max(options.min_pt, kLeastPieLabelPt);
       size -= 1) {
    chart.label_text.size_pt = chart.legend_text.size_pt = size;
    const double widest = ruler.widest(names, chart.label_text);
    // Labels are left and right of a circle of at least half the height.
    if (2 * widest + kMinPieShare * h + 4 * kLabelGapPt <= w && widest <= kWidestPieLabel * w &&
        h >= kMinPieLines * line_height(chart.label_text)) {
      chart.labels = values ? ChartLabels::CategoryValue : ChartLabels::CategoryPercent;
      chart.label_place = ChartLabelPlace::OutsideEnd;
      return;
    }
  }
  chart.label_text.size_pt = chart.legend_text.size_pt = options.label_pt;
  legend();
  chart.labels = values ? ChartLabels::Value : ChartLabels::Percent;
  chart.label_place =
      min_pct >= kMinSharePct ? ChartLabelPlace::InsideEnd : ChartLabelPlace::OutsideEnd;
}

}  // namespace deckle::layout
