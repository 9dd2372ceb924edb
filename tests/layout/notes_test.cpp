#include "layout/notes/notes.h"

#include <gtest/gtest.h>

#include "layout/slide/lay_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

// One line per line of the notes: "# heading", "<address>", "text".
std::string listed(const std::vector<NoteLineIr>& lines) {
  std::string out;
  for (const NoteLineIr& line : lines) {
    out += line.kind == NoteLineIr::Kind::Heading ? "# " + line.text
           : line.kind == NoteLineIr::Kind::Link  ? line.text + " <" + line.link + ">"
                                                  : line.text;
    out += '\n';
  }
  return out;
}

std::string notes_of(const Slide& slide, const Deck& deck,
                     const std::vector<DataChange>& changes = {}) {
  const CitationNumbers numbers(deck);
  return listed(
      generated_notes(slide, deck, CitationMarks(slide, numbers), numbers, "The title", changes));
}

Slide cited() {
  Slide slide =
      test::slide("one_column", {text("t", "The title", "title"), text("x", "words [a]")});
  Citation a;
  a.id = "a";
  a.title = "A report";
  a.url = "a.example/길";
  a.uri = "https://a.example/%EA%B8%B8";
  a.evidence_id = "E-1";
  a.locator = {{"page", "4"}};
  slide.citations = {a};
  slide.elements[1].citations = {{"a", "recounted\nby hand"}};
  return slide;
}

TEST(GeneratedNotes, SayMessageAndSourcesInFull) {
  const Slide slide = cited();
  EXPECT_EQ(notes_of(slide, test::deck({slide}, "en")),
            "# Key message of this slide\nThe title\n"
            "# Sources\n[1] A report, p. 4, E-1\na.example/길 "
            "<https://a.example/%EA%B8%B8>\nrecounted\nby hand\n");
  EXPECT_EQ(notes_of(slide, test::deck({slide}, "ko")),
            "# 이 슬라이드의 핵심 메시지\nThe title\n"
            "# 출처\n[1] A report, 4쪽, E-1\na.example/길 "
            "<https://a.example/%EA%B8%B8>\nrecounted\nby hand\n");
}

TEST(GeneratedNotes, SayTheMessageOfEverySlide) {
  const Slide slide =
      test::slide("one_column", {text("t", "The title", "title"), text("x", "words")});
  EXPECT_EQ(notes_of(slide, test::deck({slide}, "en")), "# Key message of this slide\nThe title\n");
  Deck silent = test::deck({slide}, "en");
  silent.generated_notes = false;
  EXPECT_EQ(notes_of(slide, silent), "");
}

std::string message_of(const Slide& slide) {
  const Deck deck = test::deck({slide}, "en");
  DiagnosticSink notes;
  const SlideIr ir =
      lay_out_slide(slide, {deck, test::default_template(), test::text_engine()}, notes).value();
  return ir.generated_notes.size() < 2 ? "" : ir.generated_notes[1].text;
}

TEST(GeneratedNotes, TakeTheTitleWithoutItsMarks) {
  for (const char* title : {"The title", "The title [a]", "The [a][a] title", "[a] The title"}) {
    Slide slide = cited();
    std::get<TextContent>(slide.elements[0].content).text = title;
    slide.elements[0].citations = {{"a", ""}};
    EXPECT_EQ(message_of(slide), "The title") << title;
  }
  Slide later = test::slide("one_column", {text("t", "The title (cont.)", "title")});
  later.page = 2;
  EXPECT_EQ(message_of(later), "The title");
}

TEST(GeneratedNotes, TakeAQuoteForTheMessageOfItsSlide) {
  EXPECT_EQ(message_of(test::slide("quote_center", {text("q", "It works.", "quote")})),
            "It works.");
  EXPECT_EQ(message_of(test::slide("one_column", {bullets("b", {"one"})})), "");
}

TEST(GeneratedNotes, NameASourceAsTheSlideDoes) {
  Slide slide = cited();
  slide.elements[1].citations.clear();
  Citation& source = slide.citations[0];
  source.title.clear();
  const auto listed = [&] {
    const std::string all = notes_of(slide, test::deck({slide}, "en"));
    return all.substr(all.find("[1]"));
  };
  EXPECT_EQ(listed(), "[1] a.example, p. 4, E-1\na.example/길 <https://a.example/%EA%B8%B8>\n");
  source.url = source.uri = "";
  EXPECT_EQ(listed(), "[1] E-1, p. 4\n");
  source.evidence_id.clear();
  EXPECT_EQ(listed(), "[1] a, p. 4\n");
}

TEST(GeneratedNotes, TakeTheKeyTakeawayForTheMessage) {
  Slide slide = test::slide("chart_focus", {text("t", "The title", "title"),
                                            text("k", "Growth slows [a].", "key_takeaway")});
  slide.citations = cited().citations;
  slide.citations[0].locator.clear();
  EXPECT_EQ(notes_of(slide, test::deck({slide}, "en")),
            "# Key message of this slide\nGrowth slows [1].\n"
            "# Sources\n[1] A report, E-1\na.example/길 <https://a.example/%EA%B8%B8>\n");
}

Slide charted() {
  Slide slide = test::slide("chart_focus", {text("t", "The title", "title")});
  Element chart;
  chart.element_id = "c";
  chart.kind = ElementKind::Chart;
  ChartContent content;
  content.title = "Births";
  content.series = {{"Births", {{std::string("2023"), 230.0}, {std::string("2024"), 238.0}}}};
  content.notes = "Provisional.\nFinal in August.";
  chart.content = content;
  slide.elements.push_back(chart);
  return slide;
}

TEST(GeneratedNotes, NameTheFileThatValuesAreFrom) {
  Slide slide = charted();
  slide.elements[1].data_file = "data/births.csv";
  std::get<ChartContent>(slide.elements[1].content).notes.clear();
  const std::string title = "# Key message of this slide\nThe title\n";
  EXPECT_EQ(
      notes_of(slide, test::deck({slide}, "en")),
      title + "# How the data was prepared\nBirths:\nThe values are those of data/births.csv.\n");
  const std::string korean = notes_of(slide, test::deck({slide}, "ko"));
  EXPECT_NE(korean.find("값은 데이터 파일 data/births.csv의 것입니다."), std::string::npos)
      << korean;
}

TEST(GeneratedNotes, NameWhatWasDoneToEachChart) {
  Slide slide = charted();
  std::get<ChartContent>(slide.elements[1].content).title = "Births [a]";  // no mark in the notes
  slide.citations = {Citation{}};
  slide.citations[0].id = slide.citations[0].title = "a";
  const std::vector<DataChange> changes = {{"c", "12 slices are shown as bars"},
                                           {"other", "not on this slide"}};
  EXPECT_EQ(notes_of(slide, test::deck({slide}, "en"), changes),
            "# Key message of this slide\nThe title\n# Sources\n[1] a\n"
            "# How the data was prepared\nBirths:\nProvisional.\nFinal in August.\n"
            "12 slices are shown as bars\n");
}

TEST(GeneratedNotes, KeepWhatIsNowhereElseWhenSwitchedOff) {
  Slide slide = charted();
  slide.citations = cited().citations;
  Deck deck = test::deck({slide}, "en");
  deck.generated_notes = false;
  EXPECT_EQ(notes_of(slide, deck, {{"c", "12 slices are shown as bars"}}),
            "# Sources\n[1] A report, p. 4, E-1\na.example/길 <https://a.example/%EA%B8%B8>\n"
            "# How the data was prepared\nBirths:\nProvisional.\nFinal in August.\n");
}

TEST(Notes, OfTheAuthorStayAsTheyAre) {
  Slide slide = cited();
  slide.speaker_notes = "First.\n\n[a] stays [a].";
  const Deck deck = test::deck({slide}, "en");
  DiagnosticSink notes;
  const SlideIr ir =
      lay_out_slide(slide, {deck, test::default_template(), test::text_engine()}, notes).value();
  EXPECT_EQ(ir.notes, slide.speaker_notes);
  EXPECT_FALSE(ir.generated_notes.empty());
}

}  // namespace
}  // namespace deckle::layout
