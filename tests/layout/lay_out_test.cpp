#include "layout/slide/lay_out.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "layout/colors/readable_colors.h"
#include "layout/text/contrast.h"
#include "qc/run/runner.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

struct LaidOut {
  SlideIr ir;
  DiagnosticSink notes;
};

LaidOut laid_out(const Slide& slide, const std::string& language = "ko") {
  const Deck deck = test::deck({slide}, language);
  LaidOut out;
  auto ir = lay_out_slide(slide, {deck, test::default_template(), test::text_engine()}, out.notes);
  if (!ir) ADD_FAILURE() << ir.error().message;
  out.ir = ir.value_or(SlideIr{});
  make_readable(out.ir, test::measured(out.ir));  // as the loop does
  return out;
}

TEST(LayOut, UsesTheTemplatesPlaceholdersAsTheyAre) {
  Element list = bullets("b", {"하나", "둘"});
  list.style.list = ListKind::Bullet;
  const SlideIr ir =
      laid_out(test::slide("one_column", {text("t", "제목", "title"), std::move(list)})).ir;
  const ElementIr* title = find_element(ir, "t");
  const ElementIr* body = find_element(ir, "b");
  ASSERT_TRUE(title != nullptr && body != nullptr && title->placeholder && body->placeholder);
  EXPECT_EQ(title->type, ElementType::Title);
  EXPECT_EQ(title->box, title->placeholder->inherited_box);
  EXPECT_EQ(body->box, body->placeholder->inherited_box);
  EXPECT_EQ(body->text.paragraphs[0].style.bullet.kind, ListKind::Bullet);
  EXPECT_EQ(body->text.paragraphs[0].runs[0].style.lang, "ko-KR");
  EXPECT_DOUBLE_EQ(body->text.paragraphs[0].style.line_spacing.value, 110);
  EXPECT_DOUBLE_EQ(largest_size_pt(title->text), 28);
  EXPECT_DOUBLE_EQ(largest_size_pt(body->text), 18);
}

TEST(LayOut, SetsTextWithoutBulletsAndEnglishAtSingleSpacing) {
  const SlideIr ir =
      laid_out(test::slide("one_column", {text("t", "Title", "title"), text("b", "one\ntwo")}),
               "en")
          .ir;
  const ElementIr* body = find_element(ir, "b");
  ASSERT_NE(body, nullptr);
  ASSERT_EQ(body->text.paragraphs.size(), 2U);
  EXPECT_EQ(body->text.paragraphs[0].style.bullet.kind, ListKind::None);
  EXPECT_EQ(body->text.paragraphs[0].style.margin_left, Emu(0));
  EXPECT_DOUBLE_EQ(body->text.paragraphs[0].style.line_spacing.value, 100);
  EXPECT_EQ(body->text.paragraphs[0].runs[0].style.lang, "en-US");
}

TEST(LayOut, KeepsClearOfWhatWasPlacedExactly) {
  const Rect right{emu_from_px(700), emu_from_px(200), emu_from_px(400), emu_from_px(300)};
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), bullets("b", {"one"}),
                                           text("x", "here", "callout")});
  slide.elements[2].box = right;
  const Rect safe = right.inflated(emu_from_px(16));
  const auto body = [&slide] { return find_element(laid_out(slide, "en").ir, "b")->box; };
  EXPECT_TRUE(intersection(body(), safe).empty());
  EXPECT_GT(to_px(body().w), 600);
  const Rect whole = [] {
    return find_element(laid_out(test::slide("one_column",
                                             {text("t", "Title", "title"), bullets("b", {"one"})}),
                                 "en")
                            .ir,
                        "b")
        ->box;
  }();
  slide.elements[2].z = 30;  // meant to lie above
  EXPECT_EQ(body(), whole);
  slide.elements[2].z.reset();
  slide.elements[2].box =
      Rect{emu_from_px(60), emu_from_px(150), emu_from_px(1100), emu_from_px(400)};
  EXPECT_EQ(body(), whole);  // nothing of use would be left
  // In a deck that is read from the right all but the exact box changes sides.
  slide.elements[2].box = right;
  const Rect seen = find_element(laid_out(slide, "ar").ir, "b")->box;
  EXPECT_TRUE(intersection(seen, safe).empty());
  EXPECT_GT(to_px(seen.w), 600);
  // Several share what is left.
  slide.elements[2].box = right;
  slide.elements.push_back(text("more", "beyond the slots"));
  const SlideIr ir = laid_out(slide, "en").ir;
  for (const char* id : {"b", "more"})
    EXPECT_TRUE(intersection(find_element(ir, id)->box, safe).empty()) << id;
}

// Of two lists side by side one stood in the placeholder and had the template's blue markers, the
// other in a box of its own and had black ones.
TEST(LayOut, GivesListsInBoxesOfTheirOwnTheTemplatesMarkers) {
  std::vector<Element> elements = {text("t", "Title", "title")};
  for (const char* id : {"a", "b", "c", "d"}) elements.push_back(bullets(id, {"one", "two"}));
  elements.push_back(bullets("dark", {"one"}));
  elements.back().style.fill = "1F4E79";
  const SlideIr ir = laid_out(test::slide("one_column", elements), "en").ir;
  for (const char* id : {"a", "b", "c", "d"}) {
    const auto& marker = find_element(ir, id)->text.paragraphs[0].style.bullet.color;
    ASSERT_TRUE(marker) << id;
    EXPECT_EQ(marker->scheme, "accent1") << id;
  }
  EXPECT_FALSE(find_element(ir, "dark")->text.paragraphs[0].style.bullet.color);
}

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
    EXPECT_DOUBLE_EQ(largest_size_pt(quote.text), 28);
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

// A ratio divides columns. Where there are none it once mixed computed boxes with the template's.
TEST(LayOut, RemembersThePlaceholderThatABoxWasCutFrom) {
  Element exact = text("exact", "placed by the author");
  exact.box = Rect{emu_from_px(600), emu_from_px(400), emu_from_px(200), emu_from_px(40)};
  const SlideIr ir =
      laid_out(test::slide("one_column",
                           {text("t", "제목", "title"), text("a", "하나"), text("b", "둘"), exact}))
          .ir;
  const ElementIr *a = find_element(ir, "a"), *b = find_element(ir, "b");
  ASSERT_TRUE(a != nullptr && b != nullptr);
  EXPECT_FALSE(a->template_area.empty());
  EXPECT_EQ(a->template_area, b->template_area);
  EXPECT_EQ(intersection(a->template_area, b->box), b->box);
  EXPECT_TRUE(in_template_area(*b));
  EXPECT_TRUE(find_element(ir, "t")->template_area.empty());
  EXPECT_TRUE(find_element(ir, "exact")->template_area.empty());
}

TEST(LayOut, KnowsARatioOnlyWhereThereAreColumns) {
  for (const char* id :
       {"title_center", "section_header", "one_column", "table_focus", "quote_center", "closing"}) {
    SCOPED_TRACE(id);
    Slide slide = test::slide(id, {text("t", "Title", "title"), text("s", "words", "subtitle")});
    const SlideIr plain = laid_out(slide, "en").ir;
    slide.hints.ratio = {55, 45};
    const SlideIr divided = laid_out(slide, "en").ir;
    ASSERT_EQ(divided.elements.size(), plain.elements.size());
    for (std::size_t i = 0; i < plain.elements.size(); ++i)
      EXPECT_EQ(divided.elements[i].box, plain.elements[i].box) << plain.elements[i].eid;
  }
}

TEST(LayOut, DividesChartAndTakeawayByTheRatio) {
  Element chart;
  chart.element_id = "c";
  chart.kind = ElementKind::Chart;
  ChartContent content;
  content.series = {{"s", {{std::string("a"), 1.0}, {std::string("b"), 2.0}}}};
  chart.content = content;
  Slide slide = test::slide(
      "chart_focus", {text("t", "Title", "title"), chart, text("k", "takeaway", "key_takeaway")});
  slide.hints.ratio = {50, 50};
  const SlideIr ir = laid_out(slide, "en").ir;
  EXPECT_EQ(find_element(ir, "c")->box.w, find_element(ir, "k")->box.w);
}

TEST(LayOut, ObeysASmallSizeThatWasAskedForAndSaysSo) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("b", "words")});
  slide.elements[0].style.size_pt = 20;
  const SlideIr ir = laid_out(slide, "en").ir;
  EXPECT_DOUBLE_EQ(largest_size_pt(find_element(ir, "t")->text), 20);
  EXPECT_DOUBLE_EQ(find_element(ir, "t")->min_font_pt, 24);
  EXPECT_TRUE(find_element(ir, "t")->size_authored);
  EXPECT_FALSE(find_element(ir, "b")->size_authored);
}

TEST(LayOut, RaisesWhateverIsBelowAnAuthoredMinimum) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("b", "one two"),
                                           test::table("g", {"k", "v"}, {{"a", "b"}})});
  slide.elements[0].style.size_pt = 12;
  slide.elements[0].constraints.min_font_pt = 16;
  RichRun small, rest;
  small.text = "one ", small.size_pt = 9;
  rest.text = "two";
  std::get<TextContent>(slide.elements[1].content).runs = {small, rest};
  slide.elements[1].constraints.min_font_pt = 14;
  slide.elements[2].constraints.min_font_pt = 20;
  const LaidOut out = laid_out(slide, "en");
  EXPECT_DOUBLE_EQ(smallest_size_pt(find_element(out.ir, "t")->text), 16);
  EXPECT_DOUBLE_EQ(smallest_size_pt(find_element(out.ir, "b")->text), 14);
  EXPECT_DOUBLE_EQ(find_element(out.ir, "g")->table->size_pt, 20);
  EXPECT_EQ(std::count_if(out.notes.begin(), out.notes.end(),
                          [](const Diagnostic& d) { return d.rule == "size-raised"; }),
            2);
}

TEST(LayOut, KeepsEveryWordOnce) {
  for (const char* id :
       {"title_center", "section_header", "one_column", "two_column", "chart_focus", "table_focus",
        "image_full_bleed", "quote_center", "closing", "no_such_layout"}) {
    SCOPED_TRACE(id);
    std::vector<Element> elements;
    for (int i = 0; i < 7; ++i)
      elements.push_back(text("e" + std::to_string(i), "words number " + std::to_string(i)));
    elements.push_back(bullets("list", {"first", "second"}));
    elements.push_back(test::shape("shape", "in a shape"));
    elements.push_back(text("f", "at the foot", "footer"));
    elements.push_back(test::divider("d"));
    const SlideIr ir = laid_out(test::slide(id, elements), "en").ir;
    for (const Element& element : elements) {
      std::size_t count = 0;
      for (const ElementIr& e : ir.elements) count += e.eid == element.element_id;
      EXPECT_EQ(count, 1U) << element.element_id;
    }
  }
}

// Every layout, from one element to fifty, in both directions of writing: nothing off the page,
// nothing on something else. Text may be too long; places are never wrong.
TEST(LayOut, PlacesAnyNumberWithoutOverlapOrOverrun) {
  for (const char* id :
       {"title_center", "section_header", "one_column", "two_column", "quote_center", "closing"}) {
    for (int n = 1; n <= 50; n += n < 10 ? 1 : 8) {
      SCOPED_TRACE(std::string(id) + " " + std::to_string(n));
      std::vector<Element> elements;
      for (int i = 0; i < n; ++i) {
        elements.push_back(i % 3 == 0
                               ? bullets("b" + std::to_string(i), {"item", "another item"})
                               : text("e" + std::to_string(i), "some words " + std::to_string(i)));
      }
      const SlideIr ir = laid_out(test::slide(id, elements), "en").ir;
      const DiagnosticSink findings = qc::check_slide(ir, test::measured(ir));
      const bool crowded = std::any_of(findings.begin(), findings.end(), [](const Diagnostic& d) {
        return d.rule == "text-overflow";
      });
      for (const Diagnostic& d : findings) {
        if (d.rule == "text-overflow" || d.severity == Severity::Note) continue;
        // More than a page can hold may crowd itself, until the loop splits it, but nothing else.
        EXPECT_TRUE(crowded && d.rule == "overlapping-elements") << d.rule << ": " << d.message;
        EXPECT_NE(d.at.element_id, "_number") << d.message;
      }
    }
  }
}

TEST(LayOut, GivesBorrowedTextAColourThatReads) {
  for (const char* id : {"title_center", "section_header", "closing", "table_focus"}) {
    const SlideIr ir =
        laid_out(test::slide(id, {text("t", "Title", "title"), text("a", "one"),
                                  bullets("b", {"two"}), text("c", "three"), text("d", "four")}),
                 "en")
            .ir;
    for (const ElementIr& e : ir.elements) {
      if (e.placeholder || e.type == ElementType::Divider) continue;
      for (const ParagraphIr& p : e.text.paragraphs) {
        for (const RunIr& run : p.runs)
          EXPECT_GE(contrast_ratio(run.style.color.rgb, ir.background_rgb), kMinContrast)
              << id << " " << e.eid;
      }
    }
  }
}

TEST(LayOut, SaysWhenItTakesAnotherLayout) {
  const LaidOut out = laid_out(test::slide("no_such_layout", {text("t", "Title", "title")}));
  ASSERT_EQ(out.notes.size(), 1U);
  EXPECT_EQ(out.notes[0].rule, "layout-substituted");
  EXPECT_FALSE(out.notes[0].defect);
  EXPECT_TRUE(laid_out(test::slide("one_column", {text("t", "Title", "title"), text("a", "one")}))
                  .notes.empty());
  // A title with nothing below it would leave the page empty.
  const LaidOut alone = laid_out(test::slide("one_column", {text("t", "Title", "title")}));
  ASSERT_EQ(alone.notes.size(), 1U);
  EXPECT_EQ(alone.notes[0].rule, "layout-substituted");
  EXPECT_EQ(alone.ir.layout, "section_header");
}

// A list half as wide as the page would need several pages.
TEST(LayOut, LeavesNoColumnEmpty) {
  const auto takes_one_column = [](const std::vector<Element>& elements) {
    const LaidOut out = laid_out(test::slide("two_column", elements));
    return std::any_of(out.notes.begin(), out.notes.end(),
                       [](const Diagnostic& d) { return d.rule == "layout-substituted"; });
  };
  const Element title = text("t", "Title", "title");
  EXPECT_TRUE(takes_one_column({title, bullets("b", {"one", "two"})}));
  EXPECT_TRUE(takes_one_column({text("t", "A title"), bullets("b", {"one", "two"})}));
  Element left = bullets("b", {"one", "two"});
  left.role = "left";
  EXPECT_FALSE(takes_one_column({title, left}));
  EXPECT_FALSE(takes_one_column({title, bullets("b", {"one"}), bullets("c", {"two"})}));
}

TEST(LayOut, ObeysExactBoxesAndLevelsOfZ) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), test::shape("panel", ""),
                                           text("on", "on the panel")});
  slide.elements[1].box =
      Rect{emu_from_px(100), emu_from_px(200), emu_from_px(400), emu_from_px(300)};
  slide.elements[2].box =
      Rect{emu_from_px(120), emu_from_px(220), emu_from_px(300), emu_from_px(100)};
  slide.elements[2].z = 20;
  const SlideIr ir = laid_out(slide).ir;
  EXPECT_EQ(find_element(ir, "panel")->box, *slide.elements[1].box);
  EXPECT_EQ(find_element(ir, "on")->z, 20);
  EXPECT_EQ(find_element(ir, "on")->belongs_to, std::vector<std::string>{"panel"});
}

TEST(LayOut, PutsAVerticalDividerBetweenColumns) {
  const SlideIr ir =
      laid_out(test::slide("two_column", {text("t", "Title", "title"), text("l", "left", "left"),
                                          text("r", "right", "right"), test::divider("d", true)}))
          .ir;
  const ElementIr& d = *find_element(ir, "d");
  EXPECT_GE(d.box.x - find_element(ir, "l")->box.right(), emu_from_pt(12));
  EXPECT_GE(find_element(ir, "r")->box.x - d.box.x, emu_from_pt(12));
  EXPECT_EQ(d.box.w, Emu(0));
}

TEST(LayOut, SaysThatAVerticalDividerInAColumnIsTurned) {
  const auto notes = [](const char* layout, bool vertical) {
    return laid_out(test::slide(layout, {text("t", "Title", "title"), text("a", "one"),
                                         test::divider("d", vertical), text("b", "two")}))
        .notes;
  };
  ASSERT_EQ(notes("one_column", true).size(), 1U);
  EXPECT_EQ(notes("one_column", true)[0].rule, "divider-turned");
  EXPECT_TRUE(notes("one_column", false).empty());
  EXPECT_TRUE(notes("two_column", true).empty());
}

// 1,700 characters were set at 16 pt, with a note that said nothing of the size.
TEST(LayOut, WarnsOfATitleThatIsSetAsBodyText) {
  std::string words;
  while (words.size() < 1700) words += "of a very long heading ";
  const LaidOut out = laid_out(test::slide("one_column", {text("t", words, "title")}), "en");
  ASSERT_EQ(out.notes.size(), 1U);
  EXPECT_EQ(out.notes[0].rule, "title-too-long");
  EXPECT_EQ(out.notes[0].severity, Severity::Warning);
  EXPECT_NE(out.notes[0].message.in(Language::English).find("smaller than 24 pt"),
            std::string::npos);
}

TEST(LayOut, LeavesSpaceForTheWidestNumber) {
  const auto indent = [](int items) {
    Element list =
        test::bullets("b", std::vector<std::string>(static_cast<std::size_t>(items), "x"));
    list.style.list = ListKind::Number;
    const Deck deck = test::deck({test::slide("one_column", {list})});
    DiagnosticSink notes;
    const SlideIr ir =
        *lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()}, notes);
    const ParagraphStyle& style = find_element(ir, "b")->text.paragraphs[0].style;
    EXPECT_EQ(style.margin_left, -style.indent);
    return to_pt(style.margin_left);
  };
  EXPECT_GE(indent(9), 18 * (0.56 + 0.28 + 0.4) - 0.01);
  EXPECT_NEAR(indent(10) - indent(9), 18 * 0.56, 0.01);
}

TEST(LayOut, WritesFooterNumberAndDateOnlyWhenAsked) {
  const Slide slide = test::slide("one_column", {text("t", "Title", "title")});
  Deck deck = test::deck({slide});
  DiagnosticSink notes;
  const auto eids = [&] {
    std::vector<std::string> out;
    const SlideIr ir =
        lay_out_slide(slide, {deck, test::default_template(), test::text_engine()}, notes).value();
    for (const ElementIr& e : ir.elements) {
      if (e.eid.front() == '_') out.push_back(e.eid);
    }
    return out;
  };
  EXPECT_EQ(eids(), (std::vector<std::string>{"_number"}));
  deck.footer = "footer";
  deck.date = "2025-03-01";
  EXPECT_EQ(eids(), (std::vector<std::string>{"_footer", "_date", "_number"}));
  deck.slide_numbers = false;
  deck.footer.clear();
  deck.date.clear();
  EXPECT_TRUE(eids().empty());
}

// Some templates have a box for the number that is flatter than its own text.
TEST(LayOut, FitsTheNumberToItsBox) {
  templates::Template t = test::default_template();
  for (templates::Layout& layout : t.layouts) {
    for (templates::Placeholder& p : layout.placeholders) {
      if (p.type == "sldNum") p.box.h = emu_from_pt(11) + p.text->insets.top + p.text->insets.bottom;
    }
  }
  const Slide slide = test::slide("one_column", {text("t", "Title", "title")});
  const Deck deck = test::deck({slide});
  DiagnosticSink notes;
  const SlideIr ir = lay_out_slide(slide, {deck, t, test::text_engine()}, notes).value();
  EXPECT_EQ(largest_size_pt(find_element(ir, "_number")->text), 9);
}

TEST(SetIndex, NumbersTheField) {
  SlideIr ir = laid_out(test::slide("one_column", {text("t", "Title", "title")})).ir;
  set_index(ir, 11);
  EXPECT_EQ(plain_text(find_element(ir, "_number")->text), "12");
}

TEST(LayOut, MarksRightToLeftParagraphs) {
  const SlideIr ir =
      laid_out(
          test::slide("one_column", {text("t", "عنوان", "title"), text("b", "نص عربي\nEnglish")}),
          "ar")
          .ir;
  const auto& paragraphs = find_element(ir, "b")->text.paragraphs;
  EXPECT_TRUE(paragraphs[0].style.rtl);
  EXPECT_EQ(paragraphs[0].style.align, Align::Right);
  EXPECT_FALSE(paragraphs[1].style.rtl);
}

TEST(LayOut, PicksFacesByScript) {
  const auto face = [](const char* words, const char* language) {
    const SlideIr ir =
        laid_out(test::slide("one_column", {text("t", "x", "title"), text("b", words)}), language)
            .ir;
    return find_element(ir, "b")->text.paragraphs[0].runs[0].style.fonts;
  };
  EXPECT_EQ(face("한국어", "ko").ea, "Malgun Gothic");
  EXPECT_NE(face("日本語です", "ja").ea, "Malgun Gothic");
  EXPECT_NE(face("中文", "zh").ea, face("日本語です", "ja").ea);
}

struct Piece {
  std::string text, lang;
  bool operator==(const Piece&) const = default;
};

std::vector<Piece> pieces(const ParagraphIr& paragraph) {
  std::vector<Piece> out;
  for (const RunIr& run : paragraph.runs) out.push_back({run.text, run.style.lang});
  return out;
}

void PrintTo(const Piece& piece, std::ostream* out) { *out << piece.lang << ":" << piece.text; }

TEST(LayOut, CutsRunsByScript) {
  const auto of = [](const char* words, const char* language) {
    Element list = bullets("b", {words});
    list.style.key_figures = false;
    const SlideIr ir =
        laid_out(test::slide("one_column", {text("t", words, "title"), std::move(list)}), language)
            .ir;
    EXPECT_EQ(pieces(find_element(ir, "t")->text.paragraphs[0]),
              pieces(find_element(ir, "b")->text.paragraphs[0]));
    return pieces(find_element(ir, "b")->text.paragraphs[0]);
  };
  EXPECT_EQ(of("Deckle 빌드", "ko"), (std::vector<Piece>{{"Deckle ", "en-US"}, {"빌드", "ko-KR"}}));
  EXPECT_EQ(of("2024년 매출 12%", "ko"), (std::vector<Piece>{{"2024년 매출 12%", "ko-KR"}}));
  EXPECT_EQ(of("نص Azure", "ar"), (std::vector<Piece>{{"نص ", "ar-SA"}, {"Azure", "en-US"}}));
}

TEST(LayOut, GivesEachScriptItsFace) {
  const SlideIr ir =
      laid_out(
          test::slide("one_column", {text("t", "x", "title"), text("b", "서울 タワー รายได้ نمو")}),
          "ko")
          .ir;
  const std::vector<RunIr>& runs = find_element(ir, "b")->text.paragraphs[0].runs;
  ASSERT_EQ(runs.size(), 4U);
  EXPECT_EQ(runs[0].style.fonts.ea, "Malgun Gothic");
  EXPECT_EQ(runs[1].style.fonts.ea, "Yu Gothic");
  EXPECT_EQ(runs[2].style.fonts.cs, "Leelawadee UI");
  EXPECT_EQ(runs[3].style.fonts.cs, "Arial");
}

// A bold number within Korean text is Korean, a link keeps its address over both scripts, and a
// mark is one run.
TEST(LayOut, CutsAuthoredRunsByTheScriptsOfTheirParagraph) {
  Slide slide = test::slide("one_column", {text("t", "x", "title"), text("b", "")});
  TextContent content;
  content.text = "매출 12% 증가 Azure 서비스[s1].";
  for (const char* run : {"매출 ", "12%", " 증가 ", "Azure 서비스", "[s1]."})
    content.runs.emplace_back().text = run;
  content.runs[1].bold = true;
  content.runs[3].link = "https://example.com";
  slide.elements[1].content = content;
  Citation source;
  source.id = "s1";
  source.title = "Report";
  slide.citations = {source};
  const SlideIr ir = laid_out(slide, "ko").ir;
  const ParagraphIr& paragraph = find_element(ir, "b")->text.paragraphs[0];
  EXPECT_EQ(pieces(paragraph), (std::vector<Piece>{{"매출 ", "ko-KR"},
                                                   {"12%", "ko-KR"},
                                                   {" 증가 ", "ko-KR"},
                                                   {"Azure ", "en-US"},
                                                   {"서비스", "ko-KR"},
                                                   {"[1]", "ko-KR"},
                                                   {".", "ko-KR"}}));
  EXPECT_TRUE(paragraph.runs[1].style.bold);
  EXPECT_EQ(paragraph.runs[3].link, "https://example.com");
  EXPECT_EQ(paragraph.runs[4].link, "https://example.com");
}

}  // namespace
}  // namespace deckle::layout
