// One card of several that is seen first, and short cards in the colours of the theme.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "layout/lists/contrast_heads.h"
#include "layout/lists/main_figure.h"
#include "layout/text/contrast.h"
#include "layout/text/title_words.h"
#include "slidespec/core/color.h"
#include "slidespec/ir/text_sizes.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

using test::headed;
using test::shape;
using test::text;

TEST(TitleWords, NamesTheOneTextThatSharesAWord) {
  const struct {
    const char* title;
    std::vector<std::string> texts;
    int named;  // -1: none
  } rows[] = {
      {"Churn is the open question", {"$48M\nRevenue", "4.1%\nSMB churn", "118%\nNRR"}, 1},
      {"Every building counts", {"Meters", "Buildings"}, 1},
      {"Delivery times fell", {"Price", "Deliveries", "Quality"}, 1},
      {"이탈이 문제입니다", {"매출", "이탈률", "마진"}, 1},
      {"서울의 매출이 늘었다", {"서울 지점", "부산 지점"}, 0},
      // Two are named, the word is in all of them, or it says nothing.
      {"Revenue and churn", {"Revenue", "Churn"}, -1},
      {"Monthly growth", {"monthly revenue", "monthly churn"}, -1},
      {"What is with the year", {"What is new", "Year"}, -1},
      {"What you get and what we need", {"You get", "We need"}, -1},
      {"Three moves", {"Build\nthree gates", "Earn"}, -1},
      {"2024 at a glance", {"2024", "418 km"}, -1},
      {"", {"Revenue", "Churn"}, -1},
  };
  for (const auto& row : rows) {
    const auto named = named_by_words(row.title, row.texts);
    EXPECT_EQ(named ? static_cast<int>(*named) : -1, row.named) << row.title;
  }
}

TEST(ContrastHeads, KnowsWhichOfTwoComesFirst) {
  const struct {
    const char *first, *second;
    int stronger;  // -1: no contrast
  } rows[] = {
      {"They say", "They do not say", 0},
      {"What we won't do", "What we do", -1},
      {"We do not build", "We build", 1},
      {"Before", "After", 1},
      {"After the move", "Before the move", 0},
      {"Problem", "Solution", 1},
      {"문제", "해결 방안", 1},
      {"이전", "이후", 1},
      {"On site", "Deliver", -1},
      {"Insurers", "Regulation", -1},
      {"Notes", "No notes", 0},
      {"", "", -1},
  };
  for (const auto& row : rows) {
    const auto stronger = stronger_of(row.first, row.second);
    EXPECT_EQ(stronger ? static_cast<int>(*stronger) : -1, row.stronger)
        << row.first << " / " << row.second;
  }
}

std::vector<Element> figures(int count) {
  const char* texts[] = {"31.4M\ntrips\n+12%",          "418 km\nof cycle lanes\n+36 km",
                         "4.2 km\naverage trip\n-0.1 km", "287\ninjured riders\n-9%",
                         "19%\nof all trips\n+2 pts",   "€7.10\nspent per resident\n+€0.40",
                         "96\nstations\n+8"};
  std::vector<Element> out = {text("t", "The year at a glance", "title")};
  for (int i = 0; i < count; ++i) out.push_back(shape("s" + std::to_string(i + 1), texts[i]));
  return out;
}

const ElementIr& card(const test::LaidOut& page, const std::string& eid) {
  const ElementIr* found = find_element(page.ir, eid);
  EXPECT_NE(found, nullptr) << eid;
  static const ElementIr kNone;
  return found == nullptr ? kNone : *found;
}

std::size_t dark_cards(const test::LaidOut& page, const std::vector<std::string>& eids) {
  return static_cast<std::size_t>(
      std::count_if(eids.begin(), eids.end(), [&](const std::string& eid) {
        return contrast_ratio(card(page, eid).fill.color.rgb, 0xFFFFFF) > 7;
      }));
}

int notes_of(const test::LaidOut& page, const std::string& rule) {
  return static_cast<int>(std::count_if(page.notes.begin(), page.notes.end(),
                                        [&](const Diagnostic& n) { return n.rule == rule; }));
}

TEST(MainFigure, IsTallBesideTwoRowsOfEqualCards) {
  for (const int count : {5, 7}) {
    const test::LaidOut page =
        test::laid_out(test::slide("one_column", figures(count)), "en");
    const ElementIr& main = card(page, "s1");
    ASSERT_TRUE(is_main_figure(main)) << count;
    EXPECT_EQ(main.box.y, card(page, "s2").box.y);
    EXPECT_EQ(main.box.bottom(), card(page, "s" + std::to_string(count)).box.bottom());
    // The seams of both rows meet.
    const int in_row = (count - 1) / 2;
    for (int i = 2; i < 2 + in_row; ++i) {
      const Rect& upper = card(page, "s" + std::to_string(i)).box;
      const Rect& lower = card(page, "s" + std::to_string(i + in_row)).box;
      EXPECT_EQ(upper.x, lower.x);
      EXPECT_EQ(upper.w, lower.w);
      EXPECT_EQ(upper.h, lower.h);
      EXPECT_LT(upper.bottom(), lower.y);
    }
    EXPECT_LE(main.box.right(), card(page, "s2").box.x);
    EXPECT_EQ(dark_cards(page, {"s1"}), 1u);
    EXPECT_EQ(dark_cards(page, {"s2", "s3", "s4", "s5"}), 0u);
    EXPECT_EQ(notes_of(page, "main-card"), 1);
    EXPECT_EQ(notes_of(page, "grouped-elements"), 1);
    // Its figure is the largest of the page.
    EXPECT_GT(main.text.paragraphs.front().runs.front().style.size_pt,
              card(page, "s2").text.paragraphs.front().runs.front().style.size_pt);
  }
}

// Two cells above three had seams that did not meet.
TEST(MainFigure, OfSixIsTheFirstCellOfAnEvenGrid) {
  const test::LaidOut page = test::laid_out(test::slide("one_column", figures(6)), "en");
  const Rect& first = card(page, "s1").box;
  EXPECT_FALSE(is_main_figure(card(page, "s1")));
  for (int i = 1; i <= 6; ++i) {
    const Rect& box = card(page, "s" + std::to_string(i)).box;
    EXPECT_EQ(box.w, first.w) << i;
    EXPECT_EQ(box.h, first.h) << i;
    EXPECT_EQ(box.y, card(page, i <= 3 ? "s1" : "s4").box.y) << i;
    EXPECT_EQ(box.x, card(page, "s" + std::to_string(i <= 3 ? i : i - 3)).box.x) << i;
  }
  EXPECT_EQ(dark_cards(page, {"s1"}), 1u);
  EXPECT_EQ(dark_cards(page, {"s2", "s3", "s4", "s5", "s6"}), 0u);
  EXPECT_EQ(notes_of(page, "main-card"), 1);
}

// A tall card whose figure was smaller than those beside it would say the opposite.
TEST(MainFigure, HasNoSmallerFigureThanTheOthers) {
  std::vector<Element> elements = {text("t", "핵심 지표", "title")};
  const char* texts[] = {"1조 2,340억 원\n매출\n+8.7%", "876억 원\n영업이익\n+3.2%",
                         "2조 1,500억 원\n수주잔고\n+15.4%", "1,240명\n임직원\n+120명",
                         "8.0%\n영업이익률\n+0.3%p"};
  for (int i = 0; i < 5; ++i) elements.push_back(shape("s" + std::to_string(i + 1), texts[i]));
  const test::LaidOut page = test::laid_out(test::slide("one_column", elements), "ko");
  ASSERT_TRUE(is_main_figure(card(page, "s1")));
  EXPECT_GE(largest_size_pt(card(page, "s1").text), largest_size_pt(card(page, "s2").text));
  EXPECT_GE(largest_size_pt(card(page, "s2").text), 28);
}

TEST(MainFigure, YieldsToWhatTheAuthorAsksFor) {
  const auto is_main = [](const Slide& slide) {
    return is_main_figure(card(test::laid_out(slide, "en"), "s1"));
  };
  Slide plain = test::slide("one_column", figures(5));
  EXPECT_TRUE(is_main(plain));
  Slide grid = plain;
  grid.hints.arrange = Arrange::Grid;
  EXPECT_FALSE(is_main(grid));
  Slide off = plain;
  off.hints.main_card = false;
  EXPECT_FALSE(is_main(off));
  Slide filled = plain;
  std::get<ShapeContent>(filled.elements[1].content).fill = "#FFEEDD";
  EXPECT_FALSE(is_main(filled));
  // Another than the first is the one that the title is about.
  Slide other = plain;
  std::get<TextContent>(other.elements[0].content).text = "Fewer injured riders";
  const test::LaidOut page = test::laid_out(other, "en");
  EXPECT_FALSE(is_main_figure(card(page, "s1")));
  EXPECT_EQ(dark_cards(page, {"s4"}), 1u);
  EXPECT_EQ(dark_cards(page, {"s1", "s2", "s3", "s5"}), 0u);
  EXPECT_EQ(card(page, "s1").box.h, card(page, "s4").box.h);
}

TEST(MainFigure, FourFiguresStayEqual) {
  const test::LaidOut page = test::laid_out(test::slide("one_column", figures(4)), "en");
  EXPECT_EQ(dark_cards(page, {"s1", "s2", "s3", "s4"}), 0u);
  EXPECT_EQ(notes_of(page, "main-card"), 0);
}

TEST(MainCard, IsTheOneThatTheTitleNamesOrItsAuthorEmphasises) {
  Slide slide = test::slide("kpi", {text("t", "Revenue carries the year", "title"),
                                    shape("a", "212\nbuildings"), shape("b", "$48K\nrevenue"),
                                    shape("c", "2.1%\nchurn")});
  test::LaidOut page = test::laid_out(slide, "en");
  EXPECT_EQ(dark_cards(page, {"b"}), 1u);
  EXPECT_EQ(dark_cards(page, {"a", "c"}), 0u);
  EXPECT_EQ(card(page, "a").box.h, card(page, "b").box.h);
  // All of its text can be read.
  for (const ParagraphIr& paragraph : card(page, "b").text.paragraphs) {
    for (const RunIr& run : paragraph.runs)
      EXPECT_GE(contrast_ratio(run.style.color.rgb, card(page, "b").fill.color.rgb), kMinContrast);
  }
  slide.elements[3].style.emphasis = Emphasis::High;
  page = test::laid_out(slide, "en");
  EXPECT_EQ(dark_cards(page, {"c"}), 1u);
  EXPECT_EQ(dark_cards(page, {"a", "b"}), 0u);
  slide.hints.main_card = false;
  page = test::laid_out(slide, "en");
  EXPECT_EQ(dark_cards(page, {"a", "b", "c"}), 0u);
}

// Rows of three and four figures had no card that a reader sees first.
TEST(MainCard, OfFiguresIsTheOneThatTheNextChartShows) {
  const auto dark = [](const char* title, const char* chart_title, Element exhibit) {
    const Slide figures =
        test::slide("kpi", {text("t", title, "title"), shape("a", "212\nbuildings live"),
                            shape("b", "$48K\nmonthly revenue\n+19%"),
                            shape("c", "9 min\nmedian fitting time")});
    Slide next = test::slide("one_column", {text("t", chart_title, "title"), std::move(exhibit)});
    next.slide_id = "next";
    const test::LaidOut page = test::first_laid_out(test::deck({figures, next}, "en"));
    std::string found;
    for (const char* eid : {"a", "b", "c"}) {
      if (dark_cards(page, {eid}) > 0) found += eid;
    }
    return found;
  };
  EXPECT_EQ(dark("Eleven months", "Revenue doubled", test::two_bars("x")), "b");
  EXPECT_EQ(dark("Eleven months", "More buildings than planned", test::two_bars("x")), "a");
  // What the title names comes before it.
  EXPECT_EQ(dark("Fitting is fast", "Revenue doubled", test::two_bars("x")), "c");
  EXPECT_EQ(dark("Eleven months", "Revenue per building", test::two_bars("x")), "") << "both";
  EXPECT_EQ(dark("Eleven months", "Churn fell", test::two_bars("x")), "");
  EXPECT_EQ(dark("Eleven months", "Revenue doubled", text("x", "Words only")), "") << "no chart";
}

// The fills of what is named so, in reading order.
std::vector<std::uint32_t> fills_of(const test::LaidOut& page, const std::string& name) {
  std::vector<std::uint32_t> fills;
  for (const ElementIr& element : page.ir.elements) {
    if (element.name.find(name + " ") != std::string::npos) fills.push_back(element.fill.color.rgb);
  }
  return fills;
}

TEST(MainCard, OfTwoContrastingColumnsIsTheStrongerOne) {
  const auto fills = [](const char* right, std::optional<bool> hint) {
    Slide slide = test::slide("two_column", {text("t", "What the figures say", "title"),
                                             headed("l", "left", {"They say", "One", "Two"}),
                                             headed("r", "right", {right, "Three", "Four"})});
    slide.hints.main_card = hint;
    return fills_of(test::laid_out(slide, "en"), "card");
  };
  const auto contrast = fills("They do not say", std::nullopt);
  ASSERT_EQ(contrast.size(), 2u);
  EXPECT_GT(contrast_ratio(contrast[0], 0xFFFFFF), 7);
  EXPECT_LT(contrast_ratio(contrast[1], 0xFFFFFF), 2);
  const auto off = fills("They do not say", false);
  EXPECT_EQ(off[0], off[1]);
  // Of two sides that are no contrast neither counts more.
  const auto sides = fills("Others say", std::nullopt);
  EXPECT_LT(contrast_ratio(sides[0], 0xFFFFFF), 2);
  EXPECT_EQ(sides[0], sides[1]);
}

TEST(MainCard, CardsThatNothingTellsApartAreAlike) {
  const Slide slide =
      test::slide("cards", {text("t", "Three themes", "title"), shape("a", "Speed\nUnder 100 ms"),
                            shape("b", "Trust\nEncrypted"), shape("c", "Reach\nNew languages")});
  const auto fills = fills_of(test::laid_out(slide, "en"), "card");
  ASSERT_EQ(fills.size(), 3u);
  EXPECT_EQ(fills[0], fills[1]);
  EXPECT_EQ(fills[1], fills[2]);
}

}  // namespace
}  // namespace deckle::layout
