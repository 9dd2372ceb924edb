// Icons beside the heads of rows, on the headings of columns and in the fields of a matrix.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "layout/icons/icon_piece.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

using test::headed;
using test::bullets;
using test::text;

std::vector<const ElementIr*> icons_on(const SlideIr& slide) {
  std::vector<const ElementIr*> icons;
  for (const ElementIr& element : slide.elements) {
    if (is_chosen_icon(element)) icons.push_back(&element);
  }
  return icons;
}

Slide rows_slide(const std::string& second = "Delivery: within a day") {
  return test::slide("one_column", {text("t", "Three promises", "title"),
                                    bullets("list", {"Security: locks on all doors", second,
                                                     "Budget: below the plan"})});
}

Slide columns_slide(std::vector<std::string> first = {"Customers", "They pay less"}) {
  return test::slide("two_column",
                     {text("t", "Why now", "title"), headed("a", "left", std::move(first)),
                      headed("b", "right", {"Security", "Doors are locked"})});
}

const ElementIr* named(const SlideIr& slide, const std::string& part) {
  const auto found =
      std::find_if(slide.elements.begin(), slide.elements.end(), [&part](const ElementIr& element) {
        return element.decorative && element.name.find(part) != std::string::npos;
      });
  return found == slide.elements.end() ? nullptr : &*found;
}

TEST(IconsOfHeads, StandInBlocksBesideTheRows) {
  const SlideIr slide = test::laid_out(rows_slide(), "en").ir;
  const std::vector<const ElementIr*> icons = icons_on(slide);
  ASSERT_EQ(icons.size(), 3U);
  const ElementIr* list = find_element(slide, "list");
  ASSERT_NE(list, nullptr);
  for (const ElementIr* icon : icons) {
    EXPECT_LE(icon->box.right(), list->box.x + list->text.insets.left);
    EXPECT_GE(icon->box.x, list->box.x) << "bands and box are equally wide";
    EXPECT_EQ(icon->box.x, icons.front()->box.x);
    EXPECT_EQ(icon->box.w, icon->box.h);
    EXPECT_EQ(icon->source_eid, "list");
  }
  EXPECT_LT(icons[0]->box.bottom(), icons[1]->box.y);
  EXPECT_LT(icons[1]->box.bottom(), icons[2]->box.y);
}

TEST(IconsOfHeads, AreOnTheOtherSideWhereTextRunsFromTheRight) {
  Slide slide = test::slide(
      "one_column", {text("t", "وعود", "title"),
                     bullets("list", {"الأمن: أقفال على جميع الأبواب", "التسليم: خلال يوم واحد", "الميزانية: أقل من الخطة"})});
  const SlideIr laid = test::laid_out(slide, "ar").ir;
  const ElementIr* list = find_element(laid, "list");
  ASSERT_NE(list, nullptr);
  ASSERT_EQ(icons_on(laid).size(), 3U);
  for (const ElementIr* icon : icons_on(laid)) {
    EXPECT_GE(icon->box.x, list->box.right() - list->text.insets.right);
    EXPECT_LE(icon->box.right(), list->box.right());
  }
}

TEST(IconsOfHeads, AreForAllRowsOrForNone) {
  EXPECT_TRUE(icons_on(test::laid_out(rows_slide("Qwertz: within a day"), "en").ir).empty());
  EXPECT_TRUE(icons_on(test::laid_out(rows_slide("12 May: within a day"), "en").ir).empty());
  Slide off = rows_slide();
  off.hints.icons = false;
  EXPECT_TRUE(icons_on(test::laid_out(off, "en").ir).empty());
}

TEST(IconsOfHeads, StandBeforeTheHeadingsOfColumns) {
  const SlideIr slide =
      test::laid_out(columns_slide({"Customers", "They pay less", "They stay"}), "en").ir;
  const std::vector<const ElementIr*> icons = icons_on(slide);
  ASSERT_EQ(icons.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    const ElementIr* column = find_element(slide, i == 0 ? "a" : "b");
    ASSERT_NE(column, nullptr);
    EXPECT_EQ(icons[i]->source_eid, column->eid);
    const ParagraphStyle& heading = column->text.paragraphs.front().style;
    EXPECT_GE(column->box.x + column->text.insets.left + heading.margin_left,
              icons[i]->box.right());
    EXPECT_GE(icons[i]->box.x, column->box.x);
  }
}

TEST(ColumnCards, SetOneItemAsASentence) {
  const SlideIr slide = test::laid_out(columns_slide(), "en").ir;
  const ElementIr* single = find_element(slide, "a");
  ASSERT_NE(single, nullptr);
  EXPECT_EQ(single->text.paragraphs[1].style.bullet.kind, ListKind::None);
  EXPECT_EQ(single->text.paragraphs[1].style.margin_left, Emu(0));
  // A list beside it makes both lists, which are smaller.
  const SlideIr list =
      test::laid_out(columns_slide({"Customers", "They pay less", "They stay"}), "en").ir;
  const auto size = [](const ElementIr* e) {
    return e->text.paragraphs[1].runs.front().style.size_pt;
  };
  EXPECT_GT(size(single), size(find_element(list, "b")));
}

Slide swot() {
  Slide slide = test::slide(
      "matrix", {text("t", "Four fields", "title"),
                 headed("s", "body", {"Strengths", "Longest runway", "No curfew", "Rail below"}),
                 headed("w", "body", {"Weaknesses", "One carrier", "Single pier"}),
                 headed("o", "body", {"Opportunities", "Two carriers", "Freight"}),
                 headed("x", "body", {"Threats", "Carbon tax", "Rail"})});
  return slide;
}

TEST(IconsOfHeads, StandInBlocksBesideTheFieldsOfAMatrix) {
  const SlideIr slide = test::laid_out(swot(), "en").ir;
  const std::vector<const ElementIr*> icons = icons_on(slide);
  ASSERT_EQ(icons.size(), 4U);
  for (const ElementIr* icon : icons) {
    const ElementIr* field = find_element(slide, icon->source_eid);
    ASSERT_NE(field, nullptr);
    EXPECT_LE(icon->box.right(), field->box.x + field->text.insets.left);
    EXPECT_EQ(icon->box.w, icon->box.h);
  }
}

TEST(Details, KeepADistanceFromTheirMarkersAndShareFreeSpace) {
  const SlideIr slide = test::laid_out(swot(), "en").ir;
  const ElementIr* field = find_element(slide, "s");
  ASSERT_NE(field, nullptr);
  const ParagraphIr& first = field->text.paragraphs[1];
  const double size = first.runs.front().style.size_pt;
  EXPECT_GE(to_pt(first.style.margin_left), 0.8 * size) << "a marker and a space";
  EXPECT_GE(first.style.space_before.value, 0.3 * size);
  EXPECT_EQ(first.style.space_before.value,
            find_element(slide, "w")->text.paragraphs[1].style.space_before.value);
}

TEST(Pairs, KeepKoreanWordsWhole) {
  Slide slide = test::slide(
      "two_column", {text("t", "시장 동향 및 당사 대응", "title"),
                     headed("a", "left", {"시장 동향", "수요 둔화 지속", "저가 공세 심화"}),
                     headed("b", "right", {"당사 대응", "라인업 확대", "원가 절감 운영"})});
  const SlideIr laid = test::laid_out(slide, "ko").ir;
  EXPECT_NE(named(laid, "arrow"), nullptr);
  for (const char* eid : {"a", "b"})
    EXPECT_EQ(find_element(laid, eid)->text.word_break, WordBreak::KeepAll) << eid;
}

}  // namespace
}  // namespace deckle::layout
