// Groups while a deck is repaired: siblings change alike, and a group is continued cell by cell.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "fixers/base/fixer.h"
#include "fixers/base/state.h"
#include "fixers/deck/repair_deck.h"
#include "fixers/patch/siblings.h"
#include "fixers/split/units.h"
#include "layout/geometry/solve_geometry.h"
#include "layout/slide/lay_out.h"
#include "measure/slide/slide_measurer.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {

extern const RestructureFixer kReselectLayout;

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
// The layouts that the fixer proposes for a slide on a template whose layout of one column is low.
std::vector<std::string> proposed_layouts(const Slide& slide) {
  templates::Template t = test::default_template();
  for (templates::Layout& layout : t.layouts) {
    if (layout.name != "one_column") continue;
    for (templates::Placeholder& p : layout.placeholders) {
      if (p.type == "obj" || p.type == "body") p.box.h = emu_from_px(200);
    }
  }
  const Deck deck = test::deck({slide}, "en");
  const layout::LayoutContext context{deck, t, test::text_engine()};
  const measure::NativeMeasurer measurer(test::text_engine());
  const layout::SolveGeometry solve = layout::geometry_solver(test::text_engine());
  const RepairContext repair{context, measurer, solve};
  DiagnosticSink notes;
  const auto laid = layout::lay_out_slide(deck.slides[0], context, notes);
  if (!laid) return {laid.error().message.english()};
  const MeasuredSlide measured = test::measured(*laid);
  std::vector<std::string> out;
  for (const Restructuring& r : kReselectLayout.propose({deck.slides[0], *laid, measured, notes, repair}))
    out.push_back(r.slides.front().layout_id);
  return out;
}

// A layout with more slots would take cells out of their row.
TEST(ReselectLayout, KeepsTheCellsOfAGroupTogether) {
  Slide slide = test::slide("one_column", {text("t", "Steps", "title"), text("a", "Words")});
  EXPECT_FALSE(proposed_layouts(slide).empty());
  slide.elements.pop_back();
  for (const char* id : {"a", "b", "c"}) {
    slide.elements.push_back(test::shape(id, "March\nA step"));
    std::get<ShapeContent>(slide.elements.back().content).shape = "homePlate";
  }
  EXPECT_EQ(proposed_layouts(slide), std::vector<std::string>{"table_focus"});  // one slot, as before
}

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
