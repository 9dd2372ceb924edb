// The grid, the axes with their labels, and the axes' titles.

#include "layout/charts/chart_space.h"
#include "render/svg/chart/chart_pieces.h"

namespace deckle::render {
namespace {

constexpr double kAxisGapPt = 6;  // between an axis and its labels (layout/charts/chart_space.cpp)
constexpr double kEdgePt = 8;     // between the chart's edge and its outermost text

// A line right across the plot at a place along the values' axis.
void across_plot(ChartCanvas& canvas, const ChartFrame& frame, double at,
                 const std::string& attributes) {
  const layout::PlotSpace& plot = frame.plot;
  if (canvas.chart().horizontal)
    canvas.line({at, plot.top}, {at, plot.top + plot.height}, attributes);
  else
    canvas.line({plot.left, at}, {plot.left + plot.width, at}, attributes);
}

void value_labels(ChartCanvas& canvas, const ChartFrame& frame) {
  const ChartIr& chart = canvas.chart();
  const layout::PlotSpace& plot = frame.plot;
  const RunStyle& style = chart.value.labels;
  for (const ChartTick& tick : frame.value_ticks) {
    const double at = frame.along_values(tick.value, chart);
    if (chart.horizontal)
      canvas.text(tick.label, at,
                  plot.top + plot.height + kAxisGapPt + layout::line_height(style) / 2, style,
                  TextAnchor::Middle);
    else if (chart.category.reversed)
      canvas.text(tick.label, plot.left + plot.width + kAxisGapPt, at, style, TextAnchor::Start);
    else
      canvas.text(tick.label, plot.left - kAxisGapPt, at, style, TextAnchor::End);
  }
}

// Lines of text below `top`, each in the middle of its height.
void text_below(ChartCanvas& canvas, const std::vector<std::string>& lines, double x, double top,
                const RunStyle& style) {
  const double height = layout::line_height(style);
  double middle = top + height / 2;
  for (const std::string& line : lines) {
    canvas.text(line, x, middle, style, TextAnchor::Middle);
    middle += height;
  }
}

void category_labels(ChartCanvas& canvas, const ChartFrame& frame) {
  const ChartIr& chart = canvas.chart();
  const layout::PlotSpace& plot = frame.plot;
  const RunStyle& style = chart.category.labels;
  const double below = plot.top + plot.height + kAxisGapPt;
  for (const ChartTick& tick : frame.across_ticks) {
    const double part = (tick.value - frame.across.min) / (frame.across.max - frame.across.min);
    text_below(canvas, {tick.label}, plot.left + part * plot.width, below, style);
  }
  for (std::size_t i = 0; i < frame.labels.size(); ++i) {
    const double at = frame.along_categories(i, chart);
    if (!chart.horizontal) {
      text_below(canvas, frame.labels[i], at, below, style);
      continue;
    }
    const double height = layout::line_height(style);
    double middle = at - height * (static_cast<double>(frame.labels[i].size()) - 1) / 2;
    for (const std::string& line : frame.labels[i]) {
      if (chart.value.reversed)
        canvas.text(line, plot.left + plot.width + kAxisGapPt, middle, style, TextAnchor::Start);
      else
        canvas.text(line, plot.left - kAxisGapPt, middle, style, TextAnchor::End);
      middle += height;
    }
  }
}

void titles(ChartCanvas& canvas, const ChartFrame& frame) {
  canvas.begin("title");
  const ChartIr& chart = canvas.chart();
  const layout::PlotSpace& plot = frame.plot;
  const ChartText& below = chart.horizontal ? chart.value.title : chart.category.title;
  const ChartText& beside = chart.horizontal ? chart.category.title : chart.value.title;
  double bottom = to_pt(chart.size.h) - kEdgePt;
  if (chart.legend == ChartLegend::Bottom) bottom -= layout::legend_height(chart, canvas.ruler());
  canvas.text(below.text, plot.left + plot.width / 2, bottom - layout::line_height(below.style) / 2,
              below.style, TextAnchor::Middle);
  const bool right = chart.horizontal ? chart.value.reversed : chart.category.reversed;
  const double edge = kEdgePt + layout::line_height(beside.style) / 2;
  canvas.text(beside.text, right ? to_pt(chart.size.w) - edge : edge, plot.top + plot.height / 2,
              beside.style, TextAnchor::Middle, true);
}

}  // namespace

void draw_chart_axes(ChartCanvas& canvas, const ChartFrame& frame) {
  canvas.begin("axis");
  const ChartIr& chart = canvas.chart();
  if (chart.value.grid) {
    for (const ChartTick& tick : frame.value_ticks)
      across_plot(canvas, frame, frame.along_values(tick.value, chart),
                  chart_stroke(chart.options.grid, kChartEdgePt));
  }
  if (chart.value.show_labels) value_labels(canvas, frame);
  if (chart.category.show_labels) category_labels(canvas, frame);
  titles(canvas, frame);
}

void draw_chart_category_line(ChartCanvas& canvas, const ChartFrame& frame) {
  const ChartIr& chart = canvas.chart();
  if (!chart.category.line) return;
  across_plot(canvas, frame, frame.along_values(frame.base(), chart),
              chart_stroke(chart.axis_line, kChartEdgePt));
}

}  // namespace deckle::render
