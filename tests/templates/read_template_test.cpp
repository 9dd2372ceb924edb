// Reading: boxes, colour maps, backgrounds, themes, and what is refused.

#include <gtest/gtest.h>

#include <string>

#include "templates/template.h"
#include "tests/templates/parts.h"

namespace deckle::templates {
namespace {

std::string xfrm(int x, int y, int cx, int cy) {
  return "<a:xfrm><a:off x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) +
         "\"/><a:ext cx=\"" + std::to_string(cx) + "\" cy=\"" + std::to_string(cy) +
         "\"/></a:xfrm>";
}

// The first layout of the built-in template replaced by one with `shapes`.
Layout read_first(const std::string& shapes, const std::string& before = {},
                  const std::string& map = {}) {
  const Result<Template> t = template_with({{kFirstLayout, layout_xml(shapes, before, map)}});
  EXPECT_TRUE(t) << to_string(t.error());
  return t ? t->layouts.front() : Layout{};
}

TEST(ReadTemplate, InheritsBoxesByFamily) {
  const Layout l = read_first(
      placeholder_xml(R"(type="ctrTitle")") + placeholder_xml(R"(type="subTitle" idx="1")") +
      placeholder_xml(R"(type="pic" idx="9")") + placeholder_xml(R"(type="sldNum" idx="12")") +
      placeholder_xml(R"(idx="3")", xfrm(12700, 25400, 38100, 50800)));
  ASSERT_EQ(l.placeholders.size(), 5U);
  const Rect title{emu_from_pt(36), emu_from_pt(44), emu_from_pt(888), emu_from_pt(76)};
  const Rect body{emu_from_pt(36), emu_from_pt(136), emu_from_pt(888), emu_from_pt(352)};
  EXPECT_EQ(l.placeholders[0].box, title);
  EXPECT_EQ(l.placeholders[1].box, body);
  EXPECT_EQ(l.placeholders[2].box, body);
  EXPECT_EQ(l.placeholders[3].box.x, emu_from_pt(868));
  EXPECT_EQ(l.placeholders[4].type, "obj");
  EXPECT_EQ(l.placeholders[4].idx, 3U);
  EXPECT_EQ(l.placeholders[4].box, (Rect{Emu(12700), Emu(25400), Emu(38100), Emu(50800)}));
}

// A list may name one part again and again: it is read once, or a small file would take hours.
TEST(ReadTemplate, ReadsAPartOnceHoweverOftenItIsListed) {
  const Result<Template> once = template_with({});
  ASSERT_TRUE(once);
  std::string ids = "<p:sldLayoutIdLst>";
  for (int i = 0; i < 5000; ++i)
    ids += "<p:sldLayoutId id=\"" + std::to_string(2147483700 + i) + "\" r:id=\"rId1\"/>";
  const Result<Template> often =
      template_with({{kMaster, replaced(builtin_part(kMaster), "<p:sldLayoutIdLst>", ids)}});
  ASSERT_TRUE(often) << to_string(often.error());
  EXPECT_EQ(often->layouts.size(), once->layouts.size());
  EXPECT_EQ(often->layouts.front().part, once->layouts.front().part);
  std::string masters = "<p:sldMasterIdLst>";
  for (int i = 0; i < 5000; ++i) masters += R"(<p:sldMasterId id="2147483648" r:id="rId1"/>)";
  const Result<Template> again = template_with(
      {{kPresentation, replaced(builtin_part(kPresentation), "<p:sldMasterIdLst>", masters)}});
  ASSERT_TRUE(again) << to_string(again.error());
  EXPECT_EQ(again->layouts.size(), once->layouts.size());
}

TEST(ReadTemplate, CountsWhatAllLayoutsHold) {
  std::string many;
  for (int i = 0; i < 12000; ++i)
    many += placeholder_xml("idx=\"" + std::to_string(i) + "\"", {}, "");
  const Result<Template> one = template_with({{kFirstLayout, layout_xml(many)}});
  EXPECT_TRUE(one) << to_string(one.error());
  const std::string second = "ppt/slideLayouts/slideLayout2.xml";
  const Result<Template> two =
      template_with({{kFirstLayout, layout_xml(many)}, {second, layout_xml(many)}});
  ASSERT_FALSE(two);
  EXPECT_EQ(two.error().code, ErrorCode::Limit);
  EXPECT_NE(two.error().message.english().find("--limit placeholders="), std::string::npos)
      << two.error().message;
}

TEST(ReadTemplate, OpensGroups) {
  // The group draws a 100 × 100 child space at twice its size, shifted; the inner one halves it
  // again.
  const std::string inner =
      R"(<p:grpSp><p:nvGrpSpPr/><p:grpSpPr><a:xfrm><a:off x="100" y="100"/><a:ext cx="50" cy="50"/>)"
      R"(<a:chOff x="0" y="0"/><a:chExt cx="100" cy="100"/></a:xfrm></p:grpSpPr>)" +
      placeholder_xml(R"(type="body" idx="2")", xfrm(20, 40, 60, 80)) + "</p:grpSp>";
  const Layout l = read_first(
      R"(<p:grpSp><p:nvGrpSpPr/><p:grpSpPr><a:xfrm><a:off x="1000" y="2000"/><a:ext cx="200" cy="200"/>)"
      R"(<a:chOff x="100" y="100"/><a:chExt cx="100" cy="100"/></a:xfrm></p:grpSpPr>)" +
      placeholder_xml(R"(type="body" idx="1")", xfrm(110, 120, 30, 40)) + inner + "</p:grpSp>");
  ASSERT_EQ(l.placeholders.size(), 2U);
  EXPECT_EQ(l.placeholders[0].box, (Rect{Emu(1020), Emu(2040), Emu(60), Emu(80)}));
  EXPECT_EQ(l.placeholders[1].box, (Rect{Emu(1020), Emu(2040), Emu(60), Emu(80)}));
}

// PowerPoint repairs a file with such a box.
TEST(ReadTemplate, RefusesBoxesThatAreNoCoordinates) {
  const struct {
    const char *x, *w, *flaw;
  } rows[] = {
      {"9223372036854775807", "1", "x '9223372036854775807'"},
      {"0", "-5", "cx '-5'"},
      {"1e9", "1", "x '1e9'"},
      {"", "1", "x ''"},
      {"0", "-1in", "cx '-1in'"},
      {"0", "1px", "cx '1px'"},
  };
  const auto xfrm_of = [](const std::string& x, const std::string& w) {
    return R"(<a:xfrm><a:off x=")" + x + R"(" y="0"/><a:ext cx=")" + w + R"(" cy="1"/></a:xfrm>)";
  };
  for (const auto& row : rows) {
    const auto read =
        template_with({{"ppt/slideLayouts/slideLayout1.xml",
                        layout_xml(placeholder_xml(R"(type="title")", xfrm_of(row.x, row.w)))}});
    ASSERT_FALSE(read) << row.flaw;
    EXPECT_EQ(read.error().code, ErrorCode::Malformed);
    EXPECT_NE(to_string(read.error()).find(row.flaw), std::string::npos) << to_string(read.error());
  }
  // Far away, but allowed; and with units.
  const Layout l = read_first(placeholder_xml(R"(type="title")", xfrm_of("27273042316900", "1")) +
                              placeholder_xml(R"(type="body" idx="1")", xfrm_of("1in", "25.4mm")));
  EXPECT_EQ(l.placeholders[0].box.y, emu_from_pt(44));  // beyond reason: the master's
  EXPECT_EQ(l.placeholders[1].box.w, emu_from_inches(1));
}

TEST(ReadTemplate, SeesVerticalText) {
  const Layout l = read_first(
      placeholder_xml(R"(type="body" orient="vert" idx="1")") +
      placeholder_xml(R"(type="body" idx="2")", {}, R"(<a:bodyPr vert="eaVert"/>)") +
      placeholder_xml(
          R"(type="body" idx="3")",
          R"(<a:xfrm rot="5400000"><a:off x="0" y="0"/><a:ext cx="9" cy="9"/></a:xfrm>)") +
      placeholder_xml(
          R"(type="body" idx="4")",
          R"(<a:xfrm rot="10800000"><a:off x="0" y="0"/><a:ext cx="9" cy="9"/></a:xfrm>)"));
  EXPECT_FALSE(l.placeholders[0].horizontal);
  EXPECT_FALSE(l.placeholders[1].horizontal);
  EXPECT_FALSE(l.placeholders[2].horizontal);
  EXPECT_TRUE(l.placeholders[3].horizontal);
}

TEST(ReadTemplate, MapsColorsByOverride) {
  const char* map =
      R"(<a:overrideClrMapping bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2" accent1="accent6" accent2="accent2" accent3="accent3")"
      R"( accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>)";
  const Layout l = read_first(placeholder_xml(R"(type="title")"), {}, map);
  EXPECT_EQ(l.text_rgb, 0xFFFFFFU);
  EXPECT_EQ(l.background_rgb, 0x0F2344U);  // the master paints bg1
  EXPECT_EQ(l.colors.at("accent1"), 0xA7D7EFU);
  EXPECT_EQ(l.placeholders[0].text->levels[0].run.color, (Color{"tx1", 0xFFFFFF}));
  EXPECT_EQ(resolve_color(l, "bg1"), (Color{"bg1", 0x0F2344}));
  EXPECT_EQ(resolve_color(l, "ff8000"), (Color{"", 0xFF8000}));
  EXPECT_EQ(resolve_color(l, "#FF8000"), (Color{"", 0xFF8000}));
  // A brand's names for the theme's two base colours: the same under any colour map.
  EXPECT_EQ(resolve_color(l, "ink"), (Color{"dk1", l.colors.at("dk1")}));
  EXPECT_EQ(resolve_color(l, "paper"), (Color{"lt1", l.colors.at("lt1")}));
}

struct BackgroundCase {
  const char* name;
  const char* bg;  // p:bg of the layout
  const char* shapes;
  std::uint32_t expected;
};

class Background : public testing::TestWithParam<BackgroundCase> {};

TEST_P(Background, IsOneColour) {
  EXPECT_EQ(read_first(GetParam().shapes, GetParam().bg).background_rgb, GetParam().expected);
}

constexpr const char* kCover =
    R"(<p:sp><p:nvSpPr><p:cNvPr id="9" name="r"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="-9" y="-9"/>)"
    R"(<a:ext cx="12192100" cy="6858100"/></a:xfrm><a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="224466"/></a:solidFill></p:spPr></p:sp>)";
constexpr const char* kGlass =
    R"(<p:sp><p:nvSpPr><p:cNvPr id="9" name="r"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/>)"
    R"(<a:ext cx="12192000" cy="6858000"/></a:xfrm><a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="224466"><a:alpha val="9000"/></a:srgbClr></a:solidFill></p:spPr></p:sp>)";
constexpr const char* kFrame =
    R"(<p:sp useBgFill="1"><p:nvSpPr><p:cNvPr id="8" name="f"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="90000" y="70000"/>)"
    R"(<a:ext cx="12012000" cy="6718000"/></a:xfrm><a:prstGeom prst="roundRect"/></p:spPr></p:sp>)";
constexpr const char* kStyled =
    R"(<p:sp><p:nvSpPr><p:cNvPr id="8" name="f"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/>)"
    R"(<a:ext cx="12192000" cy="6858000"/></a:xfrm><a:prstGeom prst="rect"/></p:spPr><p:style><a:fillRef idx="1"><a:schemeClr val="accent3"/></a:fillRef></p:style></p:sp>)";
constexpr const char* kEllipse =
    R"(<p:sp><p:nvSpPr><p:cNvPr id="8" name="f"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/>)"
    R"(<a:ext cx="12192000" cy="6858000"/></a:xfrm><a:prstGeom prst="ellipse"/><a:solidFill><a:srgbClr val="224466"/></a:solidFill></p:spPr></p:sp>)";
constexpr const char* kHalf =
    R"(<p:sp><p:nvSpPr><p:cNvPr id="9" name="r"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/>)"
    R"(<a:ext cx="6096000" cy="6858000"/></a:xfrm><a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="224466"/></a:solidFill></p:spPr></p:sp>)";
constexpr const char* kWhiteTitle =
    R"(<p:sp><p:nvSpPr><p:cNvPr id="2" name="t"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>)"
    R"(<a:lstStyle><a:lvl1pPr><a:defRPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:defRPr></a:lvl1pPr></a:lstStyle><a:p/></p:txBody></p:sp>)";

const std::string kFramed = std::string(kCover) + kFrame;

INSTANTIATE_TEST_SUITE_P(
    Rows, Background,
    testing::Values(
        BackgroundCase{"masters", "", "", 0xFFFFFF},
        BackgroundCase{
            "own",
            R"(<p:bg><p:bgPr><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></p:bgPr></p:bg>)",
            "", 0x1A5FB4},
        BackgroundCase{
            "shaded",
            R"(<p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"><a:shade val="50000"/></a:schemeClr></a:solidFill></p:bgPr></p:bg>)",
            "", 0xBCBCBC},
        BackgroundCase{"style_plain",
                       R"(<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg2"/></p:bgRef></p:bg>)", "",
                       0xEFF3F8},
        BackgroundCase{"style_third",
                       R"(<p:bg><p:bgRef idx="1003"><a:srgbClr val="FFFFFF"/></p:bgRef></p:bg>)",
                       "", 0xF3F3F3},
        BackgroundCase{
            "style_unknown",
            R"(<p:bg><p:bgRef idx="4000000000"><a:schemeClr val="bg2"/></p:bgRef></p:bg>)", "",
            0xEFF3F8},
        BackgroundCase{
            "gradient",
            R"(<p:bg><p:bgPr><a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="000000"/></a:gs><a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst></a:gradFill></p:bgPr></p:bg>)",
            "", 0xBCBCBC},
        BackgroundCase{"picture_under_dark_text", R"(<p:bg><p:bgPr><a:blipFill/></p:bgPr></p:bg>)",
                       "", 0xFFFFFF},
        BackgroundCase{"picture_under_white_title",
                       R"(<p:bg><p:bgPr><a:blipFill/></p:bgPr></p:bg>)", kWhiteTitle, 0x000000},
        BackgroundCase{"covering_shape", "", kCover, 0x224466},
        BackgroundCase{"glass_shows_what_is_behind", "", kGlass, 0xFFFFFF},
        BackgroundCase{
            "frame_shows_the_background",
            R"(<p:bg><p:bgPr><a:solidFill><a:srgbClr val="4F271C"/></a:solidFill></p:bgPr></p:bg>)",
            kFramed.c_str(), 0x4F271C},
        BackgroundCase{"styled_shape", "", kStyled, 0x00887D},
        BackgroundCase{"ellipse_leaves_corners", "", kEllipse, 0xFFFFFF},
        BackgroundCase{"half_a_page_is_no_background", "", kHalf, 0xFFFFFF}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(ReadTemplate, ReadsFills) {
  const Layout l =
      read_first(placeholder_xml(R"(type="body" idx="1")",
                                 R"(<a:solidFill><a:schemeClr val="accent2"/></a:solidFill>)") +
                 placeholder_xml(R"(type="body" idx="2")", "<a:noFill/>") +
                 placeholder_xml(R"(type="body" idx="3")"));
  EXPECT_EQ(l.placeholders[0].fill.kind, FillIr::Kind::Solid);
  EXPECT_EQ(l.placeholders[0].fill.color, (Color{"accent2", 0xF69D25}));
  EXPECT_EQ(l.placeholders[1].fill.kind, FillIr::Kind::None);
  EXPECT_EQ(l.placeholders[2].fill.kind, FillIr::Kind::Inherit);
}

TEST(ReadTemplate, TakesTheSafeAreaFromTheMaster) {
  const Result<Template> t = template_with({});
  ASSERT_TRUE(t);
  EXPECT_EQ(t->safe_area,
            (Rect{emu_from_pt(36), emu_from_pt(44), emu_from_pt(888), emu_from_pt(444)}));
  // Without a body there, half an inch and the footer band.
  const std::string master = replaced(builtin_part(kMaster), R"(<p:ph type="body" idx="1"/>)",
                                      R"(<p:ph type="hdr" idx="1"/>)");
  const Result<Template> bare = template_with({{kMaster, master}});
  ASSERT_TRUE(bare);
  EXPECT_EQ(bare->safe_area,
            (Rect{emu_from_inches(0.5), emu_from_inches(0.5), bare->page.w - emu_from_inches(1),
                  bare->page.h - emu_from_inches(1.35)}));
}

TEST(ReadTemplate, ReadsStrictFiles) {
  std::string layout = layout_xml(placeholder_xml(
      R"(type="title")", {},
      R"(<a:bodyPr lIns="0.5in"/><a:lstStyle><a:lvl1pPr><a:lnSpc><a:spcPct val="90%"/></a:lnSpc></a:lvl1pPr></a:lstStyle>)"));
  layout = replaced(layout, "http://schemas.openxmlformats.org/presentationml/2006/main",
                    "http://purl.oclc.org/ooxml/presentationml/main");
  layout = replaced(layout, "http://schemas.openxmlformats.org/drawingml/2006/main",
                    "http://purl.oclc.org/ooxml/drawingml/main");
  const Result<Template> t = template_with({{kFirstLayout, layout}});
  ASSERT_TRUE(t) << to_string(t.error());
  const InheritedText& text = *t->layouts.front().placeholders.front().text;
  EXPECT_EQ(text.insets.left, emu_from_inches(0.5));
  EXPECT_EQ(text.levels[0].paragraph.line_spacing, (SpacingIr{SpacingIr::Unit::Percent, 90}));
}

TEST(ReadTemplate, NeedsNoTheme) {
  const Result<Template> t = template_with({{kTheme, "<broken"}});
  ASSERT_TRUE(t) << to_string(t.error());
  EXPECT_EQ(t->fonts.body.latin, "Calibri");
  EXPECT_EQ(t->layouts.front().colors.at("accent1"), 0x4472C4U);
}

struct Refusal {
  const char* name;
  std::string part, from, to;
  const char* message;
};

TEST(ReadTemplate, RefusesWithReasons) {
  const std::vector<Refusal> rows{
      {"no masters", "ppt/_rels/presentation.xml.rels",
       "Id=\"rId1\" "
       "Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/slideMaster\"",
       "Id=\"rId91\" "
       "Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/other\"",
       "no slide master"},
      {"no layouts", kMaster, "<p:sldLayoutIdLst>", "<p:sldLayoutIdLst/><p:other>",
       "well-formed|no layouts|tag"},
      {"tiny page", kPresentation, "cx=\"12192000\"", "cx=\"9143\"", "page size"},
      {"vast page", kPresentation, "cy=\"6858000\"", "cy=\"999999999999\"", "page size"},
      {"not a presentation", kPresentation, "p:presentation ", "p:presentationX ",
       "tag|not a presentation"},
      {"broken layout", kFirstLayout, "</p:cSld>", "", "tag"},
      {"layout without its relationship", "ppt/slideMasters/_rels/slideMaster1.xml.rels",
       "Id=\"rId4\"", "Id=\"rId99\"", "no relationship"},
      {"layout that is absent", "ppt/slideMasters/_rels/slideMaster1.xml.rels", "slideLayout4.xml",
       "slideLayout44.xml", "missing"},
  };
  for (const Refusal& row : rows) {
    const Result<Template> t =
        template_with({{row.part, replaced(builtin_part(row.part), row.from, row.to)}});
    ASSERT_FALSE(t) << row.name;
    EXPECT_EQ(t.error().code, ErrorCode::Malformed) << row.name;
    const std::string message = to_string(t.error());
    bool found = false;
    std::string_view wanted = row.message;
    while (!wanted.empty()) {
      const std::size_t bar = std::min(wanted.find('|'), wanted.size());
      found = found || message.find(wanted.substr(0, bar)) != std::string::npos;
      wanted.remove_prefix(std::min(bar + 1, wanted.size()));
    }
    EXPECT_TRUE(found) << row.name << ": " << message;
  }
  EXPECT_EQ(read_template("/nonexistent/x.pptx").error().code, ErrorCode::NotFound);
}

}  // namespace
}  // namespace deckle::templates
