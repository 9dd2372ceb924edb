#include "fixers/loop/manual_repairs.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "fixers/base/fixer.h"
#include "fixers/deck/repair_deck.h"
#include "measure/slide/slide_measurer.h"
#include "qc/run/runner.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

ElementIr box_of(const std::vector<std::string>& paragraphs, double width_pt, double height_pt,
                 double size_pt) {
  ElementIr element;
  element.eid = "p";
  element.box = {Emu(0), Emu(0), emu_from_pt(width_pt), emu_from_pt(height_pt)};
  for (const std::string& words : paragraphs) {
    ParagraphIr paragraph;
    RunIr run;
    run.text = words;
    run.style.size_pt = size_pt;
    paragraph.runs = {run};
    paragraph.end = run.style;
    element.text.paragraphs.push_back(paragraph);
  }
  return element;
}

MeasuredElement measured(const ElementIr& element) {
  SlideIr slide;
  slide.elements = {element};
  return measure::NativeMeasurer(test::text_engine()).measure(slide)->elements.front();
}

// Ten paragraphs of a line each in a box of six lines: every number is exact, one less is not
// enough.
TEST(ManualRepairs, AreExact) {
  const std::vector<std::string> ten(10, "A line of its own");
  ElementIr element = box_of(ten, 400, 0, 18);
  element.text.insets = {};
  element.box.h = measured(box_of(std::vector<std::string>(6, "x"), 400, 9, 18)).text_height;
  const MeasuredElement m = measured(element);
  ASSERT_GT(m.overflow_y, Emu(0));
  const ManualRepairs repairs = manual_repairs(element, m, measure::NativeMeasurer(test::text_engine()));
  EXPECT_EQ(repairs.units, 10U);
  EXPECT_EQ(repairs.move_units, 4U);
  EXPECT_EQ(repairs.cut_characters, 4U * 17U);
  EXPECT_NEAR(repairs.lines, 4, 0.01);
  ASSERT_TRUE(repairs.fits_at_pt.has_value());
  EXPECT_LE(*repairs.fits_at_pt, 18.0 * 6 / 10 + 0.5);
  EXPECT_GE(*repairs.fits_at_pt, 18.0 * 6 / 10 - 0.5);
}

// Text that is 0.01 pt too high overflows, and less does not: in the measurer, the rule, the fixers
// and the guidance.
TEST(Overflow, BeginsAtOneTolerance) {
  const std::vector<std::string> six(6, "A line of its own");
  const Emu height = measured(box_of(six, 400, 9, 18)).text_height;
  for (const std::int64_t excess : {0, 1, 126, 127, 128}) {
    const bool too_high = excess >= 127;
    ElementIr element = box_of(six, 400, 0, 18);
    element.type = ElementType::Text;
    element.text.insets = {};
    element.box.h = height - Emu(excess);
    const MeasuredElement m = measured(element);
    EXPECT_EQ(m.overflow_y > Emu(0), too_high) << excess;
    EXPECT_EQ(m.verdict == FitVerdict::Overflows, too_high) << excess;

    SlideIr slide;
    slide.size = {emu_from_px(1280), emu_from_px(720)};
    slide.elements = {element};
    const MeasuredSlide all = test::measured(slide);
    const DiagnosticSink findings = qc::check_slide(slide, all);
    EXPECT_EQ(std::any_of(findings.begin(), findings.end(),
                          [](const Diagnostic& d) { return d.rule == "text-overflow"; }),
              too_high)
        << excess;

    const measure::NativeMeasurer measurer(test::text_engine());
    const layout::SolveGeometry solve_geometry;
    const PatchContext context{slide, all, findings, measurer, solve_geometry};
    EXPECT_EQ(fits(context, element, element.text), !too_high) << excess;

    // One of seven lines has to be removed, or two if six are too high.
    ElementIr seven = element;
    seven.text.paragraphs.push_back(element.text.paragraphs.front());
    const ManualRepairs repairs = manual_repairs(seven, measured(seven), measurer);
    EXPECT_EQ(repairs.move_units, too_high ? 2U : 1U) << excess;
  }
}

TEST(ManualRepairs, OfOneLongWordAreItsLength) {
  ElementIr element = box_of({std::string(40, 'w')}, 100, 40, 18);
  element.text.insets = {};
  element.text.wrap = false;
  const MeasuredElement m = measured(element);
  const ManualRepairs repairs = manual_repairs(element, m, measure::NativeMeasurer(test::text_engine()));
  EXPECT_GT(repairs.cut_characters, 0U);
  EXPECT_EQ(repairs.move_units, 0U) << "there is only one";
}

TEST(ManualRepairs, AreThreeInTheGuidance) {
  Slide slide = test::slide("one_column", {test::text("t", "Title", "title"), test::text("p", "")});
  std::string words;
  for (int i = 0; i < 40; ++i) words += "Words that were placed exactly.\n";
  slide.elements[1] = test::text("p", words);
  slide.elements[1].box = Rect{emu_from_px(100), emu_from_px(200), emu_from_px(400), emu_from_px(200)};
  const Deck deck = test::deck({slide}, "en");
  const auto repaired = repair_deck({deck, test::default_template(), test::text_engine()}, {});
  ASSERT_TRUE(repaired.has_value());
  ASSERT_TRUE(repaired->report.slides[0].needs_human_edit);
  const std::string& line = repaired->report.slides[0].guidance.at(0).english();
  EXPECT_NE(line.find("lines ("), std::string::npos) << line;
  EXPECT_NE(line.find("cut about"), std::string::npos) << line;
  EXPECT_NE(line.find("pt taller"), std::string::npos) << line;
  bool noted = false;
  for (const Diagnostic& d : repaired->report.slides[0].issues) {
    for (const Fact& fact : d.facts) noted = noted || fact.name == "cut_characters";
  }
  EXPECT_TRUE(noted);
}

}  // namespace
}  // namespace deckle::fixers
