// Labels within the parts of a whole: of stacks and of pies.

#include <gtest/gtest.h>

#include <cmath>

#include "layout/charts/chart_space.h"
#include "tests/support/chart_samples.h"

namespace deckle::layout {
namespace {

ChartOptions of_theme() {
  ChartOptions options = chart_options();
  options.stress = options.totals = options.bold_labels = true;
  options.label_pt = 16;
  options.min_pt = 10;
  return options;
}

const ChartTextLine* label_of(const ChartIr& chart, const std::string& text) {
  for (const ChartTextLine& label : chart.geometry->labels) {
    if (label.text == text) return &label;
  }
  return nullptr;
}

TEST(StackParts, HaveSmallerLettersBeforeTheyHaveNone) {
  const ChartIr chart = drawn(content_of(ChartType::StackedBar, {"a", "b", "c"},
                                         {{4.4, 4.1, 5.2}, {0.6, 0.2, 0.7}, {0.0, 0.9, 0.4}}),
                              of_theme(), box(600, 320));
  const ChartTextLine *usual = label_of(chart, "4.4"), *small = label_of(chart, "0.4");
  ASSERT_NE(usual, nullptr);
  ASSERT_NE(small, nullptr);
  EXPECT_EQ(usual->style.size_pt, 16);
  EXPECT_LT(small->style.size_pt, 16);
  EXPECT_GE(small->style.size_pt, 10);
  EXPECT_EQ(label_of(chart, "0.2"), nullptr);  // a part lower than a line of 10 pt
  for (const ChartTextLine* label : {usual, small}) {
    bool within = false;
    for (const ChartBar& bar : chart.geometry->bars) {
      const double half = line_height(label->style) / 2;
      within = within || (bar.rect.top <= label->middle - half + 0.5 &&
                          bar.rect.top + bar.rect.height >= label->middle + half - 0.5);
    }
    EXPECT_TRUE(within) << label->text;
  }
}

// Stacks without sums are labelled where each part holds its value.
TEST(StackParts, OfSharesHaveSmallerLettersToo) {
  ChartOptions options = of_theme();
  ChartStyle percent;
  percent.percent = true;
  options.variant = std::make_shared<const ChartStyle>(percent);
  const ChartIr chart = drawn(
      content_of(ChartType::StackedBar, {"a", "b"}, {{48.0, 60.0}, {47.5, 30.0}, {4.5, 10.0}}),
      options, box(600, 380));
  EXPECT_FALSE(chart.value.show_labels);
  std::size_t small = 0;
  for (const ChartTextLine& label : chart.geometry->labels) {
    if (label.text.ends_with('%') && label.style.size_pt < 16) ++small;
  }
  EXPECT_EQ(small, 1U);
}

TEST(MainSlice, HasItsShareLargeInIt) {
  const struct {
    const char* name;
    Values values;
    double side_pt;
    const char* share;  // null: none
  } rows[] = {
      {"most", {62.0, 17.0, 12.0, 9.0}, 300, "62%"},
      {"less than half", {44.0, 16.0, 18.0, 22.0}, 300, "44%"},
      {"a lead", {45.0, 30.0, 15.0, 10.0}, 300, "45%"},
      {"nearly two", {45.0, 40.0, 15.0}, 300, nullptr},
      {"none", {30.0, 25.0, 25.0, 20.0}, 300, nullptr},
      {"a small pie", {62.0, 17.0, 12.0, 9.0}, 110, nullptr},
  };
  for (const auto& row : rows) {
    ChartOptions options = of_theme();
    options.listed = true;
    options.data_labels = false;  // the list has the shares
    const ChartIr chart =
        drawn(content_of(ChartType::Pie, many(row.values.size(), "m"), {row.values}), options,
              box(row.side_pt, row.side_pt));
    ASSERT_EQ(chart.geometry->labels.size(), row.share == nullptr ? 0U : 1U) << row.name;
    if (row.share == nullptr) continue;
    const ChartTextLine& label = chart.geometry->labels.front();
    EXPECT_EQ(label.text, row.share) << row.name;
    EXPECT_GE(label.style.size_pt, 24) << row.name;
    EXPECT_TRUE(label.style.bold) << row.name;
    const ChartPointLabel& own = chart.series_styles[0].labels->points.front();
    EXPECT_EQ(own.show, ChartLabelShow::Percent) << row.name;
    EXPECT_EQ(own.place, ChartLabelPlace::Center) << row.name;
    // Within the rim.
    const ChartPosition& middle = chart.geometry->center;
    const double x = std::abs(label.x - middle.x) + label.width / 2,
                 y = std::abs(label.middle - middle.y) + 0.35 * label.style.size_pt;
    EXPECT_LT(std::hypot(x, y), chart.geometry->radius) << row.name;
  }
}

// Around a pie without a list its slices are named already.
TEST(MainSlice, IsLeftToTheLabelsOfAPieAlone) {
  const ChartIr chart =
      drawn(content_of(ChartType::Pie, {"a", "b"}, {{70.0, 30.0}}), of_theme(), box(400, 300));
  EXPECT_FALSE(chart.series_styles[0].labels);
}

}  // namespace
}  // namespace deckle::layout
