// The plots: c:barChart, c:lineChart, c:areaChart, c:pieChart, c:scatterChart.

#include "ooxml/chart/chart_part.h"

namespace deckle::ooxml::chart {
namespace {

void value(xml::Writer& w, std::string_view name, std::string_view text) {
  w.open(name).attribute("val", text).close();
}

void all_series(Part& part) {
  for (std::size_t s = 0; s < part.chart.data.series.size(); ++s) write_series(part, s);
}

void axis_ids(xml::Writer& w) {
  w.open("c:axId").attribute("val", kCategoryAxisId).close();
  w.open("c:axId").attribute("val", kValueAxisId).close();
}

void bars(Part& part) {
  xml::Writer& w = part.w;
  const bool stacked = part.chart.plot == ChartPlot::StackedBar;
  w.open("c:barChart");
  value(w, "c:barDir", part.chart.horizontal ? "bar" : "col");
  value(w, "c:grouping", stacked ? "stacked" : "clustered");
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
  w.open("c:pieChart");
  value(w, "c:varyColors", "1");
  all_series(part);
  value(w, "c:firstSliceAng", "0");
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

}  // namespace

void write_plot(Part& part) {
  switch (part.chart.plot) {
    case ChartPlot::Bar:
    case ChartPlot::StackedBar:
      return bars(part);
    case ChartPlot::Line:
      return lines(part);
    case ChartPlot::Area:
      return areas(part);
    case ChartPlot::Pie:
      return pie(part);
    case ChartPlot::Scatter:
      return scatter(part);
  }
}

}  // namespace deckle::ooxml::chart
