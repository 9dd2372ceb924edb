#include "layout/charts/point_labels.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "layout/charts/chart_frame.h"
#include "layout/charts/data.h"
#include "layout/charts/label_boxes.h"
#include "layout/charts/number_format.h"
#include "layout/charts/variants.h"
#include "layout/text/contrast.h"
#include "layout/text/tones.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {
namespace {

constexpr double kStress = 1.4;  // ours: of the size of other labels
constexpr double kGapPt = 3;     // between neighbouring labels
// Digits stand on the baseline, a quarter of the size above the lower edge of their line; what is
// nearer to a line than kFromLinePt touches it.
constexpr double kDigitsAboveEdge = 0.25;
constexpr double kLeastMovedPt = 1;
constexpr double kAboveAxisPt = 2;  // ours: of a label below its point
constexpr double kInnerEdgePt = 1;  // of the chart's edges, that labels keep

bool has_point_labels(const ChartIr& chart, std::size_t series) {
  const ChartSeriesStyle& style = chart.series_styles[series];
  if (!style.labels || !style.labels->values || chart.steps || chart.high_low) return false;
  return chart.plot == ChartPlot::Line || is_edge(chart, series);
}

double size_of(const ChartIr& chart, const ChartPointLabel& label) {
  return label.size_pt > 0 ? label.size_pt : chart.label_text.size_pt;
}

// The label at a point, and whether it is one of the exceptions already.
ChartPointLabel label_at(const ChartSeriesLabels& labels, std::size_t point) {
  for (const ChartPointLabel& label : labels.points) {
    if (label.point == point) return label;
  }
  return {point, ChartLabelShow::Value, labels.place, labels.format};
}

void set_label(ChartSeriesLabels& labels, const ChartPointLabel& label) {
  const auto at = std::find_if(labels.points.begin(), labels.points.end(),
                               [&](const auto& own) { return own.point >= label.point; });
  if (at != labels.points.end() && at->point == label.point)
    *at = label;
  else
    labels.points.insert(at, label);
}

double width_of(const ChartIr& chart, const LabelRuler& ruler, const ChartSeriesLabels& labels,
                const ChartPointLabel& label, double value) {
  RunStyle style = chart.label_text;
  style.bold = labels.bold || label.bold;
  style.size_pt = size_of(chart, label);
  return ruler.width(write_number(value, parse_number_format(label.format)), style);
}

// The points before and after one, as they are drawn.
struct Neighbours {
  std::optional<ChartPosition> left, right;
};

// Whether a line leads up from the point towards a neighbour.
bool rises_to(const ChartPosition& at, const std::optional<ChartPosition>& to) {
  return to && to->y < at.y;
}

// How far a label above its point has to move so that its corner does not touch the line that rises
// from there; `half` of its width.
double clear_of(const ChartPosition& at, const ChartPosition& to, double half, double above) {
  const double slope = (at.y - to.y) / std::max(0.1, std::abs(to.x - at.x));
  const double room = std::max(0.0, above - kFromLinePt) / slope;
  return std::max(0.0, half - room);
}

void place_label(const ChartIr& chart, const LabelRuler& ruler, const ChartPosition& at,
                 const Neighbours& next, double value, bool space_below, ChartSeriesLabels& labels,
                 std::size_t point) {
  ChartPointLabel label = label_at(labels, point);
  const double half = width_of(chart, ruler, labels, label, value) / 2;
  const bool left = rises_to(at, next.left), right = rises_to(at, next.right);
  const bool valley = left && right;
  label.place = valley && space_below ? ChartLabelPlace::Below : ChartLabelPlace::Above;
  double moved = 0;
  if (label.place == ChartLabelPlace::Above && left != right) {
    const double above = kChartMarkerPt / 2.0 + kDigitsAboveEdge * size_of(chart, label);
    moved = right ? -clear_of(at, *next.right, half, above) : clear_of(at, *next.left, half, above);
  }
  const double lowest = half + kInnerEdgePt, highest = to_pt(chart.size.w) - lowest;
  if (lowest < highest) moved = std::clamp(at.x + moved, lowest, highest) - at.x;
  if (std::abs(moved) < kLeastMovedPt) moved = 0;
  label.right_pt = moved;
  const bool usual = label.place == labels.place && label.format == labels.format &&
                     label.size_pt == 0 && !label.color && moved == 0;
  if (!usual) set_label(labels, label);
}

// Space for labels between the ends of an axis that nobody sees.
void set_label_space(ChartIr& chart, const LabelRuler& ruler) {
  if (chart.horizontal || chart.second || chart.value.show_labels || !chart.roles.empty()) return;
  const bool bars = chart.plot == ChartPlot::Bar && chart.labels == ChartLabels::Value;
  bool lines = chart.plot == ChartPlot::Line && !chart.data.series.empty();
  for (std::size_t s = 0; s < chart.data.series.size() && lines; ++s)
    lines = has_point_labels(chart, s);
  const ValueRange range = range_of(chart.data);
  if ((!bars && !lines) || !range.any || (bars && range.min < 0)) return;
  double extent = 0;
  for (const ChartSeriesStyle& style : chart.series_styles) {
    if (bars)
      extent = std::max(extent, 1.2 * (style.stress ? style.stress->size_pt : chart.label_text.size_pt));
    else
      extent = std::max(extent, label_extent(chart, style));
  }
  const ChartFrame frame = chart_frame(chart, ruler);
  const double length = frame.plot.height;
  const double above = extent + kGapPt + (lines ? kChartMarkerPt / 2.0 : 0);
  const double low = bars ? 0 : std::min(range.min, frame.values.min);
  // Below the lowest point of a line; what begins at 0 goes on doing so.
  const double below =
      lines && low < range.min && low != 0
          ? 1.2 * chart.label_text.size_pt + kGapPt + kChartMarkerPt / 2.0
          : 0;
  const double left = length - above - below;
  if (!(left > length / 3) || !(range.max > low)) return;
  double min = low;
  if (below > 0) min = std::min(low, range.min - below * (range.max - range.min) / left);
  const double span = (range.max - min) * length / (length - above);
  chart.value.min = without_noise(min);
  chart.value.max = without_noise(min + span);
  chart.value.major_unit.reset();
}

}  // namespace

std::optional<std::size_t> stressed_point(const ChartIr& chart, const ChartOptions& options,
                                          const ChartColumn& column) {
  if (!options.stress || column.values.empty() || !options.also_highlighted.empty())
    return std::nullopt;
  if (!options.highlight.empty()) {
    for (std::size_t i = 0; i < chart.data.categories.size(); ++i) {
      if (chart.data.categories[i].label == options.highlight && column.values[i]) return i;
    }
  }
  const bool line = chart.plot == ChartPlot::Line || chart.plot == ChartPlot::Area;
  if (!line || !column.values.back()) return std::nullopt;
  return column.values.size() - 1;
}

double stressed_size(const ChartIr& chart, const LabelRuler& ruler, const std::string& text,
                     double width_pt, double height_pt) {
  RunStyle style = chart.label_text;
  style.bold = true;
  const double usual = chart.label_text.size_pt;
  for (double size = std::round(kStress * usual); size > usual; size -= 1) {
    style.size_pt = size;
    if (ruler.width(text, style) + kGapPt <= width_pt && line_height(style) <= height_pt) return size;
  }
  return usual;
}

ChartColor readable_series_color(const ChartIr& chart, const ChartOptions& options,
                                 const ChartColor& color) {
  if (options.color_authored || !options.plain_background) return {chart.label_text.color};
  const std::uint32_t background = options.background.color.rgb;
  const bool plain = color.lum_mod == 100 && color.lum_off == 0;  // text knows no changed colours
  if (contrast_ratio(color.color.rgb, background) >= options.text_contrast)
    return plain ? color : ChartColor{{"", color.color.rgb}};
  return {legible_on({"", color.color.rgb}, background, options.text_contrast)};
}

ChartSeriesLabels labels_of_points(const ChartIr& chart, const ChartOptions& options,
                                   const ChartColumn& column, const ChartColor& color,
                                   const std::string& format, double slot_pt,
                                   const LabelRuler& ruler) {
  ChartSeriesLabels labels;
  labels.values = true;
  labels.place = ChartLabelPlace::Above;
  labels.format = format;
  labels.color.color = chart.label_text.color;
  labels.bold = chart.label_text.bold;
  if (const std::optional<std::size_t> point = stressed_point(chart, options, column)) {
    ChartPointLabel label{*point, ChartLabelShow::Value, labels.place, format};
    label.size_pt =
        stressed_size(chart, ruler, write_number(*column.values[*point], parse_number_format(format)),
                      slot_pt, std::numeric_limits<double>::infinity());
    label.bold = true;
    label.color = readable_series_color(chart, options, color);
    labels.points.push_back(std::move(label));
  }
  return labels;
}

double label_extent(const ChartIr& chart, const ChartSeriesStyle& style) {
  if (!style.labels) return 0;
  double size = chart.label_text.size_pt;
  for (const ChartPointLabel& label : style.labels->points) size = std::max(size, label.size_pt);
  return 1.2 * size;
}

void settle_point_labels(ChartIr& chart, const LabelRuler& ruler) {
  bool any = false;
  for (std::size_t s = 0; s < chart.series_styles.size(); ++s) {
    any = any || has_point_labels(chart, s) || chart.series_styles[s].stress;
  }
  if (!any) return;
  set_label_space(chart, ruler);
  const ChartFrame frame = chart_frame(chart, ruler);
  const ChartRect& plot = frame.plot;
  if (!chart.inner_plot && !chart.horizontal)
    chart.inner_plot = Rect{emu_from_pt(plot.left), emu_from_pt(plot.top), emu_from_pt(plot.width),
                            emu_from_pt(plot.height)};
  for (std::size_t s = 0; s < chart.series_styles.size(); ++s) {
    if (!has_point_labels(chart, s)) continue;
    ChartSeriesLabels& labels = *chart.series_styles[s].labels;
    const std::vector<std::optional<double>>& values = chart.data.series[s].values;
    const auto at = [&](std::size_t i) -> std::optional<ChartPosition> {
      if (i >= values.size() || !values[i]) return std::nullopt;
      return ChartPosition{frame.along_categories(i), frame.along_values(*values[i])};
    };
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (!values[i]) continue;
      Neighbours next{i > 0 ? at(i - 1) : std::nullopt, at(i + 1)};
      if (chart.category.reversed) std::swap(next.left, next.right);
      const ChartPosition here = *at(i);
      const double needed = 1.2 * chart.label_text.size_pt + kChartMarkerPt / 2.0 + kAboveAxisPt;
      place_label(chart, ruler, here, next, *values[i],
                  plot.top + plot.height - here.y >= needed, labels, i);
    }
  }
}

}  // namespace deckle::layout
