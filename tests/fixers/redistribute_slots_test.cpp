// Spare height is not taken where the template draws something.

#include <gtest/gtest.h>

#include "fixers/base/fixer.h"
#include "layout/geometry/solve_geometry.h"
#include "qc/run/runner.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {

extern const PatchFixer kRedistributeSlots;

namespace {

Rect box_px(double x, double y, double w, double h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

ElementIr text(const std::string& id, const std::string& words, const Rect& box) {
  ElementIr element;
  element.eid = id;
  element.box = box;
  ParagraphIr paragraph;
  RunIr run;
  run.text = words;
  run.style.size_pt = 24;
  run.style.fonts.latin = "Liberation Sans";
  paragraph.end = run.style;
  paragraph.runs = {run};
  element.text.paragraphs = {paragraph};
  return element;
}

BackdropIr drawn(const Rect& box) {
  BackdropIr shape;
  shape.box = box;
  shape.fill.kind = PaintIr::Kind::Solid;
  return shape;
}

// What is proposed for the text "long", of three lines in a box of one and a half.
std::vector<ElementEdit> proposed(const std::vector<BackdropIr>& backdrop) {
  SlideIr slide;
  slide.size = {emu_from_px(1280), emu_from_px(720)};
  slide.safe_area = box_px(48, 48, 1184, 624);
  slide.backdrop = backdrop;
  std::string words;
  for (int i = 0; i < 20; ++i) words += "words of a text ";
  slide.elements = {text("long", words, box_px(100, 200, 800, 60)),
                    text("short", "below", box_px(100, 400, 800, 60))};
  const measure::NativeMeasurer measurer(test::text_engine());
  const auto measured = measurer.measure(slide);
  EXPECT_TRUE(measured);
  const DiagnosticSink findings = qc::check_slide(slide, *measured);
  const auto overflow = std::find_if(findings.begin(), findings.end(), [](const Diagnostic& d) {
    return d.rule == "text-overflow";
  });
  EXPECT_NE(overflow, findings.end());
  const layout::SolveGeometry solve;
  const PatchContext context{slide, *measured, findings, measurer, solve};
  return overflow == findings.end() ? std::vector<ElementEdit>()
                                    : kRedistributeSlots.propose(context, *overflow);
}

TEST(RedistributeSlots, UsesTheSpaceBetweenTwoTexts) {
  EXPECT_FALSE(proposed({}).empty());
  // What is behind the whole page, or far from the texts.
  EXPECT_FALSE(proposed({drawn(box_px(0, 0, 1280, 720)), drawn(box_px(0, 700, 1280, 20))}).empty());
}

TEST(RedistributeSlots, DoesNotRunARuleThroughAText) {
  EXPECT_TRUE(proposed({drawn(box_px(100, 270, 64, 3))}).empty());
  EXPECT_TRUE(proposed({drawn(box_px(100, 270, 64, 0))}).empty());
}

TEST(RedistributeSlots, KeepsATextOnItsBand) {
  EXPECT_TRUE(proposed({drawn(box_px(90, 195, 900, 70))}).empty());
  EXPECT_FALSE(proposed({drawn(box_px(90, 195, 900, 450))}).empty());
}

}  // namespace
}  // namespace deckle::fixers
