// What a layout and its master paint behind slides.

#include <gtest/gtest.h>

#include <string>

#include "slidespec/backdrop/ground.h"
#include "tests/templates/parts.h"

namespace deckle::templates {
namespace {

constexpr int kPt = 12700;

std::string xfrm(int x, int y, int w, int h, const std::string& turned = {}) {
  return "<a:xfrm" + turned + "><a:off x=\"" + std::to_string(x * kPt) + "\" y=\"" +
         std::to_string(y * kPt) + "\"/><a:ext cx=\"" + std::to_string(w * kPt) + "\" cy=\"" +
         std::to_string(h * kPt) + "\"/></a:xfrm>";
}

std::string solid(const std::string& rgb, const std::string& change = {}) {
  return "<a:solidFill><a:srgbClr val=\"" + rgb + "\">" + change + "</a:srgbClr></a:solidFill>";
}

std::string preset(const std::string& name, const std::string& list = {}) {
  return "<a:prstGeom prst=\"" + name + "\"><a:avLst>" + list + "</a:avLst></a:prstGeom>";
}

std::string shape(const std::string& place, const std::string& geometry, const std::string& fill,
                  const std::string& style = {}, const std::string& attributes = {}) {
  return "<p:sp" + attributes +
         R"(><p:nvSpPr><p:cNvPr id="9" name="d"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>)" +
         place + geometry + fill + "</p:spPr>" + style + "</p:sp>";
}

std::string background(const std::string& fill) {
  return "<p:bg><p:bgPr>" + fill + "<a:effectLst/></p:bgPr></p:bg>";
}

Layout layout_of(const std::string& shapes, const std::string& before = {}) {
  const Result<Template> t = template_with({{kFirstLayout, layout_xml(shapes, before)}});
  EXPECT_TRUE(t) << to_string(t.error());
  return t ? t->layouts.front() : Layout{};
}

// What is behind a point of a slide of the layout, in pt.
std::uint32_t at(const Layout& layout, int x, int y) {
  SlideIr slide;
  slide.size = {emu_from_pt(960), emu_from_pt(540)};
  slide.background = layout.background;
  slide.backdrop = layout.backdrop;
  ElementIr text;
  text.box = {emu_from_pt(x), emu_from_pt(y), emu_from_pt(2), emu_from_pt(2)};
  slide.elements = {text};
  const Ground ground = SlideGround(slide).behind(0, text.box);
  return ground.colors.empty() ? 0xBADBAD : ground.colors.front().rgb;
}

TEST(Backdrop, HasTheBackgroundOfTheLayout) {
  EXPECT_EQ(at(layout_of("", background(solid("123456"))), 400, 300), 0x123456U);
  const Layout plain = layout_of("");
  EXPECT_EQ(plain.background.kind, PaintIr::Kind::Solid);
}

TEST(Backdrop, HasAThemesFill) {
  const Layout layout =
      layout_of("", R"(<p:bg><p:bgRef idx="1001"><a:srgbClr val="2468AC"/></p:bgRef></p:bg>)");
  EXPECT_EQ(at(layout, 400, 300), 0x2468ACU);
  const std::string style =
      R"(<p:style><a:lnRef idx="0"><a:srgbClr val="000000"/></a:lnRef><a:fillRef idx="1">)"
      R"(<a:srgbClr val="AA5500"/></a:fillRef><a:effectRef idx="0"><a:srgbClr val="000000"/>)"
      R"(</a:effectRef><a:fontRef idx="minor"/></p:style>)";
  EXPECT_EQ(at(layout_of(shape(xfrm(0, 0, 100, 100), preset("rect"), "", style)), 50, 50),
            0xAA5500U);
}

TEST(Backdrop, HasGradients) {
  const Layout layout = layout_of(
      "", background(R"(<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="000000"/></a:gs>)"
                     R"(<a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst>)"
                     R"(<a:lin ang="5400000" scaled="0"/></a:gradFill>)"));
  EXPECT_EQ(layout.background.kind, PaintIr::Kind::Gradient);
  EXPECT_LT(at(layout, 400, 10), 0x101010U);
  EXPECT_GT(at(layout, 400, 530), 0xF0F0F0U);
}

TEST(Backdrop, FollowsPresetsWithTheirAdjustments) {
  const auto triangle = [](const std::string& list) {
    return layout_of(shape(xfrm(0, 0, 200, 200), preset("triangle", list), solid("FF0000")));
  };
  EXPECT_EQ(at(triangle(""), 100, 10), 0xFF0000U);
  EXPECT_NE(at(triangle(""), 5, 10), 0xFF0000U);
  const Layout left = triangle(R"(<a:gd name="adj" fmla="val 0"/>)");
  EXPECT_EQ(at(left, 2, 10), 0xFF0000U);
  EXPECT_NE(at(left, 100, 10), 0xFF0000U);
}

TEST(Backdrop, FollowsGeometriesOfTheirOwn) {
  const std::string geometry =
      R"(<a:custGeom><a:avLst/><a:gdLst><a:gd name="half" fmla="*/ w 1 2"/></a:gdLst>)"
      R"(<a:pathLst><a:path><a:moveTo><a:pt x="l" y="t"/></a:moveTo><a:lnTo><a:pt x="half" y="t"/>)"
      R"(</a:lnTo><a:lnTo><a:pt x="half" y="b"/></a:lnTo><a:lnTo><a:pt x="l" y="b"/></a:lnTo>)"
      R"(<a:close/></a:path></a:pathLst></a:custGeom>)";
  const Layout layout = layout_of(shape(xfrm(0, 0, 200, 200), geometry, solid("FF0000")));
  EXPECT_EQ(at(layout, 50, 100), 0xFF0000U);
  EXPECT_NE(at(layout, 150, 100), 0xFF0000U);
  const std::string curve =
      R"(<a:custGeom><a:pathLst><a:path w="10" h="10"><a:moveTo><a:pt x="0" y="10"/></a:moveTo>)"
      R"(<a:cubicBezTo><a:pt x="0" y="0"/><a:pt x="10" y="0"/><a:pt x="10" y="10"/></a:cubicBezTo>)"
      R"(<a:close/></a:path></a:pathLst></a:custGeom>)";
  const Layout arch = layout_of(shape(xfrm(0, 0, 200, 200), curve, solid("FF0000")));
  EXPECT_EQ(at(arch, 100, 100), 0xFF0000U);
  EXPECT_NE(at(arch, 100, 20), 0xFF0000U);
  EXPECT_NE(at(arch, 5, 60), 0xFF0000U);
}

TEST(Backdrop, KeepsOpacityAndTheFillOfThePage) {
  const Layout half = layout_of(
      shape(xfrm(0, 0, 200, 200), preset("rect"), solid("FFFFFF", R"(<a:alpha val="50000"/>)")),
      background(solid("000000")));
  EXPECT_EQ(at(half, 100, 100), 0x808080U);
  const Layout window =
      layout_of(shape(xfrm(0, 0, 400, 400), preset("rect"), solid("FFFFFF")) +
                    shape(xfrm(50, 50, 100, 100), preset("rect"), "", "", " useBgFill=\"1\""),
                background(solid("123456")));
  EXPECT_EQ(at(window, 100, 100), 0x123456U);
  EXPECT_EQ(at(window, 300, 300), 0xFFFFFFU);
}

TEST(Backdrop, LeavesOutWhatPaintsNothing) {
  const std::size_t before = layout_of("").backdrop.size();
  EXPECT_EQ(layout_of(shape(xfrm(0, 0, 9, 9), preset("rect"), "<a:noFill/>")).backdrop.size(),
            before);
  EXPECT_EQ(
      layout_of(placeholder_xml(R"(idx="1")", xfrm(0, 0, 9, 9) + solid("FF0000"))).backdrop.size(),
      before);
}

TEST(Backdrop, HandsPlaceholdersTheirLook) {
  const Layout layout =
      layout_of(placeholder_xml(R"(type="body" idx="7")", xfrm(0, 0, 90, 90) + solid("FF0000")));
  ASSERT_FALSE(layout.placeholders.empty());
  ASSERT_NE(layout.placeholders.back().look, nullptr);
  EXPECT_EQ(layout.placeholders.back().look->fill.rgb, 0xFF0000U);
}

TEST(Backdrop, SaysWhatItDoesNotUnderstand) {
  const Layout layout = layout_of(
      "", background(R"(<a:blipFill><a:blip r:embed="rIdNone"/><a:stretch/></a:blipFill>)"));
  EXPECT_EQ(layout.background.kind, PaintIr::Kind::Unknown);
  EXPECT_EQ(layout.background.unknown, "a picture that cannot be read");
}

TEST(Backdrop, NamesTheColoursForText) {
  const Layout layout = layout_of("");
  ASSERT_GE(layout.text_colors.size(), 2U);
  EXPECT_EQ(layout.text_colors[0].scheme, "tx1");
  EXPECT_EQ(layout.text_colors[1].scheme, "bg1");
}

}  // namespace
}  // namespace deckle::templates
