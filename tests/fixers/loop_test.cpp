#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "fixers/deck/repair_deck.h"
#include "fixers/registry/registry.h"
#include "layout/deck/deck_titles.h"
#include "qc/report/report_writer.h"
#include "qc/rules/registry.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/ir/picture_placement.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/validate/schema_check.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

// These lists and tables fill the template's own boxes: titles and what is below them stay there.
const layout::DeckTitles kOwnTitles;

using test::bullets;
using test::text;

RepairedDeck repaired(const std::vector<Slide>& slides, DeckOptions options = {},
                      const std::string& language = "ko") {
  const Deck deck = test::deck(slides, language);
  auto result = repair_deck({deck, test::default_template(), test::text_engine(), nullptr, nullptr,
                                   &kOwnTitles}, options);
  if (!result) ADD_FAILURE() << result.error().message;
  return result ? std::move(*result) : RepairedDeck{};
}

std::vector<std::string> items(int n, const std::string& words = "한 줄에 들어가는 항목입니다") {
  std::vector<std::string> out;
  for (int i = 0; i < n; ++i) out.push_back(words + " " + std::to_string(i));
  return out;
}

bool used(const RepairedDeck& deck, const std::string& fixer, TraceAction action) {
  for (const SlideReport& slide : deck.report.slides) {
    for (const TraceEntry& entry : slide.trace) {
      if (entry.fixer == fixer && entry.action == action) return true;
    }
  }
  return false;
}

std::string all_text(const RepairedDeck& deck) {
  std::string out;
  for (const SlideIr& slide : deck.slides) {
    for (const ElementIr& e : slide.elements) out += plain_text(e.text) + "\n";
  }
  return out;
}

// Continuations of a slide whose title has an exact box had no title.
TEST(Loop, RepeatsATitleInAnExactBox) {
  Slide slide = test::slide("one_column", {text("t", "제목", "title"), bullets("b", items(60))});
  slide.elements[0].box =
      Rect{emu_from_px(48), emu_from_px(42), emu_from_px(1184), emu_from_px(100)};
  const RepairedDeck deck = repaired({slide});
  ASSERT_GT(deck.slides.size(), 1U);
  for (std::size_t i = 1; i < deck.slides.size(); ++i) {
    const ElementIr* title = find_element(deck.slides[i], "t");
    ASSERT_NE(title, nullptr);
    EXPECT_EQ(plain_text(title->text), "제목 (계속)");
    EXPECT_TRUE(title->placeholder);
    EXPECT_EQ(title->box, *slide.elements[0].box);
  }
}

TEST(Loop, LeavesACleanSlideAlone) {
  const RepairedDeck deck =
      repaired({test::slide("one_column", {text("t", "제목", "title"), bullets("b", items(3))})});
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
  ASSERT_EQ(deck.report.slides[0].trace.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].trace[0].action, TraceAction::StopSuccess);
}

TEST(Loop, ShrinksBeforeAnythingElse) {
  // Fourteen lines of 18 pt fit; sixteen need 16 pt.
  const RepairedDeck deck =
      repaired({test::slide("one_column", {text("t", "제목", "title"), bullets("b", items(12))})});
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_TRUE(used(deck, "shrink-text", TraceAction::Patch));
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
  const double size = largest_size_pt(find_element(deck.slides[0], "b")->text);
  EXPECT_LT(size, 18);
  EXPECT_GE(size, 15);
}

const TraceEntry* step_of(const RepairedDeck& deck, const std::string& fixer,
                          TraceAction action) {
  for (const TraceEntry& entry : deck.report.slides.at(0).trace) {
    if (entry.fixer == fixer && entry.action == action) return &entry;
  }
  return nullptr;
}

// The list also fits at 15 pt and 90 %, but two columns at full size have a lower visual cost.
TEST(Loop, ChoosesTheLowestVisualCost) {
  const RepairedDeck deck = repaired({test::slide(
      "one_column", {text("t", "제목", "title"), bullets("b", items(16, "짧은 항목"))})});
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
  EXPECT_EQ(find_element(deck.slides[0], "b")->text.columns, 2);
  EXPECT_DOUBLE_EQ(largest_size_pt(find_element(deck.slides[0], "b")->text), 18);
  const TraceEntry* step = step_of(deck, "change-columns", TraceAction::Restructure);
  ASSERT_NE(step, nullptr);
  EXPECT_FALSE(step->category == std::nullopt);
  EXPECT_FALSE(step->route == std::nullopt);
  EXPECT_GT(step->visible, 0);
}

TEST(Loop, TakesHeightFromAChartBeforeItShrinksText) {
  Element chart;
  chart.element_id = "c";
  chart.kind = ElementKind::Chart;
  ChartContent content;
  content.series = {{"s", {{std::string("a"), 1.0}, {std::string("b"), 2.0}}}};
  chart.content = content;
  // Four lines more than the text's share of the page.
  Slide slide =
      test::slide("one_column", {text("t", "제목", "title"), bullets("b", items(8)), chart});
  const RepairedDeck deck = repaired({slide});
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
  EXPECT_DOUBLE_EQ(largest_size_pt(find_element(deck.slides[0], "b")->text), 18);
}

TEST(Loop, MakesAChartNarrowerBeforeItsTakeawayMovesToAnotherSlide) {
  Element chart;
  chart.element_id = "c";
  chart.kind = ElementKind::Chart;
  ChartContent content;
  content.series = {{"s", {{std::string("a"), 1.0}, {std::string("b"), 2.0}}}};
  chart.content = content;
  std::string words;
  for (int i = 0; i < 6; ++i)
    words += "Sales in the northern region rose for the third year in a row, and costs fell. ";
  Element takeaway = text("k", words, "key_takeaway");
  takeaway.constraints.priority = 100;
  const Slide slide = test::slide("chart_focus", {text("t", "Title", "title"), chart, takeaway});
  const RepairedDeck deck = repaired({slide}, {}, "en");
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
  const Rect c = find_element(deck.slides[0], "c")->box, k = find_element(deck.slides[0], "k")->box;
  EXPECT_LE(c.right() + emu_from_px(16), k.x);
  EXPECT_GT(k.w * 3, c.w + k.w);
  EXPECT_GE(c.w * 3, c.w + k.w);
  EXPECT_TRUE(used(deck, "redistribute-columns", TraceAction::Restructure));

  // An authored ratio is kept.
  Slide fixed = slide;
  fixed.hints.ratio = {70, 30};
  EXPECT_FALSE(used(repaired({fixed}, {}, "en"), "redistribute-columns", TraceAction::Restructure));
}

TEST(Loop, SplitsAnItemAtItsLineBreaks) {
  std::string lines = "1";
  for (int i = 2; i <= 40; ++i) lines += "\n" + std::to_string(i);
  const RepairedDeck deck = repaired(
      {test::slide("one_column", {text("t", "Title", "title"), bullets("b", {"one", lines})})}, {},
      "en");
  EXPECT_GT(deck.slides.size(), 1U);
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_EQ(slide.quality, Quality::SuccessClean) << slide.slide_id;
  std::string all = all_text(deck);
  for (int i = 2; i <= 40; ++i) EXPECT_NE(all.find(std::to_string(i)), std::string::npos) << i;
}

// A chart in an exact box is too small on any slide: further slides do not help.
TEST(Loop, DoesNotSplitForAWarning) {
  Element chart;
  chart.element_id = "c";
  chart.kind = ElementKind::Chart;
  ChartContent content;
  content.series = {{"s", {{std::string("a"), 1.0}, {std::string("b"), 2.0}}}};
  chart.content = content;
  chart.box = Rect{emu_from_px(1100), emu_from_px(20), emu_from_px(100), emu_from_px(60)};
  const Element list = bullets("b", items(100));
  const RepairedDeck without =
      repaired({test::slide("one_column", {text("t", "Title", "title"), list})});
  const RepairedDeck deck =
      repaired({test::slide("one_column", {text("t", "Title", "title"), list, chart})});
  EXPECT_GE(without.slides.size(), 2U);
  EXPECT_EQ(deck.slides.size(), without.slides.size());
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_NE(slide.quality, Quality::Degraded) << slide.slide_id;
}

TEST(Loop, SaysWhatWasTriedAndWhyItWasRejected) {
  const RepairedDeck deck = repaired({test::slide(
      "one_column", {text("t", "제목", "title"), bullets("b", items(16, "짧은 항목"))})});
  const std::vector<TraceEntry>& trace = deck.report.slides.at(0).trace;
  int rejected = 0;
  for (const TraceEntry& entry : trace) {
    EXPECT_EQ(entry.rejection.has_value(), entry.action == TraceAction::Rollback)
        << to_string(entry.action) << " " << entry.fixer;
    if (!entry.rejection) continue;
    ++rejected;
    // A restructuring that is undone has named its fixer before.
    EXPECT_EQ(entry.category.has_value(), !entry.fixer.empty());
    EXPECT_EQ(entry.facts.has_value(), !entry.fixer.empty());
    EXPECT_EQ(entry.route.has_value(), !entry.fixer.empty()) << entry.fixer;
    switch (entry.rejection->reason) {
      case Rejection::Reason::NoBetter:
        break;
      case Rejection::Reason::DefectsRemain:
        EXPECT_GT(entry.rejection->defects, 0) << entry.fixer;
        break;
      case Rejection::Reason::MoreVisible: {
        EXPECT_GE(entry.rejection->visible, entry.rejection->kept) << entry.fixer;
        // What is kept is in the trace as well.
        EXPECT_TRUE(std::any_of(trace.begin(), trace.end(), [](const TraceEntry& kept) {
          return kept.action == TraceAction::Patch || kept.action == TraceAction::Restructure;
        })) << entry.fixer;
        break;
      }
    }
  }
  EXPECT_GE(rejected, 1);
}

TEST(Loop, SaysWhatTheCategoryOfADefectFollowsFrom) {
  Element table;
  table.element_id = "tab";
  table.kind = ElementKind::Table;
  table.content =
      TableContent{"", {"a", "b"}, std::vector<std::vector<Cell>>(30, {"x", "y"}), std::nullopt};
  const RepairedDeck deck =
      repaired({test::slide("table_focus", {text("t", "제목", "title"), table})});
  const TraceEntry* step = step_of(deck, "paginate-table", TraceAction::Restructure);
  ASSERT_NE(step, nullptr);
  EXPECT_EQ(step->category, DefectCategory::TabularOverflow);
  ASSERT_TRUE(step->facts.has_value());
  EXPECT_EQ(step->facts->content_type, "tabular");
  EXPECT_EQ(step->facts->fit_status, "ok");
  EXPECT_GT(step->facts->structural_unit_drop_count, 10);  // of 30 rows
}

TEST(Loop, TellsTheFactsOfWhatRemains) {
  Slide slide = test::slide("one_column", {test::text("b", std::string(400, 'W'))});
  slide.elements[0].box =
      Rect{emu_from_px(100), emu_from_px(100), emu_from_px(200), emu_from_px(30)};
  const RepairedDeck deck = repaired({slide});
  const TraceEntry& last = deck.report.slides.at(0).trace.back();
  ASSERT_EQ(last.action, TraceAction::StopDegraded);
  ASSERT_TRUE(last.facts.has_value());
  EXPECT_GT(last.facts->line_equivalent, 1);
}

TEST(Loop, NeverShrinksWhereTheAuthorForbids) {
  Slide slide = test::slide("one_column", {text("t", "제목", "title"), bullets("b", items(40))});
  slide.elements[1].constraints.allow_shrink = false;
  const RepairedDeck deck = repaired({slide});
  EXPECT_FALSE(used(deck, "shrink-text", TraceAction::Patch));
  for (const SlideIr& s : deck.slides)
    EXPECT_DOUBLE_EQ(largest_size_pt(find_element(s, "b")->text), 18);
}

TEST(Loop, ContinuesALongListOnFurtherSlides) {
  const std::vector<std::string> all = items(60);
  const RepairedDeck deck =
      repaired({test::slide("one_column", {text("t", "제목", "title"), bullets("b", all)})});
  ASSERT_GE(deck.slides.size(), 3U);
  EXPECT_EQ(deck.slides[1].slide_id, "s1~2");
  EXPECT_EQ(plain_text(find_element(deck.slides[1], "t")->text), "제목 (계속)");
  const std::string words = all_text(deck);
  for (const std::string& item : all) EXPECT_NE(words.find(item + "\n"), std::string::npos) << item;
  for (std::size_t i = 0; i < deck.slides.size(); ++i) {
    EXPECT_EQ(deck.report.slides[i].quality, Quality::SuccessClean);
    EXPECT_GE(find_element(deck.slides[i], "b")->text.paragraphs.size(), 2U)
        << "no single item left over";
    EXPECT_EQ(deck.slides[i].index, static_cast<int>(i));
  }
}

TEST(Loop, DoesNotSplitForWhatASplitCannotCure) {
  Deck deck = test::deck(
      {test::slide("one_column", {text("t", "Title", "title"), bullets("b", items(10))})}, "en");
  deck.footer = std::string(300, 'w');
  const auto result = repair_deck({deck, test::default_template(), test::text_engine(), nullptr, nullptr,
                                   &kOwnTitles}, {});
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->slides.size(), 1U) << "a footer is on every page";
  EXPECT_EQ(result->report.slides[0].quality, Quality::Degraded);
  ASSERT_FALSE(result->report.slides[0].guidance.empty());
  EXPECT_NE(result->report.slides[0].guidance[0].english().find("extensions.footer"),
            std::string::npos);
}

TEST(Loop, LeavesWholeWhatNoPageCanHold) {
  Slide slide =
      test::slide("one_column", {text("t", "Title", "title"), text("p", std::string(300, 'w'))});
  slide.elements[1].style.size_pt = 400;
  slide.elements[1].constraints.allow_shrink = false;
  const RepairedDeck deck = repaired({slide}, {}, "en");
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_TRUE(deck.report.slides[0].needs_human_edit);
  EXPECT_EQ(plain_text(find_element(deck.slides[0], "p")->text), std::string(300, 'w'));
}

TEST(Loop, RaisesTextToAnAuthoredMinimum) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("p", "a few words")});
  slide.elements[1].constraints.min_font_pt = 24;
  const RepairedDeck deck = repaired({slide}, {}, "en");
  EXPECT_DOUBLE_EQ(largest_size_pt(find_element(deck.slides[0], "p")->text), 24);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
}

TEST(Loop, SplitsColumnsInStepAndKeepsTheHintedOrder) {
  const RepairedDeck columns =
      repaired({test::slide("two_column", {text("t", "제목", "title"), bullets("l", items(40)),
                                           bullets("r", items(40))})});
  ASSERT_GE(columns.slides.size(), 2U);
  for (const SlideIr& s : columns.slides) {
    EXPECT_NE(find_element(s, "l"), nullptr) << s.slide_id;
    EXPECT_NE(find_element(s, "r"), nullptr) << s.slide_id;
  }
  Slide hinted = test::slide(
      "one_column", {text("t", "제목", "title"), bullets("a", items(30)), bullets("b", items(30))});
  hinted.hints.order = {"t", "b", "a"};
  const RepairedDeck ordered = repaired({hinted});
  ASSERT_GE(ordered.slides.size(), 2U);
  EXPECT_NE(find_element(ordered.slides.front(), "b"), nullptr);
  EXPECT_EQ(find_element(ordered.slides.front(), "a"), nullptr);
  EXPECT_NE(find_element(ordered.slides.back(), "a"), nullptr);
}

// A short list beside a long one is kept whole, and a slide with the text of one column only uses
// the whole width.
TEST(Loop, KeepsAShortColumnTogether) {
  const RepairedDeck deck = repaired(
      {test::slide("two_column", {text("t", "제목", "title"), bullets("l", {"하나", "둘", "셋"}),
                                  bullets("r", items(40))})});
  ASSERT_GE(deck.slides.size(), 2U);
  ASSERT_NE(find_element(deck.slides[0], "l"), nullptr);
  EXPECT_EQ(find_element(deck.slides[0], "l")->text.paragraphs.size(), 3U);
  for (std::size_t i = 1; i < deck.slides.size(); ++i) {
    EXPECT_EQ(find_element(deck.slides[i], "l"), nullptr);
    EXPECT_EQ(deck.slides[i].layout, "one_column");
  }
}

Citation source(const std::string& id, const std::string& title) {
  Citation citation;
  citation.id = id;
  citation.title = title;
  citation.evidence_id = "E-" + id;
  return citation;
}

// Every page of a slide that is split has the sources its text names, and their numbers.
TEST(Loop, SplitsSourcesWithTheTextThatNamesThem) {
  std::vector<std::string> items;
  for (int i = 0; i < 40; ++i)
    items.push_back("a point of a few words" + std::string(i == 1    ? " [early]"
                                                           : i == 38 ? " [late]"
                                                                     : ""));
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), test::bullets("b", items)});
  slide.elements[1].constraints.allow_shrink = false;
  slide.citations = {source("late", "A late source"), source("early", "An early source"),
                     source("end", "Of the whole list"), source("none", "Named nowhere")};
  slide.elements[1].citations = {{"early", "about the early one"}, {"end", "about the list"}};
  const RepairedDeck deck = repaired({slide}, {}, "en");
  ASSERT_GE(deck.slides.size(), 3U);
  const auto words = [&deck](std::size_t i, const char* eid) {
    const ElementIr* element = find_element(deck.slides[i], eid);
    return element == nullptr ? std::string() : plain_text(element->text);
  };
  const std::size_t last = deck.slides.size() - 1;
  EXPECT_EQ(words(0, "_citations"), "1.\u00A0An early source   4.\u00A0Named nowhere");
  for (std::size_t i = 1; i < last; ++i) EXPECT_EQ(words(i, "_citations"), "") << i;
  EXPECT_EQ(words(last, "_citations"), "2.\u00A0A late source   3.\u00A0Of the whole list");
  EXPECT_NE(words(0, "b").find("words [1]"), std::string::npos);
  EXPECT_EQ(words(0, "b").find("[3]"), std::string::npos);
  EXPECT_TRUE(words(last, "b").ends_with("words[3]"));
  std::string notes;
  for (const SlideIr& ir : deck.slides) {
    for (const NoteLineIr& line : ir.generated_notes) notes += line.text + "\n";
  }
  for (const char* text : {"about the early one", "about the list", "E-none"}) {
    const std::size_t at = notes.find(text);
    EXPECT_NE(at, std::string::npos) << text;
    EXPECT_EQ(notes.find(text, at + 1), std::string::npos) << text;
  }
}

TEST(Loop, CutsAParagraphThatNoPageHolds) {
  std::string sentence;
  while (sentence.size() < 1900) sentence += "A sentence of a few words. ";
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("p", sentence)});
  slide.elements[1].constraints.min_font_pt = 28;
  slide.elements[1].style.size_pt = 28;
  const RepairedDeck deck = repaired({slide}, {}, "en");
  ASSERT_GE(deck.slides.size(), 2U);
  for (const SlideReport& s : deck.report.slides)
    EXPECT_EQ(s.quality, Quality::SuccessClean) << s.slide_id;
}

TEST(Loop, SaysWhatAPersonCanDoWhenNothingHelps) {
  Slide slide = test::slide(
      "one_column",
      {text("t", "Title", "title"), text("p", "these words are in a box far too small for them")});
  slide.elements[1].box =
      Rect{emu_from_px(100), emu_from_px(300), emu_from_px(60), emu_from_px(20)};
  const RepairedDeck deck = repaired({slide}, {}, "en");
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::Degraded);
  EXPECT_TRUE(deck.report.slides[0].needs_human_edit);
  ASSERT_FALSE(deck.report.slides[0].guidance.empty());
  EXPECT_EQ(plain_text(find_element(deck.slides[0], "p")->text),
            "these words are in a box far too small for them");
}

TEST(Loop, OnlyDiagnosesWhenAskedTo) {
  DeckOptions options;
  options.loop.fix = false;
  const RepairedDeck deck = repaired(
      {test::slide("one_column", {text("t", "제목", "title"), bullets("b", items(40))})}, options);
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::Degraded);
}

TEST(Loop, IsTheSameOnAnyNumberOfThreads) {
  std::vector<Slide> slides;
  for (int i = 0; i < 12; ++i) {
    Slide slide = test::slide(
        i % 2 == 0 ? "one_column" : "two_column",
        {text("t", "제목", "title"), bullets("b", items(5 + 4 * i)), text("x", "덧붙임")});
    slide.slide_id = "s" + std::to_string(i);
    slides.push_back(slide);
  }
  DeckOptions one, four;
  four.jobs = 4;
  EXPECT_EQ(write_ir(repaired(slides, one).slides), write_ir(repaired(slides, four).slides));
}

// The budget of the loop: at most three rounds of patches, at most three arrangements.
TEST(Loop, KeepsItsBudget) {
  for (int n = 2; n <= 60; n += 7) {
    const RepairedDeck deck =
        repaired({test::slide("two_column", {text("t", "제목", "title"), bullets("a", items(n)),
                                             bullets("b", items(n / 2))})});
    for (const SlideReport& slide : deck.report.slides) {
      for (const TraceEntry& entry : slide.trace) {
        EXPECT_LE(entry.iter, 3);
        EXPECT_LE(entry.restructuring, 3);
      }
      EXPECT_EQ(slide.quality, Quality::SuccessClean) << n << " " << slide.slide_id;
    }
  }
}

TEST(Loop, ScalesByPowerPointsLadderWhenAsked) {
  DeckOptions options;
  options.loop.autofit = true;
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("p", "")});
  std::string words;
  for (int i = 0; i < 17; ++i) words += (i > 0 ? "\n" : "") + std::string("a line of words");
  slide.elements[1] = text("p", words);
  const RepairedDeck deck = repaired({slide}, options, "en");
  ASSERT_EQ(deck.slides.size(), 1U);
  const TextBodyIr& body = find_element(deck.slides[0], "p")->text;
  ASSERT_TRUE(body.autofit.has_value());
  EXPECT_DOUBLE_EQ(largest_size_pt(body), 18) << "sizes stay as authored";
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
  EXPECT_FALSE(used(deck, "shrink-text", TraceAction::Patch));
}

// Reports and measurements of the loop match the published schemas.
TEST(Loop, ReportsAndMeasuresInThePublishedForm) {
  std::vector<Slide> slides = {
      test::slide("one_column",
                  {text("t", "제목", "title"), bullets("b", items(40)), text("x", "덧붙임")}),
      test::slide("two_column", {text("t", "제목", "title"), text("p", "상자에 넣은 글")})};
  slides[1].slide_id = "s2";
  slides[1].elements[1].box =
      Rect{emu_from_px(100), emu_from_px(300), emu_from_px(30), emu_from_px(20)};
  const RepairedDeck deck = repaired(slides);
  DiagnosticSink sink;
  const std::string report = qc::json_report({deck.report}, Severity::Error);
  const auto report_document = JsonDocument::read(report, "report", sink);
  ASSERT_TRUE(report_document.has_value());
  EXPECT_TRUE(check_schema("report", *report_document, sink));
  const std::string measurements =
      write_measurements(deck.slides, deck.measured, "powerpoint", "native");
  const auto measured_document = JsonDocument::read(measurements, "measurements", sink);
  ASSERT_TRUE(measured_document.has_value());
  EXPECT_TRUE(check_schema("measurements", *measured_document, sink));
  for (const Diagnostic& d : sink) ADD_FAILURE() << d.at.pointer << ": " << d.message;
}

TEST(RepairDeck, MeasuresTheNumbersThatAreShown) {
  const RepairedDeck deck =
      repaired(std::vector<Slide>(12, test::slide("one_column", {text("p", "words")})));
  ASSERT_EQ(deck.measured.size(), 12U);
  const MeasuredElement* last = find_element(deck.measured[11], "_number");
  ASSERT_NE(last, nullptr);
  ASSERT_EQ(last->lines.size(), 1U);
  EXPECT_EQ(last->lines[0].text, "12");
}

TEST(BakeBreaks, KeepsKoreanWordsWhole) {
  std::string words;
  for (int i = 0; i < 40; ++i) words += "대한민국헌법 ";
  Slide slide = test::slide("two_column", {text("t", "제목", "title"), text("p", words)});
  slide.elements[1].style.word_break = WordBreak::KeepAll;
  const RepairedDeck deck = repaired({slide});
  const ElementIr& p = *find_element(deck.slides[0], "p");
  const std::string baked = plain_text(p.text);
  ASSERT_NE(baked.find('\v'), std::string::npos);
  std::string unbroken;
  for (std::size_t i = 0; i < baked.size(); ++i) {
    if (baked[i] != '\v')
      unbroken += baked[i];
    else
      EXPECT_EQ(baked[i - 1], ' ') << "a line ends behind a word";
  }
  EXPECT_EQ(unbroken, words);
  for (const MeasuredLine& line : find_element(deck.measured[0], "p")->lines)
    EXPECT_EQ(baked.substr(line.begin, line.end - line.begin), line.text);
  const MeasuredSlide again = test::measured(deck.slides[0]);
  EXPECT_EQ(find_element(again, "p")->lines.size(),
            find_element(deck.measured[0], "p")->lines.size());
}

TEST(BakeBreaks, KeepsWordsOfKoreanTitlesAndCellsByDefault) {
  std::string words;
  for (int i = 0; i < 8; ++i) words += "대한민국헌법 ";
  words += "제정";
  Slide slide = test::slide(
      "two_column", {text("t", words, "title"), test::table("c", {"열", "값"}, {{words + words, "1"}}),
                     text("p", words + words + words)});
  const RepairedDeck deck = repaired({slide});
  const SlideIr& ir = deck.slides[0];
  const auto is_whole = [](const std::string& baked) {
    bool broken = false;
    for (std::size_t i = 0; i < baked.size(); ++i) {
      if (baked[i] != '\v') continue;
      broken = true;
      EXPECT_EQ(baked[i - 1], ' ') << baked;
    }
    return broken;
  };
  EXPECT_TRUE(is_whole(plain_text(find_element(ir, "t")->text)));
  const ElementIr* table = find_element(ir, "c");
  ASSERT_TRUE(table != nullptr && table->table != nullptr);
  EXPECT_TRUE(is_whole(plain_text(table->table->rows.at(1).cells.at(0))));
  for (const MeasuredCell& cell : find_element(deck.measured[0], "c")->cells) {
    const std::string text = plain_text(table->table->rows.at(cell.row).cells.at(cell.column));
    for (const MeasuredLine& line : cell.lines)
      EXPECT_EQ(text.substr(line.begin, line.end - line.begin), line.text);
  }
  // A paragraph keeps the line breaks of PowerPoint, which need no a:br.
  EXPECT_EQ(plain_text(find_element(ir, "p")->text).find('\v'), std::string::npos);
}

TEST(Fixers, AreDocumentedAndNamedOnce) {
  std::set<std::string_view> ids;
  const auto check = [&ids](const FixerDoc& doc) {
    EXPECT_TRUE(ids.insert(doc.id).second) << doc.id;
    EXPECT_FALSE(doc.summary.empty());
    EXPECT_FALSE(doc.repairs[0].empty());
    EXPECT_TRUE(doc.actions[0].has_value());
  };
  for (const PatchFixer& fixer : patch_fixers()) check(fixer.doc);
  check(autofit_patch_fixers().front().doc);
  for (const RestructureFixer& fixer : restructure_fixers()) check(fixer.doc);
}

// The fixers that `deckle rule` lists are those that can repair the rule.
TEST(Rules, NameTheFixersThatCureThem) {
  for (const qc::Rule& rule : qc::rules()) {
    std::set<std::string> able;
    const auto look = [&](const FixerDoc& doc) {
      if (repairs(doc, rule.doc.id)) able.insert(std::string(doc.id));
    };
    for (const PatchFixer& fixer : patch_fixers()) look(fixer.doc);
    for (const PatchFixer& fixer : autofit_patch_fixers()) look(fixer.doc);
    for (const RestructureFixer& fixer : restructure_fixers()) look(fixer.doc);
    std::string names;
    for (const std::string& id : able) names += (names.empty() ? "" : ", ") + id;
    EXPECT_EQ(names, rule.doc.fixes) << rule.doc.id;
  }
}

// Text over the full width made the picture beside it tiny.
TEST(Loop, DoesNotMakeTextFitByAVerySmallPicture) {
  PictureIr photo;
  photo.width = photo.height = 1000;
  photo.bytes = std::make_shared<const std::string>("bytes");
  const LoadedAssets assets{{"photo", {std::make_shared<const PictureIr>(photo), {}}}};
  Element picture;
  picture.element_id = "p";
  picture.kind = ElementKind::Image;
  picture.role = "picture";
  picture.content = ImageContent{"photo", {}, {}};
  std::vector<std::string> words;
  for (const std::size_t n : {82U, 140U, 300U, 2U, 207U, 82U}) words.emplace_back(n, 'a');
  const Deck deck = test::deck(
      {test::slide("two_column", {text("t", "Title", "title"), bullets("b", words), picture})}, "en");
  layout::LayoutContext context{deck, test::default_template(), test::text_engine()};
  context.assets = &assets;
  const auto result = repair_deck(context, {});
  ASSERT_TRUE(result);
  ASSERT_EQ(result->slides.size(), 1U);
  EXPECT_GT(to_pt(visible_box(*find_element(result->slides[0], "p")).h), 150);
}

// Three pictures under a list that fills the slide became strips 24 pt high.
TEST(SplitSlide, GivesPicturesBesideLongTextTheSpaceTheyNeed) {
  PictureIr photo;
  photo.format = PictureFormat::Jpeg;
  photo.width = 1200, photo.height = 900;
  photo.bytes = std::make_shared<const std::string>("bytes");
  LoadedAssets assets{{"photo", {std::make_shared<const PictureIr>(photo), {}}}};
  std::vector<Element> elements = {text("t", "Title", "title"),
                                   bullets("b", items(13, "a rather long item of one whole line"))};
  for (const char* id : {"p", "q", "r"}) {
    Element e = text(id, "");
    e.kind = ElementKind::Image;
    e.content = ImageContent{"photo", "what it shows", {}};
    elements.push_back(e);
  }
  Deck deck = test::deck({test::slide("one_column", elements)}, "en");
  deck.assets.emplace_back();
  deck.assets.back().asset_id = "photo";
  const auto result =
      repair_deck({deck, test::default_template(), test::text_engine(), &assets}, DeckOptions{});
  ASSERT_TRUE(result.has_value());
  std::size_t pictures = 0;
  for (std::size_t s = 0; s < result->slides.size(); ++s) {
    EXPECT_NE(result->report.slides[s].quality, Quality::Degraded) << s;
    for (std::size_t i = 0; i < result->slides[s].elements.size(); ++i) {
      if (result->slides[s].elements[i].type != ElementType::Image) continue;
      ++pictures;
      EXPECT_EQ(s, 0U) << "the pictures stay where they were";
      const Rect& seen = result->measured[s].elements[i].bbox;
      EXPECT_GE(to_pt(std::max(seen.w, seen.h)), 48);
    }
  }
  EXPECT_EQ(pictures, 3U);
  for (int i = 0; i < 13; ++i)
    EXPECT_NE(all_text(*result).find("whole line " + std::to_string(i)), std::string::npos) << i;
}

}  // namespace
}  // namespace deckle::fixers
