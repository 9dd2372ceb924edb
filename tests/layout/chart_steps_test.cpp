// Lines of steps: the rows of their worksheet, where they are drawn, and their labels.

#include <gtest/gtest.h>

#include <algorithm>

#include "layout/charts/describe.h"
#include "tests/support/chart_samples.h"

namespace deckle::layout {
namespace {

const Values::value_type kNone = std::nullopt;

ChartOptions steps(const std::string& language = "en") {
  ChartOptions options = chart_options(language);
  ChartStyle variant;
  variant.steps = true;
  options.variant = std::make_shared<const ChartStyle>(variant);
  options.rtl = language == "ar";
  return options;
}

std::vector<double> numbers_in(const ChartData& data) {
  std::vector<double> out;
  for (const ChartCategory& category : data.categories) out.push_back(category.number.value_or(-1));
  return out;
}

// Flat or upright from each point to the next one.
bool runs_straight(const std::vector<std::optional<ChartPosition>>& points) {
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (!points[i - 1] || !points[i]) continue;
    const bool flat = std::abs(points[i]->y - points[i - 1]->y) < 1e-6,
               upright = std::abs(points[i]->x - points[i - 1]->x) < 1e-6;
    if (!flat && !upright) return false;
  }
  return true;
}

TEST(Steps, DoubleThePointsOfTheWorksheet) {
  const ChartIr chart =
      drawn(content_of(ChartType::Line, {"Q1", "Q2", "Q3"}, {{4.0, 6.0, -1.0}, {2.0, kNone, 5.0}}),
            steps());
  EXPECT_EQ(chart.plot, ChartPlot::Line);
  ASSERT_TRUE(chart.steps);
  EXPECT_TRUE(chart.steps->whole_categories);
  EXPECT_EQ(numbers_in(chart.steps->rows), (std::vector<double>{1, 2, 2, 3, 3, 4}));
  EXPECT_EQ(chart.steps->rows.series[0].values, (Values{4.0, 4.0, 6.0, 6.0, -1.0, -1.0}));
  EXPECT_EQ(chart.steps->rows.series[1].values, (Values{2.0, 2.0, kNone, kNone, 5.0, 5.0}));
  EXPECT_EQ(chart.steps->rows.categories[3].label, "Q2");
  ASSERT_TRUE(chart.all);  // what was authored has a sheet of its own
  EXPECT_EQ(chart.all->series[0].values, (Values{4.0, 6.0, -1.0}));
}

TEST(Steps, RunFlatAndThenUpright) {
  const struct {
    const char* name;
    ChartContent content;
    const char* language;
  } rows[] = {
      {"names", content_of(ChartType::Line, {"a", "b", "c"}, {{1.0, 0.0, -3.0}}), "en"},
      {"one", content_of(ChartType::Line, {"a"}, {{1.0}}), "ko"},
      {"two", content_of(ChartType::Line, {"a", "b"}, {{1.0, 1.0}}), "ko"},
      {"sixty", content_of(ChartType::Line, many(60, "week "), {falling(60), falling(60)}), "en"},
      {"from the right", content_of(ChartType::Line, {"a", "b", "c"}, {{1.0, 2.0, 1.5}}), "ar"},
      {"days",
       content_of(ChartType::Line, {"2024-01-01", "2024-02-10", "2024-06-01"}, {{3.5, 3.25, 3.0}}),
       "en"},
      {"numbers", numbers_of(ChartType::Line, {0, 10, 100}), "en"},
      {"gaps", content_of(ChartType::Line, {"a", "b", "c"}, {{kNone, 2.0, kNone}}), "en"},
  };
  for (const auto& row : rows) {
    const ChartIr chart = drawn(row.content, steps(row.language));
    ASSERT_TRUE(chart.steps && chart.geometry) << row.name;
    for (const auto& points : chart.geometry->points) {
      EXPECT_EQ(points.size(), chart.steps->rows.categories.size()) << row.name;
      EXPECT_TRUE(runs_straight(points)) << row.name;
    }
    for (const ChartSeriesStyle& style : chart.series_styles)
      EXPECT_EQ(style.marker, "none") << row.name;
  }
}

TEST(Steps, OfCategoriesFillThePlot) {
  const ChartIr chart =
      drawn(content_of(ChartType::Line, {"a", "b", "c", "d"}, {{1.0, 2.0, 3.0, 2.0}}), steps());
  const auto& points = chart.geometry->points[0];
  EXPECT_NEAR(points.front()->x, chart.geometry->plot.left, 0.01);
  EXPECT_NEAR(points.back()->x, chart.geometry->plot.left + chart.geometry->plot.width, 0.01);
  // Each value is in the middle of its level, where the name of its category is.
  ASSERT_EQ(chart.geometry->labels.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_NEAR(chart.geometry->labels[i].x, chart.geometry->category_ticks[i].at, 0.01);
    EXPECT_NEAR(chart.geometry->labels[i].x, (points[2 * i]->x + points[2 * i + 1]->x) / 2, 0.01);
  }
  EXPECT_NEAR(chart.steps->half_pt, chart.geometry->plot.width / 8, 0.01);
}

TEST(Steps, WriteTheNamesOfCategoriesAsLabels) {
  const ChartIr chart =
      drawn(content_of(ChartType::Line, {"a", "b", "c"}, {{-5.0, 2.0, 3.0}}), steps("ko"));
  ASSERT_EQ(chart.label_series.size(), 1U);
  const ChartLabelSeries& names = chart.label_series.front();
  EXPECT_EQ(names.name, "레이블");
  EXPECT_EQ(names.values, Values(3, chart.value.min));
  ASSERT_EQ(names.labels.points.size(), 3U);
  EXPECT_EQ(names.labels.points[1].text, "b");
  EXPECT_EQ(names.labels.points[1].place, ChartLabelPlace::Below);
  // Of sixty not all names have space.
  const ChartIr many_weeks =
      drawn(content_of(ChartType::Line, many(60, "Week "), {falling(60)}), steps());
  EXPECT_LT(many_weeks.label_series.front().labels.points.size(), 30U);
}

TEST(Steps, OfDaysEndWithTheLastPoint) {
  const ChartIr chart = drawn(
      content_of(ChartType::Line, {"2024-01-01", "2024-02-10", "2024-06-01"}, {{3.5, 3.25, 3.0}}),
      steps());
  EXPECT_FALSE(chart.steps->whole_categories);
  EXPECT_EQ(chart.steps->rows.x, ChartX::Date);
  EXPECT_EQ(chart.steps->rows.series[0].values, (Values{3.5, 3.5, 3.25, 3.25, 3.0}));
  EXPECT_EQ(chart.steps->rows.categories[1].label, "2024-02-10");
  EXPECT_TRUE(chart.label_series.empty());  // an axis of days has labels
  EXPECT_EQ(chart.series_styles[0].lone_points, (std::vector<std::size_t>{2}));
}

TEST(Steps, AreToldApartByDashesAndNamed) {
  const ChartIr chart = drawn(
      content_of(ChartType::Line, {"a", "b", "c"}, {{1.0, 2.0, 3.0}, {4.0, 6.0, 9.0}}), steps());
  EXPECT_NE(chart.series_styles[0].dash, chart.series_styles[1].dash);
  EXPECT_EQ(chart.legend, ChartLegend::None);
  EXPECT_TRUE(chart.series_styles[1].name_at);
  for (const ChartTextLine& label : chart.geometry->labels)
    EXPECT_LE(label.x + label.width, to_pt(chart.size.w)) << label.text;
}

TEST(Steps, HaveADescription) {
  const ChartContent content = content_of(ChartType::Line, {"a", "b"}, {{1.0, 2.0}});
  EXPECT_EQ(describe_chart(content, drawn(content, steps()), "en").substr(0, 15),
            "Step line chart");
  EXPECT_EQ(describe_chart(content, drawn(content, steps()), "ko").substr(0, 9), "계단형");
}

TEST(Steps, HoldTargetsAndArrows) {
  ChartOptions options = steps();
  ChartStyle variant = *options.variant;
  variant.target = ChartTarget{2, "Goal"};
  variant.annotations = {{"a", "c", "", true}};
  options.variant = std::make_shared<const ChartStyle>(variant);
  const ChartIr chart =
      drawn(content_of(ChartType::Line, {"a", "b", "c"}, {{1.0, 2.0, 3.0}}), options);
  ASSERT_EQ(chart.steps->rows.series.size(), 3U);
  EXPECT_EQ(chart.steps->rows.series[1].values, Values(6, 2.0));
  EXPECT_FALSE(chart.series_styles[1].to_edges);  // its points are at the edges
}

}  // namespace
}  // namespace deckle::layout
