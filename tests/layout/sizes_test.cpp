// The body size of the deck, what single slides make of it, and how texts fill their areas.

#include <gtest/gtest.h>

#include <memory>

#include "layout/fill/optical.h"
#include "layout/fill/spread.h"
#include "layout/sizes/choose_sizes.h"
#include "layout/slide/lay_out.h"
#include "layout/text/body_text.h"
#include "templates/body_size.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

std::vector<std::string> items(int count) {
  std::vector<std::string> out;
  for (int i = 0; i < count; ++i) out.push_back("한 줄에 들어가는 항목입니다");
  return out;
}

// A list that is not drawn in a form of its own.
Element list(const std::string& id, int count) {
  Element element = test::bullets(id, items(count));
  element.style.list = ListKind::Bullet;
  return element;
}

Slide list_slide(int count) {
  return test::slide("one_column", {test::text("t", "제목", "title"), list("b", count)});
}

// `slides`: the number of items on each.
Deck deck_of(const std::vector<int>& slides) {
  std::vector<Slide> all;
  for (const int count : slides) {
    all.push_back(list_slide(count));
    all.back().slide_id = "s" + std::to_string(all.size());
  }
  return test::deck(std::move(all));
}

SizeChoice choice_for(const Deck& deck, int jobs = 1) {
  const auto choice = choose_deck_sizes({deck, test::default_template(), test::text_engine()}, jobs);
  EXPECT_TRUE(choice.has_value());
  return choice ? *choice : SizeChoice{};
}

SlideIr laid_out(const Deck& deck, double body_pt, std::size_t slide = 0) {
  LayoutContext context{deck, test::default_template(), test::text_engine()};
  context.sizes = {body_pt, 18, 18};
  DiagnosticSink notes;
  auto ir = lay_out_slide(deck.slides[slide], context, notes);
  EXPECT_TRUE(ir.has_value());
  return ir ? std::move(*ir) : SlideIr{};
}

double size_of(const SlideIr& slide, const std::string& eid) {
  const ElementIr* element = find_element(slide, eid);
  return element == nullptr ? 0 : largest_size_pt(element->text);
}

// The body of the built-in template is 340 pt high, less its insets. An item of 24 pt takes 32 + 8
// pt with the leading of Korean, one of 18 pt 24 + 6.
TEST(DeckSizes, AreTheLargestInWhichMostSlidesFit) {
  struct Case {
    const char* name;
    std::vector<int> slides;
    double expected;
  };
  const std::vector<Case> cases = {
      {"short lists", {4, 5, 3, 4}, 24},
      {"no list", {}, 24},
      {"lists that fill a slide", {10, 10, 10, 10}, 18},
      {"one crowded slide of ten does not count", {4, 4, 4, 4, 4, 4, 4, 4, 4, 14}, 24},
      {"two of ten do", {4, 4, 4, 4, 4, 4, 4, 4, 10, 10}, 20},
      {"a list that fits in no size counts as one that needs less", {14, 14}, 18},
  };
  for (const Case& c : cases) EXPECT_EQ(choice_for(deck_of(c.slides)).sizes.body_pt, c.expected) << c.name;
}

// As if a file had body text and titles of these sizes.
templates::Template with_sizes(double body_pt, double title_pt) {
  templates::Template t = test::default_template();
  t.path = "own.potx";
  for (templates::Layout& layout : t.layouts) {
    for (templates::Placeholder& p : layout.placeholders) {
      if (!p.text) continue;
      const bool title = p.type == "title" || p.type == "ctrTitle";
      p.text = std::make_shared<const InheritedText>(
          templates::at_body_size(*p.text, title ? title_pt : body_pt));
    }
  }
  return t;
}

TEST(DeckSizes, OfOtherTemplatesAreWithinTheTitlesAndTheLadder) {
  const struct {
    double body_pt, title_pt;
    int items;  // on each slide
    double expected;
  } rows[] = {
      {11, 24, 3, 20},   // below the minimum: the ladder, below 0.85 of the titles
      {11, 24, 25, 11},  // and the template's own where there is no room
      {11, 40, 3, 24},  {28, 25, 3, 20},  // larger than its titles
      {28, 40, 3, 28},  {20, 25, 3, 20},  // as its designer has it
  };
  for (const auto& row : rows) {
    const templates::Template t = with_sizes(row.body_pt, row.title_pt);
    const Deck deck = deck_of({row.items, row.items, row.items});
    const auto choice = choose_deck_sizes({deck, t, test::text_engine()}, 1);
    ASSERT_TRUE(choice.has_value());
    EXPECT_EQ(choice->sizes.body_pt, row.expected) << row.body_pt << " below " << row.title_pt;
    LayoutContext context{deck, t, test::text_engine()};
    context.sizes = choice->sizes;
    DiagnosticSink notes;
    const auto ir = lay_out_slide(deck.slides.front(), context, notes);
    ASSERT_TRUE(ir.has_value());
    EXPECT_EQ(size_of(*ir, "b"), row.expected);
  }
}

TEST(DeckSizes, OfASlideGoDownToWhatASmallTemplateHas) {
  const templates::Template t = with_sizes(11, 24);
  EXPECT_EQ(sizes_of_slides(t, {20, 11, 11}), (std::vector<double>{20, 18, 16, 14, 11}));
  EXPECT_EQ(sizes_of_slides(t, {22, 18, 18}), (std::vector<double>{22, 20, 18}));
  EXPECT_EQ(sizes_of_slides(t, {11, 11, 11}), std::vector<double>{11});
}

TEST(DeckSizes, DoNotDependOnTheNumberOfThreads) {
  std::vector<int> slides;
  for (int i = 0; i < 60; ++i) slides.push_back(3 + i % 9);
  const Deck deck = deck_of(slides);
  const SizeChoice one = choice_for(deck), four = choice_for(deck, 4);
  EXPECT_EQ(one.sizes.body_pt, four.sizes.body_pt);
  EXPECT_EQ(one.fit, four.fit);
  EXPECT_EQ(one.slides, static_cast<int>(kSampledSlides));
}

TEST(DeckSizes, LeaveOutTextsWithASizeOrAPlaceOfTheirOwn) {
  Deck deck = deck_of({12, 12});
  deck.slides[0].elements[1].style.size_pt = 14;
  deck.slides[1].elements[1].box = Rect{Emu(0), Emu(0), emu_from_px(600), emu_from_px(100)};
  const SizeChoice choice = choice_for(deck);
  EXPECT_EQ(choice.slides, 0);
  EXPECT_EQ(choice.sizes.body_pt, 24);
}

TEST(BodyText, HasTheSizeOfTheDeckOrTheNextInWhichItFits) {
  struct Case {
    int items;
    double deck, expected;
  };
  const std::vector<Case> cases = {{4, 24, 24}, {4, 20, 20}, {10, 24, 20}, {16, 24, 18}};
  for (const Case& c : cases) {
    const SlideIr slide = laid_out(deck_of({c.items}), c.deck);
    EXPECT_EQ(size_of(slide, "b"), c.expected) << c.items << " items";
  }
}

TEST(BodyText, KeepsTheDistancesOfItsLevels) {
  Deck deck = deck_of({3});
  deck.slides[0].elements[1].style.levels = {0, 1, 2};
  const SlideIr slide = laid_out(deck, 24);
  const auto& paragraphs = find_element(slide, "b")->text.paragraphs;
  ASSERT_EQ(paragraphs.size(), 3U);
  EXPECT_EQ(paragraphs[0].end.size_pt, 24);
  EXPECT_EQ(paragraphs[1].end.size_pt, 22);
  EXPECT_EQ(paragraphs[2].end.size_pt, 21);
}

TEST(BodyText, IsNotTextOfShapesAndExactBoxes) {
  Deck deck = test::deck({test::slide("one_column", {test::text("t", "제목", "title"),
                                                     test::bullets("b", items(2)),
                                                     test::shape("s", "표지"),
                                                     test::text("x", "놓인 글")})});
  deck.slides[0].elements[3].box =
      Rect{emu_from_px(48), emu_from_px(500), emu_from_px(400), emu_from_px(60)};
  const SlideIr slide = laid_out(deck, 24);
  EXPECT_EQ(size_of(slide, "b"), 24);
  EXPECT_EQ(size_of(slide, "s"), 18);
  EXPECT_EQ(size_of(slide, "x"), 18);
}

// Templates of other people have the takeaway in a placeholder for body text.
TEST(BodyText, OfATakeawayIsAStepLargerThanTheDecks) {
  auto inherited = std::make_shared<InheritedText>();
  const Element takeaway = test::text("k", "Words", "key_takeaway");
  const auto size = [&](double own, const DeckSizes& sizes) {
    for (auto& level : inherited->levels) level.run.size_pt = own;
    return at_deck_size(sizes, takeaway, SlotRole::KeyTakeaway, inherited)->levels[0].run.size_pt;
  };
  EXPECT_EQ(size(28, {18, 28, 18}), 20);
  EXPECT_EQ(size(18, {18, 18, 18}), 18);  // that of the template's own body
  EXPECT_EQ(size(24, {18, 28, 18}), 24);  // a style of its own
  EXPECT_EQ(size(10, {18, 28, 18}), 10);
  EXPECT_EQ(size(28, {}), 28);  // nothing is decided
}

TEST(BodyText, OfAnAuthoredSizeKeepsIt) {
  Deck deck = deck_of({3});
  deck.slides[0].elements[1].style.size_pt = 20;
  EXPECT_EQ(size_of(laid_out(deck, 24), "b"), 20);
}

double space_before(const SlideIr& slide, const std::string& eid, std::size_t paragraph) {
  return find_element(slide, eid)->text.paragraphs[paragraph].style.space_before.value;
}

TEST(Spread, AddsAtMostALineWhereTheAreaIsMostlyEmpty) {
  struct Case {
    int items;
    double least, most;  // space between the first two
  };
  const std::vector<Case> cases = {
      {2, 28, 28.8},  // a line of 24 pt
      {3, 20, 28.8},
      {4, 8, 28.8},
      {6, 8, 8},  // fills its area
  };
  for (const Case& c : cases) {
    const SlideIr slide = laid_out(deck_of({c.items}), 24);
    EXPECT_GE(space_before(slide, "b", 1), c.least) << c.items;
    EXPECT_LE(space_before(slide, "b", 1), c.most) << c.items;
    EXPECT_EQ(space_before(slide, "b", 0), 8) << "nothing is above the first";
  }
}

TEST(Spread, GivesTwoListsOfOneSlideTheSameSpace) {
  const Deck deck = test::deck(
      {test::slide("two_column", {test::text("t", "제목", "title"), list("l", 2), list("r", 4)})});
  const SlideIr slide = laid_out(deck, 24);
  EXPECT_EQ(space_before(slide, "l", 1), space_before(slide, "r", 1));
}

TEST(Spread, LeavesAloneWhatTheAuthorAnchored) {
  Deck deck = deck_of({2});
  deck.slides[0].elements[1].style.anchor = Anchor::Middle;
  EXPECT_EQ(space_before(laid_out(deck, 24), "b", 1), 8);
}

Element chart(const std::string& id) {
  Element element;
  element.element_id = id;
  element.kind = ElementKind::Chart;
  ChartContent content;
  content.series = {{"s", {{std::string("a"), 1}, {std::string("b"), 2}}}};
  element.content = content;
  return element;
}

TEST(Panels, AreAsHighAsTheirText) {
  const std::string sentence = "북미 신규 고객이 성장을 이끌었습니다. ";
  std::string text = sentence;
  for (int i = 0; i < 8; ++i) text += sentence;
  for (const bool full : {false, true}) {
    const Deck deck = test::deck(
        {test::slide("chart_focus", {test::text("t", "제목", "title"), chart("c"),
                                     test::text("k", full ? text : "성장", "key_takeaway")})});
    const SlideIr slide = laid_out(deck, 24);
    const ElementIr* panel = find_element(slide, "k");
    const ElementIr* beside = find_element(slide, "c");
    ASSERT_NE(panel, nullptr);
    if (full) {
      EXPECT_EQ(panel->box.h, panel->placeholder->inherited_box.h);
      continue;
    }
    // Large and in the middle: as high as the chart.
    EXPECT_EQ(panel->box.h, beside->box.h);
    EXPECT_EQ(size_of(slide, "k"), 28);
  }
  Deck deck = test::deck({test::slide("two_column", {test::text("t", "제목", "title"), chart("c"),
                                                     test::text("k", "성장")})});
  deck.slides[0].elements[2].style.fill = "accent1";
  const SlideIr slide = laid_out(deck, 24);
  const ElementIr* panel = find_element(slide, "k");
  const ElementIr* beside = find_element(slide, "c");
  EXPECT_LT(panel->box.h, emu_from_pt(80));
  EXPECT_GT(panel->box.y, beside->box.y);
  EXPECT_LT(panel->box.center_y(), beside->box.center_y()) << "above the centre";
}

TEST(Sentence, AloneOnItsSlideIsLarge) {
  struct Case {
    const char* name;
    std::vector<Element> elements;
    double expected;
  };
  std::string long_text;
  for (int i = 0; i < 20; ++i) long_text += "여러 줄로 이어지는 긴 문장입니다. ";
  const Element title = test::text("t", "제목", "title");
  std::vector<Case> cases = {
      {"a short sentence", {title, test::text("b", "한 문장입니다.")}, 48},
      {"two paragraphs", {title, test::text("b", "한 문장입니다.\n또 하나.")}, 24},
      {"a long text", {title, test::text("b", long_text)}, 24},
      {"a list of one", {title, test::bullets("b", items(1))}, 24},
      {"beside a chart", {title, test::text("b", "한 문장입니다."), chart("c")}, 24},
      {"of a size of its own", {title, test::text("b", "한 문장입니다.")}, 20},
  };
  cases.back().elements[1].style.size_pt = 20;
  for (const Case& c : cases) {
    const SlideIr slide = laid_out(test::deck({test::slide("one_column", c.elements)}), 24);
    EXPECT_EQ(size_of(slide, "b"), c.expected) << c.name;
  }
}

TEST(OpticalMiddle, IsALittleAboveTheCentre) {
  const Rect area{Emu(0), emu_from_pt(100), emu_from_pt(50), emu_from_pt(200)};
  EXPECT_EQ(optical_top(emu_from_pt(100), area), emu_from_pt(144));
  EXPECT_EQ(optical_top(emu_from_pt(200), area), emu_from_pt(100));
  EXPECT_EQ(optical_top(emu_from_pt(300), area), emu_from_pt(100));
}

}  // namespace
}  // namespace deckle::layout
