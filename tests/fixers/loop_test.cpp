#include <gtest/gtest.h>

#include <algorithm>

#include "fixers/deck/repair_deck.h"
#include "qc/report/report_writer.h"
#include "qc/rules/registry.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/validate/schema_check.h"
#include "tests/fixers/repaired_deck.h"
#include "tests/support/deck_builder.h"

namespace deckle::fixers {
namespace {

using test::bullets;
using test::numbered_items;
using test::repaired;
using test::text;
using test::used;

TEST(Loop, LeavesACleanSlideAlone) {
  const RepairedDeck deck = repaired(
      {test::slide("one_column", {text("t", "제목", "title"), bullets("b", numbered_items(3))})});
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
  ASSERT_EQ(deck.report.slides[0].trace.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].trace[0].action, TraceAction::StopSuccess);
}

TEST(Loop, ShrinksBeforeAnythingElse) {
  // Fifteen lines of 18 pt fit; seventeen need less.
  const RepairedDeck deck = repaired(
      {test::slide("one_column", {text("t", "제목", "title"), bullets("b", numbered_items(13))})});
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_TRUE(used(deck, "shrink-text", TraceAction::Patch));
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
  const double size = largest_size_pt(find_element(deck.slides[0], "b")->text);
  EXPECT_LT(size, 18);
  EXPECT_GE(size, 15);
}

const TraceEntry* step_of(const RepairedDeck& deck, const std::string& fixer, TraceAction action) {
  for (const TraceEntry& entry : deck.report.slides.at(0).trace) {
    if (entry.fixer == fixer && entry.action == action) return &entry;
  }
  return nullptr;
}

// The list also fits at 15 pt and 90 %, but two columns at full size have a lower visual cost.
TEST(Loop, ChoosesTheLowestVisualCost) {
  const RepairedDeck deck = repaired({test::slide(
      "one_column", {text("t", "제목", "title"), bullets("b", numbered_items(16, "짧은 항목"))})});
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
  Slide slide = test::slide("one_column",
                            {text("t", "제목", "title"), bullets("b", numbered_items(8)), chart});
  const RepairedDeck deck = repaired({slide});
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
  EXPECT_DOUBLE_EQ(largest_size_pt(find_element(deck.slides[0], "b")->text), 18);
}

TEST(Loop, SaysWhatWasTriedAndWhyItWasRejected) {
  const RepairedDeck deck = repaired({test::slide(
      "one_column", {text("t", "제목", "title"), bullets("b", numbered_items(16, "짧은 항목"))})});
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
  Slide slide =
      test::slide("one_column", {text("t", "제목", "title"), bullets("b", numbered_items(40))});
  slide.elements[1].constraints.allow_shrink = false;
  const RepairedDeck deck = repaired({slide});
  EXPECT_FALSE(used(deck, "shrink-text", TraceAction::Patch));
  for (const SlideIr& s : deck.slides)
    EXPECT_DOUBLE_EQ(largest_size_pt(find_element(s, "b")->text), 18);
}

TEST(Loop, RaisesTextToAnAuthoredMinimum) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("p", "a few words")});
  slide.elements[1].constraints.min_font_pt = 24;
  const RepairedDeck deck = repaired({slide}, {}, "en");
  EXPECT_DOUBLE_EQ(largest_size_pt(find_element(deck.slides[0], "p")->text), 24);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
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
      {test::slide("one_column", {text("t", "제목", "title"), bullets("b", numbered_items(40))})},
      options);
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::Degraded);
}

TEST(Loop, IsTheSameOnAnyNumberOfThreads) {
  std::vector<Slide> slides;
  for (int i = 0; i < 12; ++i) {
    Slide slide = test::slide(
        i % 2 == 0 ? "one_column" : "two_column",
        {text("t", "제목", "title"), bullets("b", numbered_items(5 + 4 * i)), text("x", "덧붙임")});
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
    const RepairedDeck deck = repaired(
        {test::slide("two_column", {text("t", "제목", "title"), bullets("a", numbered_items(n)),
                                    bullets("b", numbered_items(n / 2))})});
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
      test::slide("one_column", {text("t", "제목", "title"), bullets("b", numbered_items(40)),
                                 text("x", "덧붙임")}),
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
      write_measurements(deck.slides, deck.measured, {});
  const auto measured_document = JsonDocument::read(measurements, "measurements", sink);
  ASSERT_TRUE(measured_document.has_value());
  EXPECT_TRUE(check_schema("measurements", *measured_document, sink));
  for (const Diagnostic& d : sink) ADD_FAILURE() << d.at.pointer << ": " << d.message;
}

}  // namespace
}  // namespace deckle::fixers
