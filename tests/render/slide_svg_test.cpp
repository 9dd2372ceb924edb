#include "render/svg/slide_svg.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "layout/slide/lay_out.h"
#include "measure/slide/slide_measurer.h"
#include "ooxml/xml/document.h"
#include "render/svg/svg_picture.h"
#include "tests/support/deck_builder.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/test_engine.h"
#include "tests/support/wmf_builder.h"

namespace deckle::render {
namespace {

using test::bullets;
using test::text;

struct Drawn {
  SlideIr slide;
  MeasuredSlide measured;
  std::string svg;
};

Drawn draw(std::vector<Element> elements, const std::vector<SvgMark>& marks = {}) {
  const Deck deck = test::deck({test::slide("one_column", std::move(elements))}, "en");
  DiagnosticSink notes;
  Drawn drawn;
  drawn.slide = *layout::lay_out_slide(deck.slides[0],
                                       {deck, test::default_template(), test::text_engine()}, notes);
  drawn.measured = *measure::NativeMeasurer(test::text_engine()).measure(drawn.slide);
  drawn.svg = slide_svg(drawn.slide, drawn.measured, marks);
  return drawn;
}

std::size_t count(const std::string& text, const std::string& piece) {
  std::size_t n = 0;
  for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1))
    ++n;
  return n;
}

TEST(SlideSvg, DrawsEveryMeasuredLineAsWideAsItIs) {
  const Drawn drawn =
      draw({text("t", "Title", "title"), text("p", std::string(400, 'w') + " <b> & \"c\"")});
  std::size_t lines = 0;
  for (const MeasuredElement& element : drawn.measured.elements) lines += element.lines.size();
  EXPECT_GT(lines, 3U);
  EXPECT_EQ(count(drawn.svg, "textLength="), lines);
  EXPECT_EQ(count(drawn.svg, "&lt;b&gt; &amp; &quot;c&quot;"), 1U);
}

// A rectangle; with a hatch it is a box.
TEST(SlideSvg, ShowsAWmfAsItIsDrawn) {
  ElementIr element;
  element.eid = "drawing";
  element.box = Rect{Emu(0), Emu(0), Emu(1'000'000), Emu(500'000)};
  const auto shown = [&element](int brush_style) {
    PictureIr picture;
    picture.format = PictureFormat::Wmf;
    picture.width = 100;
    picture.height = 50;
    picture.bytes = std::make_shared<const std::string>(
        test::wmf_picture(test::wmf_record(0x02FC, {brush_style, 0xFF, 0, 0}) +
                          test::wmf_record(0x012D, {0}) + test::wmf_record(0x041B, {9, 9, 0, 0})));
    element.picture = std::make_shared<const PictureIr>(picture);
    return svg_picture(element);
  };
  EXPECT_EQ(count(shown(0), "href=\"data:image/svg+xml;base64,"), 1U);
  EXPECT_EQ(count(shown(2), "<image"), 0U);
  EXPECT_EQ(count(shown(2), ">drawing</text>"), 1U);
}

TEST(SlideSvg, DrawsMarkersAndNumbers) {
  Element list = bullets("b", {"one", "two", "three"});
  EXPECT_EQ(count(draw({list}).svg, ">•</text>"), 3U);
  list.style.list = ListKind::Number;
  const std::string numbered = draw({list}).svg;
  for (const char* marker : {">1.</text>", ">2.</text>", ">3.</text>"})
    EXPECT_EQ(count(numbered, marker), 1U) << marker;
}

TEST(SlideSvg, DrawsMarkersInTheirColumn) {
  Drawn drawn = draw({bullets("b", std::vector<std::string>(18, "word"))});
  for (ElementIr& element : drawn.slide.elements) {
    if (element.eid != "b") continue;
    element.text.columns = 2;
    element.text.column_gap = emu_from_px(32);
  }
  drawn.measured = *measure::NativeMeasurer(test::text_engine()).measure(drawn.slide);
  const std::string svg = slide_svg(drawn.slide, drawn.measured);
  std::set<std::string> lefts;
  for (std::size_t at = svg.find(">•</text>"); at != std::string::npos;
       at = svg.find(">•</text>", at + 1)) {
    const std::size_t x = svg.find("x=\"", svg.rfind("<text", at)) + 3;
    lefts.insert(svg.substr(x, svg.find('"', x) - x));
  }
  EXPECT_EQ(lefts.size(), 2U);
}

// The marker of a line that is aligned with its end is beside the line, not at the box's edge.
TEST(SlideSvg, DrawsMarkersBesideTheirLines) {
  Element authored = bullets("b", {"one", "much longer"});
  authored.style.list = ListKind::Bullet;
  Drawn drawn = draw({text("t", "Title", "title"), authored});
  for (ElementIr& element : drawn.slide.elements) {
    for (ParagraphIr& paragraph : element.text.paragraphs) paragraph.style.align = Align::Right;
  }
  drawn.measured = *measure::NativeMeasurer(test::text_engine()).measure(drawn.slide);
  const std::string svg = slide_svg(drawn.slide, drawn.measured);
  std::vector<double> markers;
  for (std::size_t at = svg.find(">•</text>"); at != std::string::npos;
       at = svg.find(">•</text>", at + 1))
    markers.push_back(std::stod(svg.substr(svg.find("x=\"", svg.rfind("<text", at)) + 3)));
  ASSERT_EQ(markers.size(), 2U);
  EXPECT_LT(markers[1], markers[0]);
  const ElementIr& list = *find_element(drawn.slide, "b");
  for (const MeasuredElement& element : drawn.measured.elements) {
    if (element.eid != "b") continue;
    for (std::size_t i = 0; i < 2; ++i)
      EXPECT_NEAR(markers[i], to_px(element.lines[i].x + list.text.paragraphs[i].style.indent),
                  0.1);
  }
}

// Runs that differ in their language alone are one piece of the picture.
TEST(SlideSvg, DrawsRunsOfOneLookTogether) {
  const std::string svg = draw({text("p", "Deckle 빌드")}).svg;
  EXPECT_EQ(count(svg, ">Deckle 빌드</tspan>"), 1U);
}

TEST(SlideSvg, SetsArabicFromTheRight) {
  const std::string svg = draw({text("p", "مرحبا بالعالم")}).svg;
  // At least the line of the text; others around it may have only digits.
  const std::size_t words = svg.find("مرحبا");
  ASSERT_NE(words, std::string::npos);
  const std::size_t line = svg.rfind("<text", words);
  EXPECT_LT(svg.find(R"(direction="rtl")", line), words);
}

TEST(SlideSvg, DrawsTheTextOfEveryCell) {
  Element table = text("tab", "");
  table.kind = ElementKind::Table;
  TableContent content;
  content.columns = {"City", "People"};
  content.rows = {{std::string("Seoul"), 9.4}, {std::string("Busan"), 3.3}};
  table.content = content;
  const std::string svg = draw({table}).svg;
  for (const char* words : {"City", "People", "Seoul", "9.4", "Busan", "3.3"})
    EXPECT_EQ(count(svg, std::string(">") + words + "</tspan>"), 1U) << words;
}

ElementIr& element_of(Drawn& drawn, const std::string& eid) {
  return *find_element(drawn.slide, eid);
}

std::string redrawn(Drawn& drawn) {
  drawn.measured = *measure::NativeMeasurer(test::text_engine()).measure(drawn.slide);
  return slide_svg(drawn.slide, drawn.measured);
}

// The words of the header are in the colour that is read on what the style paints.
TEST(SlideSvg, DrawsWhatATableStylePaintsBehindTheCells) {
  Element element = text("tab", "");
  element.kind = ElementKind::Table;
  TableContent content;
  content.columns = {"City", "People"};
  content.rows = {{std::string("Seoul"), 9.4}};
  element.content = content;
  Drawn drawn = draw({element});
  ElementIr& table = element_of(drawn, "tab");
  const auto dressed = std::make_shared<TableIr>(*table.table);
  dressed->style.painted = dressed->style.header_authored = dressed->style.header_filled = false;
  table.table = dressed;
  EXPECT_EQ(count(redrawn(drawn), R"(fill="#EEF1F5")"), 1U);
  dressed->style.header_filled = true;
  dressed->style.header_fill = Color{"", 0x123456};
  dressed->style.body_fill = Color{"", 0x654321};
  const std::string svg = redrawn(drawn);
  EXPECT_EQ(count(svg, R"(fill="#EEF1F5")"), 0U);
  EXPECT_EQ(count(svg, R"(fill="#123456")"), 1U);
  EXPECT_EQ(count(svg, R"(fill="#654321")"), 1U);
}

TEST(SlideSvg, RotatesAndMirrorsShapesWithoutMirroringText) {
  Drawn drawn = draw({text("t", "Title", "title"), test::shape("s", "words")});
  EXPECT_EQ(count(drawn.svg, " transform="), 0U);
  ElementIr& shape = element_of(drawn, "s");
  shape.box = {emu_from_px(100), emu_from_px(200), emu_from_px(300), emu_from_px(100)};
  shape.transform = {30 * kAnglePerDegree, true, false};
  const std::string svg = redrawn(drawn);
  EXPECT_EQ(count(svg,
                  "<g transform=\"rotate(30 250 250) translate(250 250) scale(-1 1) "
                  "translate(-250 -250)\">"),
            1U);
  EXPECT_EQ(count(svg, "<g transform=\"rotate(30 250 250)\">"), 1U) << "its words";
  EXPECT_EQ(count(svg, " transform="), 2U);
  EXPECT_TRUE(ooxml::xml::parse(svg, "slide.svg", test::fresh_budget()).has_value());
}

TEST(SlideSvg, TurnsVerticalText) {
  Element authored = bullets("b", {"one", "two"});
  authored.style.list = ListKind::Bullet;
  Drawn drawn = draw({text("t", "Title", "title"), authored});
  ElementIr& list = element_of(drawn, "b");
  list.box = {emu_from_px(100), emu_from_px(200), emu_from_px(300), emu_from_px(100)};
  list.text.insets = {};
  list.text.vert = VerticalText::Vert270;
  const std::string svg = redrawn(drawn);
  EXPECT_EQ(count(svg, "<g transform=\"rotate(270 250 250)\">"), 1U);
  EXPECT_EQ(count(svg, " transform="), 1U);
  // Markers are at the left of the upright area, 100 px wide around the same middle.
  EXPECT_EQ(count(svg, ">•</text>"), 2U);
  const std::size_t marker = svg.find(">•</text>");
  const double x = std::stod(svg.substr(svg.find("x=\"", svg.rfind("<text", marker)) + 3));
  EXPECT_GE(x, 200);
  EXPECT_LT(x, 240);
}

TEST(SlideSvg, KeepsMarksOnThePage) {
  const Rect off{emu_from_px(-50), emu_from_px(-50), emu_from_px(2000), emu_from_px(100)};
  const std::string svg = draw({text("p", "words")}, {{off, "1", "#B3261E"}}).svg;
  EXPECT_EQ(count(svg, R"(<circle cx="1269" cy="11")"), 1U);
}

TEST(SlideSvg, RaisesTheMarksOfSources) {
  Element words = text("p", "Births rose1 in 2024");
  auto& content = std::get<TextContent>(words.content);
  for (const char* piece : {"Births rose", "1", " in 2024"})
    content.runs.emplace_back().text = piece;
  Drawn drawn = draw({words});
  for (ElementIr& element : drawn.slide.elements) {
    for (ParagraphIr& paragraph : element.text.paragraphs) {
      for (RunIr& run : paragraph.runs)
        run.style.baseline_pct = paragraph.runs.size() == 3 && run.text == "1" ? 30 : 0;
    }
  }
  const std::string svg = slide_svg(drawn.slide, drawn.measured);
  EXPECT_EQ(count(svg, " dy=\"-"), 1U);  // up to the mark
  EXPECT_EQ(count(svg, " dy=\""), 2U);   // and down again
}

TEST(SlideSvg, TellsWhoseLineItIs) {
  const std::string svg =
      draw({text("a<b", "Title", "title"), bullets("list", {"one", "two"})}).svg;
  EXPECT_EQ(count(svg, "<g data-element=\"a&lt;b\">"), 1U);
  EXPECT_GE(count(svg, "data-line=\"0\""), 2U);  // the slide's number has a line, too
  EXPECT_EQ(count(svg, "data-line=\"1\""), 1U);
}

TEST(SlideSvg, MarksFindingsApart) {
  const Drawn plain = draw({text("t", "Title", "title")});
  const Rect box = plain.measured.elements.front().bbox;
  const std::vector<SvgMark> marks = {
      {box, "1", "#B3261E", "error", "m1", "#f1", "too much"},
      {box, "2", "#8A5A00", "warning", "m2", "#f2", {}},
      {std::nullopt, "3", "#1F5FA8", "note", "m3", "#f3", {}, false}};
  const std::string svg = slide_svg(plain.slide, plain.measured, marks);
  EXPECT_EQ(count(svg, "class=\"frame\""), 1U);  // one around each box
  EXPECT_EQ(count(svg, "<a class=\"mark mark-"), 3U);
  EXPECT_EQ(count(svg, "id=\"m2\" href=\"#f2\""), 1U);
  std::vector<std::string> centers;
  for (std::size_t at = svg.find("<circle cx="); at != std::string::npos;
       at = svg.find("<circle cx=", at + 1))
    centers.push_back(svg.substr(at, svg.find(" r=", at) - at));
  ASSERT_EQ(centers.size(), 3U);
  EXPECT_NE(centers[0], centers[1]);
  EXPECT_NE(centers[1], centers[2]);
}

TEST(SlideSvg, IsWellFormedAndSelfContained) {
  const std::string svg = draw({text("t", "a < b & c", "title"), test::shape("s", "words"),
                                test::divider("d"), bullets("b", {"x", "y"})})
                              .svg;
  EXPECT_TRUE(ooxml::xml::parse(svg, "slide.svg", test::fresh_budget()).has_value());
  EXPECT_EQ(count(svg, "href="), 0U);
  EXPECT_EQ(count(svg, "<script"), 0U);
}

}  // namespace
}  // namespace deckle::render
