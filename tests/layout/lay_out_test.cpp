#include "layout/slide/lay_out.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "layout/text/contrast.h"
#include "qc/run/runner.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::laid_out;
using test::LaidOut;
using test::text;

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
  EXPECT_GE(find_element(out.ir, "g")->table->size_pt, 20);
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
    const SlideIr ir = *lay_out_slide(deck.slides[0],
                                      {deck, test::default_template(), test::text_engine()}, notes);
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
      if (p.type == "sldNum")
        p.box.h = emu_from_pt(11) + p.text->insets.top + p.text->insets.bottom;
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

}  // namespace
}  // namespace deckle::layout
