// DrawingML colours and their transforms, against values worked out by hand or seen in Office.

#include <gtest/gtest.h>

#include <string>

#include "ooxml/drawing/color.h"
#include "ooxml/drawing/color_transform.h"
#include "ooxml/drawing/preset_colors.h"
#include "ooxml/drawing/values.h"

namespace deckle::ooxml {
namespace {

const SchemeColors kColors{
    {"tx1", 0x000000}, {"bg1", 0xFFFFFF}, {"accent1", 0x4472C4}, {"accent2", 0xED7D31}};

struct ColorCase {
  const char* name;
  const char* xml;  // children of the colour's parent
  const char* scheme;
  std::uint32_t rgb;
};

class ReadColor : public testing::TestWithParam<ColorCase> {};

TEST_P(ReadColor, GivesSchemeAndRgb) {
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string((std::string("<x>") + GetParam().xml + "</x>").c_str()));
  const auto color = read_color(document.child("x"), kColors, 0x102030);
  ASSERT_TRUE(color);
  EXPECT_EQ(color->scheme, GetParam().scheme);
  EXPECT_EQ(color->rgb, GetParam().rgb) << std::hex << color->rgb;
}

// The lumMod and lumOff rows are the tints and shades that Office's colour picker offers.
INSTANTIATE_TEST_SUITE_P(
    Rows, ReadColor,
    testing::Values(
        ColorCase{"hex", R"(<a:srgbClr val="1C2530"/>)", "", 0x1C2530},
        ColorCase{"scheme", R"(<a:schemeClr val="accent1"/>)", "accent1", 0x4472C4},
        ColorCase{"placeholder", R"(<a:schemeClr val="phClr"/>)", "", 0x102030},
        ColorCase{"system_last", R"(<a:sysClr val="windowText" lastClr="010203"/>)", "", 0x010203},
        ColorCase{"system_window", R"(<a:sysClr val="window"/>)", "", 0xFFFFFF},
        ColorCase{"system_text", R"(<a:sysClr val="windowText"/>)", "", 0x000000},
        ColorCase{"preset", R"(<a:prstClr val="dkSlateGrey"/>)", "", 0x2F4F4F},
        ColorCase{"linear", R"(<a:scrgbClr r="100000" g="0" b="50000"/>)", "", 0xFF00BC},
        ColorCase{"linear_strict", R"(<a:scrgbClr r="100%" g="0%" b="50%"/>)", "", 0xFF00BC},
        ColorCase{"hsl", R"(<a:hslClr hue="7200000" sat="100000" lum="50000"/>)", "", 0x00FF00},
        ColorCase{"darker_25",
                  R"(<a:schemeClr val="accent1"><a:lumMod val="75000"/></a:schemeClr>)", "",
                  0x2F5597},
        ColorCase{
            "lighter_40",
            R"(<a:schemeClr val="accent1"><a:lumMod val="60000"/><a:lumOff val="40000"/></a:schemeClr>)",
            "", 0x8FAADC},
        ColorCase{
            "text_lighter_50",
            R"(<a:schemeClr val="tx1"><a:lumMod val="50000"/><a:lumOff val="50000"/></a:schemeClr>)",
            "", 0x808080},
        ColorCase{"tint_75_of_black",
                  R"(<a:schemeClr val="tx1"><a:tint val="75000"/></a:schemeClr>)", "", 0x898989},
        ColorCase{"shade_50_of_white",
                  R"(<a:schemeClr val="bg1"><a:shade val="50000"/></a:schemeClr>)", "", 0xBCBCBC},
        ColorCase{"alpha_keeps_the_name",
                  R"(<a:schemeClr val="accent1"><a:alpha val="50000"/></a:schemeClr>)", "accent1",
                  0x4472C4},
        ColorCase{"complement", R"(<a:srgbClr val="FF0000"><a:comp/></a:srgbClr>)", "", 0x00FFFF},
        ColorCase{"inverse", R"(<a:srgbClr val="00FF00"><a:inv/></a:srgbClr>)", "", 0xFF00FF},
        ColorCase{"grey", R"(<a:srgbClr val="FFFFFF"><a:gray/></a:srgbClr>)", "", 0xFFFFFF},
        ColorCase{"hue_turned", R"(<a:srgbClr val="FF0000"><a:hueOff val="7200000"/></a:srgbClr>)",
                  "", 0x00FF00},
        ColorCase{"saturation_gone", R"(<a:srgbClr val="FF0000"><a:satMod val="0"/></a:srgbClr>)",
                  "", 0x808080},
        ColorCase{"unknown_name_is_passed_over",
                  R"(<a:schemeClr val="nothing"/><a:srgbClr val="0A0B0C"/>)", "", 0x0A0B0C}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(ReadColor, RefusesWhatIsNoColor) {
  for (const char* xml :
       {"<x/>", R"(<x><a:srgbClr val="12345"/></x>)", R"(<x><a:srgbClr val="12345G"/></x>)",
        R"(<x><a:prstClr val="mauvish"/></x>)", R"(<x><a:schemeClr val="accent9"/></x>)"}) {
    pugi::xml_document document;
    ASSERT_TRUE(document.load_string(xml));
    EXPECT_FALSE(read_color(document.child("x"), kColors)) << xml;
  }
}

TEST(ReadFill, TakesTheMeanOfGradientsInLinearLight) {
  pugi::xml_document document;
  ASSERT_TRUE(
      document.load_string(R"(<x><a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="000000"/></a:gs>
      <a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst></a:gradFill></x>)"));
  const auto fill = read_fill(document.child("x"), kColors);
  ASSERT_TRUE(fill);
  EXPECT_EQ(fill->rgb, 0xBCBCBCU);
}

TEST(Hsl, GoesThereAndBack) {
  for (const std::uint32_t rgb :
       {0x000000U, 0xFFFFFFU, 0x808080U, 0xFF0000U, 0x00FF00U, 0x0000FFU, 0x135998U, 0xF69D25U}) {
    EXPECT_EQ(pack(from_hsl(to_hsl(to_rgb(rgb)))), rgb) << std::hex << rgb;
  }
}

TEST(PresetColor, KnowsBothSpellings) {
  EXPECT_EQ(preset_color("darkGray"), 0xA9A9A9U);
  EXPECT_EQ(preset_color("dkGrey"), 0xA9A9A9U);
  EXPECT_EQ(preset_color("ltGoldenrodYellow"), 0xFAFAD2U);
  EXPECT_EQ(preset_color("medVioletRed"), 0xC71585U);
  EXPECT_EQ(preset_color("yellowGreen"), 0x9ACD32U);
  EXPECT_EQ(preset_color("aliceBlue"), 0xF0F8FFU);
  EXPECT_FALSE(preset_color(""));
  EXPECT_FALSE(preset_color("dk"));
}

TEST(DrawingValues, ReadBothDialects) {
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(
      R"(<x a="90000" b="90%" c="914400" d="1in" e="2.54cm" f="72pt" g="1e400" h="12px" i="99999999999" j="1800" k="18pt"/>)"));
  const pugi::xml_node x = document.child("x");
  EXPECT_EQ(percent(x, "a"), 90.0);
  EXPECT_EQ(percent(x, "b"), 90.0);
  for (const char* name : {"c", "d", "e", "f"}) EXPECT_EQ(coordinate(x, name), Emu(914400)) << name;
  for (const char* name : {"g", "h", "i", "absent"}) EXPECT_FALSE(coordinate(x, name)) << name;
  EXPECT_EQ(hundredths(x, "j", 1, 4000), 18.0);
  EXPECT_EQ(hundredths(x, "k", 1, 4000), 18.0);
  EXPECT_FALSE(hundredths(x, "j", 20, 4000));
}

}  // namespace
}  // namespace deckle::ooxml
