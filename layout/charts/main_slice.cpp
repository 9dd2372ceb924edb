#include "layout/charts/main_slice.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

#include "layout/charts/chart_frame.h"
#include "layout/charts/label_boxes.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {
namespace {

// Ours, of the whole: a slice that a title would be about, and its lead over the next one.
constexpr double kLeastShare = 0.4, kLead = 0.1;
constexpr double kSizesPt[] = {32, 28, 24};
constexpr double kMarginPt = 8;  // ours: around the letters, wherever applications set them

struct Slice {
  std::size_t point = 0;
  double share = 0;
};

std::optional<Slice> main_slice(const ChartIr& chart) {
  double total = 0, second = 0;
  Slice first;
  const auto& values = chart.data.series.front().values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double value = std::max(0.0, values[i].value_or(0));
    total += value;
    if (value > first.share) {
      second = first.share;
      first = {i, value};
    } else {
      second = std::max(second, value);
    }
  }
  if (!(total > 0) || !std::isfinite(total)) return std::nullopt;
  first.share /= total;
  if (first.share < kLeastShare || first.share - second / total < kLead) return std::nullopt;
  return first;
}

// How far the centre of the slice is from its nearest edge: rim, side or the pie's middle.
double room(const Slice& slice, double radius) {
  const double half = std::numbers::pi * std::min(0.5, slice.share);
  return radius / 2 * std::sin(std::min(half, std::numbers::pi / 2));
}

// That of the shares of the chart, which has values where its author chose their format.
std::string share_format(const ChartIr& chart) {
  const NumberFormat format = parse_number_format(chart.label_format);
  return format.sections.front().percents > 0 ? chart.label_format : "0%";
}

std::optional<double> size_in(const ChartIr& chart, const Slice& slice, const LabelRuler& ruler) {
  const ChartRect plot = chart_frame(chart, ruler).plot;
  const double radius = std::min(plot.width, plot.height) / 2;
  RunStyle style = chart.label_text;
  style.bold = true;
  const std::string text = write_number(slice.share, parse_number_format(share_format(chart)));
  for (const double size : kSizesPt) {
    style.size_pt = size;
    const double corner = std::hypot(ruler.width(text, style) / 2, kHalfDigits * size);
    if (corner + kMarginPt <= room(slice, radius)) return size;
  }
  return std::nullopt;
}

}  // namespace

void label_main_slice(ChartIr& chart, const ChartOptions& options, const LabelRuler& ruler) {
  const bool shares = chart.labels == ChartLabels::None || chart.labels == ChartLabels::Percent;
  if (chart.plot != ChartPlot::Pie || !options.listed || !options.stress || chart.hole_pct > 0 ||
      !shares || chart.data.series.empty() || chart.series_styles.empty())
    return;
  const std::optional<Slice> slice = main_slice(chart);
  if (!slice) return;
  const std::optional<double> size = size_in(chart, *slice, ruler);
  ChartSeriesStyle& style = chart.series_styles.front();
  if (!size || slice->point >= style.point_label_colors.size()) return;
  if (chart.labels == ChartLabels::Percent) {
    // All slices have their share.
    if (style.stress && style.stress->point == slice->point)
      style.stress->size_pt = std::max(style.stress->size_pt, *size);
    return;
  }
  ChartSeriesLabels labels;
  labels.color = style.point_label_colors[slice->point];
  labels.bold = true;
  ChartPointLabel label{slice->point, ChartLabelShow::Percent, ChartLabelPlace::Center,
                        share_format(chart)};
  label.size_pt = *size;
  labels.points.push_back(std::move(label));
  style.labels = std::move(labels);
}

}  // namespace deckle::layout
