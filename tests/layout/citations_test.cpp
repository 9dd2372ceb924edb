#include <gtest/gtest.h>

#include <algorithm>

#include "layout/footer/citation_band.h"
#include "layout/slide/lay_out.h"
#include "layout/text/contrast.h"
#include "measure/text/bidi.h"
#include "qc/run/runner.h"
#include "slidespec/ir/picture_placement.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

Citation cite(const std::string& id, const std::string& title, const std::string& url = {},
              const std::string& page = {}) {
  Citation citation;
  citation.id = id;
  citation.is_url = !url.empty();
  citation.title = title;
  citation.url = citation.uri = url;
  if (!page.empty()) citation.locator = {{"page", page}};
  return citation;
}

SlideIr laid_out(const Slide& slide, const std::string& language = "en") {
  const Deck deck = test::deck({slide}, language);
  DiagnosticSink notes;
  auto ir = lay_out_slide(slide, {deck, test::default_template(), test::text_engine()}, notes);
  if (!ir) ADD_FAILURE() << ir.error().message;
  return ir.value_or(SlideIr{});
}

std::string text_in(const SlideIr& ir, const std::string& eid) {
  const ElementIr* element = find_element(ir, eid);
  return element == nullptr ? "(none)" : plain_text(element->text);
}

TEST(CitationNumbers, AreGivenByFirstUseOverTheDeck) {
  Slide one = test::slide("one_column", {text("t", "Title [b]", "title"), text("x", "words")});
  one.slide_id = "one";
  one.citations = {cite("a", "A", "https://a.example/"), cite("b", "B", "https://b.example/"),
                   cite("unused", "U")};
  one.elements[1].citations = {{"a", ""}};
  Slide two = test::slide("one_column", {text("x", "words [z]"), text("t", "Title [y]", "title")});
  two.slide_id = "two";
  two.hints.order = {"t", "x"};
  // The same address under another id is the same source; another page of it is not.
  two.citations = {cite("y", "B again", "https://b.example/"),
                   cite("z", "B", "https://b.example/", "7")};
  two.citations[0].url = "b.example/";  // its URI is the same
  const CitationNumbers numbers(test::deck({one, two}));
  EXPECT_EQ(numbers.of(one.citations[1]), 1);  // b: in the title
  EXPECT_EQ(numbers.of(one.citations[0]), 2);
  EXPECT_EQ(numbers.of(one.citations[2]), 3);
  EXPECT_EQ(numbers.of(two.citations[0]), 1);
  EXPECT_EQ(numbers.of(two.citations[1]), 4);
  EXPECT_EQ(numbers.of(cite("q", "never seen")), 0);
}

TEST(CitationMarks, ArePlacedAtTheirIds) {
  struct Case {
    const char *text_in, *expected;
  };
  // The element refers to b without a mark in each of these: its number ends the text.
  const Case cases[] = {
      {"grew [a]", "grew [1][2]"},
      {"[a] grew", "[1] grew[2]"},
      {"grew[a][a c] twice", "grew[1][3] twice[2]"},
      {"not [d] nor [a nor a]", "not [d] nor [a nor a][2]"},
      {"[[a]]", "[[1]][2]"},
      {"first [a]\nsecond", "first [1]\nsecond[2]"},
      {"", ""},
  };
  for (const Case& c : cases) {
    Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("x", c.text_in)});
    slide.citations = {cite("a", "A", "https://a.example/"), cite("b", "B"), cite("a c", "C")};
    slide.elements[1].citations = {{"b", "note"}};
    Deck deck = test::deck({slide}, "en");
    Slide before = test::slide("one_column", {text("n", "[a][b][a c]")});
    before.citations = slide.citations;
    deck.slides.insert(deck.slides.begin(), before);
    DiagnosticSink notes;
    const SlideIr ir =
        lay_out_slide(slide, {deck, test::default_template(), test::text_engine()}, notes).value();
    EXPECT_EQ(text_in(ir, "x"), c.expected);
  }
}

TEST(CitationMarks, AreRaisedAndLinkedAndLeaveRunsAlone) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("x", "bold [a] end")});
  auto& content = std::get<TextContent>(slide.elements[1].content);
  RichRun bold, rest;
  bold.text = "bold [";  // the mark begins in one run and ends in the next
  bold.bold = true;
  rest.text = "a] end";
  content.runs = {bold, rest};
  slide.citations = {cite("a", "A", "https://a.example/")};
  const SlideIr ir = laid_out(slide);
  const std::vector<RunIr>& runs = find_element(ir, "x")->text.paragraphs[0].runs;
  ASSERT_EQ(runs.size(), 3U);
  EXPECT_EQ(runs[0].text, "bold ");
  EXPECT_TRUE(runs[0].style.bold);
  EXPECT_EQ(runs[1].text, "[1]");
  EXPECT_EQ(runs[1].style.baseline_pct, 30);
  EXPECT_EQ(runs[1].link, "https://a.example/");
  EXPECT_FALSE(runs[1].style.bold);
  EXPECT_EQ(runs[2].text, " end");
  EXPECT_EQ(runs[2].style.baseline_pct, 0);
}

TEST(CitationMarks, LinkOnlyWhereTheAddressHasAUri) {
  Slide slide = test::slide("one_column", {text("x", "a [a]")});
  slide.citations = {cite("a", "A", "javascript:alert(1)")};
  slide.citations[0].uri.clear();
  const SlideIr ir = laid_out(slide);
  for (const ElementIr& element : ir.elements) {
    for (const ParagraphIr& paragraph : element.text.paragraphs) {
      for (const RunIr& run : paragraph.runs) EXPECT_EQ(run.link, "") << run.text;
    }
  }
}

TEST(Shortened, EndsAtAWordWhereOneIsNear) {
  struct Case {
    const char* title;
    std::size_t clusters;
    const char* expected;
  };
  const Case cases[] = {
      {"short", 24, "short"},
      {"exactly ten", 11, "exactly ten"},
      {"a report on population", 12, "a report on…"},
      {"a report, of population", 11, "a report…"},
      {"인구구조변화장기전망보고서", 6, "인구구조변…"},
      {"e\u0301e\u0301e\u0301e\u0301", 3, "e\u0301e\u0301…"},
      {"👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 2,
       "👩‍👩‍👧‍👦…"},
      {"", 5, ""},
  };
  for (const Case& c : cases) EXPECT_EQ(shortened(c.title, c.clusters), c.expected);
}

TEST(Locator, UsesTheDecksLanguage) {
  Citation citation = cite("a", "A", {}, "12");
  citation.locator.emplace_back("table", "3");
  EXPECT_EQ(locator_text(citation, labels_for("en")), "p. 12, table 3");
  EXPECT_EQ(locator_text(citation, labels_for("ko")), "12쪽, table 3");
  citation.locator = {{"page", "{}"}};
  EXPECT_EQ(locator_text(citation, labels_for("en")), "p. {}");
}

Element picture(const std::string& id) {
  Element element = text(id, "", "picture");
  element.kind = ElementKind::Image;
  ImageContent content;
  content.alt_text = "A picture";
  element.content = content;
  return element;
}

Element chart(const std::string& id) {
  Element element = text(id, "", "chart");
  element.kind = ElementKind::Chart;
  ChartContent content;
  content.series = {{"a", {{std::string("x"), 1.0}, {std::string("y"), 2.0}}}};
  element.content = content;
  return element;
}

// The source was listed at the foot, and nothing on the slide referred to it.
TEST(CitationMarks, OfAnElementWithoutTextAreAtItsEnd) {
  for (const char* language : {"en", "ar"}) {
    for (Element element : {chart("v"), picture("v"), test::table("v", {"k"}, {{"a"}})}) {
      for (const bool pinned : {false, true}) {
        SCOPED_TRACE(std::string(language) + to_string(element.kind) + (pinned ? " pinned" : ""));
        if (pinned)
          element.box =
              Rect{emu_from_px(200), emu_from_px(200), emu_from_px(600), emu_from_px(300)};
        element.citations = {{"b", ""}, {"a", ""}};
        Slide slide = test::slide("one_column", {text("t", "Title", "title"), element});
        slide.citations = {cite("a", "A", "https://a.example/"), cite("b", "B")};
        const SlideIr ir = laid_out(slide, language);
        const ElementIr *mark = find_element(ir, "_marks_v"), *owner = find_element(ir, "v");
        ASSERT_NE(mark, nullptr);
        EXPECT_EQ(plain_text(mark->text), "[1][2]");
        EXPECT_EQ(mark->text.paragraphs[0].runs[1].link, "https://a.example/");
        if (pinned) {
          EXPECT_EQ(owner->box, *element.box);
        }
        const Rect seen =
            owner->type == ElementType::Table ? table_frame(*owner) : visible_box(*owner);
        EXPECT_GT(mark->box.center_y(), seen.center_y());
        EXPECT_EQ(mark->box.x > seen.x, language[0] == 'e');
        for (const Diagnostic& d : qc::check_slide(ir, test::measured(ir)))
          EXPECT_FALSE(d.defect && d.at.element_id == mark->eid) << d.message;
      }
    }
  }
}

TEST(CitationMarks, OfAnElementWithoutTextAreInItsCaption) {
  for (const bool before : {false, true}) {
    Element element = picture("v");
    element.citations = {{"a", ""}};
    std::vector<Element> elements = {text("t", "Title", "title"), element,
                                     text("c", "The harbour", "caption")};
    if (before) std::swap(elements[1], elements[2]);
    Slide slide = test::slide("one_column", elements);
    slide.citations = {cite("a", "A")};
    const SlideIr ir = laid_out(slide);
    EXPECT_EQ(text_in(ir, "c"), "The harbour[1]");
    EXPECT_EQ(find_element(ir, "_marks_v"), nullptr);
  }
}

TEST(CitationMarks, OfOnePictureAreNotInTheCaptionOfAnother) {
  Element first = picture("v"), second = picture("w");
  first.citations = {{"a", ""}};
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), first, second,
                                           text("c", "The harbour", "caption")});
  slide.citations = {cite("a", "A")};
  const SlideIr ir = laid_out(slide);
  EXPECT_EQ(text_in(ir, "c"), "The harbour");
  EXPECT_EQ(text_in(ir, "_marks_v"), "[1]");
}

struct BandCase {
  const char* name;
  int sources;
  std::size_t title_length;
  BandForm form;
};

// More and longer titles: shorter forms. Nothing overlaps, nothing overflows, in any form.
TEST(Band, ShortensByRule) {
  const BandCase cases[] = {
      {"one", 1, 20, BandForm::Full},          {"long", 1, 90, BandForm::Full},
      {"three", 3, 30, BandForm::Full},        {"six", 6, 60, BandForm::Full},
      {"twelve", 12, 90, BandForm::Shortened}, {"fifty", 50, 90, BandForm::Numbers}};
  for (const BandCase& c : cases) {
    for (const char* layout : {"one_column", "two_column", "title_center", "section_header",
                               "quote_center", "closing"}) {
      SCOPED_TRACE(std::string(c.name) + " on " + layout);
      std::vector<Element> elements = {text("t", "Title", "title"), text("x", "words")};
      if (std::string(layout) == "two_column") elements.push_back(bullets("y", {"one", "two"}));
      Slide slide = test::slide(layout, elements);
      for (int i = 0; i < c.sources; ++i) {
        std::string title;
        while (title.size() < c.title_length) title += "words ";
        slide.citations.push_back(
            cite("c" + std::to_string(i), title + std::to_string(i), {}, "3"));
      }
      const SlideIr ir = laid_out(slide);
      const ElementIr* band = find_element(ir, "_citations");
      ASSERT_NE(band, nullptr);
      EXPECT_EQ(band->type, ElementType::Citation);
      EXPECT_DOUBLE_EQ(largest_size_pt(band->text), 10);
      const std::string displayed = plain_text(band->text);
      if (std::string(layout) == "one_column") {
        const bool full = displayed.find("(p. 3)") != std::string::npos;
        const bool cut = displayed.find("…") != std::string::npos;
        const bool numbers = displayed.find("speaker notes") != std::string::npos;
        EXPECT_EQ(full, c.form == BandForm::Full) << displayed;
        EXPECT_EQ(cut, c.form == BandForm::Shortened) << displayed;
        EXPECT_EQ(numbers, c.form == BandForm::Numbers) << displayed;
      }
      for (const Diagnostic& d : qc::check_slide(ir, test::measured(ir)))
        EXPECT_FALSE(d.defect) << d.rule << ": " << d.at.element_id << " " << d.message;
      // However the band is worded, the notes have every title.
      std::string notes;
      for (const NoteLineIr& line : ir.generated_notes) notes += line.text + "\n";
      for (const Citation& citation : slide.citations)
        EXPECT_NE(notes.find(citation.title + ", p. 3"), std::string::npos) << citation.title;
    }
  }
}

TEST(Band, LeavesTheBodyAloneWhileItIsBesideTheFooters) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("x", "words")});
  const Rect without = find_element(laid_out(slide), "x")->box;
  slide.citations = {cite("a", "A")};
  EXPECT_EQ(find_element(laid_out(slide), "x")->box, without);
  for (int i = 0; i < 8; ++i)
    slide.citations.push_back(
        cite("c" + std::to_string(i),
             "A long title of a report that needs more than the row " + std::to_string(i)));
  const SlideIr ir = laid_out(slide);
  EXPECT_LT(find_element(ir, "x")->box.bottom(), without.bottom());
  EXPECT_GE(find_element(ir, "_citations")->box.y - find_element(ir, "x")->box.bottom(),
            emu_from_pt(12));
}

TEST(Band, KeepsClearOfWhatIsPlacedExactly) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("x", "fixed")});
  slide.elements[1].box =
      Rect{emu_from_px(48), emu_from_px(600), emu_from_px(1184), emu_from_px(72)};
  slide.citations = {cite("a", "A")};
  const SlideIr ir = laid_out(slide);
  const ElementIr& band = *find_element(ir, "_citations");
  EXPECT_LE(band.box.bottom(), emu_from_px(600 - 16));
  for (const Diagnostic& d : qc::check_slide(ir, test::measured(ir)))
    EXPECT_NE(d.at.element_id, "_citations") << d.message;
}

// One line of 10 pt, 16 px, with a gap of 16 px above and below it.
TEST(Band, FitsBetweenExactBoxesThatLeaveALine) {
  for (const double space : {48.0, 56.0, 72.0, 96.0, 160.0}) {
    SCOPED_TRACE(space);
    Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("x", "fixed"),
                                             text("y", "fixed, over the footers")});
    slide.elements[1].box =
        Rect{emu_from_px(48), emu_from_px(160), emu_from_px(1184), emu_from_px(440 - space)};
    slide.elements[2].box =
        Rect{emu_from_px(0), emu_from_px(600), emu_from_px(1280), emu_from_px(120)};
    slide.citations = {cite("a", "A report"), cite("b", "Another report")};
    const SlideIr ir = laid_out(slide);
    const ElementIr& band = *find_element(ir, "_citations");
    EXPECT_LE(band.box.bottom(), emu_from_px(600 - 16));
    EXPECT_GE(band.box.y, slide.elements[1].box->bottom() + emu_from_px(16) - Emu(1));
    EXPECT_NE(plain_text(band.text).find("Another report"), std::string::npos);
  }
}

TEST(Band, NamesASourceWithoutATitleByTheHostOfItsAddress) {
  const struct {
    const char *url, *uri, *title;
  } rows[] = {
      {"https://a.example/x?y#z", "https://a.example/x?y#z", "a.example"},
      {"https://한국.kr", "https://xn--3e0b707e.kr", "한국.kr"},
      {"a.example:80/x//y", "https://a.example:80/x//y", "a.example:80"},
      {"a.example?to=https://b.example/", "https://a.example?to=https://b.example/", "a.example"},
      {"a@a.example", "mailto:a@a.example", "a@a.example"},
      {"doi:10.1/2", "doi:10.1/2", "doi:10.1/2"},
      {"see page 4/5", "", "see page 4/5"},
  };
  for (const auto& row : rows) {
    Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("x", "words")});
    slide.citations = {cite("a", "", row.url)};
    slide.citations[0].uri = row.uri;
    const SlideIr ir = laid_out(slide);
    // The number is the link. After it and its space; a host of two scripts is two runs.
    const std::vector<RunIr>& runs = find_element(ir, "_citations")->text.paragraphs[0].runs;
    EXPECT_EQ(runs.at(0).link, row.uri);
    std::string title;
    for (std::size_t i = 2; i < runs.size(); ++i) {
      title += runs[i].text;
      EXPECT_EQ(runs[i].link, "");
    }
    EXPECT_EQ(title, row.title);
  }
}

// A line that ends between a number and its title would give the number to the source before it.
TEST(Band, KeepsANumberWithItsTitle) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("x", "words")});
  slide.citations = {cite("a", "First report", "https://a.example/"), cite("b", "דוח שנתי")};
  const std::string displayed = text_in(laid_out(slide), "_citations");
  EXPECT_TRUE(displayed.starts_with("1.\u00A0First report")) << displayed;
  EXPECT_NE(displayed.find("2.\u00A0דוח שנתי"), std::string::npos) << displayed;
  bool wrapped = false;
  // Longer and longer, so that the line ends at every place between two sources.
  for (std::size_t length = 1; length < 160; ++length) {
    slide.citations = {
        cite("a", "A report whose name takes the larger part of the line of sources " +
                      std::string(length, 'i')),
        cite("b", "Another report about the same matter"),
        cite("c", "A third report about this and other matters")};
    const SlideIr ir = laid_out(slide);
    const MeasuredSlide measured = test::measured(ir);
    const MeasuredElement* band = find_element(measured, "_citations");
    ASSERT_NE(band, nullptr);
    wrapped = wrapped || band->lines.size() > 1;
    for (const MeasuredLine& line : band->lines) {
      EXPECT_FALSE(line.text.ends_with("2.") || line.text.ends_with("3.")) << line.text;
      // LibreOffice needs up to 2.4 % more for a line of Hangul and digits.
      if (line.text.find("   ") != std::string::npos) {
        EXPECT_LE(to_pt(line.width) * 1.035, to_pt(find_element(ir, "_citations")->box.w));
      }
    }
    // Each line of several sources is a paragraph, which no program breaks elsewhere.
    EXPECT_EQ(band->lines.size(), find_element(ir, "_citations")->text.paragraphs.size());
  }
  EXPECT_TRUE(wrapped);
}

TEST(Band, GivesASourceLongerThanTheLineItsOwnLines) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("x", "words")});
  std::string longer;
  while (longer.size() < 240) longer += "words of a title ";
  slide.citations = {cite("a", "A"), cite("b", longer)};
  const SlideIr ir = laid_out(slide);
  const auto& paragraphs = find_element(ir, "_citations")->text.paragraphs;
  ASSERT_EQ(paragraphs.size(), 2U);
  TextBodyIr first;
  first.paragraphs = {paragraphs[0]};
  EXPECT_EQ(plain_text(first), "1.\u00A0A");
}

// In "2. דוח   3. סקר" the 3 would be displayed beside the first title, and the 2 beside the
// second.
TEST(Band, SeparatesSourcesOfBothDirections) {
  const struct {
    const char* language;
    std::vector<const char*> titles;
    const char* between;
    int level;
  } rows[] = {
      {"en", {"Report 2024", "Study"}, "   ", 0},
      {"en", {"Report", "דוח שנתי 2023", "סקר", "Study"}, "\u200E   \u200E", 0},
      {"he", {"Report", "דוח שנתי 2023", "סקר"}, "\u200E   \u200E", 0},
      {"he", {"דוח שנתי 2023", "Report", "Study"}, "\u200F   \u200F", 1},
      {"he", {"דוח שנתי 2023", "סקר"}, "   ", 1},
      {"ar", {"تقرير", "IBM"}, "\u200F   \u200F", 1},
  };
  for (const auto& row : rows) {
    Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("x", "words")});
    for (const char* title : row.titles) slide.citations.push_back(cite(title, title));
    const SlideIr ir = laid_out(slide, row.language);
    const ParagraphIr& paragraph = find_element(ir, "_citations")->text.paragraphs.at(0);
    EXPECT_EQ(paragraph.style.rtl, row.level == 1);
    std::string expected;
    for (std::size_t i = 0; i < row.titles.size(); ++i) {
      if (i > 0) expected += row.between;
      expected += std::to_string(i + 1) + ".\u00A0" + row.titles[i];
    }
    EXPECT_EQ(text_in(ir, "_citations"), expected);
    // What is between two sources has the level of the paragraph, so neither reaches into the
    // other.
    const std::vector<std::uint8_t> levels = measure::bidi_levels(expected, paragraph.style.rtl);
    const std::string between = row.between;
    for (std::size_t at = expected.find(between); at != std::string::npos;
         at = expected.find(between, at + 1)) {
      for (std::size_t i = at; i < at + between.size(); ++i)
        EXPECT_EQ(levels.at(i), row.level) << i;
    }
  }
}

TEST(Band, IsAbsentWithoutSources) {
  EXPECT_EQ(
      find_element(laid_out(test::slide("one_column", {text("t", "[a]", "title")})), "_citations"),
      nullptr);
}

TEST(Band, CanBeReadOnEveryLayout) {
  for (const char* layout : {"one_column", "two_column", "section_header", "quote_center"}) {
    Slide slide = test::slide(layout, {text("t", "Title", "title"), text("x", "words")});
    slide.citations = {cite("a", "A", "https://a.example/")};
    const SlideIr ir = laid_out(slide);
    for (const ParagraphIr& p : find_element(ir, "_citations")->text.paragraphs) {
      for (const RunIr& run : p.runs)
        EXPECT_GE(contrast_ratio(run.style.color.rgb, ir.background_rgb), kMinContrast) << layout;
    }
  }
}

}  // namespace
}  // namespace deckle::layout
