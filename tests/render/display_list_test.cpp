// The display list of slides: what is drawn, where, and in which order.

#include <gtest/gtest.h>

#include <cmath>

#include "measure/slide/slide_measurer.h"
#include "render/display/display_slide.h"
#include "render/display/display_text.h"
#include "render/display/geometry.h"
#include "render/display/line_ends.h"
#include "render/display/list_markers.h"
#include "render/display/notes_page.h"
#include "tests/support/test_engine.h"

namespace deckle::render {
namespace {

const measure::FontCatalog& drawn_fonts() {
  static const auto fonts = [] {
    measure::FontOptions options;
    options.use_builtin = false;
    return *measure::FontCatalog::open(options);
  }();
  return *fonts;
}

DisplayList list_of(const SlideIr& slide) {
  return display_list(slide, test::measured(slide), {test::text_engine(), drawn_fonts()});
}

SlideIr slide_with(const std::string& elements) {
  return test::slide_from(R"({"slide": {"w": 960, "h": 540, "id": "s"}, "elements": [)" + elements +
                          "]}");
}

template <typename Item>
std::vector<const Item*> all(const DisplayList& list) {
  std::vector<const Item*> out;
  for (const DisplayItem& item : list.items) {
    if (const auto* one = std::get_if<Item>(&item)) out.push_back(one);
  }
  return out;
}

constexpr const char* kText =
    R"({"eid": "t", "type": "text", "layout": {"x": 96, "y": 96, "w": 192, "h": 192}, "priority": 60, "content": "one two three four five six seven",
        "style": {"fontSize": 24, "fontFamily": {"latin": "Liberation Sans"}}})";

TEST(DisplayList, SetsGlyphsWhereLinesWereMeasured) {
  const SlideIr slide = slide_with(kText);
  const MeasuredSlide measured = test::measured(slide);
  const DisplayList list = display_list(slide, measured, {test::text_engine(), drawn_fonts()});
  const auto& lines = measured.elements[0].lines;
  ASSERT_GT(lines.size(), 1U);
  const auto runs = all<DrawnGlyphs>(list);
  ASSERT_EQ(runs.size(), lines.size());
  for (std::size_t i = 0; i < runs.size(); ++i) {
    EXPECT_NEAR(runs[i]->glyphs.front().at.x, to_pt(lines[i].x), 1e-6);
    EXPECT_NEAR(runs[i]->glyphs.front().at.y, to_pt(lines[i].baseline), 1e-6);
    std::string text;
    for (const DisplayCluster& cluster : runs[i]->clusters) text += cluster.text;
    EXPECT_EQ(text, lines[i].text);
    // The last glyph begins within the measured width.
    EXPECT_LT(runs[i]->glyphs.back().at.x, to_pt(lines[i].x + lines[i].width));
    EXPECT_GT(runs[i]->glyphs.back().at.x, to_pt(lines[i].x + lines[i].width) - 18);
  }
}

TEST(DisplayList, DrawsTheBordersOfATableThatWasReadOnceEach) {
  constexpr const char* kLine = R"({"color": "123456", "width": 4})";
  const auto cell = [](const std::string& borders) {
    return R"({"content": "a", "borders": {)" + borders + "}}";
  };
  const std::string line = kLine;
  const SlideIr slide = slide_with(
      R"({"eid": "t", "type": "table", "layout": {"x": 96, "y": 96, "w": 200, "h": 60}, "priority": 60,
          "table": {"read": true, "columns": [100, 100], "rows": [{"h": 60, "cells": [)" +
      cell(R"("right": )" + line) + "," + cell(R"("left": )" + line + R"(, "bottom": )" + line) +
      "]}]}}");
  const DisplayList list = list_of(slide);
  const auto lines = all<StrokedPath>(list);
  ASSERT_EQ(lines.size(), 2U) << "between the cells, and below the second one";
  EXPECT_EQ(lines[0]->stroke.width, 3);
  EXPECT_EQ(lines[0]->stroke.paint.color.rgb, 0x123456U);
  EXPECT_NEAR(lines[0]->path.steps[0].to.x, 147, 1e-6);
}

TEST(NotesPage, HasTheSlideAboveItsNotes) {
  const DisplayList slide = list_of(slide_with(kText));
  const DisplayList page =
      notes_page(slide, "First point.\nSecond point.", 7, {test::text_engine(), drawn_fonts()});
  EXPECT_EQ(page.width, 540);
  EXPECT_EQ(page.height, 720);
  const auto groups = all<BeginGroup>(page);
  ASSERT_FALSE(groups.empty());
  EXPECT_NEAR(groups[0]->transform.a, 432.0 / 720, 1e-9);
  const auto runs = all<DrawnGlyphs>(page);
  ASSERT_EQ(runs.size(), all<DrawnGlyphs>(slide).size() + 3) << "two paragraphs and the number";
  EXPECT_GT(runs[runs.size() - 3]->glyphs.front().at.y, 366);
  EXPECT_EQ(runs[runs.size() - 3]->size, 12);
  EXPECT_TRUE(page.not_drawn.empty());
}

TEST(NotesPage, SetsLongNotesSmallerAndSaysWhatDoesNotFit) {
  const DisplayList slide = list_of(slide_with(kText));
  const auto page_of = [&slide](int times) {
    std::string notes;
    for (int i = 0; i < times; ++i) notes += "These words are said with the slide, and then again. ";
    return notes_page(slide, notes, 1, {test::text_engine(), drawn_fonts()});
  };
  const DisplayList some = page_of(60);
  EXPECT_LT(all<DrawnGlyphs>(some).back()->glyphs.size(), 3U);  // the number
  EXPECT_LT((*(all<DrawnGlyphs>(some).end() - 2))->size, 12);
  EXPECT_TRUE(some.not_drawn.empty());
  EXPECT_EQ(page_of(600).not_drawn.size(), 1U);
}

TEST(DisplayList, DrawsInPaintOrder) {
  SlideIr slide;
  slide.size = {Emu(9144000), Emu(5143500)};
  for (const auto& [z, rgb] : {std::pair{20, 0xFF0000U}, {10, 0x00FF00U}}) {
    ElementIr element;
    element.type = ElementType::Shape;
    element.box = {Emu(0), Emu(0), Emu(914400), Emu(914400)};
    element.z = z;
    element.fill = {FillIr::Kind::Solid, {"", rgb}};
    slide.elements.push_back(element);
  }
  const DisplayList list = list_of(slide);
  const auto paths = all<FilledPath>(list);
  ASSERT_EQ(paths.size(), 3U) << "the page and two shapes";
  EXPECT_EQ(paths[1]->paint.color.rgb, 0x00FF00U);
  EXPECT_EQ(paths[2]->paint.color.rgb, 0xFF0000U);
}

TEST(DisplayList, ListsWhatIsNotDrawn) {
  SlideIr slide;
  slide.size = {Emu(9144000), Emu(5143500)};
  ElementIr element;
  element.eid = "p";
  element.type = ElementType::Image;
  element.box = {Emu(0), Emu(0), Emu(914400), Emu(914400)};
  slide.elements.push_back(element);
  const DisplayList list = list_of(slide);
  ASSERT_EQ(list.not_drawn.size(), 1U);
  EXPECT_EQ(list.not_drawn[0].eid, "p");
}

TEST(DisplayList, TextFromRightToLeftIsInVisualOrder) {
  RunStyle style;
  style.size_pt = 20;
  style.fonts.latin = style.fonts.cs = "Liberation Sans";
  std::vector<DisplayItem> items;
  draw_label("אבג", style, {0, 0}, TextSide::Start, {test::text_engine(), drawn_fonts()}, items);
  ASSERT_EQ(items.size(), 1U);
  const auto& glyphs = std::get<DrawnGlyphs>(items[0]);
  EXPECT_TRUE(glyphs.rtl);
  ASSERT_EQ(glyphs.clusters.size(), 3U);
  EXPECT_EQ(glyphs.clusters.front().text, "ג") << "the last letter is on the left";
}

TEST(DisplayList, RightAnglesAreExact) {
  const Matrix quarter = turn_matrix({kQuarterTurn, false, false}, {0, 0, 4, 2});
  EXPECT_EQ(quarter.of({0, 0}), (Point{3, -1}));
  const Matrix mirrored = turn_matrix({0, true, false}, {0, 0, 4, 2});
  EXPECT_EQ(mirrored.of({0, 0}), (Point{4, 0}));
}

TEST(DisplayList, ALineEndsBeforeTheTipOfItsArrow) {
  DisplayPath path = line_path({0, 0}, {100, 0});
  DisplayStroke stroke;
  stroke.width = 3;
  const auto ends = line_ends(path, {}, {"triangle", "med", "med"}, stroke);
  ASSERT_EQ(ends.size(), 1U);
  EXPECT_EQ(ends[0].path.steps[0].to, (Point{100, 0}));
  EXPECT_EQ(ends[0].path.steps[1].to, (Point{91, 4.5})) << "three widths long and wide";
  EXPECT_LT(path.steps.back().to.x, 100);
  DisplayPath closed = rect_path({0, 0, 10, 10});
  EXPECT_TRUE(line_ends(closed, {}, {"triangle", "med", "med"}, stroke).empty());
}

TEST(ListMarkers, CountsInTheSchemesOfTheStandard) {
  struct Case {
    const char* scheme;
    int start;
    const char* expected;
  };
  const Case cases[] = {{"arabicPeriod", 1, "1."},     {"arabicParenR", 3, "3)"},
                        {"arabicParenBoth", 2, "(2)"}, {"arabicPlain", 12, "12"},
                        {"alphaLcParenR", 27, "aa)"},  {"alphaUcPeriod", 2, "B."},
                        {"romanUcPeriod", 14, "XIV."}, {"romanLcParenBoth", 9, "(ix)"}};
  for (const Case& one : cases) {
    ParagraphIr paragraph;
    paragraph.style.bullet.kind = ListKind::Number;
    paragraph.style.bullet.numbering = one.scheme;
    paragraph.style.bullet.start_at = one.start;
    Numbering numbering;
    EXPECT_EQ(numbering.marker(paragraph), one.expected) << one.scheme;
  }
}

TEST(Symbols, StandForCharacters) {
  EXPECT_EQ(symbols_as_unicode("ü", "Wingdings"), "✓");
  EXPECT_EQ(symbols_as_unicode("\xEF\x82\xA7", "Wingdings"), "▪") << "as a private character";
  EXPECT_EQ(symbols_as_unicode("ü", "Arial"), "ü");
}

}  // namespace
}  // namespace deckle::render
