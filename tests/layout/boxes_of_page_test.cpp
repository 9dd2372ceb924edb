// Exact boxes of a spec on a template whose page has another size.

#include "layout/names/boxes_of_page.h"

#include <gtest/gtest.h>

#include <vector>

#include "slidespec/core/units.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

constexpr Rect px(int x, int y, int w, int h) {
  return {Emu(x * kEmuPerPx), Emu(y * kEmuPerPx), Emu(w * kEmuPerPx), Emu(h * kEmuPerPx)};
}

Size page(int w, int h) { return {emu_from_px(w), emu_from_px(h)}; }

Deck with_boxes(const std::vector<Rect>& boxes) {
  std::vector<Element> elements;
  for (const Rect& box : boxes) {
    elements.push_back(test::text("e" + std::to_string(elements.size()), "Words"));
    elements.back().box = box;
  }
  return test::deck({test::slide("one_column", std::move(elements))});
}

std::vector<Rect> boxes_of(const Deck& deck) {
  std::vector<Rect> out;
  for (const Element& element : deck.slides[0].elements) out.push_back(*element.box);
  return out;
}

TEST(BoxesOfPage, ArePlacedInProportionWhereThePageIsSmaller) {
  Deck deck = with_boxes({px(48, 160, 584, 48), px(648, 160, 584, 48)});
  const DiagnosticSink notes = place_boxes_on_page(deck, page(960, 720));
  EXPECT_EQ(boxes_of(deck), (std::vector<Rect>{px(36, 160, 438, 48), px(486, 160, 438, 48)}));
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0].rule, "page-size");
  EXPECT_EQ(notes[0].severity, Severity::Note);
  EXPECT_FALSE(notes[0].hint.empty());

  deck = with_boxes({px(0, 360, 1280, 360)});
  EXPECT_EQ(place_boxes_on_page(deck, page(960, 540)).size(), 1U);
  EXPECT_EQ(boxes_of(deck), std::vector<Rect>{px(0, 270, 960, 270)});
}

TEST(BoxesOfPage, KeepEqualSides) {
  Deck deck = with_boxes({px(1000, 100, 80, 80)});
  EXPECT_EQ(place_boxes_on_page(deck, page(960, 720)).size(), 1U);
  EXPECT_EQ(boxes_of(deck), std::vector<Rect>{px(750, 110, 60, 60)});
}

TEST(BoxesOfPage, ArePlacedInProportionWhereTheyAreInTheCornerOfALargerPage) {
  Deck deck = with_boxes({px(48, 160, 584, 48), px(648, 160, 584, 48)});
  EXPECT_EQ(place_boxes_on_page(deck, page(1920, 1080)).size(), 1U);
  EXPECT_EQ(boxes_of(deck), (std::vector<Rect>{px(72, 240, 876, 72), px(972, 240, 876, 72)}));
}

// An author who knows the template counts in px of its page.
TEST(BoxesOfPage, StayWhereThePageHoldsThem) {
  const std::vector<Rect> boxes = {px(48, 100, 400, 48), px(500, 100, 400, 48)};
  for (const Size& size : {page(960, 720), page(1280, 720), page(1920, 1080)}) {
    Deck deck = with_boxes(boxes);
    EXPECT_TRUE(place_boxes_on_page(deck, size).empty());
    EXPECT_EQ(boxes_of(deck), boxes);
  }
}

// Then they are a mistake of the spec, which other findings name.
TEST(BoxesOfPage, StayWhereTheyLeaveThePageOfTheSpecToo) {
  const std::vector<Rect> boxes = {px(1200, 100, 400, 48)};
  Deck deck = with_boxes(boxes);
  EXPECT_TRUE(place_boxes_on_page(deck, page(960, 720)).empty());
  EXPECT_EQ(boxes_of(deck), boxes);
  deck = with_boxes({px(900, 100, 200, 48)});
  deck.slide_size = SlideSize::Standard4x3;
  EXPECT_TRUE(place_boxes_on_page(deck, page(720, 540)).empty());
}

TEST(BoxesOfPage, MayBeNone) {
  Deck deck = test::deck({test::slide("one_column", {test::text("e", "Words")})});
  EXPECT_TRUE(place_boxes_on_page(deck, page(960, 720)).empty());
}

}  // namespace
}  // namespace deckle::layout
