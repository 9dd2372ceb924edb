// The geometry of charts: axes, their steps, and where everything is drawn.

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <cmath>

#include "layout/charts/chart_geometry.h"
#include "layout/charts/chart_space.h"
#include "layout/charts/scale.h"
#include "tests/support/chart_samples.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

TEST(Axes, StartAtZeroUnderBars) {
  const ChartIr high = drawn(content_of(ChartType::Bar, {"a", "b"}, {{95.0, 99.0}}));
  EXPECT_EQ(high.value.min, 0);
  EXPECT_EQ(drawn(content_of(ChartType::Line, {"a", "b"}, {{95.0, 99.0}})).value.min, 94.5);
  const ChartIr nothing = drawn(content_of(ChartType::Bar, {"a", "b"}, {{0.0, 0.0}}));
  EXPECT_EQ(nothing.value.max, 1);
  EXPECT_FALSE(drawn(content_of(ChartType::Bar, {"a", "b"}, {{-5.0, 9.0}})).value.min);
}

TEST(Axes, HaveTheirUnitAsAHeadingAboveThePlot) {
  ChartContent content = content_of(ChartType::Bar, {"a", "b"}, {{10.0, 20.0}});
  content.y_label = "€ million";
  const ChartIr chart = drawn(content);
  ASSERT_TRUE(chart.inner_plot.has_value());
  const auto geometry = chart_geometry(chart, LabelRuler(test::text_engine()));
  ASSERT_TRUE(geometry.has_value());
  ASSERT_EQ(geometry->axis_titles.size(), 1U);
  const ChartTextLine& heading = geometry->axis_titles.front();
  EXPECT_FALSE(heading.turned);
  EXPECT_EQ(heading.anchor, ChartTextLine::Anchor::Start);
  EXPECT_EQ(heading.x, kEdgePt);
  EXPECT_LT(heading.middle + line_height(chart.value.title.style) / 2, geometry->plot.top);
}

// LibreOffice breaks a title that is wider than a fifth of the chart, over the labels below it.
TEST(Axes, HaveALongTitleTurnedBesideThem) {
  ChartContent content = content_of(ChartType::Bar, {"a", "b"}, {{10.0, 20.0}});
  content.y_label = "Increase of the global mean in parts per million a year";
  const ChartIr chart = drawn(content);
  const auto geometry = chart_geometry(chart, LabelRuler(test::text_engine()));
  ASSERT_TRUE(geometry.has_value());
  ASSERT_EQ(geometry->axis_titles.size(), 1U);
  EXPECT_TRUE(geometry->axis_titles.front().turned);
  EXPECT_GT(geometry->plot.left, kEdgePt + line_height(chart.value.title.style));
}

TEST(Axes, OfValuesAreHiddenWhereSegmentsAreLabelled) {
  const ChartIr chart =
      drawn(content_of(ChartType::StackedBar, {"a", "b"}, {{10.0, 20.0}, {12.0, 15.0}}));
  EXPECT_EQ(chart.labels, ChartLabels::Value);
  EXPECT_FALSE(chart.value.show_labels);
}

// What is drawn of a chart and where, one line each; anchors as < | >.
std::string places(const ChartGeometry& geometry) {
  std::string out;
  const auto rect = [&out](const char* what, const ChartRect& r) {
    out += fmt::format("{} {:.1f} {:.1f} {:.1f} {:.1f}\n", what, r.left, r.top, r.width, r.height);
  };
  const auto text = [&out](const char* what, const std::vector<ChartTextLine>& lines) {
    for (const ChartTextLine& line : lines)
      out += fmt::format("{} '{}' {} {:.1f} {:.1f}\n", what, line.text,
                         "<|>"[static_cast<int>(line.anchor)], line.x, line.middle);
  };
  rect("plot", geometry.plot);
  text("title", geometry.title);
  for (const ChartTick& tick : geometry.value_ticks) {
    out += fmt::format("tick {:.1f}\n", tick.at);
    text("value", tick.label);
  }
  for (const ChartTick& tick : geometry.category_ticks) text("category", tick.label);
  for (const ChartBar& bar : geometry.bars) rect("bar", bar.rect);
  for (const auto& series : geometry.points) {
    for (const auto& point : series)
      out += point ? fmt::format("point {:.1f} {:.1f}\n", point->x, point->y) : "gap\n";
  }
  for (const ChartSlice& slice : geometry.slices)
    out += fmt::format("slice {:.1f} {:.1f} {:.1f}: {:.2f} {:.2f}\n", geometry.center.x,
                       geometry.center.y, geometry.radius, slice.from, slice.to);
  text("label", geometry.labels);
  for (const ChartLegendEntry& entry : geometry.legend) text("legend", {entry.name});
  return out;
}

TEST(ChartGeometry, SaysWhereEverythingIs) {
  ChartContent titled = content_of(ChartType::Bar, {"a", "b"}, {{10.0, 20.0}});
  titled.title = "Sales";
  const struct {
    const char* name;
    ChartContent content;
    double width;
    const char* places;
  } rows[] = {
      // 8 pt to each edge, a title of 16.8 + 8, labels of 14.4 with a gap of 6; values from 0 to 25.
      {"bars", titled, 216,
       "plot 8.0 32.8 200.0 278.8\n"
       "title 'Sales' | 108.0 16.4\n"
       "tick 311.6\ntick 255.8\ntick 200.1\ntick 144.3\ntick 88.6\ntick 32.8\n"
       "category 'a' | 58.0 324.8\ncategory 'b' | 158.0 324.8\n"
       "bar 24.7 200.1 66.7 111.5\nbar 124.7 88.6 66.7 223.0\n"
       "label '10' | 58.0 191.9\nlabel '20' | 158.0 80.4\n"},
      // The highest label ends at the plot's edge: nobody sees where the axis ends.
      {"a line", content_of(ChartType::Line, {"a", "b", "c"}, {{5.0, 20.0, std::nullopt}}), 880,
       "plot 8.0 8.0 864.0 303.6\n"
       "tick 311.6\ntick 241.1\ntick 170.5\ntick 100.0\ntick 29.4\n"
       "category 'a' | 152.0 324.8\ncategory 'b' | 440.0 324.8\ncategory 'c' | 728.0 324.8\n"
       "point 152.0 241.1\npoint 440.0 29.4\ngap\n"
       "label '5' | 152.0 229.9\nlabel '20' | 440.0 18.2\n"},
      {"a pie", content_of(ChartType::Pie, {"North", "South"}, {{5.0, 5.0}}), 880,
       "plot 8.0 8.0 864.0 324.0\n"
       "slice 440.0 170.0 129.2: 0.00 0.50\nslice 440.0 170.0 129.2: 0.50 1.00\n"
       "label 'North' < 573.2 162.8\nlabel '50%' < 573.2 177.2\n"
       "label 'South' > 306.8 162.8\nlabel '50%' > 306.8 177.2\n"},
  };
  for (const auto& row : rows) {
    const ChartIr chart = drawn(row.content, chart_options(), box(row.width, 340));
    ASSERT_TRUE(chart.geometry.has_value()) << row.name;
    EXPECT_EQ(places(*chart.geometry), row.places) << row.name;
  }
  EXPECT_FALSE(drawn(titled, chart_options(), box(0, 0)).geometry.has_value());
}

// Two names that share no line, although together they are no longer than one: the plot ends above
// the rows that are drawn.
TEST(ChartGeometry, LegendBelowHasTheHeightOfItsRows) {
  for (const ChartType type : {ChartType::Bar, ChartType::Line, ChartType::StackedBar}) {
    for (double width = 120; width < 420; width += 7) {
      ChartContent content = content_of(type, {"a", "b"}, {{1.0, 5.0}, {9.0, 5.0}});
      content.series[0].name = "Tide gauges (CSIRO)";
      content.series[1].name = "Satellites (NOAA)";
      const ChartIr chart = drawn(content, chart_options(), box(width, 300));
      ASSERT_TRUE(chart.geometry.has_value());
      if (chart.legend != ChartLegend::Bottom) continue;
      const double lowest_label = chart.geometry->category_ticks.front().label.back().middle;
      ASSERT_FALSE(chart.geometry->legend.empty());
      EXPECT_GE(chart.geometry->legend.front().name.middle - lowest_label,
                0.99 * line_height(chart.legend_text))
          << width;
    }
  }
}

TEST(ChartGeometry, MirrorsDatesWithTheirPoints) {
  ChartOptions options = chart_options();
  options.rtl = true;
  const ChartIr chart = drawn(
      content_of(ChartType::Line, {"2024-01-01", "2024-07-01", "2025-01-01"}, {{5.0, 20.0, 10.0}}),
      options, box(880, 340));
  ASSERT_TRUE(chart.geometry.has_value());
  const ChartGeometry& geometry = *chart.geometry;
  ASSERT_GT(geometry.category_ticks.size(), 1U);
  EXPECT_GT(geometry.category_ticks.front().at, geometry.category_ticks.back().at);
  EXPECT_GT(geometry.points.front().front()->x, geometry.points.front().back()->x);
}

TEST(Chart, AcceptsAnyNumbersInAnyBox) {
  const std::vector<Values> columns = {{1e308, -1e308, 5e-324}, {std::nullopt, 0.0, 1e-300}};
  for (const ChartType type :
       {ChartType::Bar, ChartType::Line, ChartType::Pie, ChartType::Area, ChartType::StackedBar}) {
    for (const Size size : {box(880, 340), box(60, 40), box(1, 1), box(0, 0)}) {
      const ChartIr chart =
          drawn(content_of(type, {"a", "b", "c"}, columns), chart_options(), size);
      EXPECT_EQ(chart.data.series.size(), 2U);
      EXPECT_EQ(chart.data.series[0].values[0], 1e308);
      EXPECT_GE(chart.category.labels.size_pt, 10);
    }
  }
}

TEST(Scale, HasRoundStepsAndAir) {
  using measure::Target;
  const struct {
    double min, max;
    Scale powerpoint, libreoffice;
  } rows[] = {
      {0, 97, {0, 120, 20}, {0, 110, 10}},        {0, 150, {0, 160, 20}, {0, 160, 20}},
      {0, 1, {0, 1.2, 0.2}, {0, 1.1, 0.1}},       {-8, 22, {-10, 25, 5}, {-10, 25, 5}},
      {316, 427, {0, 450, 50}, {0, 450, 50}},     {95, 99, {94.5, 99.5, 0.5}, {94.5, 99.5, 0.5}},
      {-427, -316, {-450, 0, 50}, {-450, 0, 50}},
  };
  const auto same = [](const Scale& a, const Scale& b) {
    return std::abs(a.min - b.min) + std::abs(a.max - b.max) + std::abs(a.step - b.step) < 1e-9;
  };
  for (const auto& row : rows) {
    const Scale p = scale_of(row.min, row.max, {}, Target::PowerPoint),
                l = scale_of(row.min, row.max, {}, Target::LibreOffice);
    EXPECT_TRUE(same(p, row.powerpoint))
        << row.max << ": " << p.min << " " << p.max << " " << p.step;
    EXPECT_TRUE(same(l, row.libreoffice))
        << row.max << ": " << l.min << " " << l.max << " " << l.step;
  }
  EXPECT_DOUBLE_EQ(scale_of(0, 97, {.max_steps = 4}, Target::PowerPoint).step, 50);
  const Scale fixed = scale_of(10, 90, {.min = 5.0, .max = 95.0, .step = 45.0}, Target::PowerPoint);
  EXPECT_TRUE(same(fixed, {5, 95, 45}));
  for (const double big : {1e308, 1.7e308, 5e-324, 0.0}) {
    for (const Target target : {Target::PowerPoint, Target::LibreOffice}) {
      const Scale scale = scale_of(-big, big, {}, target);
      EXPECT_TRUE(std::isfinite(scale.step) && scale.max > scale.min) << big;
    }
  }
}

TEST(Scale, HasSixStepsAtMostBehindBars) {
  const struct {
    Scale scale;
    ScaleOptions fixed;
    double step;
  } rows[] = {
      {{0, 450, 50}, {}, 100},  {{0, 10, 1}, {}, 2},       {{0, 50, 10}, {}, 10},
      {{0, 6, 1}, {}, 1},       {{0, 3.5, 0.5}, {}, 1},    {{0, 1, 0.1}, {.max = 1}, 0.2},
      // Ends that are fixed would have no tick.
      {{300, 450, 20}, {.min = 300}, 50}, {{310, 450, 20}, {.min = 310}, 20},
  };
  for (const auto& row : rows) EXPECT_DOUBLE_EQ(step_of_few(row.scale, row.fixed), row.step);
  const ChartIr chart = drawn(
      content_of(ChartType::Bar, many(12, "m"), {falling(12), falling(12), falling(12)}));
  ASSERT_TRUE(chart.value.grid);
  EXPECT_LE(chart.geometry->value_ticks.size(), 7U);
}

TEST(Scale, OfALineStartsNearItsValues) {
  const struct {
    double min, max;
    std::optional<double> low, high;
  } rows[] = {
      {316, 427, 300, {}},    {95, 99, 94.5, {}}, {10, 90, {}, {}},
      {-427, -316, {}, -300}, {-5, 5, {}, {}},    {5, 5, {}, {}},
      {0, 8, {}, {}},         {50, 100, 40, {}},  {49.9, 100, {}, {}},
  };
  for (const auto& row : rows) {
    const LineBounds bounds = line_bounds(row.min, row.max);
    EXPECT_EQ(bounds.min, row.low) << row.min << " to " << row.max;
    EXPECT_EQ(bounds.max, row.high) << row.min << " to " << row.max;
  }
  const Labels years = {"1960", "1990", "2024"};
  EXPECT_EQ(drawn(content_of(ChartType::Line, years, {{316.0, 355.0, 427.0}})).value.min, 300);
  EXPECT_EQ(drawn(content_of(ChartType::Bar, years, {{316.0, 355.0, 427.0}})).value.min,
            0);  // the length of a bar is its value
}

TEST(Scale, OfNumbersAlongTheBottomEndsWithThem) {
  const ChartIr chart = drawn(numbers_of(ChartType::Line, {1958, 1960, 1987, 2024}));
  ASSERT_EQ(chart.plot, ChartPlot::Scatter);
  EXPECT_EQ(chart.category.min, 1950);
  EXPECT_EQ(chart.category.max, 2030);
  EXPECT_EQ(chart.category.major_unit, 10);
}

TEST(Ticks, OfCloseValuesKeepTheirDecimals) {
  // 51.6 to 51.8 in whole numbers would be "52" at every tick.
  const ChartIr chart = drawn(
      content_of(ChartType::Line, {"a", "b"}, {{51.6, 51.8}, {51.65, 51.79}, {51.7, 51.795}}));
  EXPECT_EQ(chart.value.format, "General");
  EXPECT_EQ(drawn(content_of(ChartType::Line, {"a", "b"}, {{1200.0, 9000.0}})).value.format,
            "#,##0");
}

}  // namespace
}  // namespace deckle::layout
