#include "layout/charts/line_values.h"

#include <algorithm>
#include <cmath>

#include "layout/charts/chart_frame.h"
#include "layout/charts/label_boxes.h"
#include "layout/charts/line_names.h"
#include "layout/charts/number_format.h"
#include "layout/charts/point_labels.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMaxLines = 3;
constexpr std::size_t kMaxAllPoints = 8, kMaxPoints = 40;  // ours: of a line with a value at each, at some
constexpr double kSmallestPt = 12;
// Ours: another maximum of a line counts from this share of the highest on.
constexpr double kSecondPeak = 0.9;

class LineLabels {
 public:
  LineLabels(const ChartIr& chart, const ChartOptions& options, const LabelRuler& ruler)
      : chart_(chart),
        options_(options),
        ruler_(ruler),
        frame_(chart_frame(chart, ruler)),
        lines_(line_points(frame_)),
        format_(parse_number_format(chart.label_format)) {
    for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
      ChartSeriesLabels labels;
      labels.format = chart.label_format;
      labels.color = readable_series_color(chart, options, chart.series_styles[s].color);
      labels.bold = is_main(s);
      labels_.push_back(std::move(labels));
      if (const auto point = chart.series_styles[s].name_at)
        placed_.push_back(name_letters(chart, ruler, s, *lines_[s][*point]));
    }
  }

  // The line that others are compared with; without one, each is.
  [[nodiscard]] bool is_main(std::size_t series) const {
    const auto& all = chart_.data.series;
    const bool one = std::any_of(all.begin(), all.end(), [this](const ChartColumn& column) {
      return column.name == options_.highlight;
    });
    return !one || all[series].name == options_.highlight;
  }

  // False: it has no space. The point with the name has its value there.
  bool add(std::size_t series, std::size_t point, double size_pt) {
    const std::optional<double>& value = chart_.data.series[series].values[point];
    if (!value || chart_.series_styles[series].name_at == point) return true;
    const bool high = is_above_others(series, point);
    for (const bool above : {high, !high}) {
      for (const double share : {0.0, 0.5, -0.5, 1.0, -1.0}) {
        if (try_at(series, point, size_pt, above, share)) return true;
      }
    }
    return false;
  }

  // Whether all points of the series have a value then.
  bool add_all(std::size_t series, double size_pt) {
    for (std::size_t i = 0; i < lines_[series].size(); ++i) {
      if (!add(series, i, size_pt)) return false;
    }
    return true;
  }

  // The first of the main line, and the highest of each.
  void add_some(double size_pt) {
    for (const bool main : {true, false}) {
      for (std::size_t s = 0; s < lines_.size(); ++s) {
        if (is_main(s) != main) continue;
        for (const std::size_t point : peaks_of(s)) {
          if (point + 1 < lines_[s].size()) static_cast<void>(add(s, point, size_pt));
        }
        // Of lines that are all compared the axis says where they begin, and their values would meet there.
        const bool begins = lines_.size() == 1 || !options_.highlight.empty();
        if (main && begins && lines_[s].size() > 2 && peaks_of(s).front() != 0)
          static_cast<void>(add(s, 0, size_pt));
      }
    }
  }

  // Whether lines are so near to each other, at most of their points, that a value of one looks like that of
  // the other.
  [[nodiscard]] bool are_close() const {
    const double apart = line_height(chart_.label_text);
    std::size_t near = 0, all = 0;
    for (std::size_t s = 1; s < lines_.size(); ++s) {
      for (std::size_t i = 0; i < lines_[s].size() && i < lines_[s - 1].size(); ++i) {
        if (!lines_[s][i] || !lines_[s - 1][i]) continue;
        ++all;
        if (std::abs(lines_[s][i]->y - lines_[s - 1][i]->y) < apart) ++near;
      }
    }
    return near * 2 > all;
  }

  // By their points, as the file has them.
  [[nodiscard]] std::vector<ChartSeriesLabels> take() {
    for (ChartSeriesLabels& labels : labels_) {
      std::sort(labels.points.begin(), labels.points.end(),
                [](const auto& a, const auto& b) { return a.point < b.point; });
    }
    return std::move(labels_);
  }

  [[nodiscard]] const ChartFrame& frame() const { return frame_; }

 private:
  [[nodiscard]] bool is_above_others(std::size_t series, std::size_t point) const {
    const double own = lines_[series][point]->y;
    for (std::size_t s = 0; s < lines_.size(); ++s) {
      if (s == series || !lines_[s][point]) continue;
      const double its = lines_[s][point]->y;
      if (its < own || (its == own && s < series)) return false;
    }
    return true;
  }

  // The highest point, then others nearly as high, of which each has lower ones on both sides.
  [[nodiscard]] std::vector<std::size_t> peaks_of(std::size_t series) const {
    const auto& values = chart_.data.series[series].values;
    std::size_t best = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i] && (!values[best] || *values[i] > *values[best])) best = i;
    }
    std::vector<std::size_t> out{best};
    for (std::size_t i = 1; i + 1 < values.size() && values[best]; ++i) {
      constexpr std::size_t kFar = 3;
      if (i == best || !values[i] || !values[i - 1] || !values[i + 1]) continue;
      const bool far = i > best ? i - best >= kFar : best - i >= kFar;
      if (far && *values[i] > *values[i - 1] && *values[i] > *values[i + 1] &&
          *values[i] >= kSecondPeak * *values[best])
        out.push_back(i);
    }
    return out;
  }

  bool try_at(std::size_t series, std::size_t point, double size_pt, bool above, double share) {
    const ChartPosition& at = *lines_[series][point];
    RunStyle style = chart_.label_text;
    style.size_pt = size_pt;
    style.bold = labels_[series].bold;
    const double width =
        ruler_.width(write_number(*chart_.data.series[series].values[point], format_), style);
    const double away = label_distance(style);
    const double middle = at.y + (above ? -away : away), x = at.x + share * (width / 2 + 1);
    const double half = kHalfDigits * size_pt, foot = frame_.plot.top + frame_.plot.height;
    const LabelBox digits = letters_at(x, middle, width, size_pt);
    if (digits.left < 0 || digits.right > to_pt(chart_.size.w) || digits.top < frame_.plot.top - half)
      return false;
    // Applications set it a little lower, on the axis or the names of categories.
    if (!above && middle + line_height(style) / 2 + kFromAxisPt > foot) return false;
    if (any_line_at(lines_, or_farther(digits, above))) return false;
    for (const LabelBox& other : placed_) {
      if (too_near(other, digits)) return false;
    }
    placed_.push_back(digits);
    ChartPointLabel label{point, ChartLabelShow::Value,
                          above ? ChartLabelPlace::Above : ChartLabelPlace::Below,
                          chart_.label_format, x - at.x};
    if (size_pt != chart_.label_text.size_pt) label.size_pt = size_pt;
    labels_[series].points.push_back(std::move(label));
    return true;
  }

  const ChartIr& chart_;
  const ChartOptions& options_;
  const LabelRuler& ruler_;
  ChartFrame frame_;
  LinePoints lines_;
  NumberFormat format_;
  std::vector<LabelBox> placed_;
  std::vector<ChartSeriesLabels> labels_;
};

void set_labels(ChartIr& chart, std::vector<ChartSeriesLabels> labels) {
  for (std::size_t s = 0; s < labels.size(); ++s) {
    if (!labels[s].points.empty()) chart.series_styles[s].labels = std::move(labels[s]);
  }
}

}  // namespace

bool may_have_values(const ChartIr& chart, const ChartOptions& options) {
  return chart.plot == ChartPlot::Line && !chart.steps && !chart.high_low && chart.roles.empty() &&
         !options.data_labels && chart.data.series.size() > 1 &&
         chart.data.series.size() <= kMaxLines && chart.data.x != ChartX::Date &&
         chart.data.categories.size() <= kMaxPoints;
}

void label_line_values(ChartIr& chart, const ChartOptions& options, const LabelRuler& ruler) {
  if (!may_have_values(chart, options)) return;
  const double usual = chart.label_text.size_pt;
  std::vector<double> sizes{usual};
  for (const double size : {14.0, kSmallestPt}) {
    if (size < usual) sizes.push_back(size);
  }
  // Of all lines, and then nobody needs the axis.
  if (chart.data.categories.size() <= kMaxAllPoints) {
    for (const double size : sizes) {
      LineLabels labels(chart, options, ruler);
      if (!options.highlight.empty() && labels.are_close()) break;
      bool fits = true;
      for (const bool main : {true, false}) {
        for (std::size_t s = 0; s < chart.data.series.size() && fits; ++s) {
          if (labels.is_main(s) == main) fits = labels.add_all(s, size);
        }
      }
      if (!fits) continue;
      const Scale& scale = labels.frame().values;
      chart.value.min = scale.min;
      chart.value.max = scale.max;
      set_labels(chart, labels.take());
      chart.value.show_labels = chart.value.grid = false;
      return;
    }
  }
  LineLabels labels(chart, options, ruler);
  labels.add_some(usual);
  set_labels(chart, labels.take());
}

}  // namespace deckle::layout
