// Labels within the parts of a whole: of stacks.

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace deckle::layout
