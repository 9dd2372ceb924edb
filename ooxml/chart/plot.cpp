// The plots: c:barChart, c:lineChart, c:areaChart, c:pieChart, c:scatterChart.

#include "ooxml/chart/chart_part.h"

namespace deckle::ooxml::chart {
namespace {

void value(xml::Writer& w, std::string_view name, std::string_view text) {
  w.open(name).attribute("val", text).close();
}

bool is_over_plot(const ChartIr& chart, std::size_t series) {
  return chart.series_styles[series].line;
}

// Those of the plot, without the lines over it.
void all_series(Part& part) {
  for (std::size_t s = 0; s < part.chart.data.series.size(); ++s) {
    if (!is_over_plot(part.chart, s) || part.chart.plot == ChartPlot::Scatter)
      write_series(part, s);
  }
}

void axis_ids(xml::Writer& w, bool second = false) {
  w.open("c:axId").attribute("val", second ? kSecondCategoryAxisId : kCategoryAxisId).close();
  w.open("c:axId").attribute("val", second ? kSecondValueAxisId : kValueAxisId).close();
}

// The lines over the plot that belong to the first or the second axis.
void lines_over_plot(Part& part, bool second) {
  xml::Writer& w = part.w;
  const auto belongs = [&](std::size_t s) {
    return is_over_plot(part.chart, s) && part.chart.series_styles[s].second_axis == second;
  };
  const bool labels = !second && part.chart.plot != ChartPlot::Line;  // in the plot's own lines
  bool any = labels && !part.chart.label_series.empty();
  for (std::size_t s = 0; s < part.chart.data.series.size(); ++s) any = any || belongs(s);
  if (!any) return;
  w.open("c:lineChart");
  value(w, "c:grouping", "standard");
  value(w, "c:varyColors", "0");
  for (std::size_t s = 0; s < part.chart.data.series.size(); ++s) {
    if (belongs(s)) write_series(part, s);
  }
  if (labels) write_label_series(part);
  value(w, "c:marker", "1");
  axis_ids(w, second);
  w.close();
}

void bars(Part& part) {
  xml::Writer& w = part.w;
  const bool stacked = part.chart.plot == ChartPlot::StackedBar;
  w.open("c:barChart");
  value(w, "c:barDir", part.chart.horizontal ? "bar" : "col");
  value(w, "c:grouping",
        part.chart.percent ? "percentStacked" : stacked ? "stacked" : "clustered");
  value(w, "c:varyColors", "0");
  all_series(part);
  w.open("c:gapWidth").attribute("val", part.chart.gap_width).close();
  w.open("c:overlap").attribute("val", part.chart.overlap).close();
  axis_ids(w);
  w.close();
}

void lines(Part& part) {
  xml::Writer& w = part.w;
  w.open("c:lineChart");
  value(w, "c:grouping", "standard");
  value(w, "c:varyColors", "0");
  all_series(part);
  write_label_series(part);
  if (part.chart.high_low) {
    w.open("c:hiLowLines").open("c:spPr");
    write_line(w, part.chart.axis_line, kChartLinePt, "solid");
    w.close().close();
  }
  value(w, "c:marker", "1");
  axis_ids(w);
  w.close();
}

void areas(Part& part) {
  xml::Writer& w = part.w;
  w.open("c:areaChart");
  value(w, "c:grouping", "standard");
  value(w, "c:varyColors", "0");
  all_series(part);
  axis_ids(w);
  w.close();
}

void pie(Part& part) {
  xml::Writer& w = part.w;
  const int hole = part.chart.hole_pct;
  w.open(hole > 0 ? "c:doughnutChart" : "c:pieChart");
  value(w, "c:varyColors", "1");
  all_series(part);
  value(w, "c:firstSliceAng", "0");
  if (hole > 0) w.open("c:holeSize").attribute("val", hole).close();
  w.close();
}

void scatter(Part& part) {
  xml::Writer& w = part.w;
  w.open("c:scatterChart");
  value(w, "c:scatterStyle", "lineMarker");
  value(w, "c:varyColors", "0");
  all_series(part);
  axis_ids(w);
  w.close();
}

// Labels are written with the lines of the plot, or with those over it that have its axis.
bool comes_after_labels(const ChartIr& chart, std::size_t series) {
  const ChartSeriesStyle& style = chart.series_styles[series];
  return chart.plot == ChartPlot::Line ? style.line : style.second_axis;
}

}  // namespace

std::size_t order_of(const ChartIr& chart, std::size_t series) {
  return series + (comes_after_labels(chart, series) ? chart.label_series.size() : 0);
}

std::size_t order_of_labels(const ChartIr& chart, std::size_t index) {
  std::size_t before = 0;
  while (before < chart.series_styles.size() && !comes_after_labels(chart, before)) ++before;
  return before + index;
}

bool is_line_series(const ChartIr& chart, std::size_t series) {
  return chart.plot == ChartPlot::Line || chart.plot == ChartPlot::Scatter ||
         chart.series_styles[series].line;
}

void write_plot(Part& part) {
  switch (part.chart.plot) {
    case ChartPlot::Bar:
    case ChartPlot::StackedBar:
      bars(part);
      break;
    case ChartPlot::Line:
      lines(part);
      break;
    case ChartPlot::Area:
      areas(part);
      break;
    case ChartPlot::Pie:
      return pie(part);
    case ChartPlot::Scatter:
      return scatter(part);
  }
  lines_over_plot(part, false);
  lines_over_plot(part, true);
}

}  // namespace deckle::ooxml::chart
