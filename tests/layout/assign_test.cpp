#include "layout/slots/assign.h"

#include <gtest/gtest.h>

#include "layout/slots/equal_columns.h"
#include "layout/slots/presets/presets.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

// Element ids and where they went: "a:title b:left c:rest".
std::string assigned(const Slide& slide) {
  const Deck deck = test::deck({slide}, "en");
  const templates::Template& t = test::default_template();
  const templates::Layout& layout = *templates::choose_layout(t, slide.layout_id).layout;
  std::vector<Slot> slots = *preset_slots(slide.layout_id, frame_of(t, &layout), {});
  bind_placeholders(layout, slots, false);
  std::string out;
  for (const Assignment& a : assign(slide, slots, {deck, t, layout}, test::text_engine())) {
    if (!out.empty()) out += ' ';
    out += a.element->element_id + ':';
    switch (a.place) {
      case Assignment::Place::Slot:
        out += to_string(a.role);
        break;
      case Assignment::Place::Rest:
        out += a.demoted ? "demoted" : "rest";
        break;
      case Assignment::Place::Box:
        out += a.slot < 0 ? "box" : std::string("box(") + to_string(a.role) + ")";
        break;
      case Assignment::Place::Footer:
        out += "footer";
        break;
      case Assignment::Place::Cell:
        out += "cell" + std::to_string(a.cell->cell) + '.' + std::to_string(a.cell->part);
        break;
      case Assignment::Place::Connector:
        out += "connector";
        break;
    }
  }
  return out;
}

Slide with(Slide slide, void (*change)(Slide&)) {
  change(slide);
  return slide;
}

TEST(Assign, GoesByRoleKindAndOrder) {
  struct Case {
    const char* name;
    Slide slide;
    const char* expected;
  };
  const std::string long_text(300, 'w');
  std::string sentence;
  for (int i = 0; i < 60; ++i) sentence += "several words ";
  const Case cases[] = {
      {"roles",
       test::slide("two_column",
                   {text("a", "T", "title"), text("b", "R", "right"), text("c", "L", "left")}),
       "a:title b:right c:left"},
      {"order fills the slots",
       test::slide("two_column", {text("a", "T", "title"), text("b", "x"), text("c", "y")}),
       "a:title b:left c:right"},
      {"the first short text becomes the title",
       test::slide("one_column", {text("a", "Heading", "body"), bullets("b", {"x"})}),
       "a:title b:body"},
      {"not when told otherwise",
       with(test::slide("one_column", {text("a", "Heading"), bullets("b", {"x"})}),
            [](Slide& s) { s.hints.promote_title = false; }),
       "a:body b:rest"},
      {"a long text does not",
       test::slide("one_column", {text("a", sentence), bullets("b", {"x"})}), "a:body b:rest"},
      {"a role keeps a text from it",
       test::slide("title_center", {text("a", "Sub", "subtitle"), text("b", "Name")}),
       "a:subtitle b:title"},
      {"more than slots",
       test::slide("one_column", {text("a", "T", "title"), text("b", "x"), text("c", "y")}),
       "a:title b:body c:rest"},
      {"footer",
       test::slide("one_column",
                   {text("a", "T", "title"), text("b", "x"), text("c", "f", "footer")}),
       "a:title b:body c:footer"},
      {"a second footer is text",
       test::slide("two_column",
                   {text("a", "T", "title"), text("b", "f", "footer"), text("c", "g", "footer")}),
       "a:title b:footer c:left"},
      {"a second title is text",
       test::slide("one_column", {text("a", "T", "title"), text("b", "U", "title")}),
       "a:title b:body"},
      {"no title holds that much",
       test::slide("one_column", {text("a", long_text + sentence, "title"), text("b", "x")}),
       "a:body b:rest"},
      {"hinted order",
       with(test::slide("two_column", {text("a", "T", "title"), text("b", "x"), text("c", "y")}),
            [](Slide& s) {
              s.hints.order = {"c", "b"};
            }),
       "a:title c:left b:right"},
      {"hinted order of the title",
       with(test::slide("two_column", {text("a", "T", "title"), text("b", "x"), text("c", "y")}),
            [](Slide& s) {
              s.hints.order = {"c", "a"};
            }),
       "c:left a:title b:right"},
      {"hinted order without the text that becomes the title",
       with(test::slide("two_column",
                        {bullets("b", {"x"}), text("a", "Heading"), bullets("c", {"y"})}),
            [](Slide& s) {
              s.hints.order = {"c", "b"};
            }),
       "a:title c:left b:right"},
      {"an exact box needs no slot",
       with(test::slide("one_column", {text("a", "T", "title"), text("b", "x")}),
            [](Slide& s) {
              s.elements[1].box = Rect{Emu(0), Emu(0), Emu(9525), Emu(9525)};
            }),
       "a:title b:box"},
      {"a title in an exact box has the title's slot",
       with(test::slide("one_column", {text("a", "T", "title"), text("b", "x"), text("c", "y")}),
            [](Slide& s) {
              s.elements[0].box = Rect{Emu(0), Emu(0), Emu(9525), Emu(9525)};
            }),
       "a:box(title) b:body c:rest"},
      {"dividers take no slot",
       test::slide("one_column", {text("a", "T", "title"), test::divider("d"), text("b", "x")}),
       "a:title d:rest b:body"},
      {"quote and attribution",
       test::slide("quote_center", {text("a", "Q", "quote"), text("b", "who", "attribution")}),
       "a:quote b:attribution"},
  };
  for (const Case& c : cases) EXPECT_EQ(assigned(c.slide), c.expected) << c.name;
}

TEST(EqualColumns, AreTwoHalvesWhereOneIsComputed) {
  const auto px = [](double x, double y, double w, double h) {
    return Rect{emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
  };
  templates::Placeholder own;
  own.box = px(48, 150, 464, 480);
  std::vector<Slot> slots{{SlotRole::Left, own.box, &own}, {SlotRole::Right, px(533, 160, 379, 400)}};
  halve_computed_columns(slots);
  EXPECT_EQ(slots[0].box.w, slots[1].box.w);
  EXPECT_EQ(slots[0].box.y, slots[1].box.y);
  EXPECT_EQ(slots[0].box.h, slots[1].box.h);
  EXPECT_EQ(slots[0].box.x, emu_from_px(48));
  EXPECT_EQ(slots[1].box.right(), emu_from_px(912));
  templates::Placeholder other;
  other.box = px(533, 160, 379, 400);
  std::vector<Slot> placed{{SlotRole::Left, own.box, &own}, {SlotRole::Right, other.box, &other}};
  halve_computed_columns(placed);
  EXPECT_EQ(placed[0].box, own.box) << "the template has places for both";
  EXPECT_EQ(placed[1].box, other.box);
}

}  // namespace
}  // namespace deckle::layout
