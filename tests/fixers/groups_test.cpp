// Groups while a deck is repaired: siblings change alike, and a group is continued cell by cell.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "fixers/deck/repair_deck.h"
#include "fixers/patch/siblings.h"
#include "fixers/split/units.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

using test::bullets;
using test::text;

RepairedDeck repaired(const Slide& slide, const std::string& language = "en") {
  const Deck deck = test::deck({slide}, language);
  auto result = repair_deck({deck, test::default_template(), test::text_engine()}, DeckOptions{});
  if (!result) ADD_FAILURE() << result.error().message;
  return result ? std::move(*result) : RepairedDeck{};
}

ElementIr member(const std::string& eid, int cell, int part) {
  ElementIr element;
  element.eid = eid;
  element.member = MembershipIr{"g", cell, part};
  ParagraphIr paragraph;
  paragraph.runs.push_back({"word", {}, {}, RunIr::Field::None});
  element.text.paragraphs.push_back(paragraph);
  return element;
}

TEST(Siblings, AreTheSamePartInOtherCells) {
  SlideIr slide;
  slide.elements = {member("a", 0, 0), member("b", 0, 1), member("c", 1, 0), member("d", 1, 1)};
  slide.elements.emplace_back();
  slide.elements.back().eid = "e";
  std::string found;
  for (const ElementIr* sibling : siblings_of(slide, slide.elements[0])) found += sibling->eid;
  EXPECT_EQ(found, "c");
  EXPECT_TRUE(siblings_of(slide, slide.elements[4]).empty());
}

TEST(Siblings, AreChangedByWhatTheNeediestAsksFor) {
  SlideIr slide;
  slide.elements = {member("a", 0, 0), member("b", 1, 0), member("c", 2, 0), member("d", 0, 1)};
  std::vector<ElementEdit> edits(3);
  edits[0].eid = "a";
  edits[0].size_pt = 14;
  edits[1].eid = "b";
  edits[1].size_pt = 12;
  edits[1].line_spacing_pct = 95;
  edits[2].eid = "d";
  edits[2].y = Emu(5);
  treat_siblings_alike(slide, edits);
  ASSERT_EQ(edits.size(), 4U);
  for (const ElementEdit& edit : edits) {
    if (edit.eid == "d") {
      EXPECT_FALSE(edit.size_pt);
      continue;
    }
    EXPECT_EQ(edit.size_pt, 12) << edit.eid;
    EXPECT_EQ(edit.line_spacing_pct, 95) << edit.eid;
    EXPECT_FALSE(edit.y) << edit.eid;
  }
}

std::vector<std::string> items(int n) {
  std::vector<std::string> out;
  for (int i = 0; i < n; ++i) out.push_back("An item of a few words " + std::to_string(i));
  return out;
}

TEST(GroupsInTheLoop, ShrinkTogether) {
  const RepairedDeck deck =
      repaired(test::slide("one_column", {text("t", "Title", "title"), bullets("a", items(2)),
                                          bullets("b", items(17)), bullets("c", items(1))}));
  ASSERT_EQ(deck.slides.size(), 1U);
  const double size = largest_size_pt(find_element(deck.slides[0], "b")->text);
  EXPECT_LT(size, 18);
  for (const char* id : {"a", "c"})
    EXPECT_DOUBLE_EQ(largest_size_pt(find_element(deck.slides[0], id)->text), size) << id;
}

// Cards whose text fills half a slide each.
TEST(GroupsInTheLoop, AreContinuedCellByCell) {
  std::string words;
  for (int i = 0; i < 45; ++i) words += "several words of a card ";
  std::vector<Element> elements = {text("t", "Title", "title")};
  for (int i = 0; i < 7; ++i) {
    elements.push_back(test::shape("c" + std::to_string(i), "Card " + std::to_string(i) + " " + words));
    elements.back().constraints.min_font_pt = 16;
  }
  const RepairedDeck deck = repaired(test::slide("one_column", elements));
  ASSERT_GT(deck.slides.size(), 1U);
  std::set<std::string> seen;
  std::set<Emu> widths, heights;
  for (const SlideIr& slide : deck.slides) {
    for (const ElementIr& element : slide.elements) {
      if (!element.member) continue;
      EXPECT_TRUE(seen.insert(element.eid).second) << element.eid;
      widths.insert(element.box.w);
      heights.insert(element.box.h);
      EXPECT_TRUE(plain_text(element.text).ends_with("of a card ")) << "a cell is never cut";
    }
  }
  EXPECT_EQ(seen.size(), 7U);
  EXPECT_EQ(widths.size(), 1U);
  EXPECT_EQ(heights.size(), 1U);
}

TEST(CellUnits, AreWholeCells) {
  SlideIr ir;
  ir.elements = {member("p", 0, 0), member("a", 0, 1), member("q", 1, 0), member("b", 1, 1)};
  const Slide slide = test::slide(
      "one_column", {text("t", "Title", "title"), text("p", "x"), text("q", "y"), text("a", "1\n2"),
                     text("b", "3"), text("after", "one\ntwo")});
  Flowing flowing{"t"};
  flowing.cells = cells_of(ir);
  const std::vector<Unit> units = units_of(slide, flowing);
  ASSERT_EQ(units.size(), 4U);
  EXPECT_EQ(units[0].cell, (std::vector<std::size_t>{1, 3}));
  const Slide second = with_units(slide, units, 1, 3, flowing);
  std::string kept;
  for (const Element& element : second.elements) kept += element.element_id + " ";
  EXPECT_EQ(kept, "t q b after ");
  // What connectors join is not parted.
  ElementIr arrow;
  arrow.eid = "arrow";
  arrow.from.eid = "p";
  arrow.to.eid = "q";
  ir.elements.push_back(arrow);
  flowing.cells = cells_of(ir);
  EXPECT_EQ(units_of(slide, flowing).size(), 3U);
}

}  // namespace
}  // namespace deckle::fixers
