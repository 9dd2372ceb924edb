// Boxes of deckle's own on templates of other people: never over the title, the foot or what the
// template draws, and the template's own gaps are not counted as deckle's.

#include "layout/base/free_area.h"

#include <gtest/gtest.h>

#include "layout/slide/lay_out.h"
#include "layout/slots/describe.h"
#include "layout/text/contrast.h"
#include "layout/text/tones.h"
#include "qc/run/runner.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

Rect px(int x, int y, int w, int h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

bool keeps_off(const Rect& box, const Rect& other, int gap_px) {
  return intersection(box, other.inflated(emu_from_px(gap_px))).empty();
}

// The built-in layout "one_column" alone, with boxes of a foreign template's: empty ones are left
// out.
templates::Template foreign(const Rect& title, const Rect& body, const Rect& number,
                            const std::vector<Rect>& furniture = {}) {
  templates::Template t = test::default_template();
  std::erase_if(t.layouts, [](const auto& layout) { return layout.name != "one_column"; });
  templates::Layout& layout = t.layouts.front();
  layout.name = "Foreign";
  layout.furniture = furniture;
  std::erase_if(layout.placeholders, [&](templates::Placeholder& p) {
    if (p.type == "title") p.box = title;
    if (p.type == "obj" || p.type == "body") p.box = body;
    if (p.type == "sldNum") p.box = number;
    return p.box.empty() || p.type == "ftr" || p.type == "dt";
  });
  return t;
}

struct LaidOut {
  SlideIr ir;
  DiagnosticSink notes, findings;

  const ElementIr& at(const std::string& eid) const { return *find_element(ir, eid); }
  std::size_t found(const std::string& rule) const {
    return static_cast<std::size_t>(
        std::count_if(findings.begin(), findings.end(),
                      [&rule](const Diagnostic& d) { return d.rule == rule && d.defect; }));
  }
};

LaidOut lay_out(const templates::Template& t, Slide slide) {
  for (Element& element : slide.elements) element.pointer = "/" + element.element_id;
  const Deck deck = test::deck({slide}, "en");
  LaidOut out;
  out.ir = *lay_out_slide(deck.slides.front(), {deck, t, test::text_engine()}, out.notes);
  out.findings = qc::check_slide(out.ir, test::measured(out.ir));
  return out;
}

TEST(FreeArea, IsTheLargestPartWithItsDistance) {
  const Rect page = px(0, 0, 1000, 600);
  EXPECT_EQ(largest_clear(page, {}), page);
  EXPECT_EQ(largest_clear(page, {px(0, 0, 1000, 84)}), px(0, 100, 1000, 500));
  // A bar at the left and a logo at the bottom right.
  const Rect clear = largest_clear(page, {px(0, 0, 84, 600), px(900, 500, 84, 84)});
  EXPECT_EQ(clear, px(100, 0, 784, 600));
  EXPECT_TRUE(largest_clear(page, {page}).empty());
  EXPECT_TRUE(is_clear(clear, {px(0, 0, 84, 600)}));
  EXPECT_FALSE(is_clear(clear, {px(0, 0, 85, 600)}));
}

TEST(FreeArea, KeepsOffBandsAcrossThePage) {
  templates::Layout layout;
  const Size page{emu_from_px(1000), emu_from_px(600)};
  const Rect area = px(50, 120, 900, 400);
  const int gap = static_cast<int>(to_px(emu_from_pt(kStackGapPt)));
  layout.furniture = {px(0, 90, 1000, 30)};
  EXPECT_EQ(clear_of_bands(area, layout, page).y, emu_from_px(120 + gap));
  layout.furniture = {px(0, 515, 1000, 30)};
  EXPECT_EQ(clear_of_bands(area, layout, page).bottom(), emu_from_px(515 - gap));
  EXPECT_EQ(clear_of_bands(area, layout, page).y, area.y);
  layout.furniture = {px(400, 90, 300, 200)};
  EXPECT_EQ(clear_of_bands(area, layout, page), area) << "a picture is no band";
  layout.furniture = {px(0, 300, 1000, 40)};
  EXPECT_EQ(clear_of_bands(area, layout, page), area) << "too little would be left";
}

TEST(FreeArea, PlacesABoxNearWhereItWasWanted) {
  const Rect page = px(0, 0, 1000, 600);
  const Rect wanted = px(100, 100, 300, 100);
  EXPECT_EQ(nearest_clear(wanted, page, {}), wanted);
  EXPECT_EQ(nearest_clear(wanted, page, {px(0, 0, 1000, 114)}), px(100, 130, 300, 100));
  EXPECT_EQ(nearest_clear(wanted, page, {px(0, 216, 1000, 384)}), wanted);
  EXPECT_TRUE(nearest_clear(wanted, page, {page}).empty());
}

// Bodies end 9 to 12 px above the number in many templates. Once a body that two elements share was
// degraded for it.
TEST(ForeignTemplates, HaveGapsThatAreNotOurs) {
  for (const int gap : {0, 9, 12, 16}) {
    SCOPED_TRACE(gap);
    const Rect number = px(1100, 650, 120, 30);
    const templates::Template t =
        foreign(px(48, 40, 1184, 100), px(48, 152, 1184, 498 - gap), number);
    const LaidOut one = lay_out(
        t, test::slide("one_column", {text("t", "Title", "title"), bullets("b", {"a", "b"})}));
    EXPECT_EQ(one.at("b").box, px(48, 152, 1184, 498 - gap));
    EXPECT_EQ(one.found("overlapping-elements"), 0U);
    const LaidOut two =
        lay_out(t, test::slide("one_column", {text("t", "Title", "title"), bullets("b", {"a", "b"}),
                                              bullets("c", {"c", "d"})}));
    EXPECT_EQ(two.found("overlapping-elements"), 0U);
    EXPECT_TRUE(keeps_off(two.at("b").box, number, 0));
    EXPECT_TRUE(keeps_off(two.at("c").box, number, 0));
  }
}

// The body begins 3 px below the title, as the template has it, and ends above the sources.
TEST(ForeignTemplates, KeepTheirDistanceToTheTitleWhereSourcesShortenTheBody) {
  const templates::Template t =
      foreign(px(48, 26, 1184, 59), px(48, 88, 1184, 560), px(1100, 670, 120, 30));
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("b", "As [c] says")});
  Deck deck = test::deck({slide}, "en");
  Citation citation;
  citation.id = "c";
  citation.title = "A report with a long title that needs a band of its own above the foot";
  slide.citations = {citation};
  const LaidOut out = lay_out(t, slide);
  ASSERT_NE(find_element(out.ir, "_citations"), nullptr);
  EXPECT_EQ(out.at("b").box.y, emu_from_px(88));
  EXPECT_LE(out.at("b").box.bottom(), out.at("_citations").box.y);
  EXPECT_TRUE(in_template_area(out.at("b")));
  EXPECT_EQ(out.found("overlapping-elements"), 0U);
}

// Heads were black in themes whose second colour is slate or brown.
TEST(ForeignTemplates, HaveTheirDarkFromAColourWithAHue) {
  const struct {
    const char* name;
    std::uint32_t tx2, accent1;
    bool black;
  } rows[] = {{"slate", 0x646B86, 0xD16349, false},
              {"brown", 0x775F55, 0x94B6D2, false},
              {"dark accent", 0x000000, 0x2E3861, false},
              {"no hue", 0x000000, 0x808080, true}};
  for (const auto& row : rows) {
    templates::Template t = foreign(px(48, 40, 1184, 80), px(48, 140, 1184, 500), {});
    t.theme = nullptr;
    t.path = "foreign.pptx";
    templates::Layout& layout = t.layouts.front();
    layout.colors["tx1"] = 0x000000;
    layout.colors["bg1"] = layout.colors["bg2"] = layout.background_rgb = 0xFFFFFF;
    layout.colors["tx2"] = row.tx2;
    layout.colors["accent1"] = row.accent1;
    const Deck deck = test::deck({test::slide("one_column", {text("t", "Title", "title")})}, "en");
    const Tones tones = tones_of({deck, t, layout});
    EXPECT_EQ(tones.dark.rgb == 0, row.black) << row.name;
    EXPECT_GE(contrast_ratio(tones.dark.rgb, 0xFFFFFF), 7) << row.name;
  }
}

// The line lay over the edge of a picture frame.
TEST(ForeignTemplates, HaveTheirSourcesWithinTheFrameAroundTheContent) {
  templates::Template t = foreign(px(100, 90, 1080, 59), px(100, 160, 1080, 450), px(80, 670, 1120, 30));
  BackdropIr frame;
  frame.box = px(80, 76, 1120, 560);
  frame.fill.kind = PaintIr::Kind::Solid;
  t.layouts.front().backdrop.push_back(frame);
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("b", "As [c] says")});
  Citation citation;
  citation.id = "c";
  citation.title = "A report";
  slide.citations = {citation};
  const LaidOut out = lay_out(t, slide);
  const Rect& sources = out.at("_citations").box;
  EXPECT_EQ(intersection(sources, frame.box), sources);
  EXPECT_LE(out.at("b").box.bottom(), sources.y);
}

// Cards of a comparison ended at the number, and the page was called in need of a human edit.
TEST(ForeignTemplates, HaveThePanelsOfPatternsClearOfTheirNumber) {
  const Slide slide = test::slide(
      "comparison", {text("t", "Two offers", "title"),
                     test::headed("a", "", {"Fork", "Cooks on site", "Takes over all staff"}),
                     test::headed("b", "", {"Plus", "Delivers", "Takes over four"})});
  const Rect title = px(48, 40, 1184, 80);
  const auto cards = [&](const Rect& body, const Rect& number) {
    const LaidOut out = lay_out(foreign(title, body, number), slide);
    EXPECT_EQ(out.found("overlapping-elements"), 0U);
    return out.at("a").box;
  };
  const Rect body = px(48, 152, 1184, 490);
  const Rect free = cards(body, px(1100, 680, 120, 30));
  for (const int gap : {0, 7, 12}) {
    SCOPED_TRACE(gap);
    EXPECT_LE(cards(body, px(1000, 642 + gap, 220, 30)).bottom(), emu_from_px(642 + gap - 16));
    // Beside the title, above the body.
    EXPECT_GE(cards(body, px(48, 132 - gap, 80, 20)).y, emu_from_px(168 - gap));
  }
  // What is far below, or within the body, changes nothing.
  EXPECT_EQ(cards(body, px(1100, 658, 120, 30)), free);
}

// The cards of a deck that is read from the right reached the edge of the page, because the number
// stands at the other.
TEST(ForeignTemplates, KeepTheirMarginsWhereTheyAreMirrored) {
  const templates::Template t =
      foreign(px(97, 40, 1100, 80), px(97, 152, 1100, 490), px(0, 120, 70, 24));
  const Deck deck = test::deck(
      {test::slide("one_column", {text("t", "Title", "title"), bullets("b", {"a", "b"}),
                                  bullets("c", {"c", "d"})})},
      "ar");
  DiagnosticSink notes;
  const SlideIr ir = *lay_out_slide(deck.slides.front(), {deck, t, test::text_engine()}, notes);
  for (const char* id : {"t", "b", "c"}) {
    EXPECT_GE(find_element(ir, id)->box.x, emu_from_px(80)) << id;
    EXPECT_LE(find_element(ir, id)->box.right(), emu_from_px(1200)) << id;
  }
  EXPECT_GT(find_element(ir, "_number")->box.x, emu_from_px(1100));
}

// Text has insets in such a body; the shapes of a pattern begin where their area does.
TEST(ForeignTemplates, HaveTheShapesOfPatternsBelowTheirTitle) {
  const templates::Template t =
      foreign(px(48, 40, 1184, 100), px(48, 143, 1184, 500), px(1100, 670, 120, 30));
  Slide slide = test::slide("process", {text("t", "Title", "title"), test::shape("a", "March\nNew editor"),
                                        test::shape("b", "June\nTeam vaults"), test::shape("c", "May\nOffline search")});
  for (std::size_t i = 1; i < slide.elements.size(); ++i)
    std::get<ShapeContent>(slide.elements[i].content).shape = "homePlate";
  const LaidOut out = lay_out(t, slide);
  EXPECT_EQ(out.at("a").box.y, px(0, 156, 0, 0).y);
  EXPECT_EQ(out.at("c").box.y, out.at("a").box.y);
  EXPECT_EQ(out.found("overlapping-elements"), 0U);
}

TEST(ForeignTemplates, MayHaveTheirTitleInTheMiddle) {
  const Rect title = px(48, 337, 1184, 120), number = px(1100, 670, 120, 30);
  const LaidOut below = lay_out(
      foreign(title, {}, number),
      test::slide("one_column",
                  {text("t", "Title", "title"), bullets("b", {"a", "b"}), text("c", "more")}));
  EXPECT_EQ(below.at("t").box, title);
  for (const char* eid : {"b", "c"}) EXPECT_TRUE(keeps_off(below.at(eid).box, title, 16)) << eid;
  EXPECT_EQ(below.found("overlapping-elements"), 0U);
  EXPECT_EQ(below.found("title-below-body"), 0U);
  // Lower still: the space above is the free one, and the low title is the template's.
  const Rect low = px(48, 520, 1184, 80);
  const LaidOut above =
      lay_out(foreign(low, {}, number),
              test::slide("one_column", {text("t", "Title", "title"), bullets("b", {"a", "b"})}));
  EXPECT_LE(above.at("b").box.bottom() + emu_from_px(16), low.y);
  EXPECT_EQ(above.found("title-below-body"), 0U);
}

TEST(ForeignTemplates, MayHaveTheNumberInTheBodysPlace) {
  const Rect title = px(48, 40, 1184, 100), number = px(560, 560, 160, 60);
  const LaidOut out =
      lay_out(foreign(title, {}, number),
              test::slide("one_column", {text("t", "Title", "title"), bullets("b", {"a", "b"})}));
  ASSERT_NE(find_element(out.ir, "_number"), nullptr);
  EXPECT_TRUE(keeps_off(out.at("b").box, number, 16));
  EXPECT_EQ(out.found("overlapping-elements"), 0U);
}

TEST(ForeignTemplates, KeepTheirFurnitureUncovered) {
  const Rect title = px(48, 40, 900, 100), logo = px(1100, 560, 150, 130),
             rule = px(0, 150, 1280, 2);
  const templates::Template t = foreign(title, {}, px(40, 680, 60, 24), {logo, rule});
  for (const char* id : {"title_center", "section_header", "one_column", "two_column",
                         "chart_focus", "table_focus", "closing"}) {
    SCOPED_TRACE(id);
    for (const LayoutDescription& described : describe_layouts(t)) {
      if (described.id != id) continue;
      for (const SlotDescription& slot : described.slots) {
        if (slot.placeholder) continue;
        EXPECT_TRUE(keeps_off(slot.box, logo, 15)) << to_string(slot.role);
        EXPECT_TRUE(keeps_off(slot.box, rule, 15)) << to_string(slot.role);
        EXPECT_TRUE(keeps_off(slot.box, title, 0)) << to_string(slot.role);
      }
    }
    const LaidOut out = lay_out(t, test::slide(id, {text("t", "Title", "title"),
                                                    text("b", "a body"), text("c", "another")}));
    for (const char* eid : {"b", "c"}) {
      EXPECT_TRUE(keeps_off(out.at(eid).box, logo, 1)) << eid;
      EXPECT_TRUE(keeps_off(out.at(eid).box, rule, 1)) << eid;
    }
  }
}

TEST(ForeignTemplates, AreToldWhichElementsHaveNoPlaceholder) {
  const auto told = [](const LaidOut& out) {
    std::vector<std::string> ids;
    for (const Diagnostic& d : out.notes) {
      if (d.rule == "computed-box") ids.push_back(d.at.element_id);
    }
    return ids;
  };
  const Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("b", "words")});
  const Rect title = px(48, 40, 1184, 100), body = px(48, 160, 1184, 440);
  EXPECT_EQ(told(lay_out(foreign(title, body, {}), slide)), std::vector<std::string>{});
  EXPECT_EQ(told(lay_out(foreign(title, {}, {}), slide)), std::vector<std::string>{"b"});
  EXPECT_EQ(told(lay_out(foreign({}, {}, {}), slide)), (std::vector<std::string>{"t", "b"}));
}

}  // namespace
}  // namespace deckle::layout
