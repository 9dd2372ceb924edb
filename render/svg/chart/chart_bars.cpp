// Bars, clustered or stacked, and their value labels.

#include <algorithm>

#include "render/svg/chart/chart_pieces.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::render {
namespace {

struct Bar {
  double across = 0, thickness = 0;  // its lower edge and its size along the categories
  double from = 0, to = 0;           // along the values; `to` is the end away from the base
  bool below = false;                // the value is negative
};

void draw_bar(ChartCanvas& canvas, const Bar& bar, const std::string& attributes) {
  const double low = std::min(bar.from, bar.to), length = std::max(bar.from, bar.to) - low;
  if (canvas.chart().horizontal)
    canvas.rect(low, bar.across, length, bar.thickness, attributes);
  else
    canvas.rect(bar.across, low, bar.thickness, length, attributes);
}

void draw_value(ChartCanvas& canvas, const Bar& bar, const std::string& text, RunStyle style,
                const ChartColor& inside) {
  const ChartIr& chart = canvas.chart();
  const double middle = bar.across + bar.thickness / 2;
  const bool within = chart.label_place == ChartLabelPlace::Center ||
                      chart.label_place == ChartLabelPlace::InsideEnd;
  if (within) style.color = inside.color;
  if (chart.horizontal) {
    if (within)
      canvas.text(text, (bar.from + bar.to) / 2, middle, style, TextAnchor::Middle);
    else if (bar.below != chart.value.reversed)
      canvas.text(text, bar.to - kChartLabelGapPt, middle, style, TextAnchor::End);
    else
      canvas.text(text, bar.to + kChartLabelGapPt, middle, style, TextAnchor::Start);
    return;
  }
  const double half = layout::line_height(style) / 2;
  const double y = within      ? (bar.from + bar.to) / 2
                   : bar.below ? bar.to + half + 1
                               : bar.to - half - 1;
  canvas.text(text, middle, y, style, TextAnchor::Middle);
}

}  // namespace

void draw_chart_bars(ChartCanvas& canvas, const ChartFrame& frame) {
  canvas.begin("label");
  const ChartIr& chart = canvas.chart();
  const bool stacked = chart.plot == ChartPlot::StackedBar;
  const std::size_t series = chart.data.series.size(), count = chart.data.categories.size();
  const double bars = stacked ? 1 : static_cast<double>(std::max<std::size_t>(1, series));
  const double slot = frame.slot(chart), thickness = slot / (bars + chart.gap_width / 100.0);
  const bool separated = chart.separate_bars && (stacked || series > 1);
  const std::string edge =
      separated ? chart_stroke(chart.options.background, kChartEdgePt) : std::string();
  const NumberFormat format = parse_number_format(chart.label_format);
  // The series of a group follow their axis: downward where it is reversed, as that of horizontal
  // bars is.
  const bool backward = chart.horizontal ? !chart.category.reversed : chart.category.reversed;

  struct Labelled {
    Bar bar;
    std::string text;
    ChartColor inside;
  };
  std::vector<Labelled> labelled;
  for (std::size_t i = 0; i < count; ++i) {
    const double group = frame.along_categories(i, chart) - thickness * bars / 2;
    double above = 0, below = 0;
    for (std::size_t s = 0; s < series; ++s) {
      const std::optional<double>& value = chart.data.series[s].values[i];
      if (!value) continue;
      const std::size_t place = stacked ? 0 : backward ? series - 1 - s : s;
      Bar bar{group + thickness * static_cast<double>(place), thickness, 0, 0, *value < 0};
      double& reached = bar.below ? below : above;
      const double begin = stacked ? reached : frame.base(),
                   end = stacked ? reached + *value : *value;
      reached = end;
      bar.from = frame.along_values(begin, chart);
      bar.to = frame.along_values(end, chart);
      const ChartSeriesStyle& series_style = chart.series_styles[s];
      const auto own = std::find_if(series_style.points.begin(), series_style.points.end(),
                                    [i](const auto& point) { return point.first == i; });
      draw_bar(
          canvas, bar,
          chart_fill(own == series_style.points.end() ? series_style.color : own->second) + edge);
      if (chart.labels == ChartLabels::Value)
        labelled.push_back({bar, write_number(*value, format), series_style.label_color});
    }
  }
  for (const Labelled& label : labelled)
    draw_value(canvas, label.bar, label.text, chart.label_text, label.inside);
}

}  // namespace deckle::render
