// Data labels (ECMA-376 Part 1, 21.2.2.49): one dLbls per series.

#include "ooxml/chart/chart_part.h"

namespace deckle::ooxml::chart {
namespace {

const char* place_value(ChartLabelPlace place) {
  switch (place) {
    case ChartLabelPlace::Default:
      return nullptr;
    case ChartLabelPlace::OutsideEnd:
      return "outEnd";
    case ChartLabelPlace::Center:
      return "ctr";
    case ChartLabelPlace::InsideEnd:
      return "inEnd";
    case ChartLabelPlace::Above:
      return "t";
  }
  return nullptr;
}

struct Shows {
  bool value = false, category = false, series = false, percent = false;
};

void shows(xml::Writer& w, const Shows& what) {
  const auto flag = [&w](std::string_view name, bool value) {
    w.open(name).attribute("val", value).close();
  };
  flag("c:showLegendKey", false);
  flag("c:showVal", what.value);
  flag("c:showCatName", what.category);
  flag("c:showSerName", what.series);
  flag("c:showPercent", what.percent);
  flag("c:showBubbleSize", false);
}

// The series' name beside its last point, in the series' own colour.
void name_label(Part& part, std::size_t point) {
  xml::Writer& w = part.w;
  w.open("c:dLbl");
  w.open("c:idx").attribute("val", static_cast<std::int64_t>(point)).close();
  write_no_fill_shape(w);
  write_txPr(part, part.chart.label_text);
  w.open("c:dLblPos").attribute("val", "r").close();
  shows(w, {.series = true});
  w.close();
}

void number_format(xml::Writer& w, const std::string& code) {
  w.open("c:numFmt").attribute("formatCode", code).attribute("sourceLinked", false).close();
}

}  // namespace

void write_data_labels(Part& part, std::size_t series) {
  xml::Writer& w = part.w;
  const ChartIr& chart = part.chart;
  const ChartSeriesStyle& series_style = chart.series_styles[series];
  if (chart.labels == ChartLabels::None && !series_style.name_at) return;
  w.open("c:dLbls");
  if (series_style.name_at) name_label(part, *series_style.name_at);
  RunStyle style = chart.label_text;
  const bool inside = chart.label_place == ChartLabelPlace::Center ||
                      chart.label_place == ChartLabelPlace::InsideEnd;
  if (inside) style.color = series_style.label_color.color;
  if (inside && chart.plot == ChartPlot::Pie) {
    // Each slice has a background of its own.
    for (const auto& [index, color] : series_style.points) {
      static_cast<void>(color);
      w.open("c:dLbl");
      w.open("c:idx").attribute("val", static_cast<std::int64_t>(index)).close();
      number_format(w, chart.label_format);
      write_no_fill_shape(w);
      RunStyle own = style;
      own.color = series_style.point_label_colors[index].color;
      write_txPr(part, own);
      w.open("c:dLblPos").attribute("val", place_value(chart.label_place)).close();
      shows(w, {.value = chart.labels == ChartLabels::Value,
                .percent = chart.labels == ChartLabels::Percent});
      w.close();
    }
  }
  for (const std::size_t point : series_style.labels_below) {
    w.open("c:dLbl");
    w.open("c:idx").attribute("val", static_cast<std::int64_t>(point)).close();
    number_format(w, chart.label_format);
    write_no_fill_shape(w);
    write_txPr(part, style);
    w.open("c:dLblPos").attribute("val", "b").close();
    shows(w, {.value = true});
    w.close();
  }
  number_format(w, chart.label_format);
  write_no_fill_shape(w);
  write_txPr(part, style);
  if (chart.labels != ChartLabels::None) {
    if (const char* place = place_value(chart.label_place))
      w.open("c:dLblPos").attribute("val", place).close();
  }
  const ChartLabels labels = chart.labels;
  shows(w,
        {.value = labels == ChartLabels::Value || labels == ChartLabels::CategoryValue,
         .category = labels == ChartLabels::CategoryPercent || labels == ChartLabels::CategoryValue,
         .percent = labels == ChartLabels::CategoryPercent || labels == ChartLabels::Percent});
  if (labels == ChartLabels::CategoryPercent || labels == ChartLabels::CategoryValue)
    w.element("c:separator", "\n");
  if (chart.plot == ChartPlot::Pie) w.open("c:showLeaderLines").attribute("val", false).close();
  w.close();
}

}  // namespace deckle::ooxml::chart
