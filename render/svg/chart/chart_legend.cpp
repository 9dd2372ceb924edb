// The title above a chart, and the legend below it or at its side.

#include <algorithm>

#include "layout/charts/chart_space.h"
#include "render/svg/chart/chart_pieces.h"

namespace deckle::render {
namespace {

constexpr double kEdgePt = 8;                  // as in layout/charts/chart_space.cpp
constexpr double kKeyPt = 8, kLineKeyPt = 20;  // a square, or a piece of the line
constexpr double kKeyGapPt = 4, kEntryGapPt = 12;
constexpr double kTitleShare = 0.8, kRowShare = 0.9;  // of the chart's width

struct Entry {
  std::string name;
  std::size_t series = 0;  // or the slice
  double width = 0;
};

bool has_line(const ChartIr& chart) {
  return chart.plot == ChartPlot::Line || chart.plot == ChartPlot::Scatter;
}
double key_width(const ChartIr& chart) { return has_line(chart) ? kLineKeyPt : kKeyPt; }

void draw_entry(ChartCanvas& canvas, const Entry& entry, double x, double middle) {
  const ChartIr& chart = canvas.chart();
  const ChartSeriesStyle& series_style =
      chart.series_styles[chart.plot == ChartPlot::Pie ? 0 : entry.series];
  const ChartColor& color =
      chart.plot == ChartPlot::Pie && entry.series < series_style.points.size()
          ? series_style.points[entry.series].second
          : series_style.color;
  if (has_line(chart)) {
    canvas.line({x, middle}, {x + kLineKeyPt, middle},
                chart_stroke(color, kChartLinePt, series_style.dash));
    draw_chart_marker(canvas, {x + kLineKeyPt / 2, middle}, series_style.marker, color);
  } else {
    canvas.rect(x, middle - kKeyPt / 2, kKeyPt, kKeyPt, chart_fill(color));
  }
  canvas.text(entry.name, x + key_width(chart) + kKeyGapPt, middle, chart.legend_text,
              TextAnchor::Start);
}

std::vector<Entry> entries_of(const ChartCanvas& canvas) {
  const ChartIr& chart = canvas.chart();
  std::vector<Entry> entries;
  const auto add = [&](const std::string& name) {
    std::string line = name;
    std::replace(line.begin(), line.end(), '\n', ' ');
    const double width =
        key_width(chart) + kKeyGapPt + canvas.ruler().width(line, chart.legend_text);
    entries.push_back({std::move(line), entries.size(), width});
  };
  if (chart.plot == ChartPlot::Pie) {
    for (const ChartCategory& category : chart.data.categories) add(category.label);
  } else {
    for (const ChartColumn& column : chart.data.series) add(column.name);
  }
  return entries;
}

void draw_below(ChartCanvas& canvas, const std::vector<Entry>& entries) {
  const ChartIr& chart = canvas.chart();
  const double width = to_pt(chart.size.w), line = layout::line_height(chart.legend_text);
  std::vector<std::vector<Entry>> rows(1);
  double used = 0;
  for (const Entry& entry : entries) {
    if (!rows.back().empty() && used + entry.width > kRowShare * width) {
      rows.emplace_back();
      used = 0;
    }
    rows.back().push_back(entry);
    used += entry.width + kEntryGapPt;
  }
  double middle = to_pt(chart.size.h) - kEdgePt - line * (static_cast<double>(rows.size()) - 0.5);
  for (const std::vector<Entry>& row : rows) {
    double whole = -kEntryGapPt;
    for (const Entry& entry : row) whole += entry.width + kEntryGapPt;
    double x = (width - whole) / 2;
    for (const Entry& entry : row) {
      draw_entry(canvas, entry, x, middle);
      x += entry.width + kEntryGapPt;
    }
    middle += line;
  }
}

void draw_beside(ChartCanvas& canvas, const std::vector<Entry>& entries, const ChartFrame& frame) {
  const ChartIr& chart = canvas.chart();
  const double line = layout::line_height(chart.legend_text) * 1.25;
  double widest = 0;
  for (const Entry& entry : entries) widest = std::max(widest, entry.width);
  const double x = to_pt(chart.size.w) - kEdgePt - widest;
  double middle =
      frame.plot.top + frame.plot.height / 2 - line * (static_cast<double>(entries.size()) - 1) / 2;
  for (const Entry& entry : entries) {
    draw_entry(canvas, entry, x, middle);
    middle += line;
  }
}

}  // namespace

void draw_chart_legend(ChartCanvas& canvas, const ChartFrame& frame) {
  canvas.begin("legend");
  const ChartIr& chart = canvas.chart();
  if (chart.legend == ChartLegend::None) return;
  if (chart.legend == ChartLegend::Bottom)
    draw_below(canvas, entries_of(canvas));
  else
    draw_beside(canvas, entries_of(canvas), frame);
}

void draw_chart_title(ChartCanvas& canvas) {
  canvas.begin("title");
  const ChartText& title = canvas.chart().title;
  if (title.text.empty()) return;
  const double width = to_pt(canvas.chart().size.w), line = layout::line_height(title.style);
  double middle = kEdgePt + line / 2;
  for (const std::string& text : canvas.wrapped(title.text, title.style, kTitleShare * width)) {
    canvas.text(text, width / 2, middle, title.style, TextAnchor::Middle);
    middle += line;
  }
}

}  // namespace deckle::render
