// c:ser of every plot: the children common to all, then those of each plot, in schema order.

#include <algorithm>

#include "ooxml/chart/chart_part.h"

namespace deckle::ooxml::chart {
namespace {

constexpr double kAreaEdgePt = 1.5, kEdgePt = 0.75;
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

// c:spPr of a line; its ends are those of the series.
void line_shape(Part& part, const ChartSeriesStyle& style) {
  xml::Writer& w = part.w;
  w.open("c:spPr");
  if (!style.stroked) {
    write_no_line(w);
  } else if (style.arrow) {
    w.open("a:ln").attribute("w", emu_from_pt(style.line_pt)).attribute("cap", "flat");
    write_solid_fill(w, style.color);
    w.empty("a:round");
    w.open("a:tailEnd").attribute("type", "triangle").close();
    w.close();
  } else {
    write_line(w, style.color, style.line_pt > 0 ? style.line_pt : kChartLinePt, style.dash);
  }
  w.close();
}

bool has_edge(const ChartIr& chart) {
  return std::any_of(
      chart.roles.begin(), chart.roles.end(),
      [](const ChartSeriesRole& role) { return role.role == ChartRole::Connector; });
}

void shape(Part& part, const ChartSeriesStyle& series_style) {
  xml::Writer& w = part.w;
  if (!series_style.drawn) return write_no_fill_shape(w);
  if (series_style.line) return line_shape(part, series_style);
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
      // A line of its own along the upper edge leaves the sides open.
      if (has_edge(part.chart))
        write_no_line(w);
      else
        write_line(w, series_style.color, kAreaEdgePt, "solid");
      w.close();
      return;
    case ChartPlot::Line:
    case ChartPlot::Scatter:
      line_shape(part, series_style);
      return;
  }
}

void marker(Part& part, const ChartColor& color, const std::string& symbol,
            int size = kChartMarkerPt) {
  xml::Writer& w = part.w;
  w.open("c:marker");
  w.open("c:symbol").attribute("val", symbol).close();
  if (symbol != "none") {
    w.open("c:size").attribute("val", size).close();
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
  if (series_style.marker != "none") {
    // The point that the chart is about.
    if (series_style.stress && series_style.points.empty()) {
      w.open("c:dPt");
      number(w, "c:idx", row_of(part.chart, series_style.stress->point));
      marker(part, series_style.color, series_style.marker, kChartStressedMarkerPt);
      w.open("c:bubble3D").attribute("val", false).close();
      // A point without a shape of its own has the line of applications, not that of the series.
      line_shape(part, series_style);
      w.close();
    }
    return;
  }
  for (const std::size_t index : series_style.lone_points) {
    w.open("c:dPt");
    number(w, "c:idx", row_of(part.chart, index));
    marker(part, series_style.color, "circle");
    w.open("c:bubble3D").attribute("val", false).close();
    w.close();
  }
}

// The trend of a line of one value is the line itself, half a category longer at both ends.
void to_edges(Part& part, const ChartSeriesStyle& style) {
  xml::Writer& w = part.w;
  w.open("c:trendline").open("c:spPr");
  write_line(w, style.color, style.line_pt, style.dash);
  w.close();
  w.open("c:trendlineType").attribute("val", "linear").close();
  w.open("c:forward").attribute("val", "0.5").close();
  w.open("c:backward").attribute("val", "0.5").close();
  w.open("c:dispRSqr").attribute("val", false).close();
  w.open("c:dispEq").attribute("val", false).close();
  w.close();
}

}  // namespace

void write_series(Part& part, std::size_t series) {
  xml::Writer& w = part.w;
  const ChartPlot plot = part.chart.plot;
  const ChartSeriesStyle& series_style = part.chart.series_styles[series];
  const bool line = is_line_series(part.chart, series);
  w.open("c:ser");
  number(w, "c:idx", order_of(part.chart, series));
  number(w, "c:order", order_of(part.chart, series));
  write_series_name(part, series);
  shape(part, series_style);
  if ((plot == ChartPlot::Bar || plot == ChartPlot::StackedBar) && !line)
    w.open("c:invertIfNegative").attribute("val", false).close();
  if (line) marker(part, series_style.color, series_style.marker);
  points(part, series_style);
  write_data_labels(part, series);
  if (series_style.to_edges) to_edges(part, series_style);
  write_categories(part, plot == ChartPlot::Scatter ? "c:xVal" : "c:cat");
  write_values(part, series, plot == ChartPlot::Scatter ? "c:yVal" : "c:val");
  if (line) w.open("c:smooth").attribute("val", false).close();
  w.close();
}

void write_label_series(Part& part) {
  xml::Writer& w = part.w;
  for (std::size_t i = 0; i < part.chart.label_series.size(); ++i) {
    w.open("c:ser");
    number(w, "c:idx", order_of_labels(part.chart, i));
    number(w, "c:order", order_of_labels(part.chart, i));
    write_label_series_name(part, i);
    write_no_fill_shape(w);
    marker(part, {}, "none");
    write_own_labels(part, part.chart.label_series[i].labels);
    write_categories(part, "c:cat");
    write_label_series_values(part, i);
    w.open("c:smooth").attribute("val", false).close();
    w.close();
  }
}

}  // namespace deckle::ooxml::chart
