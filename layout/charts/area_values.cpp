#include "layout/charts/area_values.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "layout/charts/chart_frame.h"
#include "layout/messages/tr.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {
namespace {

constexpr double kApartPt = 2;  // ours: between labels, and from the plot's edges

struct Label {
  std::size_t series = 0, point = 0;
  double x = 0, y = 0, width = 0;  // of its middle
  double right_pt = 0;
};

class AreaLabels {
 public:
  AreaLabels(const ChartIr& chart, const LabelRuler& ruler)
      : chart_(chart), ruler_(ruler), frame_(chart_frame(chart, ruler)) {}

  // Of one category, from the highest area down.
  void add(std::size_t point) {
    const NumberFormat format = parse_number_format(chart_.label_format);
    const double base = frame_.along_values(frame_.base());
    std::vector<Label> labels;
    for (std::size_t s = 0; s < chart_.data.series.size(); ++s) {
      const auto& values = chart_.data.series[s].values;
      if (point >= values.size() || !values[point]) continue;
      Label label{s, point, frame_.along_categories(point),
                  (frame_.along_values(*values[point]) + base) / 2,
                  ruler_.width(write_number(*values[point], format), chart_.label_text), 0};
      const double least = frame_.plot.left + label.width / 2 + kApartPt;
      const double most = frame_.plot.left + frame_.plot.width - label.width / 2 - kApartPt;
      label.right_pt = std::clamp(label.x, least, std::max(least, most)) - label.x;
      labels.push_back(label);
    }
    all_ += labels.size();
    std::stable_sort(labels.begin(), labels.end(),
                     [](const Label& a, const Label& b) { return a.y < b.y; });
    for (const Label& label : labels) {
      const bool touches = std::any_of(kept_.begin(), kept_.end(),
                                       [&](const Label& other) { return touch(label, other); });
      if (!touches) kept_.push_back(label);
    }
  }

  [[nodiscard]] const std::vector<Label>& kept() const { return kept_; }
  [[nodiscard]] std::size_t all() const { return all_; }

 private:
  [[nodiscard]] bool touch(const Label& a, const Label& b) const {
    const double across = std::abs(a.x + a.right_pt - b.x - b.right_pt);
    return across < (a.width + b.width) / 2 + kApartPt &&
           std::abs(a.y - b.y) < line_height(chart_.label_text);
  }

  const ChartIr& chart_;
  const LabelRuler& ruler_;
  const ChartFrame frame_;
  std::vector<Label> kept_;
  std::size_t all_ = 0;
};

}  // namespace

void place_area_values(ChartIr& chart, const LabelRuler& ruler,
                       std::vector<ChartChange>& changes) {
  const std::size_t count = chart.data.series.size();
  if (chart.plot != ChartPlot::Area || chart.labels != ChartLabels::Value || count < 2 ||
      !chart.roles.empty())
    return;
  AreaLabels labels(chart, ruler);
  for (std::size_t i = 0; i < chart.data.categories.size(); ++i) labels.add(i);
  std::vector<ChartSeriesLabels> own(count);
  for (const Label& label : labels.kept())
    own[label.series].points.push_back({label.point, ChartLabelShow::Value,
                                        ChartLabelPlace::Default, chart.label_format,
                                        label.right_pt});
  for (std::size_t s = 0; s < count; ++s) {
    own[s].format = chart.label_format;
    own[s].color.color = chart.label_text.color;
    own[s].bold = chart.label_text.bold;
    chart.series_styles[s].labels = std::move(own[s]);
  }
  chart.labels = ChartLabels::None;
  const std::size_t all = labels.all(), kept = labels.kept().size();
  if (kept == all) return;
  const std::size_t left_out = all - kept;
  changes.push_back(
      {tr("{} of {} values are not written, as they would touch others", left_out, all),
       tr("use a line chart, or show fewer points"),
       {{"change", std::string("thin-values")},
        {"left_out", static_cast<std::int64_t>(left_out)}}});
}

}  // namespace deckle::layout
