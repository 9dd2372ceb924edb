// What style.variant and the keys beside it make of a chart's data.

#include <gtest/gtest.h>

#include <algorithm>

#include "layout/charts/chart_space.h"
#include "layout/charts/data.h"
#include "layout/charts/palette.h"
#include "layout/charts/variants.h"
#include "slidespec/core/color.h"
#include "tests/support/chart_samples.h"

namespace deckle::layout {
namespace {

ChartOptions with(ChartStyle variant) {
  ChartOptions options = chart_options("en");
  options.variant = std::make_shared<const ChartStyle>(std::move(variant));
  options.good = options.accents[0];
  options.bad = options.accents[1];
  options.level = options.foreground;
  return options;
}

// The values of the first series of a role; empty where there is none.
Values values_of(const ChartIr& chart, ChartRole role) {
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    if (chart.roles[s].role == role) return chart.data.series[s].values;
  }
  return {};
}

const Values::value_type kNone = std::nullopt;

TEST(Waterfall, StandsEachBarWhereTheOneBeforeEnded) {
  ChartStyle variant;
  variant.waterfall = true;
  const struct {
    const char* name;
    Values values, base, rise, fall, level;
  } rows[] = {
      {"up and down",
       {10.0, 4.0, -6.0, 8.0},
       {kNone, 10.0, 8.0, kNone},
       {kNone, 4.0, kNone, kNone},
       {kNone, kNone, 6.0, kNone},
       {10.0, kNone, kNone, 8.0}},
      {"last is no sum",
       {10.0, 4.0, 1.0},
       {kNone, 10.0, 14.0},
       {kNone, 4.0, 1.0},
       {},
       {10.0, kNone, kNone}},
      {"below zero",
       {-5.0, -3.0, 2.0},
       {kNone, -5.0, -6.0},
       {kNone, kNone, -2.0},
       {kNone, -3.0, kNone},
       {-5.0, kNone, kNone}},
      {"across zero", {5.0, -8.0}, {}, {}, {kNone, 5.0}, {5.0, kNone}},
      {"a gap",
       {5.0, kNone, 2.0},
       {kNone, kNone, 5.0},
       {kNone, kNone, 2.0},
       {},
       {5.0, kNone, kNone}},
  };
  for (const auto& row : rows) {
    const Labels labels = many(row.values.size(), "c");
    const ChartIr chart =
        laid_out(content_of(ChartType::Bar, labels, {row.values}), with(variant)).chart;
    EXPECT_EQ(values_of(chart, ChartRole::Base), row.base) << row.name;
    EXPECT_EQ(values_of(chart, ChartRole::Rise), row.rise) << row.name;
    EXPECT_EQ(values_of(chart, ChartRole::Fall), row.fall) << row.name;
    EXPECT_EQ(values_of(chart, ChartRole::Level), row.level) << row.name;
    ASSERT_TRUE(chart.all) << row.name;
    EXPECT_EQ(chart.all->series.front().values, row.values) << row.name;
  }
}

TEST(Waterfall, CalculatesTotalsOfZero) {
  ChartStyle variant;
  variant.waterfall = true;
  variant.total_categories = {"sub", "end"};
  const ChartContent content =
      content_of(ChartType::Bar, {"a", "b", "sub", "c", "end"}, {{3.0, 4.0, 0.0, -2.0, 16.0}});
  const ChartLayout chart = laid_out(content, with(variant));
  EXPECT_EQ(values_of(chart.chart, ChartRole::Level), (Values{3.0, kNone, 7.0, kNone, 16.0}));
  // 7 - 2 is not 16, and the author hears of it.
  EXPECT_EQ(chart.changes.size(), 1U);
}

TEST(Waterfall, BeginsWhereItsStepsCanBeSeen) {
  ChartStyle variant;
  variant.waterfall = true;
  const auto laid = [&](Values values) {
    return laid_out(content_of(ChartType::Bar, {"a", "b", "c", "d"}, {std::move(values)}),
                    with(variant));
  };
  const ChartLayout small = laid({39.1, 2.3, -0.1, 41.3});
  EXPECT_EQ(small.chart.value.min, 38);
  EXPECT_TRUE(small.chart.value.show_labels);
  EXPECT_EQ(small.changes.size(), 1U);
  // Steps of a fifth of the whole are seen from 0, and so are bars on both sides of it.
  const ChartLayout large = laid({30.0, 12.0, -2.0, 40.0});
  EXPECT_EQ(large.chart.value.min, 0);
  EXPECT_TRUE(large.changes.empty());
  EXPECT_LE(laid({1.0, -2.0, 3.0, 2.0}).chart.value.min.value_or(0), 0);
  variant.from_zero = true;
  EXPECT_EQ(laid({39.1, 2.3, -0.1, 41.3}).chart.value.min, 0);
}

TEST(Waterfall, NeedsOneSeries) {
  ChartStyle variant;
  variant.waterfall = true;
  const ChartLayout chart =
      laid_out(content_of(ChartType::Bar, {"a", "b"}, {{1.0, 2.0}, {3.0, 4.0}}), with(variant));
  EXPECT_EQ(chart.chart.plot, ChartPlot::Bar);
  EXPECT_EQ(chart.changes.size(), 1U);
}

TEST(Percent, TurnsStacksIntoShares) {
  ChartStyle variant;
  variant.percent = true;
  const ChartContent content =
      content_of(ChartType::Bar, {"a", "b", "c"}, {{1.0, 0.0, kNone}, {3.0, 0.0, 5.0}});
  const ChartIr chart = laid_out(content, with(variant)).chart;
  EXPECT_EQ(chart.plot, ChartPlot::StackedBar);
  EXPECT_TRUE(chart.percent);
  EXPECT_EQ(chart.data.series[0].values, (Values{0.25, 0.0, kNone}));
  EXPECT_EQ(chart.data.series[1].values, (Values{0.75, 0.0, 1.0}));
  EXPECT_EQ(chart.all->series[1].values, (Values{3.0, 0.0, 5.0}));
  EXPECT_EQ(chart.value_format, "0%");
  const ChartLayout negative =
      laid_out(content_of(ChartType::Bar, {"a"}, {{1.0}, {-3.0}}), with(variant));
  EXPECT_FALSE(negative.chart.percent);
  EXPECT_EQ(negative.changes.size(), 1U);
}

TEST(Combo, DrawsTheNamedSeriesAsLines) {
  ChartStyle variant;
  variant.combo = true;
  const ChartContent content =
      content_of(ChartType::Bar, {"a", "b"}, {{100.0, 200.0}, {150.0, 100.0}, {12.5, 13.5}});
  ChartIr chart = laid_out(content, with(variant)).chart;
  EXPECT_TRUE(chart.series_styles[2].line);
  EXPECT_FALSE(chart.series_styles[0].line);
  EXPECT_FALSE(chart.second);
  variant.second_axis = {"series 3"};
  chart = laid_out(content, with(variant)).chart;
  ASSERT_TRUE(chart.second);
  EXPECT_EQ(chart.second->title.text, "series 3");
  // Its decimals are not those of the first axis.
  EXPECT_EQ(chart.value_format, "#,##0");
  variant.second_axis = {"series 1", "series 2", "series 3"};
  const ChartLayout none = laid_out(content, with(variant));
  EXPECT_TRUE(none.chart.roles.empty());
  EXPECT_EQ(none.changes.size(), 1U);
}

TEST(Totals, StandOnTheStacks) {
  ChartStyle variant;
  variant.totals = true;
  const ChartContent content =
      content_of(ChartType::StackedBar, {"a", "b", "c"}, {{1.0, 2.0, kNone}, {3.0, -1.0, kNone}});
  const ChartIr chart = drawn(content, with(variant));
  EXPECT_EQ(values_of(chart, ChartRole::Caption), (Values{4.0, 1.0, kNone}));
  ASSERT_TRUE(chart.series_styles[2].labels);
  EXPECT_FALSE(chart.series_styles[2].drawn);
  ASSERT_TRUE(chart.geometry);
  // A label for each sum, and space for it below the end of the axis.
  const auto labels = std::count_if(chart.geometry->labels.begin(), chart.geometry->labels.end(),
                                    [](const ChartTextLine& line) { return line.style.bold; });
  EXPECT_EQ(labels, 2);
  EXPECT_GT(*chart.value.max, 4.0);
  for (const ChartTextLine& line : chart.geometry->labels)
    EXPECT_GT(line.middle, chart.geometry->plot.top) << line.text;
}

TEST(Totals, StandOnStacksWithoutBeingAskedFor) {
  const Labels labels = {"a", "b", "c"};
  ChartOptions options = chart_options("en");
  options.totals = true;
  const ChartContent thin =
      content_of(ChartType::StackedBar, labels, {{4.4, 4.1, 5.2}, {0.6, 0.2, 0.7}, {0.0, 0.9, 0.4}});
  const ChartLayout with_sums = laid_out(thin, options);
  const ChartIr chart = drawn(thin, options);
  EXPECT_EQ(values_of(chart, ChartRole::Caption), (Values{5.0, 5.2, 6.3}));
  EXPECT_EQ(with_sums.changes.size(), 1U);
  // Thin parts and those of 0 have no label, and no axis is needed.
  EXPECT_FALSE(chart.value.show_labels);
  ASSERT_TRUE(chart.series_styles[1].labels);
  EXPECT_EQ(chart.series_styles[0].labels->points.size(), 3U);
  EXPECT_LT(chart.series_styles[1].labels->points.size(), 3U);
  for (const ChartTextLine& line : chart.geometry->labels) EXPECT_NE(line.text, "0.0");
  // Where they say nothing, or nobody wants them.
  const struct {
    const char* name;
    std::vector<Values> values;
  } rows[] = {{"below 0", {{4.0, 5.0, 6.0}, {1.0, -1.0, 2.0}}},
              {"one series", {{4.0, 5.0, 6.0}}},
              {"shares", {{60.0, 70.0, 80.0}, {40.0, 30.0, 20.0}}}};
  for (const auto& row : rows) {
    const ChartLayout none = laid_out(content_of(ChartType::StackedBar, labels, row.values), options);
    EXPECT_TRUE(none.chart.roles.empty()) << row.name;
    EXPECT_TRUE(none.changes.empty()) << row.name;
  }
  EXPECT_TRUE(drawn(thin, options, box(60, 340)).roles.empty()) << "no space";
  ChartStyle line;
  line.line_series = {"series 3"};
  options.variant = std::make_shared<const ChartStyle>(line);
  EXPECT_TRUE(values_of(drawn(thin, options), ChartRole::Caption).empty()) << "below a line";
  ChartStyle off;
  off.totals = false;
  options.variant = std::make_shared<const ChartStyle>(off);
  EXPECT_TRUE(drawn(thin, options).roles.empty());
}

// The labels of the parts kept the colour that reads on the other parts of their series.
TEST(Totals, LeaveLabelsThatReadOnBarsOfAnotherColour) {
  ChartOptions options = chart_options("en");
  options.totals = true;
  const std::uint32_t pale = 0xF4E8C0;
  options.colors = {{"b", {{"", pale}}}};
  const ChartIr chart = drawn(content_of(ChartType::StackedBar, {"a", "b", "c"},
                                         {{4.4, 4.1, 5.2}, {0.6, 0.2, 0.7}, {0.0, 0.9, 0.4}}),
                              options);
  ASSERT_TRUE(chart.series_styles[0].labels);
  const auto& points = chart.series_styles[0].labels->points;
  ASSERT_EQ(points.size(), 3U);
  EXPECT_FALSE(points[0].color);
  ASSERT_TRUE(points[1].color);
  EXPECT_GE(contrast_ratio(points[1].color->color.rgb, pale), 4.5);
}

TEST(Target, IsALineInTheUnitOfTheChart) {
  ChartStyle variant;
  variant.target = ChartTarget{70000, "Goal"};
  ChartOptions options = with(variant);
  options.units = "만";
  const ChartIr chart =
      laid_out(content_of(ChartType::Bar, {"a", "b"}, {{60000.0, 80000.0}}), options).chart;
  EXPECT_EQ(values_of(chart, ChartRole::Target), (Values{7.0, 7.0}));
  EXPECT_EQ(chart.data.series.back().name, "Goal");
  EXPECT_TRUE(chart.series_styles.back().line);
  EXPECT_FALSE(chart.horizontal);
}

TEST(Annotations, SayWhatIsBetweenTwoCategories) {
  const struct {
    bool growth;
    Values values;
    std::string text;
  } rows[] = {
      {true, {100.0, 90.0, 132.0}, "+32%"}, {true, {100.0, 90.0, 95.5}, "-4.5%"},
      {false, {100.0, 90.0, 132.0}, "+32"}, {false, {100.0, 90.0, 68.0}, "-32"},
      {true, {0.0, 90.0, 132.0}, ""},       {false, {100.0, 90.0, kNone}, ""},
  };
  for (const auto& row : rows) {
    ChartStyle variant;
    variant.annotations = {{"2021", "2023", "", row.growth}};
    const ChartLayout chart =
        laid_out(content_of(ChartType::Bar, {"2021", "2022", "2023"}, {row.values}), with(variant));
    if (row.text.empty()) {
      EXPECT_EQ(chart.changes.size(), 1U);
      continue;
    }
    ASSERT_EQ(chart.chart.data.series.size(), 2U) << row.text;
    EXPECT_EQ(chart.chart.data.series[1].name, row.text);
    // The arrow is above all bars, within the axis.
    const double level = *chart.chart.data.series[1].values[0];
    EXPECT_GT(level, 132.0 * (row.values[2] == 132.0 ? 1 : 0));
    EXPECT_LT(level, *chart.chart.value.max);
  }
}

TEST(Sort, OrdersCategoriesByTheirSums) {
  ChartStyle variant;
  variant.sort = ChartSort::Descending;
  const ChartContent content = content_of(ChartType::Bar, {"x", "y", "z"}, {{1.0, kNone, 3.0}});
  ChartIr chart = laid_out(content, with(variant)).chart;
  EXPECT_EQ(labels_of(chart.data), (Labels{"z", "x", "y"}));
  variant.sort = ChartSort::Ascending;
  chart = laid_out(content, with(variant)).chart;
  EXPECT_EQ(labels_of(chart.data), (Labels{"x", "z", "y"}));
}

TEST(Colors, AreThoseOfTheAuthor) {
  ChartOptions options = with({});
  options.colors = {{"series 2", {{"", 0x123456}}}};
  ChartIr chart =
      laid_out(content_of(ChartType::Bar, {"a", "b"}, {{1.0, 2.0}, {2.0, 1.0}}), options).chart;
  EXPECT_EQ(chart.series_styles[1].color.color.rgb, 0x123456U);
  options.colors = {{"b", {{"", 0x123456}}}};
  chart = laid_out(content_of(ChartType::Pie, {"a", "b"}, {{1.0, 2.0}}), options).chart;
  EXPECT_EQ(chart.series_styles[0].points[1].second.color.rgb, 0x123456U);
}

TEST(Dumbbell, HasMarkersAloneAndALabelOnEitherSide) {
  ChartStyle variant;
  variant.dumbbell = true;
  const ChartIr chart =
      drawn(content_of(ChartType::Bar, {"a", "b"}, {{1.0, 5.0}, {3.0, 2.0}}), with(variant));
  EXPECT_EQ(chart.plot, ChartPlot::Line);
  EXPECT_TRUE(chart.high_low);
  ASSERT_TRUE(chart.series_styles[0].labels);
  EXPECT_FALSE(chart.series_styles[0].stroked);
  ASSERT_EQ(chart.series_styles[0].labels->points.size(), 1U);
  EXPECT_EQ(chart.series_styles[0].labels->points[0].point, 0U);
}

}  // namespace
}  // namespace deckle::layout
