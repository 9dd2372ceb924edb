// Pitch, spacing, last lines and baselines against the rows of the recorded facts, worked out by
// hand.

#include <gtest/gtest.h>

#include "measure/text/autofit.h"
#include "measure/text/vertical.h"
#include "tests/measure/test_fonts.h"

namespace deckle::test {
namespace {

using measure::LineMetrics;
using measure::Target;

LineMetrics face(double size, double win_ascent, double win_descent) {
  LineMetrics m;
  m.size_pt = size;
  const double sum = win_ascent + win_descent;
  m.ascent_share = win_ascent / sum;
  m.descent_share = win_descent / sum;
  m.last_descent = 1.2 * win_descent / sum;
  return m;
}

SpacingIr percent(double value) { return {SpacingIr::Unit::Percent, value}; }
SpacingIr points(double value) { return {SpacingIr::Unit::Points, value}; }

TEST(PowerPointVertical, PitchIsOnTheHundredthGrid) {
  struct Row {
    double size, percent, pitch;
  };
  for (const Row& row :
       {Row{18, 100, 21.6}, Row{19.61, 100, 23.53}, Row{18, 90, 19.44}, Row{10.5, 110, 13.86}}) {
    const auto placed = measure::place_line(face(row.size, 0.95, 0.25), percent(row.percent), 0,
                                            measure::profile_of(Target::PowerPoint));
    EXPECT_DOUBLE_EQ(placed.pitch, row.pitch);
  }
}

TEST(PowerPointVertical, BaselineIsTheWinShare) {
  struct Row {
    const char* name;
    double ascent, descent, placed;
  };
  const Row rows[] = {{"Arial", 1854, 434, 0.9724},
                      {"Calibri", 1950, 550, 0.9360},
                      {"Malgun Gothic", 2229, 495, 0.9819},
                      {"Noto Sans CJK KR", 1160, 288, 0.9613}};
  const measure::Profile& profile = measure::profile_of(Target::PowerPoint);
  for (const Row& row : rows) {
    const LineMetrics m = face(1, row.ascent, row.descent);
    EXPECT_NEAR(measure::place_line(m, percent(100), 0, profile).baseline, row.placed, 6e-5)
        << row.name;
    // Below 100 % the line is shortened at its top, above it the baseline is at 0.9 of the spacing.
    EXPECT_NEAR(measure::place_line(m, percent(90), 0, profile).baseline, row.placed - 0.12, 6e-5);
    EXPECT_NEAR(measure::place_line(m, percent(150), 0, profile).baseline, 1.35, 1e-9);
  }
}

TEST(PowerPointVertical, ArePlacedWithTheParagraphMark) {
  // Arial with a mark in Calibri: 0.9438; Malgun Gothic with it: 0.9457.
  LineMetrics m = face(1, 1854, 434);
  m.ascent_share = std::max(m.ascent_share, 1950.0 / 2500);
  m.descent_share = std::max(m.descent_share, 550.0 / 2500);
  const measure::Profile& profile = measure::profile_of(Target::PowerPoint);
  EXPECT_NEAR(measure::place_line(m, percent(100), 0, profile).baseline, 0.9438, 6e-5);
}

TEST(PowerPointVertical, LastLine) {
  struct Row {
    const char* name;
    double ascent, descent, percent, height;  // of one line, ems
  };
  const Row rows[] = {{"Calibri at 90 %", 1950, 550, 90, 1.08},
                      {"Calibri at 70 %", 1950, 550, 70, 0.63 + 0.264},
                      {"Courier New at 90 %", 1705, 615, 90, 0.81 + 0.3},
                      {"Arial at 120 %", 1854, 434, 120, 1.08 + 0.2276},
                      {"Malgun Gothic at 150 %", 2229, 495, 150, 1.35 + 0.2181},
                      {"Arial at 100 %", 1854, 434, 100, 1.2}};
  const measure::Profile& profile = measure::profile_of(Target::PowerPoint);
  for (const Row& row : rows) {
    LineMetrics m = face(1, row.ascent, row.descent);
    m.size_pt = 100;
    const double pitch = 1.2 * row.percent;
    EXPECT_NEAR(pitch + measure::last_line_correction(m, percent(row.percent), profile, true),
                100 * row.height, 0.009)  // units of 1/200 pt
        << row.name;
  }
  LineMetrics empty = face(1, 1950, 550);
  empty.empty = true;
  EXPECT_EQ(measure::last_line_correction(empty, percent(150), profile, true), 0);
}

// 13 boxes of one deck: the last of several wrapped lines is 1.2 p; unwrapped ones have D.
TEST(PowerPointVertical, LastLineAboveOneHundredPercent) {
  TextBodyIr body = ten({"a", "a"});
  for (ParagraphIr& p : body.paragraphs) p.style.line_spacing = percent(150);
  EXPECT_DOUBLE_EQ(test_engine().height(body, 100), 2 * 18);
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).height, 2 * 18);
  body.wrap = false;
  const double unwrapped = test_engine().height(body, 100);
  EXPECT_LT(unwrapped, 2 * 18);
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).height, unwrapped);
  body.paragraphs.pop_back();
  body.wrap = true;
  EXPECT_DOUBLE_EQ(test_engine().height(body, 100), unwrapped - 18);
}

// Two saved sizes of odd fonts: 70.58 pt at 90 % has a pitch of 76.225, 39.21 pt one of 42.345.
TEST(PowerPointVertical, CountsInUnitsOfTwoHundredthsOfAPoint) {
  const measure::Profile& profile = measure::profile_of(Target::PowerPoint);
  LineMetrics m = face(70.58, 1950, 550);
  EXPECT_DOUBLE_EQ(measure::place_line(m, percent(90), 0, profile).pitch, 76.225);
  m.size_pt = 39.21;
  EXPECT_DOUBLE_EQ(measure::place_line(m, percent(90), 0, profile).pitch, 42.345);
  EXPECT_DOUBLE_EQ(measure::paragraph_space(percent(20), 23.53, profile), 5.645);
}

// Two wrapped lines of 18 pt superscript were saved as 28.8 pt; beside other text a raised run
// counts with its authored size.
TEST(PowerPointVertical, LinesOfNothingButSuperscriptAreSmall) {
  TextBodyIr body = ten({"aa"});
  body.paragraphs[0].runs[0].style.baseline_pct = 30;
  EXPECT_DOUBLE_EQ(test_engine().height(body, 100), 8);
  RunIr plain = body.paragraphs[0].runs[0];
  plain.style.baseline_pct = 0;
  plain.style.size_pt = 5;
  body.paragraphs[0].runs.push_back(plain);
  EXPECT_DOUBLE_EQ(test_engine().height(body, 100), 12);
}

TEST(PowerPointVertical, SpacesAddUpAndEndsAreDropped) {
  TextBodyIr body = ten({"a", "a", "a"});
  for (ParagraphIr& p : body.paragraphs) {
    p.style.space_before = points(3);
    p.style.space_after = percent(50);  // 0.5 x 12
  }
  const measure::LaidOutText text = test_engine().lay_out(body, 100);
  EXPECT_DOUBLE_EQ(text.height, 3 * 12 + 2 * (3 + 6));
  EXPECT_DOUBLE_EQ(text.lines[0].top, 0);
  EXPECT_DOUBLE_EQ(text.lines[1].top, 21);
}

TEST(PowerPointVertical, LargestRunOfTheLineAndEmptyParagraphs) {
  TextBodyIr body = ten({"aaa ", ""});
  RunIr big = body.paragraphs[0].runs[0];
  big.text = std::string("b");
  big.style.size_pt = 20;
  body.paragraphs[0].runs.push_back(big);
  body.paragraphs[1].end.size_pt = 30;
  const measure::LaidOutText wide = test_engine().lay_out(body, 100);
  EXPECT_DOUBLE_EQ(wide.height, 24 + 36);
  const measure::LaidOutText narrow = test_engine().lay_out(body, 17);
  ASSERT_EQ(narrow.lines.size(), 3u);
  EXPECT_DOUBLE_EQ(narrow.lines[0].bottom, 12);
  EXPECT_DOUBLE_EQ(narrow.lines[1].bottom, 36);
  measure::LayoutOptions ignoring;
  ignoring.ignore_trailing_empty = true;
  EXPECT_DOUBLE_EQ(test_engine().height(body, 100, ignoring), 24);
}

TEST(PowerPointVertical, ScaleAndReduction) {
  TextBodyIr body = ten({"a", "a"});
  for (ParagraphIr& p : body.paragraphs) p.style.line_spacing = percent(110);
  measure::LayoutOptions state;
  state.size_scale = 0.5;
  state.spacing_reduction = 20;
  state.plain_last_line = true;
  EXPECT_NEAR(test_engine().height(body, 100, state), 2 * 5.4, 1e-9);  // 1.2 x 5 x 0.9
  for (ParagraphIr& p : body.paragraphs) p.style.line_spacing = points(14);
  EXPECT_NEAR(test_engine().height(body, 100, state), 28, 1e-9);
}

// 22 pt at 92.5, 77.5 and 62.5 % is shown as 20, 17 and 14 pt.
TEST(PowerPointVertical, ShrunkTextHasWholePoints) {
  TextBodyIr body = ten({"a"});
  body.paragraphs[0].runs[0].style.size_pt = 22;
  for (const auto& [scale, size] : {std::pair{92.5, 20.0}, {77.5, 17.0}, {62.5, 14.0}}) {
    const measure::LayoutOptions state = measure::layout_options({scale, 0});
    EXPECT_DOUBLE_EQ(test_engine().height(body, 100, state), 1.2 * size) << scale;
    EXPECT_DOUBLE_EQ(state.shown_size(22), size) << scale;
  }
}

TEST(LibreOfficeVertical, HundredthsOfMillimetres) {
  // Measured at 18 pt: first baseline and pitch.
  struct Row {
    double percent, baseline, pitch;
  };
  const measure::Profile& profile = measure::profile_of(Target::LibreOffice);
  for (const Row& row : {Row{100, 18, 21.6}, Row{90, 15.51, 19.42}, Row{80, 13.81, 17.27},
                         Row{70, 11.99, 15.12}, Row{150, 28.8, 32.4}, Row{200, 39.6, 43.2}}) {
    const auto placed = measure::place_line(face(18, 1, 0.2), percent(row.percent), 0, profile);
    EXPECT_NEAR(placed.baseline, row.baseline, 0.15) << row.percent;
    EXPECT_NEAR(placed.pitch, row.pitch, 0.05) << row.percent;
  }
  const auto exact = measure::place_line(face(18, 1, 0.2), points(24), 0, profile);
  EXPECT_NEAR(exact.baseline, 20.41, 0.05);
  EXPECT_NEAR(exact.pitch, 24, 0.03);
}

TEST(LibreOfficeVertical, CellsAreLedByTheirFaces) {
  // Pitches read from tables that LibreOffice 7.4 drew; the first is in docs/text-layout.md, 6.
  struct Row {
    const char* face;
    double size, ascent, descent, pitch;
  };
  const measure::Profile& profile = measure::profile_of(Target::LibreOffice);
  for (const Row& row : {Row{"Liberation Sans", 18, 0.905, 0.212, 20.16},
                         Row{"Carlito", 14, 0.75, 0.25, 14.05},
                         Row{"Carlito", 10, 0.75, 0.25, 9.94},
                         Row{"Noto Sans CJK KR", 14, 1.16, 0.288, 20.40},
                         Row{"Noto Sans CJK KR", 13.5, 1.16, 0.288, 19.44},
                         Row{"Noto Sans CJK KR", 11, 1.16, 0.288, 15.95},
                         Row{"Noto Sans CJK KR", 10, 1.16, 0.288, 14.39}}) {
    LineMetrics m = face(row.size, 1, 0.2);
    m.face_ascent = row.ascent;
    m.face_descent = row.descent;
    const auto placed = measure::place_line(m, percent(100), 0, profile, measure::Place::TableCell);
    EXPECT_NEAR(placed.pitch, row.pitch, 0.03) << row.face << " " << row.size;
  }
}

TEST(ChromeVertical, HalfLeadingIsFlooredAboveTheBaseline) {
  // Liberation Sans at 16 px, line-height 1.2: A = 14, D = 3, L = 19.1875; above: 14 + floor(2.1875
  // / 2).
  LineMetrics m = face(12, 1, 0.2);
  m.hhea_ascent = 0.905;
  m.hhea_descent = 0.212;
  const auto placed = measure::place_line(m, percent(100), 0, measure::profile_of(Target::Chrome));
  EXPECT_DOUBLE_EQ(placed.pitch, 19.1875 * 0.75);
  EXPECT_DOUBLE_EQ(placed.baseline, 15 * 0.75);
}

}  // namespace
}  // namespace deckle::test
