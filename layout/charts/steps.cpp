#include "layout/charts/steps.h"

#include <algorithm>

#include "layout/charts/variant_names.h"
#include "layout/charts/variants.h"
#include "layout/text/deck_labels.h"

namespace deckle::layout {
namespace {

// Two rows for each category. Where its level ends the next one begins.
ChartData rows_of(const ChartIr& chart) {
  const ChartData& data = chart.data;
  const bool whole = chart.steps->whole_categories;
  const std::size_t count = data.categories.size(),
                    rows = whole || count == 0 ? 2 * count : 2 * count - 1;
  ChartData out;
  // Two points of one day are drawn above each other: of categories without a scale each begins
  // with a day. (LibreOffice takes numbers without a format of dates for categories.)
  out.x = whole ? ChartX::Date : data.x;
  for (std::size_t row = 0; row < rows; ++row) {
    ChartCategory at = data.categories[whole ? row / 2 : (row + 1) / 2];
    if (whole) at.number = static_cast<double>(row / 2 + row % 2 + 1);
    out.categories.push_back(std::move(at));
  }
  for (const ChartColumn& column : data.series) {
    ChartColumn doubled{column.name, {}};
    for (std::size_t row = 0; row < rows; ++row) doubled.values.push_back(column.values[row / 2]);
    out.series.push_back(std::move(doubled));
  }
  return out;
}

// How far the middle of a level is to the right of where its value stands.
double to_middle(const ChartFrame& frame, std::size_t point) {
  if (frame.chart.steps->whole_categories || point + 1 >= frame.chart.data.categories.size())
    return 0;
  return (frame.along_categories(point + 1) - frame.along_categories(point)) / 2;
}

// The values above their levels.
void set_value_labels(ChartIr& chart, const ChartFrame& frame) {
  if (chart.labels != ChartLabels::Value) return;
  for (std::size_t s = 0; s < chart.series_styles.size(); ++s) {
    ChartSeriesStyle& style = chart.series_styles[s];
    if (role_of(chart, s).role != ChartRole::Data || style.labels) continue;
    ChartSeriesLabels labels;
    labels.color.color = chart.label_text.color;
    labels.bold = chart.label_text.bold;
    for (std::size_t i = 0; i < chart.data.categories.size(); ++i) {
      if (chart.data.series[s].values[i])
        labels.points.push_back({i,
                                 ChartLabelShow::Value,
                                 ChartLabelPlace::Above,
                                 chart.label_format,
                                 to_middle(frame, i),
                                 {}});
    }
    style.labels = std::move(labels);
  }
  chart.labels = ChartLabels::None;
}

// An axis of days cannot write names: they are labels below the plot.
void set_names(ChartIr& chart, const ChartOptions& options, const ChartFrame& frame) {
  ChartLabelSeries names;
  names.name = std::string(variant_names(options.language).caption);
  names.labels.color.color = chart.category.labels.color;
  names.values.resize(chart.data.categories.size());
  for (std::size_t i = 0; i < frame.labels.size(); ++i) {
    std::string text;
    for (const std::string& line : frame.labels[i]) text += (text.empty() ? "" : "\n") + line;
    if (text.empty()) continue;
    names.values[i] = *chart.value.min;
    names.labels.points.push_back(
        {i, ChartLabelShow::Text, ChartLabelPlace::Below, {}, 0, std::move(text)});
  }
  chart.label_series.push_back(std::move(names));
}

}  // namespace

void make_steps(ChartIr& chart, const ChartOptions& options) {
  chart.steps.emplace();
  chart.steps->whole_categories = chart.plot == ChartPlot::Line && chart.data.x != ChartX::Date;
  if (chart.all) return;
  chart.all = std::make_shared<const ChartData>(chart.data);
  chart.all_name = all_data_sheet(options.language);
}

std::vector<std::size_t> step_ends(const ChartIr& chart, std::size_t series) {
  const auto& values = chart.data.series[series].values;
  if (chart.steps->whole_categories || values.empty() || !values.back()) return {};
  return {values.size() - 1};
}

void finish_steps(ChartIr& chart, const ChartOptions& options, const LabelRuler& ruler) {
  if (chart.data.categories.empty()) return;
  const ChartFrame frame = chart_frame(chart, ruler);
  chart.steps->rows = rows_of(chart);
  if (!chart.inner_plot) {
    const ChartRect& plot = frame.plot;
    chart.inner_plot = Rect{emu_from_pt(plot.left), emu_from_pt(plot.top), emu_from_pt(plot.width),
                            emu_from_pt(plot.height)};
  }
  set_value_labels(chart, frame);
  if (!chart.steps->whole_categories) return;
  chart.value.min = frame.values.min;
  chart.value.max = frame.values.max;
  if (chart.value.show_labels || chart.value.grid) chart.value.major_unit = frame.values.step;
  chart.steps->half_pt = frame.slot() / 2 * (chart.category.reversed ? -1 : 1);
  set_names(chart, options, frame);
}

std::vector<std::optional<ChartPosition>> step_points(const ChartFrame& frame, std::size_t series) {
  const ChartIr& chart = frame.chart;
  const ChartSteps& steps = *chart.steps;
  const auto& values = steps.rows.series[series].values;
  std::vector<std::optional<ChartPosition>> out(values.size());
  for (std::size_t row = 0; row < values.size(); ++row) {
    if (!values[row]) continue;
    const double y = chart.series_styles[series].second_axis ? frame.along_second(*values[row])
                                                             : frame.along_values(*values[row]);
    const double x = steps.whole_categories
                         ? frame.along_categories(row / 2) + (row % 2 == 0 ? -1 : 1) * steps.half_pt
                         : frame.along_categories((row + 1) / 2);
    out[row] = ChartPosition{x, y};
  }
  return out;
}

}  // namespace deckle::layout
