#include "fixers/patch/text_scale.h"

#include <gtest/gtest.h>

namespace deckle::fixers {
namespace {

TEST(SmallerSizes, GoesDownByTwoAndEndsOnTheMinimum) {
  struct Case {
    double current, minimum;
    std::vector<double> expected;
  };
  const Case cases[] = {
      {18, 12, {16, 14, 12}},
      {18, 15, {16, 15}},
      {28, 24, {26, 24}},
      {12, 12, {}},
      {11, 12, {}},
      {13, 12, {12}},
      {18.5, 12, {16.5, 14.5, 12.5, 12}},
  };
  for (const Case& c : cases)
    EXPECT_EQ(smaller_sizes(c.current, c.minimum), c.expected) << c.current << " to " << c.minimum;
}

TextBodyIr body_with(std::vector<double> sizes) {
  TextBodyIr body;
  for (const double size : sizes) {
    ParagraphIr p;
    RunIr run;
    run.text = "x";
    run.style.size_pt = size;
    p.runs.push_back(run);
    p.end.size_pt = size;
    body.paragraphs.push_back(p);
  }
  return body;
}

TEST(SetLargestSize, LowersLevelsTogetherButNoneBelowTheMinimum) {
  TextBodyIr body = body_with({18, 16, 15, 10});
  set_largest_size(body, 16, 15);
  EXPECT_DOUBLE_EQ(body.paragraphs[0].runs[0].style.size_pt, 16);
  EXPECT_DOUBLE_EQ(body.paragraphs[1].runs[0].style.size_pt, 15);
  EXPECT_DOUBLE_EQ(body.paragraphs[2].runs[0].style.size_pt, 15);
  EXPECT_DOUBLE_EQ(body.paragraphs[3].runs[0].style.size_pt, 10) << "what was below stays";
  EXPECT_DOUBLE_EQ(body.paragraphs[0].end.size_pt, 16) << "the paragraph mark goes along";
}

TEST(SetLargestSize, NeverEnlarges) {
  TextBodyIr body = body_with({18});
  set_largest_size(body, 20, 12);
  EXPECT_DOUBLE_EQ(largest_size_pt(body), 18);
}

}  // namespace
}  // namespace deckle::fixers
