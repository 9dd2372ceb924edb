// A slide measured: anchors, columns, overflow and the verdict.

#include <gtest/gtest.h>

#include "measure/slide/slide_measurer.h"
#include "measure/slide/text_rect.h"
#include "measure/text/autofit.h"
#include "tests/measure/test_fonts.h"

namespace deckle::test {
namespace {

Emu pt(double points) { return emu_from_pt(points); }

// A box at (100, 50) pt, w x h, without insets.
SlideIr slide_with(TextBodyIr body, double w, double h) {
  SlideIr slide;
  slide.slide_id = "s1";
  ElementIr element;
  element.eid = "e1";
  element.box = {pt(100), pt(50), pt(w), pt(h)};
  element.text = std::move(body);
  slide.elements.push_back(std::move(element));
  return slide;
}

MeasuredElement measured(const TextBodyIr& body, double w, double h) {
  const measure::NativeMeasurer measurer(test_engine());
  const auto slide = measurer.measure(slide_with(body, w, h));
  EXPECT_TRUE(slide.has_value());
  return slide->elements.front();
}

TEST(NativeMeasurer, PlacesLinesByAnchor) {
  TextBodyIr body = ten({"aaa bbb"});  // two lines of 12 pt in 20 pt
  struct Row {
    Anchor anchor;
    double top;
  };
  for (const Row& row : {Row{Anchor::Top, 50}, Row{Anchor::Middle, 88}, Row{Anchor::Bottom, 126}}) {
    body.anchor = row.anchor;
    const MeasuredElement e = measured(body, 20, 100);
    ASSERT_EQ(e.lines.size(), 2u);
    EXPECT_EQ(e.lines[0].text, "aaa");
    EXPECT_EQ(e.lines[1].text, "bbb");
    EXPECT_EQ(e.lines[0].top, pt(row.top));
    EXPECT_EQ(e.lines[1].bottom, pt(row.top + 24));
    EXPECT_EQ(e.lines[0].x, pt(100));
    EXPECT_EQ(e.content_box, (Rect{pt(100), pt(row.top), pt(15), pt(24)}));
    EXPECT_EQ(e.text_height, pt(24));
    EXPECT_EQ(e.verdict, FitVerdict::Fits);
  }
}

TEST(NativeMeasurer, SaysByHowMuchTextOverflows) {
  const MeasuredElement e = measured(ten({"aaa bbb ccc"}), 20, 30);
  EXPECT_EQ(e.verdict, FitVerdict::Overflows);
  EXPECT_EQ(e.overflow_y, pt(6));
  EXPECT_DOUBLE_EQ(e.overflow_lines, 0.5);
  EXPECT_EQ(e.overflow_x, Emu(0));
  EXPECT_EQ(e.available_height, pt(30));
  EXPECT_DOUBLE_EQ(e.font_size_pt, 10);
}

TEST(NativeMeasurer, FitsToTheHundredth) {
  EXPECT_EQ(measured(ten({"a", "a"}), 50, 24).overflow_y, Emu(0));
  EXPECT_EQ(measured(ten({"a", "a"}), 50, 23.995).overflow_y, Emu(0));
  EXPECT_GT(measured(ten({"a", "a"}), 50, 23.98).overflow_y, Emu(0));
}

TEST(NativeMeasurer, UnwrappedTextOverflowsSideways) {
  TextBodyIr body = ten({"aaaa"});
  body.wrap = false;
  EXPECT_EQ(measured(body, 15, 50).overflow_x, pt(5));
  EXPECT_EQ(measured(body, 25, 50).verdict, FitVerdict::Fits);
  EXPECT_EQ(measured(body, 20.05, 50).verdict, FitVerdict::Tight);
}

TEST(NativeMeasurer, TightWhenALineWouldFlip) {
  // "aaa bbb" is 32.5 pt wide.
  EXPECT_EQ(measured(ten({"aaa bbb"}), 32.6, 50).verdict, FitVerdict::Tight);
  EXPECT_EQ(measured(ten({"aaa bbb"}), 32.4, 50).verdict, FitVerdict::Tight);
  EXPECT_EQ(measured(ten({"aaa bbb"}), 33.5, 50).verdict, FitVerdict::Fits);
  EXPECT_EQ(measured(ten({"aaa bbb"}), 25, 50).verdict, FitVerdict::Fits);
}

TEST(NativeMeasurer, TightWhereTheLastLineIsNotSettled) {
  TextBodyIr body = ten({"a", "a"});
  for (ParagraphIr& p : body.paragraphs) p.style.line_spacing = {SpacingIr::Unit::Percent, 150};
  // Two plain lines are 36 pt; the last one may be 2.6 pt lower.
  EXPECT_EQ(measured(body, 50, 35).verdict, FitVerdict::Tight);
  EXPECT_EQ(measured(body, 50, 36).verdict, FitVerdict::Fits);
  EXPECT_EQ(measured(body, 50, 33).verdict, FitVerdict::Overflows);
}

TEST(NativeMeasurer, TextFlowsOverColumns) {
  TextBodyIr body = ten({"a", "b", "c", "d", "e"});
  body.columns = 2;
  body.column_gap = pt(10);
  const MeasuredElement e = measured(body, 110, 36);  // two columns of 50 pt, three lines each
  ASSERT_EQ(e.lines.size(), 5u);
  EXPECT_EQ(e.lines[2].x, pt(100));
  EXPECT_EQ(e.lines[3].x, pt(160));
  EXPECT_EQ(e.lines[3].top, pt(50));
  EXPECT_EQ(e.text_height, pt(36));
  EXPECT_EQ(e.overflow_y, Emu(0));
  EXPECT_EQ(measured(body, 110, 24).overflow_y, pt(12));
}

TEST(NativeMeasurer, AnElementWithoutTextHasNoContent) {
  const MeasuredElement e = measured(TextBodyIr{}, 20, 30);
  EXPECT_TRUE(e.content_box.empty());
  EXPECT_TRUE(e.lines.empty());
  EXPECT_EQ(e.verdict, FitVerdict::Fits);
  EXPECT_EQ(e.safe_box, (Rect{pt(100), pt(50), pt(20), pt(30)}.inflated(kSafePadding)));
}

TEST(TextRect, FollowsTheGeometry) {
  const Rect box{Emu(0), Emu(0), Emu(1000000), Emu(600000)};
  EXPECT_EQ(measure::text_rect(box, "rect"), box);
  EXPECT_EQ(measure::text_rect(box, "unheard of"), box);
  // roundRect: a sixth of the shorter side, times 1 - cos 45 degrees, on every side.
  EXPECT_EQ(measure::text_rect(box, "roundRect"),
            (Rect{Emu(29290), Emu(29290), Emu(941420), Emu(541420)}));
  EXPECT_EQ(measure::text_rect(box, "diamond"),
            (Rect{Emu(250000), Emu(150000), Emu(500000), Emu(300000)}));
}

TEST(Autofit, TakesTheFirstStateThatFits) {
  // Ten lines of 20 pt: 240 pt at 100 %, 216 at (100, 10), 222 at 92.5 %.
  TextBodyIr body = ten(std::vector<std::string>(10, "a"));
  for (ParagraphIr& p : body.paragraphs) p.runs[0].style.size_pt = 20;
  struct Row {
    double available;
    measure::AutofitState state;
  };
  const measure::TextEngine& engine = test_engine();
  for (const Row& row :
       {Row{240, {100, 0, true}}, Row{239, {100, 10, true}}, Row{215, {92.5, 10, true}},
        Row{190, {92.5, 20, true}}, Row{135, {70, 20, true}}}) {
    const auto state =
        measure::choose_autofit(engine, body, 100, row.available, measure::AutofitKind::Body);
    EXPECT_EQ(state, row.state) << row.available;
  }
  EXPECT_EQ(measure::choose_autofit(engine, body, 100, 10, measure::AutofitKind::Body),
            (measure::AutofitState{25, 20, false}));
  EXPECT_EQ(measure::choose_autofit(engine, body, 100, 10, measure::AutofitKind::Title),
            (measure::AutofitState{90, 0, false}));
}

}  // namespace
}  // namespace deckle::test
