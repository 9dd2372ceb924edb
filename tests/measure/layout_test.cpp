// Widths, positions and the properties every layout has.

#include <gtest/gtest.h>

#include <cmath>

#include "tests/measure/test_fonts.h"

namespace deckle::test {
namespace {

const std::vector<std::string>& samples() {
  static const std::vector<std::string> kSamples = {
      "aaa bbb ccc, ddd-eee fff. Ggg (hhh) iii",
      "가나다 라마바사. 아자차카타파하 aaa 가나, 다라?",
      "漢字中文日本語、テスト。「漢字」（中文）aaa bbb",
      "ภาษาไทยดีมาก aaa",
      "שלום aaa אבג 12 דהו",
      "  aa  bb  \tcc\vdd  ",
      "a",
  };
  return kSamples;
}

TEST(Layout, LinesTileTheText) {
  for (const std::string& text : samples()) {
    const TextBodyIr body = ten({text, "", text});
    for (double width = 5; width < 250; width += 3.7) {
      const measure::LaidOutText out = test_engine().lay_out(body, width);
      std::size_t paragraph = 0, at = 0;
      double y = 0;
      for (const measure::Line& line : out.lines) {
        if (line.paragraph != paragraph) {
          EXPECT_EQ(at, paragraph == 1 ? 0 : text.size());
          paragraph = line.paragraph;
          at = 0;
        }
        EXPECT_EQ(line.begin, at);
        EXPECT_LE(line.visible_end, line.end);
        EXPECT_DOUBLE_EQ(line.top, y);
        EXPECT_GT(line.baseline, line.top);
        EXPECT_LT(line.baseline, line.bottom);
        at = line.end;
        y = line.bottom;
      }
      EXPECT_EQ(paragraph, 2u);
      EXPECT_EQ(at, text.size());
      EXPECT_DOUBLE_EQ(out.height, y);
      EXPECT_DOUBLE_EQ(out.height, test_engine().height(body, width));
    }
  }
}

TEST(Layout, MeasuresCapitalsThatAreShown) {
  TextBodyIr body = ten({"ab cd\u00e9 \u0131"});
  const double typed = test_engine().lay_out(body, 1000).width;
  body.paragraphs[0].runs[0].style.caps = Caps::All;
  const measure::LaidOutText shown = test_engine().lay_out(body, 1000);
  EXPECT_NEAR(shown.width - typed, 4 * 5, 1e-6);  // of é the capital is as wide
  // Its text is as typed; the capital of a dotless i has fewer bytes, and is not measured.
  EXPECT_EQ(shown.lines.front().end, body.paragraphs[0].runs[0].text.size());
  body.paragraphs[0].runs[0].style.caps = Caps::None;
  EXPECT_NEAR(test_engine().lay_out(body, 1000).width, typed, 1e-9);
}

TEST(Layout, HeightsInOtherWidthsAreThoseOfANewLayout) {
  for (const auto target :
       {measure::Target::PowerPoint, measure::Target::LibreOffice, measure::Target::Chrome}) {
    const measure::TextEngine& engine = test_engine(target);
    for (const std::string& text : samples()) {
      TextBodyIr body = ten({text, text});
      body.paragraphs[1].style.line_spacing = {SpacingIr::Unit::Percent, 150};
      const measure::LaidOutText out = engine.lay_out(body, 100);
      const auto [narrow, wide] = engine.heights(body, out, {60, 140}, {});
      EXPECT_EQ(narrow, engine.height(body, 60)) << text;
      EXPECT_EQ(wide, engine.height(body, 140)) << text;
      measure::LayoutOptions plain;
      plain.plain_last_line = true;
      EXPECT_EQ(out.plain_height, engine.height(body, 100, plain)) << text;
    }
  }
}

TEST(Layout, ARunThatFollowsHasItsOwnFaces) {
  for (const std::string text : {"aaa", "가나다", "a가a"}) {
    TextBodyIr one = ten({text}), other = ten({text}), both = ten({text});
    other.paragraphs[0].runs[0].style.bold = true;  // half as wide again
    both.paragraphs[0].runs.push_back(other.paragraphs[0].runs[0]);
    const auto width = [](const TextBodyIr& body) {
      return test_engine().lay_out(body, 1000).lines[0].width;
    };
    EXPECT_DOUBLE_EQ(width(both), width(one) + width(other)) << text;
  }
}

TEST(Layout, WiderNeverAddsLines) {
  for (const auto target :
       {measure::Target::PowerPoint, measure::Target::LibreOffice, measure::Target::Chrome}) {
    for (const std::string& text : samples()) {
      const TextBodyIr body = ten({text});
      std::size_t before = SIZE_MAX;
      for (double width = test_engine(target).width_range(body).min_pt; width < 300; width += 1.3) {
        const std::size_t lines = test_engine(target).lay_out(body, width).lines.size();
        EXPECT_LE(lines, before) << text << " at " << width;
        before = lines;
      }
    }
  }
}

TEST(Layout, AdvancesAreRoundedToEighthsHalfUp) {
  TextBodyIr body = ten({"aaaa"});
  body.paragraphs[0].runs[0].style.size_pt = 10.4;  // 5.2 → 5.25
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).lines[0].width, 21);
  body.paragraphs[0].runs[0].style.size_pt = 10.125;  // 5.0625, a tie → 5.125
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).lines[0].width, 20.5);
  EXPECT_DOUBLE_EQ(test_engine(measure::Target::Chrome).lay_out(body, 100).lines[0].width, 20.25);
}

TEST(Layout, KerningFromItsSizeOn) {
  struct Row {
    double kern_pt, size_pt, width;
  };
  // "AV" is two ems less 0.2 em of kerning.
  for (const Row& row :
       {Row{0, 10, 20}, Row{12, 10, 20}, Row{10, 10, 18}, Row{12, 12.1, 24.25 - 2.42}}) {
    TextBodyIr body = ten({"AV"});
    body.paragraphs[0].runs[0].style.kern_pt = row.kern_pt;
    body.paragraphs[0].runs[0].style.size_pt = row.size_pt;
    EXPECT_NEAR(test_engine().lay_out(body, 100).lines[0].width, row.width, 1e-6);
  }
}

TEST(Layout, KerningIsAWholeNumberOfUnits) {
  TextBodyIr body = ten({"AV"});
  RunStyle& style = body.paragraphs[0].runs[0].style;
  style.kern_pt = 1;
  style.size_pt = 10.11;  // 2.022 → 2.02, in units of 1/200 pt; advances of 10.11 → 10.125
  EXPECT_NEAR(test_engine().lay_out(body, 100).lines[0].width, 20.25 - 2.02, 1e-6);
  style.size_pt = 10.0125;  // -2.0025, a tie → -2.005
  EXPECT_NEAR(test_engine().lay_out(body, 100).lines[0].width, 20 - 2.005, 1e-6);
  style.size_pt = 10.11;
  EXPECT_NEAR(test_engine(measure::Target::Chrome).lay_out(body, 100).lines[0].width,
              1.8 * std::floor(10.11 / .75 * 64) / 64 * .75, 1e-6);
}

TEST(Layout, KerningReachesOverRunsOfOneSizeOnly) {
  TextBodyIr body = ten({"A"});
  RunIr second = body.paragraphs[0].runs[0];
  second.text = std::string("V");
  body.paragraphs[0].runs.push_back(second);
  for (RunIr& run : body.paragraphs[0].runs) run.style.kern_pt = 1;
  EXPECT_NEAR(test_engine().lay_out(body, 100).lines[0].width, 18, 1e-6);
  body.paragraphs[0].runs[1].style.size_pt = 20;
  EXPECT_NEAR(test_engine().lay_out(body, 100).lines[0].width, 30, 1e-6);
}

TEST(Layout, SpacingBoldAndSuperscript) {
  TextBodyIr body = ten({"aaa"});
  RunStyle& style = body.paragraphs[0].runs[0].style;
  style.spacing_pt = 1;
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).lines[0].width, 18);
  style.spacing_pt = 0;
  style.bold = true;
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).lines[0].width, 18);
  style.bold = false;
  style.baseline_pct = 30;  // glyphs of two thirds: 3.333 → 3.375
  const measure::LaidOutText text = test_engine().lay_out(body, 100);
  EXPECT_DOUBLE_EQ(text.lines[0].width, 3 * 3.375);
  EXPECT_DOUBLE_EQ(text.height, 8);  // nothing else is on the line
}

TEST(Layout, BulletsAndIndents) {
  TextBodyIr body = ten({"aaa bbb"});
  ParagraphStyle& style = body.paragraphs[0].style;
  style.margin_left = emu_from_pt(10);
  style.indent = emu_from_pt(-10);
  // Without a bullet the first line begins at margin + indent, the rest at the margin.
  measure::LaidOutText text = test_engine().lay_out(body, 32);
  ASSERT_EQ(text.lines.size(), 2u);
  EXPECT_DOUBLE_EQ(text.lines[0].x, 0);
  EXPECT_DOUBLE_EQ(text.lines[1].x, 10);
  style.bullet.kind = ListKind::Bullet;
  text = test_engine().lay_out(body, 40);
  ASSERT_EQ(text.lines.size(), 2u);
  EXPECT_DOUBLE_EQ(text.lines[0].x, 10);
  EXPECT_DOUBLE_EQ(text.width, 25);
}

TEST(Layout, Alignment) {
  TextBodyIr body = ten({"aa  "});
  const auto x = [&body](Align align, bool rtl) {
    body.paragraphs[0].style.align = align;
    body.paragraphs[0].style.rtl = rtl;
    return test_engine().lay_out(body, 50).lines[0].x;
  };
  EXPECT_DOUBLE_EQ(x(Align::Left, false), 0);
  EXPECT_DOUBLE_EQ(x(Align::Center, false), 20);
  EXPECT_DOUBLE_EQ(x(Align::Right, false), 40);
  // Right-to-left: the margin is on the right.
  body.paragraphs[0].style.margin_left = emu_from_pt(10);
  EXPECT_DOUBLE_EQ(x(Align::Right, true), 30);
  EXPECT_DOUBLE_EQ(x(Align::Left, true), 0);
  EXPECT_DOUBLE_EQ(x(Align::Center, true), 15);
}

TEST(Layout, TabsGoToTheMarginAndThenToTheGrid) {
  TextBodyIr body = ten({"a\tb"});
  ParagraphStyle& style = body.paragraphs[0].style;
  style.default_tab = emu_from_pt(30);
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 200).lines[0].width, 35);
  style.margin_left = emu_from_pt(12);
  style.indent = emu_from_pt(-12);
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 200).lines[0].width, 17);
}

TEST(Layout, TabsGoToTheParagraphsOwnStops) {
  using Stop = TabStopIr::Align;
  struct Row {
    const char* text;
    std::vector<std::pair<double, Stop>> stops;
    double width;
  };
  // Letters are 5 pt wide; the default distance is 30 pt.
  for (const Row& row : {
           Row{"a\tb", {{50, Stop::Left}}, 55},
           Row{"a\tb", {{70, Stop::Left}, {50, Stop::Left}, {3, Stop::Left}}, 55},
           Row{"a\tb\tc", {{50, Stop::Left}}, 65},  // behind the last one the grid: 60
           Row{"a\tbbb", {{50, Stop::Right}}, 50},
           Row{"a\tbb\tc", {{50, Stop::Right}, {80, Stop::Left}}, 85},
           Row{"a\tbbbb", {{50, Stop::Center}}, 60},
           Row{"a\t12.5", {{50, Stop::Decimal}}, 60},
           Row{"a\t125", {{50, Stop::Decimal}}, 50},
           Row{"a\tbbb", {{10, Stop::Right}}, 20},  // no room to the left of the stop
       }) {
    TextBodyIr body = ten({row.text});
    ParagraphStyle& style = body.paragraphs[0].style;
    style.default_tab = emu_from_pt(30);
    for (const auto& [at, align] : row.stops) style.tabs.push_back({emu_from_pt(at), align});
    EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 200).lines[0].width, row.width) << row.text;
  }
}

TEST(Layout, NotWrappedCountsTrailingSpaces) {
  TextBodyIr body = ten({"aa  "});
  body.wrap = false;
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 3).width, 15);
}

TEST(Layout, AmbiguousMarksCountWithTheWiderFace) {
  TextBodyIr body = ten({"a…a"});
  RunStyle& style = body.paragraphs[0].runs[0].style;
  style.fonts = {kTen, "Test Wide", kTen};
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).lines[0].width, 15);
  style.lang = "ko-KR";
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).lines[0].width, 20);
  // Beside East Asian characters as well, where the run does not say that it is of another language.
  body.paragraphs[0].runs[0].text = "가…";
  for (const auto& [lang, width] : {std::pair{"", 20.}, {"ko-KR", 20.}, {"en-US", 15.}}) {
    style.lang = lang;
    EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).lines[0].width, width) << lang;
  }
}

TEST(Layout, SymbolsTakeTheEastAsianFaceInEastAsianText) {
  TextBodyIr body = ten({"●"});
  RunStyle& style = body.paragraphs[0].runs[0].style;
  style.fonts = {"Test Wide", kTen, kTen};
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).lines[0].width, 10);  // the wider, elsewhere
  style.lang = "ko-KR";
  EXPECT_DOUBLE_EQ(test_engine().lay_out(body, 100).lines[0].width, 5);
}

TEST(Layout, WhatTheLatinFaceLacksIsTakenFromTheEastAsian) {
  TextBodyIr body = ten({"※ a △"});
  RunStyle& style = body.paragraphs[0].runs[0].style;
  style.fonts = {kTen, "Test Wide", kTen};
  const measure::LaidOutText laid = test_engine().lay_out(body, 100);
  EXPECT_DOUBLE_EQ(laid.lines[0].width, 10 + 2.5 + 5 + 2.5 + 10);
  for (const FontUse& use : laid.fonts) EXPECT_EQ(use.source, FontUse::Source::Exact) << use.used;
}

TEST(Layout, AFamilyThatIsNotThereKeepsItsBaseline) {
  // Thai is taken from another face, whose metrics say nothing about the family's.
  TextBodyIr body = ten({"a"});
  ParagraphIr& paragraph = body.paragraphs[0];
  paragraph.runs[0].style.fonts = paragraph.end.fonts = {"No Such Face", "", "No Such Face"};
  const auto baseline = [&](measure::Target target) {
    return test_engine(target).lay_out(body, 100).lines[0].baseline;
  };
  const double latin = baseline(measure::Target::PowerPoint);
  paragraph.runs[0].style.fonts.latin = paragraph.end.fonts.latin = kTen;
  EXPECT_NE(baseline(measure::Target::PowerPoint), latin);
  paragraph.runs[0].style.fonts.latin = paragraph.end.fonts.latin = "No Such Face";
  paragraph.runs[0].text = "ก";
  EXPECT_DOUBLE_EQ(baseline(measure::Target::PowerPoint), latin);
}

TEST(Layout, WidthRange) {
  const TextBodyIr body = ten({"aaa bbbb", "가나"});
  const auto range = test_engine().width_range(body);
  EXPECT_DOUBLE_EQ(range.min_pt, 20);
  EXPECT_DOUBLE_EQ(range.max_pt, 37.5);
}

TEST(Layout, HostileTextIsLaidOut) {
  const std::string hostile[] = {
      std::string("\xff\xfe\x80", 3), std::string(3, '\0'),  "\xF4\x90\x80\x80", "\xED\xA0\x80",
      std::string(4000, '\v'),        std::string(200, '\t')};
  for (const std::string& text : hostile) {
    const TextBodyIr body = ten({text});
    const measure::LaidOutText out = test_engine().lay_out(body, 1);
    ASSERT_FALSE(out.lines.empty());
    EXPECT_EQ(out.lines.back().end, text.size());
    EXPECT_TRUE(std::isfinite(out.height));
  }
  EXPECT_EQ(test_engine().lay_out(TextBodyIr{}, 10).height, 0);
  EXPECT_FALSE(test_engine().lay_out(ten({"aaa"}), -5).lines.empty());
}

// LibreOffice draws a space with the face of the script before it, everyone else with the Latin
// one.
TEST(Spaces, BelongToTheScriptBeforeThemInLibreOffice) {
  struct Row {
    const char* text;
    double powerpoint,
        libreoffice;  // widths at 10 pt: Wide has 10 each, Ten's Hangul 10, space 2.5
  };
  for (const Row& row : {Row{"가 나", 30, 22.5}, Row{"a b", 30, 30}, Row{"가 a", 30, 22.5},
                         Row{"a 가", 30, 30}, Row{" 가", 20, 12.5}}) {
    TextBodyIr body = ten({row.text});
    for (RunIr& run : body.paragraphs[0].runs)
      run.style.fonts.latin = "Test Wide", run.style.fonts.ea = kTen;
    const auto width = [&body](measure::Target target) {
      return test_engine(target).lay_out(body, 1000, {}).width;
    };
    EXPECT_NEAR(width(measure::Target::PowerPoint), row.powerpoint, 0.01) << row.text;
    EXPECT_NEAR(width(measure::Target::LibreOffice), row.libreoffice, 0.01) << row.text;
  }
}

}  // namespace
}  // namespace deckle::test
