// Data labels (ECMA-376 Part 1, 21.2.2.49): one dLbls per series.

#include <fmt/format.h>

#include <utility>

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
    case ChartLabelPlace::InsideBase:
      return "inBase";
    case ChartLabelPlace::Above:
      return "t";
    case ChartLabelPlace::Below:
      return "b";
    case ChartLabelPlace::Right:
      return "r";
    case ChartLabelPlace::Left:
      return "l";
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

// Away from its place, in points.
void moved(Part& part, double right_pt, double down_pt) {
  const double width = to_pt(part.chart.size.w), height = to_pt(part.chart.size.h);
  if ((right_pt == 0 && down_pt == 0) || !(width > 0) || !(height > 0)) return;
  const auto share = [](double part_pt, double whole_pt) {
    return part_pt == 0 ? std::string("0") : fmt::format("{:.5f}", part_pt / whole_pt);
  };
  xml::Writer& w = part.w;
  w.open("c:layout").open("c:manualLayout");
  w.open("c:x").attribute("val", share(right_pt, width)).close();
  w.open("c:y").attribute("val", share(down_pt, height)).close();
  w.close().close();
}

void number_format(xml::Writer& w, const std::string& code) {
  w.open("c:numFmt").attribute("formatCode", code).attribute("sourceLinked", false).close();
}

// The series' name at its point, in the series' own colour.
void name_label(Part& part, const ChartSeriesStyle& series_style) {
  xml::Writer& w = part.w;
  const ChartIr& chart = part.chart;
  const std::size_t row = chart.steps ? last_row(chart) : *series_style.name_at;
  w.open("c:dLbl");
  w.open("c:idx").attribute("val", static_cast<std::int64_t>(row)).close();
  moved(part, series_style.name_right_pt, series_style.name_down_pt);
  if (!series_style.name_format.empty()) number_format(w, series_style.name_format);
  write_no_fill_shape(w);
  RunStyle style = chart.label_text;
  style.color = series_style.name_color.color;
  if (series_style.name_pt > 0) style.size_pt = series_style.name_pt;
  if (series_style.name_bold) style.bold = true;
  write_line_txPr(part, style);
  const char* after = chart.category.reversed ? "l" : "r";
  const char* place = place_value(series_style.name_place);
  w.open("c:dLblPos").attribute("val", place != nullptr ? place : after).close();
  const bool value = !series_style.name_format.empty();
  shows(w, {.value = value, .series = true});
  if (value) w.element("c:separator", " ");
  w.close();
}

}  // namespace

// The labels of a series that has its own (ChartSeriesLabels).
void write_own_labels(Part& part, const ChartSeriesLabels& labels,
                      const ChartSeriesStyle* series_style) {
  xml::Writer& w = part.w;
  const double half_pt = part.chart.steps ? part.chart.steps->half_pt : 0;
  RunStyle style = part.chart.label_text;
  style.color = labels.color.color;
  style.bold = labels.bold;
  w.open("c:dLbls");
  // The name is in its place among the points.
  const ChartSeriesStyle* name =
      series_style != nullptr && series_style->name_at ? series_style : nullptr;
  for (const ChartPointLabel& label : labels.points) {
    if (name != nullptr && *name->name_at < label.point)
      name_label(part, *std::exchange(name, nullptr));
    w.open("c:dLbl");
    w.open("c:idx")
        .attribute("val", static_cast<std::int64_t>(row_of(part.chart, label.point)))
        .close();
    moved(part, label.right_pt + half_pt, 0);
    if (label.show == ChartLabelShow::Text) write_rich(part, {label.text, style});
    if (!label.format.empty()) number_format(w, label.format);
    write_no_fill_shape(w);
    RunStyle own = style;
    if (label.size_pt > 0) own.size_pt = label.size_pt;
    if (label.bold) own.bold = true;
    if (label.color) own.color = label.color->color;
    write_txPr(part, own);
    // Areas have no places for labels.
    if (const char* place = place_value(label.place))
      w.open("c:dLblPos").attribute("val", place).close();
    const bool percent = label.show == ChartLabelShow::Percent;
    const bool value = label.show != ChartLabelShow::Name &&
                       !percent;  // one has to be shown for a text as well
    const bool named =
        label.show == ChartLabelShow::Name || label.show == ChartLabelShow::NameAndValue;
    shows(w, {.value = value, .series = named, .percent = percent});
    if (label.show == ChartLabelShow::NameAndValue) w.element("c:separator", " ");
    w.close();
  }
  if (name != nullptr) name_label(part, *name);
  if (!labels.format.empty()) number_format(w, labels.format);
  write_no_fill_shape(w);
  write_txPr(part, style);
  if (labels.values) w.open("c:dLblPos").attribute("val", place_value(labels.place)).close();
  shows(w, {.value = labels.values});
  w.open("c:showLeaderLines").attribute("val", false).close();
  w.close();
}

void write_data_labels(Part& part, std::size_t series) {
  xml::Writer& w = part.w;
  const ChartIr& chart = part.chart;
  const ChartSeriesStyle& series_style = chart.series_styles[series];
  if (series_style.labels) return write_own_labels(part, *series_style.labels, &series_style);
  // Those of the chart are for its plot alone.
  if (!series_style.drawn || series_style.line) return;
  if (chart.labels == ChartLabels::None && !series_style.name_at) return;
  w.open("c:dLbls");
  if (series_style.name_at) name_label(part, series_style);
  RunStyle style = chart.label_text;
  const bool inside = chart.label_place == ChartLabelPlace::Center ||
                      chart.label_place == ChartLabelPlace::InsideEnd;
  if (inside) style.color = series_style.label_color.color;
  if (inside && series_style.point_label_colors.size() == series_style.points.size()) {
    // Each slice has a background of its own, and so has a bar that differs from the others.
    for (std::size_t i = 0; i < series_style.points.size(); ++i) {
      const std::size_t index = series_style.points[i].first;
      w.open("c:dLbl");
      w.open("c:idx").attribute("val", static_cast<std::int64_t>(index)).close();
      number_format(w, chart.label_format);
      write_no_fill_shape(w);
      RunStyle own = style;
      own.color = series_style.point_label_colors[i].color;
      if (chart.plot == ChartPlot::Pie && series_style.stress && series_style.stress->point == index)
        own.size_pt = series_style.stress->size_pt;
      write_txPr(part, own);
      if (chart.hole_pct == 0)  // labels of rings have one place
        w.open("c:dLblPos").attribute("val", place_value(chart.label_place)).close();
      shows(w, {.value = chart.labels == ChartLabels::Value,
                .percent = chart.labels == ChartLabels::Percent});
      w.close();
    }
  }
  if (series_style.stress && chart.labels == ChartLabels::Value && !inside) {
    w.open("c:dLbl");
    w.open("c:idx").attribute("val", static_cast<std::int64_t>(series_style.stress->point)).close();
    number_format(w, chart.label_format);
    write_no_fill_shape(w);
    RunStyle own = style;
    own.size_pt = series_style.stress->size_pt;
    own.bold = true;
    own.color = series_style.stress->color.color;
    write_txPr(part, own);
    if (const char* place = place_value(chart.label_place))
      w.open("c:dLblPos").attribute("val", place).close();
    shows(w, {.value = true});
    w.close();
  }
  number_format(w, chart.label_format);
  write_no_fill_shape(w);
  write_txPr(part, style);
  if (chart.labels != ChartLabels::None && chart.hole_pct == 0) {
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
