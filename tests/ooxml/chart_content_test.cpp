#include "ooxml/chart/chart_content.h"

#include <gtest/gtest.h>

#include "ooxml/workbook/workbook.h"

namespace deckle::ooxml {
namespace {

ChartFacts with_plot(const std::string& kind, const std::string& grouping = "",
                     const std::string& direction = "") {
  ChartFacts chart;
  chart.plots.push_back({kind, direction, grouping, false, false, {}});
  return chart;
}

ChartSeriesFacts series_of(const std::string& name, const ChartNumberPoints& points) {
  ChartSeriesFacts series;
  series.name.text = name;
  series.values.points = points;
  return series;
}

// "a=1 b=- …" of one series.
std::string shown(const ChartSeries& series) {
  std::string out;
  for (const ChartPoint& point : series.data) {
    const auto* text = std::get_if<std::string>(&point.x);
    out += (out.empty() ? "" : " ") + (text ? *text : number_text(std::get<double>(point.x))) +
           "=" + (point.y ? number_text(*point.y) : "-");
  }
  return out;
}

TEST(ChartContent, FindsTheNearestType) {
  const struct {
    const char* kind;
    const char* grouping;
    ChartType type;
    const char* nearest_to;
  } rows[] = {
      {"barChart", "clustered", ChartType::Bar, ""},
      {"barChart", "stacked", ChartType::StackedBar, ""},
      {"barChart", "percentStacked", ChartType::StackedBar, "barChart percentStacked"},
      {"bar3DChart", "clustered", ChartType::Bar, "bar3DChart"},
      {"bar3DChart", "stacked", ChartType::StackedBar, "bar3DChart stacked"},
      {"lineChart", "standard", ChartType::Line, ""},
      {"lineChart", "stacked", ChartType::Line, "lineChart stacked"},
      {"areaChart", "standard", ChartType::Area, ""},
      {"areaChart", "percentStacked", ChartType::Area, "areaChart percentStacked"},
      {"pieChart", "", ChartType::Pie, ""},
      {"doughnutChart", "", ChartType::Pie, "doughnutChart"},
      {"ofPieChart", "", ChartType::Pie, "ofPieChart"},
      {"radarChart", "", ChartType::Line, "radarChart"},
      {"scatterChart", "", ChartType::Line, "scatterChart"},
      {"bubbleChart", "", ChartType::Line, "bubbleChart"},
      {"stockChart", "", ChartType::Line, "stockChart"},
      {"surfaceChart", "", ChartType::Area, "surfaceChart"},
      {"waterfall", "", ChartType::Bar, "waterfall"},
      {"sunburst", "", ChartType::Pie, "sunburst"},
      {"paretoLine", "", ChartType::Line, "paretoLine"},
      {"newChart", "", ChartType::Bar, "newChart"},
  };
  for (const auto& row : rows) {
    const ChartAsContent as = chart_content(with_plot(row.kind, row.grouping));
    EXPECT_EQ(as.content.type, row.type) << row.kind << " " << row.grouping;
    EXPECT_EQ(as.nearest_to, row.nearest_to) << row.kind << " " << row.grouping;
    EXPECT_FALSE(as.cut);
  }
  ChartFacts both = with_plot("barChart", "clustered", "bar");
  both.plots.push_back({"lineChart", "", "standard", false, false, {}});
  EXPECT_EQ(chart_content(both).nearest_to, "barChart lineChart");
  EXPECT_EQ(chart_content(both).direction, ChartDirection::Bar);
  EXPECT_EQ(chart_content(ChartFacts()).content.series.size(), 0U);
}

TEST(ChartContent, GivesEverySeriesTheSameCategories) {
  ChartFacts chart = with_plot("barChart", "clustered", "col");
  chart.title.text = "Title";
  chart.axes.resize(3);
  chart.axes[0].kind = "catAx";
  chart.axes[0].title.text = "X";
  chart.axes[1].kind = "valAx";
  chart.axes[1].title.text = "Y";
  chart.axes[2].kind = "valAx";
  chart.axes[2].secondary = true;
  chart.axes[2].title.text = "Z";
  chart.series.push_back(series_of("one", {1, std::nullopt, 3}));
  chart.series[0].categories.kind = ChartCategories::Kind::Text;
  chart.series[0].categories.levels = {{"a", "b", std::nullopt, "d"}};
  chart.series.push_back(series_of("two", {4}));
  const ChartAsContent as = chart_content(chart);
  EXPECT_EQ(as.content.title, "Title");
  EXPECT_EQ(as.content.x_label, "X");
  EXPECT_EQ(as.content.y_label, "Y");
  EXPECT_EQ(as.direction, ChartDirection::Column);
  ASSERT_EQ(as.content.series.size(), 2U);
  EXPECT_EQ(as.content.series[0].name, "one");
  EXPECT_EQ(shown(as.content.series[0]), "a=1 b=- =3 d=-");
  EXPECT_EQ(shown(as.content.series[1]), "a=4 b=- =- d=-");
}

TEST(ChartContent, WritesCategoriesOfEveryForm) {
  const auto shown_with = [](const ChartCategories& categories, bool date1904 = false) {
    ChartFacts chart = with_plot("lineChart", "standard");
    chart.date1904 = date1904;
    chart.series.push_back(series_of("", {1, 2, 3}));
    chart.series[0].categories = categories;
    return shown(chart_content(chart).content.series.at(0));
  };
  using Kind = ChartCategories::Kind;
  EXPECT_EQ(shown_with({}), "1=1 2=2 3=3");
  EXPECT_EQ(shown_with({Kind::Number, "", 0, {}, {2019, std::nullopt, 2021}, "General"}),
            "2019=1 2=2 2021=3");
  EXPECT_EQ(shown_with({Kind::Number, "", 0, {}, {45351, 45351.5}, "yyyy\\-mm"}),
            "2024-02-29=1 45351.5=2 3=3");
  EXPECT_EQ(shown_with({Kind::Number, "", 0, {}, {43889}, "m/d/yy"}, true), "2024-02-29=1 2=2 3=3");
  EXPECT_EQ(
      shown_with({Kind::Text, "", 0, {{"Q1", "Q2", "Q1"}, {"2023", std::nullopt, "2024"}}, {}, ""}),
      "2023 Q1=1 2023 Q2=2 2024 Q1=3");
  EXPECT_EQ(shown_with({Kind::Text, "", 0, {{"a", std::nullopt, "c"}, {"A"}, {"B"}}, {}, ""}),
            "B A a=1 B A=2 B A c=3");
}

TEST(ChartContent, KeepsTheXOfScatterSeries) {
  ChartFacts chart = with_plot("scatterChart");
  chart.axes.resize(2);
  chart.axes[0] = {"1", "valAx", "l", false, false, false, {ChartTitle::Kind::Text, "Y", ""},
                   {},  {},      {},  ""};
  chart.axes[1] = {"2", "valAx", "b", false, false, false, {ChartTitle::Kind::Text, "X", ""},
                   {},  {},      {},  ""};
  for (const double x : {1.5, 7.0}) {
    chart.series.push_back(series_of("", {10, 20}));
    chart.series.back().categories.kind = ChartCategories::Kind::Number;
    chart.series.back().categories.numbers = {x};
  }
  const ChartAsContent as = chart_content(chart);
  EXPECT_EQ(shown(as.content.series.at(0)), "1.5=10 2=20");
  EXPECT_EQ(shown(as.content.series.at(1)), "7=10 2=20");
  EXPECT_EQ(as.content.x_label, "X");
  EXPECT_EQ(as.content.y_label, "Y");
}

// A part of 1 MB must not become content of gigabytes.
TEST(ChartContent, IsCutWhereCategoriesWouldMultiply) {
  ChartFacts many = with_plot("barChart", "clustered");
  for (int i = 0; i < 1000; ++i) many.series.push_back(series_of("", {}));
  many.series[0].values.points.resize(1000);
  EXPECT_TRUE(chart_content(many).cut);
  EXPECT_EQ(chart_content(many).content.series.size(), 100U);
  ChartFacts labels = with_plot("barChart", "clustered");
  labels.series.resize(1000);
  labels.series[0].categories.kind = ChartCategories::Kind::Text;
  labels.series[0].categories.levels = {{std::string(1 << 20, 'x')}};
  EXPECT_TRUE(chart_content(labels).cut);
  EXPECT_LT(chart_content(labels).content.series.size(), 10U);
  ChartFacts levels = with_plot("barChart", "clustered");
  levels.series.push_back(series_of("", {1}));
  levels.series[0].categories.kind = ChartCategories::Kind::Text;
  levels.series[0].categories.levels = {ChartTextPoints(100'000, "x"), {std::string(1 << 20, 'y')}};
  EXPECT_TRUE(chart_content(levels).cut);
}

}  // namespace
}  // namespace deckle::ooxml
