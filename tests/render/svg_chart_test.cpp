// Pictures of charts: as many marks as points, at the positions of their values, and all text.

#include "render/svg/svg_chart.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "layout/charts/layout_chart.h"
#include "layout/geometry/solve_geometry.h"
#include "ooxml/xml/document.h"
#include "tests/support/chart_samples.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/test_engine.h"

namespace deckle::render {
namespace {

using layout::content_of;
using layout::Values;

ChartOptions chart_options() { return layout::chart_options("en"); }

// A chart of 880 by 340 pt in the slide's corner, so that a point is 4/3 px.
std::string drawn(const ChartContent& content, const ChartOptions& options = chart_options()) {
  ElementIr element;
  element.eid = "c";
  element.type = ElementType::Chart;
  element.box = {Emu(0), Emu(0), emu_from_pt(880), emu_from_pt(340)};
  SlideIr slide;
  element.chart = std::make_shared<ChartIr>(
      layout::layout_chart(content, options, {element.box.w, element.box.h}, test::text_engine()).chart);
  slide.elements.push_back(element);
  layout::solve_chart_geometry(slide, test::text_engine());
  return svg_chart(slide.elements.front());
}

std::size_t count(const std::string& text, const std::string& piece) {
  std::size_t n = 0;
  for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1))
    ++n;
  return n;
}

bool says(const std::string& svg, const std::string& words) {
  return count(svg, ">" + words + "</text>") == 1;
}

// The numbers of an attribute over all elements named `tag`, in order.
std::vector<double> numbers(const std::string& svg, const std::string& tag,
                            const std::string& attribute) {
  std::vector<double> out;
  for (std::size_t at = svg.find("<" + tag + " "); at != std::string::npos;
       at = svg.find("<" + tag + " ", at + 1)) {
    const std::size_t value = svg.find(" " + attribute + "=\"", at);
    if (value < svg.find('>', at))
      out.push_back(std::stod(svg.substr(value + attribute.size() + 3)));
  }
  return out;
}

TEST(SvgChart, DrawsBarsAsHighAsTheirValues) {
  const std::string svg =
      drawn(content_of(ChartType::Bar, {"a", "b", "c"}, {{10.0, 20.0, std::nullopt}}));
  const std::vector<double> heights = numbers(svg, "rect", "height");
  ASSERT_EQ(heights.size(), 2U);  // a gap is no bar
  EXPECT_NEAR(heights[1], 2 * heights[0], 0.05);
  for (const char* words : {"a", "b", "c", "10", "20"}) EXPECT_TRUE(says(svg, words)) << words;
}

TEST(SvgChart, DrawsBarsBelowZeroDownward) {
  const std::string svg = drawn(content_of(ChartType::Bar, {"a", "b"}, {{10.0, -5.0}}));
  const std::vector<double> tops = numbers(svg, "rect", "y"),
                            heights = numbers(svg, "rect", "height");
  ASSERT_EQ(tops.size(), 2U);
  EXPECT_NEAR(tops[1], tops[0] + heights[0], 0.05);  // it begins where the other ends
  EXPECT_NEAR(heights[0], 2 * heights[1], 0.05);
  EXPECT_TRUE(says(svg, "-5"));
}

TEST(SvgChart, StacksBars) {
  const std::string svg = drawn(content_of(ChartType::StackedBar, {"a"}, {{10.0}, {30.0}}));
  const std::vector<double> tops = numbers(svg, "rect", "y"),
                            heights = numbers(svg, "rect", "height");
  ASSERT_EQ(tops.size(), 2U);  // the names are beside the bars
  EXPECT_NEAR(tops[1] + heights[1], tops[0], 0.05);
  EXPECT_NEAR(heights[1], 3 * heights[0], 0.05);
  EXPECT_TRUE(says(svg, "series 1") && says(svg, "series 2"));
}

TEST(SvgChart, DrawsHorizontalBars) {
  ChartOptions options = chart_options();
  options.direction = ChartDirection::Bar;
  const std::string svg = drawn(content_of(ChartType::Bar, {"a", "b"}, {{10.0, 20.0}}), options);
  const std::vector<double> widths = numbers(svg, "rect", "width"),
                            tops = numbers(svg, "rect", "y");
  ASSERT_EQ(widths.size(), 2U);
  EXPECT_NEAR(widths[1], 2 * widths[0], 0.05);
  EXPECT_LT(tops[0], tops[1]);  // the first on top
}

TEST(SvgChart, DrawsSteps) {
  ChartOptions options = chart_options();
  ChartStyle variant;
  variant.steps = true;
  options.variant = std::make_shared<const ChartStyle>(variant);
  const std::string svg = drawn(
      content_of(ChartType::Line, {"a", "b", "c", "d"}, {{1.0, 2.0, std::nullopt, 4.0}}), options);
  EXPECT_EQ(count(svg, "<polyline"), 2U);  // before the gap and after it
  EXPECT_EQ(count(svg, "<circle"), 0U);
  for (const char* words : {"a", "b", "c", "d", "1", "2", "4"})
    EXPECT_TRUE(says(svg, words)) << words;
  // Two points for each value: x,y and x,y …
  const std::size_t at = svg.find("points=\"");
  EXPECT_EQ(count(svg.substr(at, svg.find('"', at + 8) - at), ","), 4U);
}

TEST(SvgChart, BreaksLinesAtGaps) {
  const std::string svg = drawn(content_of(ChartType::Line, {"a", "b", "c", "d", "e", "f"},
                                           {{1.0, 2.0, std::nullopt, 4.0, 5.0, 6.0}}));
  EXPECT_EQ(count(svg, "<polyline"), 2U);
  EXPECT_EQ(count(svg, "<circle"), 5U);  // a marker for each point
}

TEST(SvgChart, NamesLinesOrDrawsALegend) {
  const std::string named =
      drawn(content_of(ChartType::Line, {"a", "b"}, {{1.0, 2.0}, {2.0, 9.0}}));
  EXPECT_TRUE(says(named, "series 1 2") && says(named, "series 2 9"));  // with the last values
  EXPECT_EQ(count(named, "<polyline"), 2U);
  EXPECT_EQ(count(named, "<line"), 1U);  // the axis of categories: all points have their values
  const std::string keyed =
      drawn(content_of(ChartType::Line, {"a", "b"}, {{1.0, 5.0}, {9.0, 5.0}}));
  EXPECT_TRUE(says(keyed, "series 1") && says(keyed, "series 2"));
}

TEST(SvgChart, DrawsSlicesWithTheirShares) {
  const std::string svg =
      drawn(content_of(ChartType::Pie, {"North", "South", "West"}, {{50.0, 25.0, 25.0}}));
  EXPECT_EQ(count(svg, "<path"), 3U);
  EXPECT_EQ(count(svg, ">25%</text>"), 2U);
  EXPECT_TRUE(says(svg, "North") && says(svg, "50%"));
  // One slice of everything is a circle: an arc that ends where it begins is none.
  EXPECT_EQ(count(drawn(content_of(ChartType::Pie, {"all"}, {{3.0}})), "<circle"), 1U);
}

TEST(SvgChart, DrawsAreas) {
  const std::string svg =
      drawn(content_of(ChartType::Area, {"a", "b", "c"}, {{1.0, 2.0, 3.0}, {3.0, 2.0, 1.0}}));
  EXPECT_EQ(count(svg, "<polygon"), 2U);
  EXPECT_EQ(count(svg, "fill-opacity=\"0.25\""), 2U);
}

TEST(SvgChart, DrawsTitlesOfChartAndAxes) {
  ChartContent content = content_of(ChartType::Bar, {"a", "b"}, {{1.0, 2.0}});
  content.title = "Sales <net>";
  content.x_label = "quarter";
  content.y_label = "million";
  const std::string svg = drawn(content);
  EXPECT_TRUE(says(svg, "Sales &lt;net&gt;"));
  EXPECT_TRUE(says(svg, "quarter") && says(svg, "million"));
  // The unit of upright values is a heading above them.
  EXPECT_EQ(count(svg, "rotate(-90 "), 0U);
}

TEST(SvgChart, WritesTheLabelsThatAreWritten) {
  std::vector<std::string> years;
  Values values;
  for (int year = 1950; year < 2030; ++year) {
    years.push_back(std::to_string(year) + " (estimate)");
    values.emplace_back(year % 7 + 1.0);
  }
  const std::string svg = drawn(content_of(ChartType::Line, years, {values}));
  EXPECT_TRUE(says(svg, "1950 (estimate)"));
  EXPECT_FALSE(says(svg, "1951 (estimate)"));
}

TEST(SvgChart, MarksUnevenNumbersAndDaysWhereTheyAre) {
  ChartContent numbered = content_of(ChartType::Line, {"", "", ""}, {{1.0, 2.0, 3.0}});
  const double xs[] = {2000, 2001, 2010};
  for (std::size_t i = 0; i < 3; ++i) numbered.series[0].data[i].x = xs[i];
  const std::vector<double> at = numbers(drawn(numbered), "circle", "cx");
  ASSERT_EQ(at.size(), 3U);
  EXPECT_NEAR(at[2] - at[0], 10 * (at[1] - at[0]), 0.2);

  const std::string days = drawn(
      content_of(ChartType::Line, {"2024-01-01", "2024-01-03", "2024-01-11"}, {{1.0, 2.0, 3.0}}));
  const std::vector<double> day_at = numbers(days, "circle", "cx");
  ASSERT_EQ(day_at.size(), 3U);
  EXPECT_NEAR(day_at[2] - day_at[0], 5 * (day_at[1] - day_at[0]), 0.2);
  EXPECT_TRUE(says(days, "2024-01-01"));
}

TEST(SvgChart, BringsOutWhatIsHighlighted) {
  ChartOptions options = chart_options();
  options.highlight = "b";
  const ChartContent content = content_of(ChartType::Bar, {"a", "b", "c"}, {{1.0, 2.0, 3.0}});
  const std::string svg = drawn(content, options);
  EXPECT_EQ(count(svg, "fill=\"#BFBFBF\""), 2U);
}

TEST(SvgChart, DrawsTheGeometryAndDecidesNothing) {
  ChartIr chart;
  chart.series_styles.resize(1);
  chart.series_styles[0].color.color.rgb = 0x112233;
  chart.value.grid = true;
  ChartTextLine label;
  label.text = "not the value";
  label.width = 30;
  label.x = 15;
  label.middle = 6;
  chart.geometry.emplace();
  chart.geometry->plot = {0, 0, 60, 30};
  chart.geometry->value_ticks = {{30, {}}, {0, {label}}};
  chart.geometry->base = 30;
  chart.geometry->bars = {{0, 0, {3, 15, 12, 15}}};
  chart.geometry->labels = {label};
  ElementIr element;
  element.chart = std::make_shared<ChartIr>(chart);
  EXPECT_EQ(numbers(svg_chart(element), "rect", "height"), std::vector<double>{20});
  EXPECT_EQ(numbers(svg_chart(element), "line", "y1"), (std::vector<double>{40, 0, 40}));
  EXPECT_EQ(numbers(svg_chart(element), "text", "textLength"), (std::vector<double>{40, 40}));
  EXPECT_EQ(count(svg_chart(element), "data-part=\"label\""), 1U);
  // Without a geometry nothing is drawn but where the chart is.
  chart.geometry.reset();
  element.chart = std::make_shared<ChartIr>(chart);
  EXPECT_EQ(count(svg_chart(element), "<foreignObject"), 1U);
}

TEST(SvgChart, AcceptsAnyNumbersAndText) {
  const std::vector<Values> columns = {{1e308, -1e308, 5e-324}, {std::nullopt, 0.0, 1e-300}};
  for (const ChartType type :
       {ChartType::Bar, ChartType::Line, ChartType::Pie, ChartType::Area, ChartType::StackedBar}) {
    const std::string svg =
        drawn(content_of(type, {"<a> & \"b\"", std::string(300, 'w'), "c\nd"}, columns));
    EXPECT_TRUE(
        ooxml::xml::parse("<svg>" + svg + "</svg>", "chart.svg", test::fresh_budget()).has_value());
    EXPECT_EQ(svg.find("nan"), std::string::npos);
    EXPECT_EQ(svg.find("inf"), std::string::npos);
  }
}

}  // namespace
}  // namespace deckle::render
