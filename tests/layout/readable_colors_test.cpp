// Text takes a colour of the template that can be read where it stands.

#include "layout/colors/readable_colors.h"

#include <gtest/gtest.h>

#include "layout/colors/chart_colors.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/ir/chart_options.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

constexpr std::uint32_t kDark = 0x102040, kPale = 0xD8E8C8;

Rect box_px(double x, double y, double w, double h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

SlideIr page(std::uint32_t rgb) {
  SlideIr slide;
  slide.size = {emu_from_px(1280), emu_from_px(720)};
  slide.background_rgb = rgb;
  slide.text_colors = {{"tx1", 0x303030}, {"bg1", 0xF8F8F8}, {"", 0x000000}, {"", 0xFFFFFF}};
  return slide;
}

ElementIr text(const std::string& words, std::uint32_t rgb, const Rect& box) {
  ElementIr element;
  element.eid = "a";
  element.box = box;
  ParagraphIr paragraph;
  RunIr run;
  run.text = words;
  run.style.color = {"", rgb};
  run.style.fonts.latin = "Calibri";
  paragraph.end = run.style;
  paragraph.runs = {run};
  element.text.paragraphs = {paragraph};
  return element;
}

SlideIr painted(SlideIr slide) {
  const measure::NativeMeasurer measurer(test::text_engine());
  const auto measured = measurer.measure(slide);
  EXPECT_TRUE(measured);
  make_readable(slide, *measured);
  return slide;
}

const Color& color_of(const SlideIr& slide, std::size_t paragraph = 0) {
  return slide.elements.back().text.paragraphs[paragraph].runs.front().style.color;
}

TEST(ReadableColors, AreTakenWhereTheOwnCannotBeRead) {
  const struct {
    const char* name;
    std::uint32_t page, text;
    const char* scheme;
  } rows[] = {
      {"white on pale", kPale, 0xFFFFFF, "tx1"},
      {"black on dark", kDark, 0x000000, "bg1"},
      {"already readable", kDark, 0xFFFFFF, ""},
      {"almost", 0xFFFFFF, 0x777777, "tx1"},
  };
  for (const auto& row : rows) {
    SlideIr slide = page(row.page);
    slide.elements = {text("words", row.text, box_px(100, 100, 400, 60))};
    EXPECT_EQ(color_of(painted(slide)).scheme, row.scheme) << row.name;
  }
}

TEST(ReadableColors, LeaveTheAuthorsAlone) {
  SlideIr slide = page(0xFFFFFF);
  slide.elements = {text("words", 0xFFFFFF, box_px(100, 100, 400, 60))};
  slide.elements[0].text.paragraphs[0].runs[0].color_authored = true;
  EXPECT_EQ(color_of(painted(slide)).rgb, 0xFFFFFFU);
}

TEST(ReadableColors, FollowThePanelAndTheBand) {
  SlideIr slide = page(0xFFFFFF);
  BackdropIr band;
  band.box = box_px(0, 0, 1280, 200);
  band.fill.kind = PaintIr::Kind::Solid;
  band.fill.rgb = kDark;
  slide.backdrop = {band};
  slide.elements = {text("words", 0x000000, box_px(100, 60, 400, 60))};
  EXPECT_EQ(color_of(painted(slide)).scheme, "bg1");
  slide.elements[0].box = box_px(100, 300, 400, 60);
  EXPECT_EQ(color_of(painted(slide)).rgb, 0x000000U);
  slide.elements[0].fill = {FillIr::Kind::Solid, {"", kDark}};
  EXPECT_EQ(color_of(painted(slide)).scheme, "bg1");
}

TEST(ReadableColors, AreBlackOrWhiteWhereTheTemplatesFail) {
  SlideIr slide = page(0x808080);
  slide.text_colors = {{"tx1", 0x404040}, {"bg1", 0xC0C0C0}, {"", 0x000000}, {"", 0xFFFFFF}};
  slide.elements = {text("words", 0x909090, box_px(100, 100, 400, 60))};
  EXPECT_EQ(color_of(painted(slide)), (Color{"", 0x000000}));
}

TEST(ReadableColors, AreOneForAllParagraphs) {
  SlideIr slide = page(kDark);
  ElementIr element = text("one", 0x000000, box_px(100, 100, 400, 120));
  element.text.paragraphs.push_back(element.text.paragraphs[0]);
  slide.elements = {element};
  const SlideIr after = painted(slide);
  EXPECT_EQ(color_of(after, 0), color_of(after, 1));
}

// White and black are almost equally far from the middle of a gradient: texts that look alike stay so.
TEST(ReadableColors, AreOneForTextsThatLookAlike) {
  SlideIr slide = page(0x377EA2);
  slide.text_colors = {{"tx1", 0xFFFFFF}, {"bg1", 0x000000}};
  slide.background.kind = PaintIr::Kind::Gradient;
  slide.background.stops = {{0, 0x2A6A8F, 1}, {1, 0x3D87AE, 1}};
  for (int cell = 0; cell < 3; ++cell) {
    ElementIr element = text("words of a member", 0xFFFFFF, box_px(60 + 400 * cell, 300, 300, 60));
    element.eid = std::string(1, static_cast<char>('a' + cell));
    element.member = MembershipIr{"g", cell, 1};
    slide.elements.push_back(element);
  }
  for (const ElementIr& element : painted(slide).elements)
    EXPECT_EQ(element.text.paragraphs[0].runs[0].style.color.rgb, 0xFFFFFFU) << element.eid;
  // Far from being read, all of them change.
  slide.background.stops = {{0, 0xE0F0F8, 1}, {1, 0xFFFFFF, 1}};
  for (const ElementIr& element : painted(slide).elements)
    EXPECT_EQ(element.text.paragraphs[0].runs[0].style.color.rgb, 0x000000U) << element.eid;
}

// Dark words of rows from the dark to the middle of a gradient, beside white ones.
TEST(ReadableColors, AreTheClearlyBetterOfTwoThatFallShort) {
  SlideIr slide = page(0x377EA2);
  slide.text_colors = {{"tx1", 0xFFFFFF}, {"bg1", 0x000000}};
  slide.background.kind = PaintIr::Kind::Gradient;
  slide.background.stops = {{0, 0x286288, 1}, {1, 0x3E88B0, 1}};
  slide.elements = {text("words", 0x031628, box_px(60, 40, 1100, 640))};
  const ParagraphIr one = slide.elements[0].text.paragraphs[0];
  slide.elements[0].text.paragraphs.assign(12, one);
  const SlideIr after = painted(slide);
  EXPECT_EQ(color_of(after).rgb, 0xFFFFFFU);
  EXPECT_EQ(color_of(after, 11).rgb, 0xFFFFFFU);
}

// Programs draw gradients in different ways: words of the other colour were dark on dark in one of them.
TEST(ReadableColors, StayOnAGradientWhereTheOtherIsHardlyBetter) {
  for (const auto& [end, scheme] : {std::pair{0x3D87AEU, ""}, std::pair{0x9CC8E0U, "bg1"}}) {
    SlideIr slide = page(kDark);
    slide.text_colors = {{"tx1", 0xFFFFFF}, {"bg1", 0x000000}};
    slide.background.kind = PaintIr::Kind::Gradient;
    slide.background.angle = 0;
    slide.background.stops = {{0, 0x2F6F90, 1}, {1, end, 1}};
    slide.elements = {text("words that are as wide as the page, and more of them", 0xFFFFFF,
                           box_px(700, 300, 560, 60))};
    EXPECT_EQ(color_of(painted(slide)).scheme, scheme) << std::hex << end;
  }
}

// Black figures, made from an accent, were dark on dark in another program.
TEST(ReadableColors, OfTheOtherKindDoNotStayOnAGradient) {
  SlideIr slide = page(kDark);
  slide.text_colors = {{"tx1", 0xFFFFFF}, {"bg1", 0x000000}};
  slide.background.kind = PaintIr::Kind::Gradient;
  slide.background.angle = 0;
  slide.background.stops = {{0, 0x1F5670, 1}, {1, 0x2F7090, 1}};
  slide.elements = {text("words that are as wide as the page, and more of them", 0x000000,
                         box_px(700, 300, 560, 60))};
  EXPECT_EQ(color_of(painted(slide)).scheme, "tx1");
}

// A pale date was black on a page of white words.
TEST(ReadableColors, AreTheUsualOneOfTheirKindOnAGradient) {
  SlideIr slide = page(kDark);
  slide.text_colors = {{"tx1", 0xFFFFFF}, {"bg1", 0x000000}};
  slide.background.kind = PaintIr::Kind::Gradient;
  slide.background.angle = 0;
  slide.background.stops = {{0, 0x2F6F90, 1}, {1, 0x3D87AE, 1}};
  slide.elements = {text("words that are as wide as the page, and more of them", 0xC5DDE0,
                         box_px(700, 300, 560, 60))};
  EXPECT_EQ(color_of(painted(slide)).scheme, "tx1");
}

TEST(ReadableColors, GiveAPaleMarkerThatOfItsText) {
  SlideIr slide = page(0xFFFFFF);
  ElementIr element = text("item", 0x000000, box_px(100, 100, 400, 60));
  element.text.paragraphs[0].style.bullet.kind = ListKind::Bullet;
  element.text.paragraphs[0].style.bullet.color = Color{"accent1", 0xBBBBBB};
  slide.elements = {element};
  EXPECT_FALSE(painted(slide).elements[0].text.paragraphs[0].style.bullet.color);
  slide.elements[0].text.paragraphs[0].style.bullet.color = Color{"accent1", 0xAA0000};
  EXPECT_TRUE(painted(slide).elements[0].text.paragraphs[0].style.bullet.color);
}

// Of a numbered list over a picture, one number was black and the others orange.
TEST(ReadableColors, GiveTheMarkersOfOneListOneColor) {
  SlideIr slide = page(0xFFFFFF);
  ElementIr element = text("item", 0x000000, box_px(100, 100, 400, 200));
  element.text.paragraphs[0].style.bullet.kind = ListKind::Bullet;
  element.text.paragraphs[0].style.bullet.color = Color{"accent1", 0x757575};  // 4.6 : 1 on white
  element.text.paragraphs.push_back(element.text.paragraphs[0]);
  ElementIr grey;
  grey.eid = "grey";
  grey.box = box_px(90, 90, 420, 36);
  grey.fill = {FillIr::Kind::Solid, {"", 0xDDDDDD}};
  slide.elements = {grey, element};
  const SlideIr over_edge = painted(slide);
  for (const ParagraphIr& paragraph : over_edge.elements[1].text.paragraphs)
    EXPECT_FALSE(paragraph.style.bullet.color);
  slide.elements[0].fill.color.rgb = 0xFFFFFF;
  const SlideIr on_white = painted(slide);
  for (const ParagraphIr& paragraph : on_white.elements[1].text.paragraphs)
    EXPECT_TRUE(paragraph.style.bullet.color);
}

// The last rows of a table that ran off a dark page stayed dark.
TEST(ReadableColors, AreTakenBeyondThePageAsAtItsEdge) {
  SlideIr slide = page(kDark);
  slide.elements = {text("words", 0x303030, box_px(100, 800, 400, 60))};
  EXPECT_EQ(color_of(painted(slide)).scheme, "bg1");
}

// The head of a table that began beyond the page had the dark of its fill.
TEST(ReadableColors, AreThoseOfAFillBeyondThePage) {
  for (const std::uint32_t behind : {kDark, kPale}) {
    SlideIr slide = page(behind);
    ElementIr element = text("words", 0xF8F8F8, box_px(1270, 740, 300, 60));
    element.fill.kind = FillIr::Kind::Solid;
    element.fill.color = {"", kDark};
    slide.elements = {element};
    EXPECT_EQ(color_of(painted(slide)).rgb, 0xF8F8F8U);
  }
}

// White words on a panel became dark, because those of another panel reach over its edge.
TEST(ReadableColors, AreNotMadePaleForATextThatNoColorSuits) {
  constexpr std::uint32_t kBlue = 0x1A5FB4;
  SlideIr slide = page(0xFFFFFF);
  slide.text_colors = {{"tx1", 0x000000}, {"bg1", 0xFFFFFF}};
  for (int cell = 0; cell < 2; ++cell) {
    ElementIr element = text("words of a member", 0xFFFFFF, box_px(60 + 600 * cell, 300, 300, 60));
    element.eid = std::string(1, static_cast<char>('a' + cell));
    element.member = MembershipIr{"g", cell, 0};
    element.fill.kind = FillIr::Kind::Solid;
    element.fill.color = {"accent1", kBlue};
    slide.elements.push_back(element);
  }
  slide.elements[1].box.w = emu_from_px(60);
  slide.elements[1].text.wrap = false;
  const SlideIr after = painted(slide);
  EXPECT_EQ(after.elements[0].text.paragraphs[0].runs[0].style.color.rgb, 0xFFFFFFU);
  EXPECT_EQ(after.elements[1].text.paragraphs[0].runs[0].style.color.rgb, 0x000000U);
}

TEST(ReadableColors, AreGreyOverTheEdgeOfBlackAndWhite) {
  SlideIr slide = page(0xFFFFFF);
  ElementIr element =
      text("words that are wider than their panel", 0x303030, box_px(100, 100, 200, 60));
  element.fill.kind = FillIr::Kind::Solid;
  element.fill.color = {"", 0x000000};
  element.text.wrap = false;
  slide.elements = {element};
  const std::uint32_t grey = color_of(painted(slide)).rgb;
  EXPECT_GE(contrast_ratio(grey, 0x000000), 4.5);
  EXPECT_GE(contrast_ratio(grey, 0xFFFFFF), 4.5);
  // Where no grey is between, a colour of the template is.
  slide.elements[0].fill.color = {"", kDark};
  EXPECT_NE(color_of(painted(slide)).rgb, grey);
}

TEST(ReadableColors, StayWhereNothingIsKnown) {
  SlideIr slide = page(0xFFFFFF);
  slide.background.kind = PaintIr::Kind::Unknown;
  slide.elements = {text("words", 0xFFFFFF, box_px(100, 100, 400, 60))};
  EXPECT_EQ(color_of(painted(slide)).rgb, 0xFFFFFFU);
}

TEST(ReadableColors, DoNotChangeTheSecondTime) {
  SlideIr slide = page(kPale);
  slide.elements = {text("words", 0xFFFFFF, box_px(100, 100, 400, 60))};
  const SlideIr once = painted(slide);
  EXPECT_EQ(color_of(painted(once)), color_of(once));
}

ElementIr chart(bool authored) {
  ElementIr element;
  element.type = ElementType::Chart;
  element.box = box_px(100, 200, 800, 400);
  ChartOptions options;
  options.foreground = {{"tx1", 0x303030}};
  options.background = {{"bg1", 0xFFFFFF}};
  options.labels.color = {"", 0x000000};
  options.color_authored = authored;
  element.chart_options = std::make_shared<const ChartOptions>(options);
  element.chart = std::make_shared<const ChartIr>();
  return element;
}

TEST(ChartColors, FollowWhatIsBehindTheChart) {
  for (const bool authored : {false, true}) {
    SlideIr slide = page(kDark);
    slide.elements = {chart(authored)};
    const SlideIr copy = slide;
    settle_chart_colors(SlideGround(copy), slide, 0);
    const ChartOptions& options = *slide.elements[0].chart_options;
    EXPECT_EQ(options.foreground.color.scheme, "bg1");
    EXPECT_EQ(options.background.color.rgb, kDark);
    EXPECT_EQ(options.labels.color.rgb, authored ? 0x000000U : 0xF8F8F8U);
    EXPECT_EQ(slide.elements[0].chart, nullptr);
  }
  // A gradient of another colour than the theme's background: the text can be read on both, grid
  // and series belong to what is seen.
  SlideIr gradient = page(0xFFFFFF);
  gradient.background.kind = PaintIr::Kind::Gradient;
  gradient.background.stops = {{0, 0xC0D0E0, 1}, {1, 0xC8D8E8, 1}};
  gradient.elements = {chart(false)};
  const SlideIr before = gradient;
  settle_chart_colors(SlideGround(before), gradient, 0);
  EXPECT_EQ(gradient.elements[0].chart_options->foreground.color.scheme, "tx1");
  EXPECT_LT(gradient.elements[0].chart_options->background.color.rgb, 0xD0E0F0U);
  SlideIr slide = page(0xFFFFFF);
  slide.elements = {chart(false)};
  const SlideIr copy = slide;
  settle_chart_colors(SlideGround(copy), slide, 0);
  EXPECT_NE(slide.elements[0].chart, nullptr);
}

}  // namespace
}  // namespace deckle::layout
