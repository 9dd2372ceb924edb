// Names at the ends of lines and beside the last stack: where they are, and when a legend stays.

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "layout/charts/label_column.h"
#include "layout/text/contrast.h"
#include "tests/support/chart_samples.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

const Values::value_type kNone = std::nullopt;
const Labels kYears = {"2021", "2022", "2023", "2024"};

// The labels that are names of series, from the top down.
std::vector<ChartTextLine> names_in(const ChartIr& chart) {
  std::vector<ChartTextLine> out;
  for (const ChartTextLine& line : chart.geometry->labels) {
    if (line.text.starts_with("series")) out.push_back(line);
  }
  std::sort(out.begin(), out.end(),
            [](const auto& a, const auto& b) { return a.middle < b.middle; });
  return out;
}

ChartOptions in(const std::string& language) {
  ChartOptions options = chart_options(language);
  options.rtl = language == "ar";
  return options;
}

// Beside the plot, within the chart, no two over one another, and read on their background.
void expect_sound(const ChartIr& chart, const std::string& name, bool left = false) {
  const std::vector<ChartTextLine> names = names_in(chart);
  const ChartRect& plot = chart.geometry->plot;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].anchor == ChartTextLine::Anchor::Middle) {  // above or below the end of a line
      EXPECT_GE(names[i].x - names[i].width / 2, 0) << name;
      EXPECT_LE(names[i].x + names[i].width / 2, to_pt(chart.size.w)) << name;
    } else if (left) {
      EXPECT_GE(names[i].x - names[i].width, 0) << name;
      EXPECT_EQ(names[i].anchor, ChartTextLine::Anchor::End) << name;
    } else {
      EXPECT_LE(names[i].x + names[i].width, to_pt(chart.size.w)) << name;
      EXPECT_EQ(names[i].anchor, ChartTextLine::Anchor::Start) << name;
    }
    EXPECT_GE(names[i].middle, plot.top - 1) << name;
    EXPECT_LE(names[i].middle, plot.top + plot.height + 1) << name;
    EXPECT_GE(contrast_ratio(names[i].style.color.rgb, 0xFFFFFF), kMinContrast) << name;
    if (i > 0) {
      EXPECT_GE(names[i].middle - names[i - 1].middle, line_height(chart.label_text) - 0.01)
          << name;
    }
  }
}

TEST(Spread, MovesAsLittleAsPossible) {
  const struct {
    const char* name;
    std::vector<double> wanted, places;
  } rows[] = {
      {"apart", {10, 30, 50}, {10, 30, 50}},   {"two at one place", {50, 50}, {45, 55}},
      {"a chain", {48, 50, 52}, {40, 50, 60}}, {"at the top", {2, 4}, {2, 12}},
      {"at the foot", {97, 99}, {90, 100}},    {"a pair and one", {20, 21, 90}, {15.5, 25.5, 90}}};
  for (const auto& row : rows) EXPECT_EQ(spread(row.wanted, 10, 2, 100), row.places) << row.name;
  EXPECT_TRUE(spread({1, 2, 3}, 10, 0, 15).empty());
}

// The axis runs on below the last name.
TEST(LineNames, StandAboveTheAxis) {
  const ChartIr chart =
      drawn(content_of(ChartType::Line, kYears, {{0.0, 20.0, 9.0, 0.0}, {1.0, 900.0, 1400.0, 1100.0}}));
  const std::vector<ChartTextLine> names = names_in(chart);
  ASSERT_EQ(names.size(), 2U);
  const double axis = chart.geometry->plot.top + chart.geometry->plot.height;
  EXPECT_LE(names.back().middle + line_height(chart.label_text) / 2, axis + 0.01);
}

TEST(StackNames, AreBesideTheirParts) {
  const struct {
    const char* name;
    Labels labels;
    std::vector<Values> columns;
    std::size_t named;  // 0: the legend stays
  } rows[] = {
      {"three parts",
       kYears,
       {{60.0, 66.0, 70.0, 90.0}, {35.0, 42.0, 50.0, 56.0}, {14.0, 18.0, 25.0, 31.0}},
       3},
      {"one stack", {"2024"}, {{5.0}, {6.0}}, 2},
      {"two of them", {"2023", "2024"}, {{5.0, 6.0}, {6.0, 3.0}}, 2},
      {"twelve", many(12, "m"), {falling(12), falling(12)}, 2},
      {"thin parts",
       kYears,
       {{9.0, 9.0, 9.0, 90.0}, {2.0, 2.0, 2.0, 2.0}, {2.0, 2.0, 2.0, 2.0}},
       3},
      {"below zero", kYears, {{5.0, 6.0, 7.0, 8.0}, {-3.0, -2.0, -4.0, -5.0}}, 2},
      {"eight parts", kYears, std::vector<Values>(8, Values{9.0, 9.0, 9.0, 9.0}), 8},
      {"nine parts", kYears, std::vector<Values>(9, Values{9.0, 9.0, 9.0, 9.0}), 0},
      {"a part of nothing", kYears, {{5.0, 6.0, 7.0, 8.0}, {3.0, 2.0, 4.0, 0.0}}, 0},
      {"a gap at the end", kYears, {{5.0, 6.0, 7.0, 8.0}, {3.0, 2.0, 4.0, kNone}}, 0},
      {"slivers", kYears, {{900.0, 900.0, 900.0, 900.0}, {1.0, 1.0, 1.0, 1.0}}, 0},
      {"one series", kYears, {{5.0, 6.0, 7.0, 8.0}}, 0},
  };
  for (const auto& row : rows) {
    for (const char* language : {"ko", "en", "ar"}) {
      const ChartIr chart =
          drawn(content_of(ChartType::StackedBar, row.labels, row.columns), in(language));
      const std::string name = std::string(row.name) + ", " + language;
      const std::vector<ChartTextLine> names = names_in(chart);
      EXPECT_EQ(names.size(), row.named) << name;
      EXPECT_EQ(chart.legend != ChartLegend::None, row.named == 0 && row.columns.size() > 1)
          << name;
      expect_sound(chart, name, chart.category.reversed);
      if (row.named == 0) continue;
      // In the order of the parts, each within a line and a half of its middle.
      for (const ChartTextLine& line : names) {
        const std::size_t series = static_cast<std::size_t>(line.text.back() - '1');
        const auto part = std::find_if(
            chart.geometry->bars.begin(), chart.geometry->bars.end(), [&](const ChartBar& bar) {
              return bar.series == series && bar.category + 1 == chart.data.categories.size();
            });
        ASSERT_NE(part, chart.geometry->bars.end()) << name;
        EXPECT_LE(std::abs(part->rect.top + part->rect.height / 2 - line.middle),
                  1.5 * line_height(chart.label_text) + 0.5)
            << name;
        const bool beside = chart.category.reversed ? line.x < part->rect.left
                                                    : line.x > part->rect.left + part->rect.width;
        EXPECT_TRUE(beside) << name;
      }
    }
  }
}

// A series without line for each name: an editor of the chart finds it in the worksheet.
TEST(StackNames, AreLabelsOfSeriesThatAreNotDrawn) {
  const ChartIr chart = drawn(content_of(ChartType::StackedBar, kYears,
                                         {{60.0, 66.0, 70.0, 90.0}, {35.0, 42.0, 50.0, 56.0}}));
  ASSERT_EQ(chart.label_series.size(), 2U);
  EXPECT_EQ(chart.data.series.size(), 2U);
  for (const ChartLabelSeries& names : chart.label_series) {
    ASSERT_EQ(names.labels.points.size(), 1U);
    EXPECT_EQ(names.labels.points[0].point, 3U);
    EXPECT_EQ(names.labels.points[0].show, ChartLabelShow::Name);
    EXPECT_TRUE(names.values[3]);
    EXPECT_FALSE(names.values[0]);
  }
  // Fixed, because the places of names are values of this axis.
  EXPECT_TRUE(chart.value.min && chart.value.max && chart.inner_plot);
}

// Tints and shades of accents too: text has no such changes.
TEST(StackNames, HaveTheColoursOfTheirSeries) {
  const ChartIr chart =
      drawn(content_of(ChartType::StackedBar, kYears, std::vector<Values>(8, Values(4, 9.0))));
  ASSERT_EQ(chart.label_series.size(), 8U);
  for (const ChartLabelSeries& names : chart.label_series) {
    const auto series = static_cast<std::size_t>(names.name.back() - '1');
    const ChartColor& color = chart.series_styles[series].color;
    EXPECT_EQ(names.labels.color.lum_mod, 100) << names.name;
    if (contrast_ratio(color.color.rgb, 0xFFFFFF) >= kMinContrast) {
      EXPECT_EQ(names.labels.color.color.rgb, color.color.rgb) << names.name;
    }
    if (color.lum_mod != 100) {
      EXPECT_TRUE(names.labels.color.color.scheme.empty()) << names.name;
    }
  }
}

// A theme may want more than 4.5 of all text.
TEST(StackNames, HaveTheContrastOfTheTheme) {
  ChartOptions options = chart_options();
  options.text_contrast = 7;
  const ChartIr chart = drawn(
      content_of(ChartType::StackedBar, kYears, std::vector<Values>(8, Values(4, 9.0))), options);
  const std::vector<ChartTextLine> names = names_in(chart);
  ASSERT_EQ(names.size(), 8U);
  for (const ChartTextLine& name : names)
    EXPECT_GE(contrast_ratio(name.style.color.rgb, 0xFFFFFF), 7) << name.text;
}

TEST(StackNames, StandBesideSumsAndShares) {
  ChartStyle totals, percent;
  totals.totals = percent.percent = true;
  for (const ChartStyle& variant : {totals, percent}) {
    ChartOptions options = in("en");
    options.variant = std::make_shared<const ChartStyle>(variant);
    const ChartIr chart = drawn(content_of(ChartType::StackedBar, kYears,
                                           {{60.0, 66.0, 70.0, 90.0}, {35.0, 42.0, 50.0, 56.0}}),
                                options);
    EXPECT_EQ(names_in(chart).size(), 2U);
    EXPECT_EQ(chart.legend, ChartLegend::None);
    expect_sound(chart, variant.totals ? "totals" : "percent");
  }
}

TEST(StackNames, LeaveLyingAndLongOnesToTheLegend) {
  ChartOptions lying = in("en");
  lying.direction = ChartDirection::Bar;
  const std::vector<Values> two = {{60.0, 66.0, 70.0, 90.0}, {35.0, 42.0, 50.0, 56.0}};
  EXPECT_EQ(drawn(content_of(ChartType::StackedBar, kYears, two), lying).legend,
            ChartLegend::Bottom);
  ChartContent content = content_of(ChartType::StackedBar, kYears, two);
  content.series[0].name =
      "A name of a series that is much too long to stand beside the last of the stacks";
  EXPECT_EQ(drawn(content, in("en")).legend, ChartLegend::Bottom);
}

TEST(LineNames, AreAtTheEndsAndMovedApart) {
  const struct {
    const char* name;
    std::vector<Values> columns;
    std::size_t named;
  } rows[] = {
      {"apart", {{1.0, 2.0, 3.0, 4.0}, {2.0, 4.0, 6.0, 9.0}}, 2},
      {"close", {{1.0, 2.0, 3.0, 9.0}, {2.0, 4.0, 6.0, 9.3}, {9.0, 5.0, 7.0, 2.0}}, 3},
      {"at one height", {{1.0, 2.0, 3.0, 9.0}, {2.0, 4.0, 6.0, 9.0}}, 0},
      {"a gap at the end", {{1.0, 2.0, 3.0, 9.0}, {2.0, 4.0, 6.0, kNone}}, 0},
      {"below zero", {{1.0, 2.0, 3.0, -9.0}, {2.0, 4.0, 6.0, 5.0}}, 2},
  };
  for (const auto& row : rows) {
    for (const char* language : {"ko", "ar"}) {
      const std::string name = std::string(row.name) + ", " + language;
      const ChartIr chart = drawn(content_of(ChartType::Line, kYears, row.columns), in(language));
      EXPECT_EQ(names_in(chart).size(), row.named) << name;
      EXPECT_EQ(chart.legend == ChartLegend::None, row.named > 0) << name;
      expect_sound(chart, name, chart.category.reversed);
    }
  }
}

// The plot of a chart that is read from the right has its labels of values at the right.
TEST(LineNames, LeaveSpaceForTheAxisOnTheOtherSide) {
  const ChartIr chart =
      drawn(content_of(ChartType::Line, kYears, {{1.0, 2.0, 3.0, 4000.0}, {2.0, 4.0, 6.0, 9.0}}),
            in("ar"));
  for (const ChartTick& tick : chart.geometry->value_ticks) {
    for (const ChartTextLine& line : tick.label)
      EXPECT_LE(line.x + line.width, to_pt(chart.size.w)) << line.text;
  }
}

}  // namespace
}  // namespace deckle::layout
