// c:ser of every plot: the children common to all, then those of each plot, in schema order.

#include "ooxml/chart/chart_part.h"

namespace deckle::ooxml::chart {
namespace {

constexpr double kLinePt = 2.25, kAreaEdgePt = 1.5, kEdgePt = 0.75;
constexpr int kAreaAlphaPct = 25;  // areas overlap: those behind stay visible
constexpr int kSingleAreaAlphaPct = 70;

void number(xml::Writer& w, std::string_view name, std::size_t value) {
  w.open(name).attribute("val", static_cast<std::int64_t>(value)).close();
}

// Neighbouring bars and slices are separated by a line of the background's colour.
void filled_shape(Part& part, const ChartColor& color) {
  xml::Writer& w = part.w;
  w.open("c:spPr");
  write_solid_fill(w, color);
  const ChartIr& chart = part.chart;
  if ((chart.plot == ChartPlot::Bar && chart.data.series.size() == 1) || !chart.separate_bars)
    write_no_line(w);
  else
    write_line(w, chart.background, kEdgePt, "solid");
  w.close();
}

void shape(Part& part, const ChartSeriesStyle& series_style) {
  xml::Writer& w = part.w;
  switch (part.chart.plot) {
    case ChartPlot::Bar:
    case ChartPlot::StackedBar:
    case ChartPlot::Pie:
      filled_shape(part, series_style.color);
      return;
    case ChartPlot::Area:
      w.open("c:spPr");
      write_solid_fill(w, series_style.color,
                       part.chart.data.series.size() > 1 ? kAreaAlphaPct : kSingleAreaAlphaPct);
      write_line(w, series_style.color, kAreaEdgePt, "solid");
      w.close();
      return;
    case ChartPlot::Line:
    case ChartPlot::Scatter:
      w.open("c:spPr");
      write_line(w, series_style.color, kLinePt, series_style.dash);
      w.close();
      return;
  }
}

void marker(Part& part, const ChartColor& color, const std::string& symbol) {
  xml::Writer& w = part.w;
  w.open("c:marker");
  w.open("c:symbol").attribute("val", symbol).close();
  if (symbol != "none") {
    w.open("c:size").attribute("val", kChartMarkerPt).close();
    w.open("c:spPr");
    write_solid_fill(w, color);
    write_line(w, part.chart.background, kEdgePt, "solid");
    w.close();
  }
  w.close();
}

void points(Part& part, const ChartSeriesStyle& series_style) {
  xml::Writer& w = part.w;
  for (const auto& [index, color] : series_style.points) {
    w.open("c:dPt");
    number(w, "c:idx", index);
    if (part.chart.plot != ChartPlot::Pie)
      w.open("c:invertIfNegative").attribute("val", false).close();
    w.open("c:bubble3D").attribute("val", false).close();
    filled_shape(part, color);
    w.close();
  }
  if (series_style.marker != "none") return;
  for (const std::size_t index : series_style.lone_points) {
    w.open("c:dPt");
    number(w, "c:idx", index);
    marker(part, series_style.color, "circle");
    w.open("c:bubble3D").attribute("val", false).close();
    w.close();
  }
}

}  // namespace

void write_series(Part& part, std::size_t series) {
  xml::Writer& w = part.w;
  const ChartPlot plot = part.chart.plot;
  const ChartSeriesStyle& series_style = part.chart.series_styles[series];
  const bool line = plot == ChartPlot::Line || plot == ChartPlot::Scatter;
  w.open("c:ser");
  number(w, "c:idx", series);
  number(w, "c:order", series);
  write_series_name(part, series);
  shape(part, series_style);
  if (plot == ChartPlot::Bar || plot == ChartPlot::StackedBar)
    w.open("c:invertIfNegative").attribute("val", false).close();
  if (line) marker(part, series_style.color, series_style.marker);
  points(part, series_style);
  write_data_labels(part, series);
  write_categories(part, plot == ChartPlot::Scatter ? "c:xVal" : "c:cat");
  write_values(part, series, plot == ChartPlot::Scatter ? "c:yVal" : "c:val");
  if (line) w.open("c:smooth").attribute("val", false).close();
  w.close();
}

}  // namespace deckle::ooxml::chart
