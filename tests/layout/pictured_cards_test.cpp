// Cards and steps below panels with the icons of what they name.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "layout/icons/icon_piece.h"
#include "slidespec/geometry/preset_paths.h"
#include "slidespec/ir/text_sizes.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::headed;
using test::text;

const std::vector<std::string> kPoints = {"Meters are read once a month",
                                          "Acoustic surveys cost $900 a visit",
                                          "Smart meters need a licensed fitter"};

Slide points_slide(std::vector<std::string> points) {
  return test::slide("one_column",
                     {text("t", "The problem", "title"), bullets("list", points)});
}

std::vector<const ElementIr*> icons_on(const SlideIr& slide) {
  std::vector<const ElementIr*> icons;
  for (const ElementIr& element : slide.elements) {
    if (is_chosen_icon(element) && element.type == ElementType::Image) icons.push_back(&element);
  }
  return icons;
}

// The shape that has this text, whole.
const ElementIr* with_text(const SlideIr& slide, const std::string& words) {
  for (const ElementIr& element : slide.elements) {
    if (!element.text.empty() && plain_text(element.text) == words) return &element;
  }
  return nullptr;
}

TEST(IconCards, HoldThreeShortPointsOfWhichEachHasAnIcon) {
  const SlideIr slide = test::laid_out(points_slide(kPoints), "en").ir;
  const std::vector<const ElementIr*> icons = icons_on(slide);
  ASSERT_EQ(icons.size(), 3U);
  EXPECT_EQ(find_element(slide, "list"), nullptr) << "the cards hold its text";
  const ElementIr* first = with_text(slide, kPoints[0]);
  ASSERT_NE(first, nullptr);
  for (std::size_t i = 0; i < 3; ++i) {
    const ElementIr* card = with_text(slide, kPoints[i]);
    ASSERT_NE(card, nullptr) << kPoints[i];
    EXPECT_EQ(card->box.y, first->box.y);
    EXPECT_EQ(card->box.w, first->box.w);
    EXPECT_EQ(card->box.h, first->box.h);
    EXPECT_GE(smallest_size_pt(card->text), 20);
    EXPECT_EQ(intersection(card->box, icons[i]->box), icons[i]->box);
    EXPECT_LE(icons[i]->box.bottom(), card->box.y + card->text.insets.top) << "above the text";
  }
}

TEST(IconCards, AreForShortListsWithIconsAlone) {
  const auto is_list = [](const Slide& slide) {
    return find_element(test::laid_out(slide, "en").ir, "list") != nullptr;
  };
  std::vector<std::string> five = kPoints;
  five.insert(five.end(), {"The office is far away", "Trains are late"});
  EXPECT_TRUE(is_list(points_slide(five)));
  EXPECT_TRUE(is_list(points_slide({kPoints[0], kPoints[1], "Qwertz asdf"})));
  EXPECT_TRUE(is_list(points_slide({kPoints[0], kPoints[1]})));
  Slide off = points_slide(kPoints);
  off.hints.icons = false;
  EXPECT_TRUE(is_list(off));
  Slide rows = points_slide(kPoints);
  rows.elements[1].style.list_form = ListForm::Rows;
  EXPECT_TRUE(is_list(rows));
  std::string sentence = kPoints[0];
  while (sentence.size() < 160) sentence += " and again";
  EXPECT_TRUE(is_list(points_slide({sentence, kPoints[1], kPoints[2]}))) << "too long for a card";
}

TEST(PicturedColumns, HaveTheirIconsAboveOneSentenceEach) {
  Slide slide = test::slide(
      "two_column", {text("t", "Why now", "title"),
                     headed("a", "left", {"Customers", "Most pay 7% less for alarms"}),
                     headed("b", "right", {"Security", "Doors are locked"})});
  const SlideIr laid = test::laid_out(slide, "en").ir;
  const std::vector<const ElementIr*> icons = icons_on(laid);
  ASSERT_EQ(icons.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    const ElementIr* column = find_element(laid, i == 0 ? "a" : "b");
    ASSERT_NE(column, nullptr);
    EXPECT_LE(icons[i]->box.bottom(), column->box.y + column->text.insets.top);
    EXPECT_EQ(intersection(column->box, icons[i]->box), icons[i]->box);
    ASSERT_EQ(column->text.paragraphs.size(), 2U);
    EXPECT_EQ(column->text.paragraphs[1].style.bullet.kind, ListKind::None);
    EXPECT_GE(smallest_size_pt(column->text), 20);
  }
  EXPECT_EQ(find_element(laid, "a")->box.h, find_element(laid, "b")->box.h);
  // Numbers that the author asked for stay.
  slide.elements[1].style.list = ListKind::Number;
  const SlideIr numbered = test::laid_out(slide, "en").ir;
  EXPECT_EQ(find_element(numbered, "a")->text.paragraphs[1].style.bullet.kind, ListKind::Number);
}

Slide steps_slide(const std::vector<std::string>& steps) {
  std::vector<Element> elements{text("t", "How it works", "title")};
  for (std::size_t i = 0; i < steps.size(); ++i) {
    elements.push_back(test::shape("s" + std::to_string(i), steps[i]));
    std::get<ShapeContent>(elements.back().content).shape = "chevron";
  }
  return test::slide("process", std::move(elements));
}

TEST(ProcessSteps, StandBelowTheirIconsWhereTheySayNoMore) {
  const SlideIr slide =
      test::laid_out(steps_slide({"Listen", "Compare", "Locate", "Alert"}), "en").ir;
  const std::vector<const ElementIr*> icons = icons_on(slide);
  ASSERT_EQ(icons.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    const ElementIr* step = find_element(slide, "s" + std::to_string(i));
    ASSERT_NE(step, nullptr);
    EXPECT_LT(icons[i]->box.bottom(), step->box.y);
    EXPECT_GT(icons[i]->box.x, step->box.x);
    EXPECT_LT(icons[i]->box.right(), step->box.right());
    EXPECT_LT(to_pt(step->box.h), 110);
  }
}

// Without icons they were a row of arrows across the middle of an empty page.
TEST(ProcessSteps, StandBelowTheirNumbersWithoutIcons) {
  const SlideIr slide = test::laid_out(steps_slide({"Qwertz", "Asdf", "Yxcv"}), "en").ir;
  EXPECT_TRUE(icons_on(slide).empty());
  std::vector<std::string> numbers;
  for (const ElementIr& element : slide.elements) {
    if (element.shape != "ellipse") continue;
    numbers.push_back(plain_text(element.text));
    const ElementIr* step = find_element(slide, "s" + std::to_string(numbers.size() - 1));
    ASSERT_NE(step, nullptr);
    EXPECT_LT(element.box.bottom(), step->box.y);
    // The number is smaller than the step that it counts.
    EXPECT_GE(largest_size_pt(element.text), 28);
    EXPECT_LT(element.box.h, step->box.h);
  }
  EXPECT_EQ(numbers, (std::vector<std::string>{"1", "2", "3"}));
}

TEST(ProcessSteps, ThatCountThemselvesHaveNoOtherNumbers) {
  const SlideIr slide = test::laid_out(steps_slide({"1. Qwertz", "2. Asdf", "3. Yxcv"}), "en").ir;
  for (const ElementIr& element : slide.elements) EXPECT_NE(element.shape, "ellipse");
}

// The corners of two lines touched the slanted edges.
TEST(ProcessSteps, KeepTheirTextAsFarFromTheirPointAsFromTheirBegin) {
  const SlideIr slide =
      test::laid_out(steps_slide({"Antigen enters", "Dendritic cell shows it", "T cell helps",
                                  "B cell multiplies", "Memory stays"}),
                     "en")
          .ir;
  for (int i = 0; i < 5; ++i) {
    const ElementIr* step = find_element(slide, "s" + std::to_string(i));
    ASSERT_NE(step, nullptr);
    ASSERT_EQ(step->shape, "homePlate");
    const Rect inner = preset_text_rect(step->shape, step->box);
    const Emu right = inner.right() - step->text.insets.right;
    const double half =
        test::text_engine().height(step->text, to_pt(right - inner.x - step->text.insets.left)) / 2;
    // The slanted edges go as far down as to the side, from the middle of the end.
    EXPECT_LE(to_pt(right), to_pt(step->box.right()) - half - to_pt(step->text.insets.left) + 0.5);
  }
}

// Boxes on both sides of the line looked displaced where there are few.
TEST(Timeline, OfFivePointsHasItsTextsBelow) {
  for (const std::size_t count : {4U, 5U, 6U}) {
    std::vector<Element> elements{text("t", "Plan", "title")};
    for (std::size_t i = 0; i < count; ++i) {
      const std::string year = std::to_string(2024 + i);
      elements.push_back(test::shape("p" + year, year + "\nOpen a shop"));
    }
    const SlideIr slide = test::laid_out(test::slide("timeline", elements), "en").ir;
    const ElementIr *first = find_element(slide, "p2024"), *second = find_element(slide, "p2025");
    ASSERT_TRUE(first != nullptr && second != nullptr);
    EXPECT_EQ(first->box.y == second->box.y, count < 6);
    EXPECT_EQ(first->box.w, second->box.w);
    EXPECT_EQ(first->box.right() <= second->box.x, count < 6);
  }
}

// Long sentences in narrow cards were columns of single words.
TEST(Timeline, OfLongTextsIsOnBothSides) {
  std::vector<Element> elements{text("t", "Plan", "title")};
  for (int i = 0; i < 5; ++i) {
    const std::string year = std::to_string(2024 + i);
    elements.push_back(test::shape(
        "p" + year, year + "\nTwo friends repair bicycles in a garage beside the harbour of Bergen and sell "
                           "the first of them to their neighbours"));
  }
  const SlideIr slide = test::laid_out(test::slide("timeline", elements), "en").ir;
  const ElementIr *first = find_element(slide, "p2024"), *second = find_element(slide, "p2025");
  ASSERT_TRUE(first != nullptr && second != nullptr);
  EXPECT_NE(first->box.y, second->box.y);
}

// The text was longer than its card, and a repair halved the spaces: lines ran through the words.
TEST(CardGrid, HoldsItsRowsWhole) {
  const std::vector<std::string> moves[] = {
      {"Diversify", "Incentives for new routes only", "Two based carriers by 2027",
       "Seat share of each below 35%"},
      {"Build", "Pier B with six gates", "Security hall with eight lanes", "Apron for three freighters"},
      {"Earn", "Parking by booking", "12 new shops", "Lease of 25 ha to logistics"}};
  std::vector<Element> elements{text("t", "Three moves", "title")};
  for (const std::vector<std::string>& move : moves)
    elements.push_back(headed(move.front(), "body", move));
  const SlideIr slide = test::laid_out(test::slide("cards", elements), "en").ir;
  std::vector<const ElementIr*> lines;
  for (const ElementIr& element : slide.elements) {
    if (element.decorative && element.box.h < emu_from_pt(2)) lines.push_back(&element);
  }
  ASSERT_EQ(lines.size(), 6U);
  for (const std::vector<std::string>& move : moves) {
    const ElementIr* card = find_element(slide, move.front());
    ASSERT_NE(card, nullptr);
    const Insets& in = card->text.insets;
    EXPECT_LE(test::text_engine().height(card->text, to_pt(card->box.w - in.left - in.right)),
              to_pt(card->box.h - in.top - in.bottom))
        << move.front();
    // Lines part the items; markers would say it twice.
    for (const ParagraphIr& item : card->text.paragraphs)
      EXPECT_EQ(item.style.bullet.kind, ListKind::None) << move.front();
  }
}

}  // namespace
}  // namespace deckle::layout
