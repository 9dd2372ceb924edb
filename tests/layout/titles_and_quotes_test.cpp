#include <gtest/gtest.h>

#include <algorithm>

#include "layout/geometry/solve_geometry.h"
#include "layout/slide/lay_out.h"
#include "layout/text/balance_lines.h"
#include "qc/run/runner.h"
#include "slidespec/ir/text_sizes.h"
#include "templates/theme/theme.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::laid_out;
using test::LaidOut;
using test::text;

TEST(LayOut, GivesALongTitleTheLinesItNeeds) {
  std::string words;
  while (words.size() < 190) words += "of a long heading ";
  const SlideIr ir =
      laid_out(test::slide("one_column", {text("t", words, "title"), bullets("b", {"one", "two"})}),
               "en")
          .ir;
  const ElementIr *title = find_element(ir, "t"), *body = find_element(ir, "b");
  TextBodyIr smallest = title->text;
  for (RunIr& run : smallest.paragraphs[0].runs) run.style.size_pt = 24;
  smallest.paragraphs[0].end.size_pt = 24;
  const Emu available = title->box.h - title->text.insets.top - title->text.insets.bottom;
  const double width = to_pt(title->box.w - title->text.insets.left - title->text.insets.right);
  EXPECT_LE(test::text_engine().height(smallest, width), to_pt(available));
  EXPECT_GT(title->box.h, title->placeholder->inherited_box.h);
  EXPECT_GE(body->box.y - title->box.bottom(),
            body->placeholder->inherited_box.y - title->placeholder->inherited_box.bottom());
  EXPECT_EQ(body->box.bottom(), body->placeholder->inherited_box.bottom());
}

// The last line of one that is a word too long was that word.
TEST(LayOut, BalancesTheLinesOfAQuotation) {
  std::string words = "Every queue is";
  std::vector<MeasuredLine> lines;
  while (lines.size() < 2 && words.size() < 200) {
    words += " a database";
    LaidOut out =
        laid_out(test::slide("quote_center", {text("q", words, "quote"),
                                              text("a", "A note on our whiteboard", "attribution")}),
                 "en");
    solve_geometry(out.ir, test::text_engine(), out.notes);
    lines = find_element(test::measured(out.ir), "q")->lines;
  }
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_GE(to_pt(lines[1].width), to_pt(lines[0].width) / 3);
}

// The title was set as the attribution of the quote, which had the title's placeholder.
TEST(LayOut, KeepsTheTitleOfAQuoteItsTitle) {
  for (const bool attributed : {false, true}) {
    SCOPED_TRACE(attributed);
    std::vector<Element> elements = {text("q", "It just works.", "quote"),
                                     text("t", "What customers say", "title")};
    if (attributed) elements.push_back(text("a", "Head of finance", "attribution"));
    const LaidOut out = laid_out(test::slide("quote_center", elements), "en");
    const ElementIr &title = *find_element(out.ir, "t"), &quote = *find_element(out.ir, "q");
    ASSERT_TRUE(title.placeholder);
    EXPECT_EQ(title.placeholder->type, "title");
    EXPECT_EQ(title.type, ElementType::Title);
    EXPECT_FALSE(quote.placeholder);
    EXPECT_DOUBLE_EQ(largest_size_pt(quote.text), 34);
    EXPECT_DOUBLE_EQ(largest_size_pt(title.text), 28);
    EXPECT_TRUE(title.text.paragraphs[0].runs[0].style.bold);  // as on every slide
    EXPECT_FALSE(quote.text.paragraphs[0].runs[0].style.bold);
    EXPECT_GE(quote.box.y - title.box.bottom(), emu_from_pt(12));
    EXPECT_GE(quote.box.h, out.ir.size.h / 4);
    if (attributed) {
      const ElementIr& who = *find_element(out.ir, "a");
      EXPECT_TRUE(who.placeholder && in_inherited_place(who));
      EXPECT_GE(who.box.y - quote.box.bottom(), emu_from_pt(12));
    }
    for (const Diagnostic& d : qc::check_slide(out.ir, test::measured(out.ir)))
      ADD_FAILURE() << d.rule << ": " << d.message;
  }
}

// It was light and small below marks that were higher than its lines.
TEST(LayOut, SetsAShortQuotationLargeAndBoldBelowSmallMarks) {
  const std::string words = "An airport that depends on one airline is not a business, it is a branch office.";
  for (const std::string& id : templates::builtin_theme_ids()) {
    for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
      SCOPED_TRACE(id + (size == SlideSize::Standard4x3 ? " 4:3" : " 16:9"));
      const auto theme = templates::builtin_template(id, size);
      ASSERT_TRUE(theme);
      const auto quoted = [&](const std::string& quotation) {
        const Slide slide =
            test::slide("quote_center", {text("q", quotation, "quote"),
                                         text("a", "Chair of the board", "attribution")});
        Deck deck = test::deck({slide}, "en");
        deck.slide_size = size;
        LayoutContext context{deck, *theme, test::text_engine()};
        context.sizes = {18, 18, 18};
        DiagnosticSink notes;
        auto ir = lay_out_slide(slide, context, notes);
        EXPECT_TRUE(ir.has_value());
        return ir.has_value() ? *ir : SlideIr{};
      };
      const SlideIr ir = quoted(words);
      const ElementIr &quote = *find_element(ir, "q"), &who = *find_element(ir, "a");
      EXPECT_GE(largest_size_pt(quote.text), 40);
      EXPECT_TRUE(quote.text.paragraphs[0].runs[0].style.bold);
      EXPECT_LE(test::text_engine()
                    .lay_out(quote.text, to_pt(quote.box.w - quote.text.insets.left -
                                               quote.text.insets.right))
                    .lines.size(),
                3U);
      EXPECT_LT(largest_size_pt(who.text), largest_size_pt(quote.text) * 0.6);
      // The marks, or what is behind them; neither bands nor rules.
      Rect marks;
      for (const BackdropIr& drawn : ir.backdrop) {
        if (drawn.box.h > emu_from_pt(12) && drawn.box.h < emu_from_pt(100) &&
            drawn.box.w < ir.size.w / 4 && drawn.box.y < quote.box.y)
          marks = marks.empty() ? drawn.box : bounding(marks, drawn.box);
      }
      ASSERT_FALSE(marks.empty());
      const Emu end = who.box.y + emu_from_pt(24);  // of one line
      EXPECT_LE(marks.h * 3, end - marks.y);
      const double middle = to_pt(marks.y + end) / 2;
      EXPECT_NEAR(middle, to_pt(ir.size.h) / 2, to_pt(ir.size.h) * 0.1);
      const SlideIr longer = quoted(words + " " + words + " " + words + " " + words);
      EXPECT_LE(largest_size_pt(find_element(longer, "q")->text), 36);
      EXPECT_FALSE(find_element(longer, "q")->text.paragraphs[0].runs[0].style.bold);
    }
  }
}

// Its letters crossed the rule above the attribution, and the marks above it.
TEST(LayOut, SetsALongQuoteInSmallerLettersBetweenItsMarksAndItsRule) {
  const std::string sentence = "Population fell in all regions but the capital and Sejong. ";
  double before = 40;
  for (const int count : {1, 4, 6, 8}) {
    SCOPED_TRACE(count);
    std::string words;
    for (int i = 0; i < count; ++i) words += sentence;
    const LaidOut out =
        laid_out(test::slide("quote_center", {text("q", words, "quote"),
                                              text("a", "Head of statistics", "attribution")}),
                 "en");
    const ElementIr& quote = *find_element(out.ir, "q");
    const Emu needed = needed_height(*find_element(test::measured(out.ir), "q"));
    EXPECT_LE(needed, quote.box.h);
    for (const BackdropIr& drawn : out.ir.backdrop)
      EXPECT_TRUE(intersection(drawn.box, quote.box).empty()) << to_px(drawn.box.y);
    const double size_pt = largest_size_pt(quote.text);
    EXPECT_GE(size_pt, 18);
    EXPECT_LE(size_pt, before);
    before = size_pt;
  }
  EXPECT_LT(before, 28);
}

// The background may be a picture: only the layout's own colours are known to be legible on it.
TEST(LayOut, GivesTitleAndQuoteTheColourOfTheirLayout) {
  templates::Template dark = test::default_template();
  for (templates::Layout& layout : dark.layouts) {
    if (layout.name != "quote_center") continue;
    for (templates::Placeholder& p : layout.placeholders) {
      if (p.type != "title") continue;
      auto text = std::make_shared<InheritedText>(*p.text);
      for (InheritedLevel& level : text->levels) level.run.color = {"", 0xFFEEDD};
      p.text = text;
    }
  }
  const Slide slide =
      test::slide("quote_center", {text("t", "Title", "title"), text("q", "It works.", "quote")});
  const Deck deck = test::deck({slide}, "en");
  DiagnosticSink notes;
  const SlideIr ir = lay_out_slide(slide, {deck, dark, test::text_engine()}, notes).value();
  for (const char* id : {"t", "q"})
    EXPECT_EQ(find_element(ir, id)->text.paragraphs[0].runs[0].style.color.rgb, 0xFFEEDDU) << id;
}

// The layout that answers to quote_center may have its title at the top and a body below it.
TEST(LayOut, PlacesAQuoteBelowTheTitleThatATemplateHasAtTheTop) {
  templates::Template plain = test::default_template();
  std::erase_if(plain.layouts,
                [](const templates::Layout& layout) { return layout.name != "one_column"; });
  const Slide slide =
      test::slide("quote_center", {text("t", "Title", "title"), text("q", "It works.", "quote"),
                                   text("a", "Head of finance", "attribution")});
  const Deck deck = test::deck({slide}, "en");
  DiagnosticSink notes;
  const SlideIr ir = lay_out_slide(slide, {deck, plain, test::text_engine()}, notes).value();
  const ElementIr *title = find_element(ir, "t"), *quote = find_element(ir, "q");
  EXPECT_TRUE(title->placeholder && in_inherited_place(*title));
  EXPECT_GE(quote->box.y - title->box.bottom(), emu_from_pt(12));
  EXPECT_GE(find_element(ir, "a")->box.y - quote->box.bottom(), emu_from_pt(12));
  EXPECT_EQ(quote->text.anchor, Anchor::Bottom);  // next to its attribution
  for (const Diagnostic& d : qc::check_slide(ir, test::measured(ir)))
    ADD_FAILURE() << d.rule << ": " << d.message;
}

// It was set as text of 18 pt, and no outline or screen reader knew the slide's title.
TEST(LayOut, KeepsATitleInAnExactBoxTheTitle) {
  for (const char* layout : {"one_column", "title_center", "quote_center", "no_such_layout"}) {
    SCOPED_TRACE(layout);
    Slide slide = test::slide(layout, {text("t", "Title", "title"), text("b", "a body")});
    const Rect box{emu_from_px(60), emu_from_px(40), emu_from_px(1100), emu_from_px(90)};
    slide.elements[0].box = box;
    const SlideIr ir = laid_out(slide, "en").ir;
    const ElementIr& title = *find_element(ir, "t");
    EXPECT_EQ(title.type, ElementType::Title);
    ASSERT_TRUE(title.placeholder);
    EXPECT_EQ(title.box, box);
    EXPECT_TRUE(title.pinned);
    EXPECT_DOUBLE_EQ(title.min_font_pt, 24);
    EXPECT_GE(largest_size_pt(title.text), 28);
    EXPECT_NE(find_element(ir, "b")->type, ElementType::Title);
  }
}

TEST(LayOut, LetsTheRulesSeeATitleInAnExactBox) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("b", "a body")});
  slide.elements[0].box =
      Rect{emu_from_px(48), emu_from_px(560), emu_from_px(1184), emu_from_px(56)};
  slide.elements[1].box =
      Rect{emu_from_px(48), emu_from_px(200), emu_from_px(1184), emu_from_px(90)};
  const SlideIr ir = laid_out(slide, "en").ir;
  const DiagnosticSink findings = qc::check_slide(ir, test::measured(ir));
  EXPECT_EQ(std::count_if(findings.begin(), findings.end(),
                          [](const Diagnostic& d) { return d.rule == "title-below-body"; }),
            1);
}

// Margins above and below made it smaller than the other titles, and its text touched the edge of
// the fill after its lines were balanced.
TEST(LayOut, GivesAFilledTitleTheSizeOfTheOthersAndAMarginAtItsSides) {
  Element title = text("t", "Revenue by segment, 2019 to 2024", "title");
  title.style.fill = "accent3";
  LaidOut slide = laid_out(test::slide("one_column", {title, bullets("b", {"one", "two"})}), "en");
  ElementIr& filled = *find_element(slide.ir, "t");
  balance_again(test::text_engine(), filled);
  ASSERT_TRUE(filled.placeholder && filled.placeholder->inherited != nullptr);
  EXPECT_EQ(filled.text.insets.top, filled.placeholder->inherited->insets.top);
  EXPECT_EQ(filled.text.insets.bottom, filled.placeholder->inherited->insets.bottom);
  EXPECT_GE(filled.text.insets.left, kDefaultInsets.left);
  EXPECT_GE(filled.text.insets.right, kDefaultInsets.right);
}

}  // namespace
}  // namespace deckle::layout
