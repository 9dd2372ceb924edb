#include "layout/deck/deck_titles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "layout/slide/lay_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

const std::string kShort = "Orders rose";
const std::string kTwoLines =
    "Orders rose in every region except the south, where two suppliers were replaced in March and "
    "deliveries fell to eleven days";

Slide content(const std::string& layout, const std::string& title) {
  return test::slide(layout, {text("t", title, "title"), bullets("b", {"one", "two"})});
}

struct Laid {
  DeckTitles titles;
  std::vector<SlideIr> slides;
};

Laid laid_out(const Deck& deck, const templates::Template& t = test::default_template()) {
  Laid out;
  LayoutContext context{deck, t, test::text_engine()};
  out.titles = deck_titles(context);
  context.titles = &out.titles;
  DiagnosticSink notes;
  for (const Slide& slide : deck.slides) {
    auto ir = lay_out_slide(slide, context, notes);
    if (!ir) ADD_FAILURE() << ir.error().message;
    out.slides.push_back(ir.value_or(SlideIr{}));
  }
  return out;
}

const ElementIr& title_on(const SlideIr& slide) { return *find_element(slide, "t"); }

// The built-in template as a person's own file, whose placeholders keep their places.
templates::Template as_own_file() {
  templates::Template t = test::default_template();
  t.path = "own.pptx";
  return t;
}

// PowerPoint's own layouts: titles of 44 pt, and one of 20 pt at the left.
templates::Template office() {
  templates::Template t = as_own_file();
  for (templates::Layout& layout : t.layouts) {
    for (templates::Placeholder& p : layout.placeholders) {
      if (p.type != "title") continue;
      auto own = std::make_shared<InheritedText>(*p.text);
      const bool caption = layout.name == "chart_focus";
      for (InheritedLevel& level : own->levels) level.run.size_pt = caption ? 20 : 44;
      p.text = own;
      if (caption) p.box.w = p.box.w / 3;
    }
  }
  return t;
}

// Of the built-in templates they were 28 pt, however short they are.
TEST(DeckTitles, AreLargerWhereNoneTakesAnotherLine) {
  EXPECT_EQ(laid_out(test::deck({content("one_column", "Costs"), content("two_column", "Plan")}))
                .titles.size_pt,
            32);
  std::vector<double> sizes;
  std::string title = "Two of five engineers will leave us";
  for (int i = 0; i < 12; ++i) {
    title += " too";
    sizes.push_back(laid_out(test::deck({content("one_column", "Costs"), content("two_column", title)}))
                        .titles.size_pt);
  }
  EXPECT_EQ(sizes.front(), 32);
  // One line, in which at a larger size the number of a page would find no space.
  EXPECT_NE(std::find(sizes.begin(), sizes.end(), 28), sizes.end());
  const Laid own = laid_out(test::deck({content("one_column", "Costs")}), as_own_file());
  EXPECT_EQ(own.titles.size_pt, own.titles.usual_pt);
}

TEST(DeckTitles, HaveTheSizeAtWhichEachHasTwoLines) {
  const templates::Template t = office();
  struct Row {
    const char* name;
    std::vector<std::string> titles;
    double low, high;  // of the size
  };
  for (const Row& row : std::vector<Row>{
           {"short ones keep the template's size", {kShort, "Costs fell"}, 44, 44},
           {"a long one lowers all", {kShort, kTwoLines}, 24, 40},
           {"one that never fits does not count", {kShort, kTwoLines + kTwoLines + kTwoLines}, 44, 44}}) {
    std::vector<Slide> slides;
    for (const std::string& title : row.titles) slides.push_back(content("one_column", title));
    const Laid laid = laid_out(test::deck(slides, "en"), t);
    EXPECT_GE(laid.titles.size_pt, row.low) << row.name;
    EXPECT_LE(laid.titles.size_pt, row.high) << row.name;
    EXPECT_EQ(largest_size_pt(title_on(laid.slides[0]).text), laid.titles.size_pt) << row.name;
  }
}

TEST(DeckTitles, LeaveOtherLooksAlone) {
  const templates::Template t = office();
  const Laid laid = laid_out(
      test::deck({content("one_column", kTwoLines), content("one_column", kShort),
                  content("section_header", kShort), content("chart_focus", kShort)},
                 "en"),
      t);
  EXPECT_LT(laid.titles.size_pt, 44);
  EXPECT_EQ(largest_size_pt(title_on(laid.slides[2]).text), 44);
}

TEST(DeckTitles, KeepAuthoredSizes) {
  Slide authored = content("one_column", kTwoLines);
  authored.elements[0].style.size_pt = 36;
  Slide fixed = content("one_column", kTwoLines);
  fixed.elements[0].constraints.allow_shrink = false;
  const Laid laid = laid_out(
      test::deck({content("one_column", kShort), authored, fixed}, "en"), office());
  EXPECT_EQ(laid.titles.size_pt, 44);
  EXPECT_EQ(largest_size_pt(title_on(laid.slides[1]).text), 36);
}

TEST(DeckTitles, OfOneLineLetTheBodyBeginHigher) {
  const Deck one = test::deck({content("one_column", kShort), content("two_column", kShort)}, "en");
  const Deck two = test::deck({content("one_column", kShort), content("two_column", kTwoLines)}, "en");
  const Laid raised = laid_out(one), usual = laid_out(two), own = laid_out(one, as_own_file());
  ASSERT_GT(raised.titles.lift, emu_from_pt(24));
  EXPECT_EQ(usual.titles.lift, Emu(0));
  ASSERT_GT(usual.titles.lift_of_line, emu_from_pt(24));
  EXPECT_EQ(own.titles.lift, Emu(0));
  EXPECT_EQ(own.titles.lift_of_line, Emu(0));
  const Rect high = find_element(raised.slides[1], "b")->box;
  const Rect low = find_element(usual.slides[1], "b")->box;
  EXPECT_EQ(high.y, low.y - raised.titles.lift);
  EXPECT_EQ(high.bottom(), low.bottom());
  // Beside a longer title, one of a line has its body as near as in a deck of such titles.
  const Rect first = find_element(usual.slides[0], "b")->box;
  EXPECT_EQ(first.y, low.y - usual.titles.lift_of_line);
  EXPECT_EQ(first.bottom(), low.bottom());
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_LE(title_on(raised.slides[i]).box.bottom(), find_element(raised.slides[i], "b")->box.y);
    EXPECT_EQ(title_on(raised.slides[i]).box.y, title_on(usual.slides[i]).box.y);
  }
}

// The line that a theme draws below its titles is in one place in the deck.
TEST(DeckTitles, KeepTheBodyBelowTheLineOfTheTheme) {
  const Deck deck = test::deck({content("one_column", kShort), content("two_column", kTwoLines)}, "en");
  const Laid laid = laid_out(deck, *templates::builtin_template("paper", SlideSize::Widescreen16x9));
  EXPECT_EQ(laid.titles.lift_of_line, Emu(0));
  EXPECT_EQ(find_element(laid.slides[0], "b")->box.y, find_element(laid.slides[1], "b")->box.y);
}

TEST(DeckTitles, AreTheSameForEverySlide) {
  const Deck deck = test::deck({content("one_column", kTwoLines), content("two_column", kShort)}, "en");
  const LayoutContext context{deck, test::default_template(), test::text_engine()};
  const DeckTitles a = deck_titles(context), b = deck_titles(context);
  EXPECT_EQ(a.place, b.place);
  EXPECT_EQ(a.size_pt, b.size_pt);
  const Deck none = test::deck({test::slide("section_header", {text("t", kShort, "title")})}, "en");
  EXPECT_TRUE(deck_titles({none, test::default_template(), test::text_engine()}).place.empty());
}

}  // namespace
}  // namespace deckle::layout
