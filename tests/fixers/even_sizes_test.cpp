#include <gtest/gtest.h>

#include "fixers/deck/repair_deck.h"
#include "layout/deck/deck_titles.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

// These lists and tables fill the template's own boxes: titles and what is below them stay there.
const layout::DeckTitles kOwnTitles;

using test::bullets;
using test::text;

std::vector<std::string> items(int n) {
  std::vector<std::string> out;
  for (int i = 0; i < n; ++i) out.push_back("한 줄에 들어가는 항목입니다 " + std::to_string(i));
  return out;
}

Slide list_slide(int n, const std::string& id, const std::string& layout = "one_column") {
  Slide slide = test::slide(layout, {text("t", "제목", "title"), bullets("b", items(n))});
  slide.slide_id = id;
  slide.hints.bullet_columns = 1;
  slide.elements[1].style.list = ListKind::Bullet;
  return slide;
}

std::vector<double> sizes(const std::vector<Slide>& slides, bool fix = true) {
  const Deck deck = test::deck(slides);
  DeckOptions options;
  options.loop.fix = fix;
  const auto result = repair_deck({deck, test::default_template(), test::text_engine(), nullptr, nullptr,
                                   &kOwnTitles}, options);
  std::vector<double> out;
  for (const SlideIr& slide : result->slides)
    out.push_back(largest_size_pt(find_element(slide, "b")->text));
  return out;
}

// Sixteen items need a smaller size, three do not.
TEST(EvenSizes, BringsNeighboursWithinAStep) {
  const std::vector<double> lone = sizes({list_slide(16, "full")});
  ASSERT_LT(lone[0], 17);
  const std::vector<double> all =
      sizes({list_slide(3, "a"), list_slide(3, "b"), list_slide(16, "full"), list_slide(3, "d"),
             list_slide(3, "e")});
  EXPECT_DOUBLE_EQ(all[2], lone[0]);
  EXPECT_NEAR(all[1], std::min(18.0, lone[0] + 2), 0.01);
  EXPECT_NEAR(all[3], std::min(18.0, lone[0] + 2), 0.01);
  EXPECT_DOUBLE_EQ(all[0], 18);
  EXPECT_DOUBLE_EQ(all[4], 18);
}

TEST(EvenSizes, StopsAtAnotherLayout) {
  const std::vector<double> all =
      sizes({list_slide(16, "full"), list_slide(1, "s", "section_header"), list_slide(3, "c")});
  EXPECT_DOUBLE_EQ(all[2], 18);
}

TEST(EvenSizes, LeavesAloneWhatTheAuthorFixed) {
  Slide rigid = list_slide(3, "rigid"), sized = list_slide(3, "sized");
  rigid.elements[1].constraints.allow_shrink = false;
  sized.elements[1].style.size_pt = 18;
  EXPECT_DOUBLE_EQ(sizes({list_slide(16, "full"), rigid})[1], 18);
  EXPECT_DOUBLE_EQ(sizes({list_slide(16, "full"), sized})[1], 18);
}

TEST(EvenSizes, DoesNothingBeforeRepairOrWithoutNeed) {
  EXPECT_EQ(sizes({list_slide(16, "full"), list_slide(3, "b")}, false),
            (std::vector<double>{18, 18}));
  EXPECT_EQ(sizes({list_slide(3, "a"), list_slide(4, "b")}), (std::vector<double>{18, 18}));
}

TEST(EvenSizes, EvensTwoListsOfOneSlide) {
  Slide slide = test::slide(
      "two_column", {text("t", "제목", "title"), bullets("b", items(16)), bullets("c", items(3))});
  const Deck deck = test::deck({slide});
  const auto result = repair_deck({deck, test::default_template(), test::text_engine(), nullptr, nullptr,
                                   &kOwnTitles}, {});
  ASSERT_EQ(result->slides.size(), 1U);
  EXPECT_LT(largest_size_pt(find_element(result->slides[0], "b")->text), 18);
  EXPECT_DOUBLE_EQ(largest_size_pt(find_element(result->slides[0], "c")->text),
                   largest_size_pt(find_element(result->slides[0], "b")->text));
}

}  // namespace
}  // namespace deckle::fixers
