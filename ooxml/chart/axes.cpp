// Axes (ECMA-376 Part 1, 21.2.2.25 catAx, 21.2.2.39 dateAx, 21.2.2.226 valAx).

#include <algorithm>

#include "ooxml/chart/chart_part.h"

namespace deckle::ooxml::chart {
namespace {

constexpr double kAxisLinePt = 0.75;
constexpr double kLineHeight = 1.2;  // of the size, as layout/charts/chart_space.cpp
constexpr std::size_t kFewLabels = 24;

void value(xml::Writer& w, std::string_view name, std::string_view text) {
  w.open(name).attribute("val", text).close();
}

void scaling(xml::Writer& w, const ChartAxisIr& axis) {
  w.open("c:scaling");
  value(w, "c:orientation", axis.reversed ? "maxMin" : "minMax");
  if (axis.max) value(w, "c:max", number_text(*axis.max));
  if (axis.min) value(w, "c:min", number_text(*axis.min));
  w.close();
}

// Whether the axis of categories counts the ends of levels as days, which are not dates.
bool has_places(const ChartIr& chart) { return chart.steps && chart.steps->whole_categories; }

// The title of a value axis is a heading at the side where lines begin, above the plot, if the chart's geometry
// was solved; one that is long for that is beside the axis or below it.
std::optional<TitlePlace> heading_place(const ChartIr& chart, const ChartAxisIr& axis) {
  const bool values = &axis == &chart.value;
  if (!values || !chart.inner_plot || !chart.geometry ||
      chart.geometry->axis_titles.empty() || chart.geometry->axis_titles.back().turned)
    return std::nullopt;
  const ChartTextLine& line = chart.geometry->axis_titles.back();
  if (line.anchor == ChartTextLine::Anchor::Middle) return std::nullopt;
  const double left = line.anchor == ChartTextLine::Anchor::End ? line.x - line.width : line.x;
  const double top = line.middle - kLineHeight / 2 * axis.title.style.size_pt;
  return TitlePlace{left / to_pt(chart.size.w), top / to_pt(chart.size.h)};
}

// Above the plot, at the side of the second axis.
std::optional<TitlePlace> second_heading_place(const ChartIr& chart) {
  if (!chart.inner_plot || !chart.geometry || !chart.geometry->second_title) return std::nullopt;
  const ChartTextLine& line = *chart.geometry->second_title;
  const double left = line.anchor == ChartTextLine::Anchor::End ? line.x - line.width : line.x;
  const double top = line.middle - kLineHeight / 2 * line.style.size_pt;
  return TitlePlace{left / to_pt(chart.size.w), top / to_pt(chart.size.h)};
}

// Below names of categories that are labels, for which applications keep no space.
std::optional<TitlePlace> place_below(const ChartIr& chart) {
  if (!chart.geometry || chart.geometry->axis_titles.empty()) return std::nullopt;
  const ChartTextLine& line = chart.geometry->axis_titles.front();
  const double top = line.middle - kLineHeight / 2 * line.style.size_pt;
  return TitlePlace{(line.x - line.width / 2) / to_pt(chart.size.w), top / to_pt(chart.size.h)};
}

// The elements common to all axes, up to and including c:crosses.
void common(Part& part, const ChartAxisIr& axis, int id, int other, std::string_view place,
            bool vertical_title, const char* labels_at) {
  xml::Writer& w = part.w;
  w.open("c:axId").attribute("val", id).close();
  scaling(w, axis);
  value(w, "c:delete", "0");
  value(w, "c:axPos", place);
  if (axis.grid) {
    w.open("c:majorGridlines").open("c:spPr");
    write_line(w, part.chart.grid_line, kAxisLinePt, "solid");
    w.close().close();
  }
  if (!axis.title.text.empty()) {
    const bool second = part.chart.second && &axis == &*part.chart.second;
    const std::optional<TitlePlace> heading = second ? second_heading_place(part.chart)
                                              : id == kCategoryAxisId && has_places(part.chart)
                                                  ? place_below(part.chart)
                                                  : heading_place(part.chart, axis);
    write_title(part, axis.title, vertical_title && !heading ? -90 : 0, heading);
  }
  w.open("c:numFmt").attribute("formatCode", axis.format).attribute("sourceLinked", false).close();
  value(w, "c:majorTickMark", "none");
  value(w, "c:minorTickMark", "none");
  value(w, "c:tickLblPos", axis.show_labels ? labels_at : "none");
  w.open("c:spPr").empty("a:noFill");
  if (axis.line)
    write_line(w, part.chart.axis_line, kAxisLinePt, "solid");
  else
    write_no_line(w);
  w.close();
  // Horizontal where all labels are checked to fit, and where they are few. Where many are left
  // out, the application chooses the angle: LibreOffice ignores tickLblSkip, and at angle 0 would
  // draw all of them over one another; few labels it breaks into lines.
  const bool few = part.chart.data.categories.size() <= kFewLabels;
  const bool horizontal = axis.label_every == 1 || (axis.label_every > 1 && few);
  write_txPr(part, axis.labels, horizontal ? std::optional<int>(0) : std::nullopt);
  w.open("c:crossAx").attribute("val", other).close();
}

bool any_negative(const ChartData& data) {
  return std::any_of(data.series.begin(), data.series.end(), [](const ChartColumn& column) {
    return std::any_of(column.values.begin(), column.values.end(),
                       [](const auto& v) { return v && *v < 0; });
  });
}

void category_axis(Part& part) {
  xml::Writer& w = part.w;
  const ChartIr& chart = part.chart;
  ChartAxisIr axis = chart.category;
  if (has_places(chart)) axis.show_labels = false;  // label series write the names
  const bool days = chart.data.x == ChartX::Date, date = days || has_places(chart);
  const char* place = chart.horizontal ? (chart.value.reversed ? "r" : "l") : "b";
  w.open(date ? "c:dateAx" : "c:catAx");
  // Labels are at the plot's edge, not at an axis that runs through the bars.
  common(part, axis, kCategoryAxisId, kValueAxisId, place, chart.horizontal,
         any_negative(chart.data) ? "low" : "nextTo");
  value(w, "c:crosses", axis.cross_at_max ? "max" : "autoZero");
  value(w, "c:auto", days ? "1" : "0");
  if (!date) value(w, "c:lblAlgn", "ctr");
  value(w, "c:lblOffset", "100");
  if (date) {
    value(w, "c:baseTimeUnit", "days");
    if (axis.major_unit) value(w, "c:majorUnit", number_text(*axis.major_unit));
    if (!axis.time_unit.empty()) value(w, "c:majorTimeUnit", axis.time_unit);
  } else {
    if (axis.label_every > 0) {
      w.open("c:tickLblSkip").attribute("val", axis.label_every).close();
      w.open("c:tickMarkSkip").attribute("val", axis.label_every).close();
    }
    value(w, "c:noMultiLvlLbl", "1");
  }
  w.close();
}

void value_axis(Part& part) {
  xml::Writer& w = part.w;
  const ChartIr& chart = part.chart;
  const ChartAxisIr& axis = chart.value;
  const char* place = chart.horizontal ? "b" : (chart.category.reversed ? "r" : "l");
  w.open("c:valAx");
  common(part, axis, kValueAxisId, kCategoryAxisId, place, !chart.horizontal, "nextTo");
  value(w, "c:crosses", axis.cross_at_max ? "max" : "autoZero");
  value(w, "c:crossBetween",
        chart.plot == ChartPlot::Area || chart.plot == ChartPlot::Scatter || has_places(chart)
            ? "midCat"
            : "between");
  if (axis.major_unit) value(w, "c:majorUnit", number_text(*axis.major_unit));
  w.close();
}

// The second axis of values, at the other side, and the axis of categories that it crosses, which is
// not shown.
void second_axes(Part& part) {
  xml::Writer& w = part.w;
  const ChartIr& chart = part.chart;
  const ChartAxisIr& axis = *chart.second;
  const bool days = chart.data.x == ChartX::Date, date = days || has_places(chart);
  w.open("c:valAx");
  common(part, axis, kSecondValueAxisId, kSecondCategoryAxisId,
         chart.category.reversed ? "l" : "r", true, "nextTo");
  value(w, "c:crosses", "max");
  value(w, "c:crossBetween", has_places(chart) ? "midCat" : "between");
  if (axis.major_unit) value(w, "c:majorUnit", number_text(*axis.major_unit));
  w.close();
  w.open(date ? "c:dateAx" : "c:catAx");
  w.open("c:axId").attribute("val", kSecondCategoryAxisId).close();
  w.open("c:scaling");
  value(w, "c:orientation", chart.category.reversed ? "maxMin" : "minMax");
  w.close();
  value(w, "c:delete", "1");
  value(w, "c:axPos", "b");
  value(w, "c:majorTickMark", "none");
  value(w, "c:minorTickMark", "none");
  value(w, "c:tickLblPos", "nextTo");
  w.open("c:crossAx").attribute("val", kSecondValueAxisId).close();
  value(w, "c:crosses", "autoZero");
  value(w, "c:auto", days ? "1" : "0");
  if (!date) value(w, "c:lblAlgn", "ctr");
  value(w, "c:lblOffset", "100");
  if (date) value(w, "c:baseTimeUnit", "days");
  if (!date) value(w, "c:noMultiLvlLbl", "1");
  w.close();
}

// Numbers along the bottom: a second axis of values.
void number_axis(Part& part) {
  xml::Writer& w = part.w;
  w.open("c:valAx");
  common(part, part.chart.category, kCategoryAxisId, kValueAxisId, "b", false, "low");
  value(w, "c:crosses", "autoZero");
  value(w, "c:crossBetween", "midCat");
  if (part.chart.category.major_unit)
    value(w, "c:majorUnit", number_text(*part.chart.category.major_unit));
  w.close();
}

}  // namespace

void write_axes(Part& part) {
  if (part.chart.plot == ChartPlot::Pie) return;
  if (part.chart.plot == ChartPlot::Scatter)
    number_axis(part);
  else
    category_axis(part);
  value_axis(part);
  if (part.chart.second) second_axes(part);
}

}  // namespace deckle::ooxml::chart
