// Text properties laid over one another, from the presentation's defaults up to the layout's
// placeholder.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "templates/template.h"
#include "tests/templates/parts.h"

namespace deckle::templates {
namespace {

std::string with_style(const std::string& levels) {
  return "<a:bodyPr/><a:lstStyle>" + levels + "</a:lstStyle>";
}

InheritedText read(const std::string& levels, const Parts& more = {}) {
  Parts parts{{kFirstLayout,
               layout_xml(placeholder_xml(R"(type="body" idx="1")", {}, with_style(levels)))}};
  parts.insert(parts.end(), more.begin(), more.end());
  const Result<Template> t = template_with(parts);
  EXPECT_TRUE(t) << to_string(t.error());
  return t ? *t->layouts.front().placeholders.front().text : InheritedText{};
}

// The built-in master paints its markers; a level that says nothing of it keeps that.
std::optional<Color> masters_marker_color() {
  const std::optional<Color> color = read("").levels[0].paragraph.bullet.color;
  EXPECT_TRUE(color.has_value());
  return color;
}

TEST(TextStyles, OverrideByLevelAndByAttribute) {
  const InheritedText text = read(R"(<a:lvl2pPr marL="0"><a:defRPr sz="2000" b="1"/></a:lvl2pPr>)");
  EXPECT_EQ(text.levels[0].run.size_pt, 18);  // untouched
  EXPECT_EQ(text.levels[1].run.size_pt, 20);
  EXPECT_TRUE(text.levels[1].run.bold);
  EXPECT_EQ(text.levels[1].paragraph.margin_left, Emu(0));
  EXPECT_EQ(text.levels[1].paragraph.indent, Emu(-203200));  // still the master's
  EXPECT_EQ(text.levels[1].paragraph.bullet.character, "–");
  EXPECT_EQ(text.levels[2].run.size_pt, 15);
}

// One size in each place; the nearest must win, and each place must be heard when nothing nearer
// speaks.
TEST(TextStyles, InheritFromEveryPlaceInOrder) {
  const std::string defaults = replaced(builtin_part(kPresentation), "<a:lvl1pPr marL=\"0\"",
                                        "<a:lvl1pPr marR=\"11\" marL=\"0\"");
  const std::string style = replaced(builtin_part(kMaster), "<a:lvl1pPr marL=\"203200\"",
                                     "<a:lvl1pPr marR=\"22\" marL=\"203200\"");
  const std::string body_ph = "<p:ph type=\"body\" idx=\"1\"/>";
  std::string shape = builtin_part(kMaster);
  const std::size_t at = shape.find("<a:lstStyle/>", shape.find(body_ph));
  ASSERT_NE(at, std::string::npos);
  shape.replace(at, 13, R"(<a:lstStyle><a:lvl1pPr marR="33"/></a:lstStyle>)");
  const auto margin = [](const InheritedText& t) {
    return t.levels[0].paragraph.margin_right.value();
  };
  EXPECT_EQ(margin(read("")), 0);
  EXPECT_EQ(margin(read("", {{kPresentation, defaults}})), 11);
  EXPECT_EQ(margin(read("", {{kPresentation, defaults}, {kMaster, style}})), 22);
  EXPECT_EQ(margin(read("", {{kPresentation, defaults}, {kMaster, shape}})), 33);
  EXPECT_EQ(
      margin(read(R"(<a:lvl1pPr marR="44"/>)", {{kPresentation, defaults}, {kMaster, shape}})), 44);
  EXPECT_EQ(margin(read(R"(<a:defPPr marR="55"/>)", {{kMaster, shape}})), 55);
}

TEST(TextStyles, ReadParagraphs) {
  const InheritedText text = read(
      R"(<a:lvl1pPr marL="12700" indent="-6350" algn="just" rtl="1" defTabSz="500" eaLnBrk="0" latinLnBrk="1" hangingPunct="0">)"
      R"(<a:lnSpc><a:spcPts val="2400"/></a:lnSpc><a:spcBef><a:spcPct val="20000"/></a:spcBef><a:spcAft><a:spcPts val="600"/></a:spcAft>)"
      R"(<a:buFont typeface="+mj-lt"/><a:buAutoNum type="alphaLcParenR" startAt="4"/></a:lvl1pPr>)");
  const ParagraphStyle& p = text.levels[0].paragraph;
  EXPECT_EQ(p.margin_left, Emu(12700));
  EXPECT_EQ(p.indent, Emu(-6350));
  EXPECT_EQ(p.align, Align::Justify);
  EXPECT_TRUE(p.rtl);
  EXPECT_EQ(p.default_tab, Emu(500));
  EXPECT_FALSE(p.ea_line_break);
  EXPECT_TRUE(p.latin_line_break);
  EXPECT_FALSE(p.hanging_punct);
  EXPECT_EQ(p.line_spacing, (SpacingIr{SpacingIr::Unit::Points, 24}));
  EXPECT_EQ(p.space_before, (SpacingIr{SpacingIr::Unit::Percent, 20}));
  EXPECT_EQ(p.space_after, (SpacingIr{SpacingIr::Unit::Points, 6}));
  EXPECT_EQ(p.bullet, (BulletIr{ListKind::Number, "•", "alphaLcParenR", 4, "Calibri",
                                masters_marker_color()}));
}

TEST(TextStyles, ReadBullets) {
  EXPECT_EQ(read(R"(<a:lvl1pPr><a:buNone/></a:lvl1pPr>)").levels[0].paragraph.bullet.kind,
            ListKind::None);
  EXPECT_EQ(
      read(R"(<a:lvl1pPr><a:buFont typeface="Wingdings"/><a:buChar char="§"/></a:lvl1pPr>)")
          .levels[0]
          .paragraph.bullet,
      (BulletIr{ListKind::Bullet, "§", "arabicPeriod", 1, "Wingdings", masters_marker_color()}));
  EXPECT_EQ(
      read(R"(<a:lvl1pPr><a:buFontTx/><a:buBlip/></a:lvl1pPr>)").levels[0].paragraph.bullet.kind,
      ListKind::Bullet);
  EXPECT_EQ(read(R"(<a:lvl1pPr><a:buFontTx/></a:lvl1pPr>)").levels[0].paragraph.bullet.font, "");
}

TEST(TextStyles, ReadRuns) {
  const InheritedText text = read(
      R"(<a:lvl1pPr><a:defRPr lang="ja-JP" sz="1050" b="1" i="1" u="sng" kern="0" spc="-100" baseline="30000"><a:solidFill>)"
      R"(<a:schemeClr val="accent1"><a:lumMod val="75000"/></a:schemeClr></a:solidFill><a:latin typeface="+mj-lt"/>)"
      R"(<a:ea typeface="Yu Gothic"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl1pPr>)");
  const RunStyle& r = text.levels[0].run;
  EXPECT_EQ(r.size_pt, 10.5);
  EXPECT_TRUE(r.bold && r.italic && r.underline);
  EXPECT_EQ(r.kern_pt, 0);
  EXPECT_EQ(r.spacing_pt, -1);
  EXPECT_EQ(r.baseline_pct, 30);
  EXPECT_EQ(r.lang, "ja-JP");
  EXPECT_EQ(r.color, (Color{"", 0x134787}));
  EXPECT_EQ(r.fonts, (FontFaces{"Calibri", "Yu Gothic", "Arial"}));
}

TEST(TextStyles, KeepWhatIsThereWhenValuesAreDamaged) {
  const InheritedText text = read(
      R"(<a:lvl1pPr marL="wide" algn="middle"><a:lnSpc><a:spcPct val="-5000"/></a:lnSpc><a:buChar char=""/>)"
      R"(<a:defRPr sz="0" kern="-1"><a:solidFill><a:srgbClr val="red"/></a:solidFill></a:defRPr></a:lvl1pPr>)");
  EXPECT_EQ(text.levels[0].paragraph.margin_left, Emu(203200));
  EXPECT_EQ(text.levels[0].paragraph.align, Align::Left);
  EXPECT_EQ(text.levels[0].paragraph.line_spacing.value, 100);
  EXPECT_EQ(text.levels[0].paragraph.bullet.character, "•");
  EXPECT_EQ(text.levels[0].run.size_pt, 18);
  EXPECT_EQ(text.levels[0].run.kern_pt, 12);
  EXPECT_EQ(text.levels[0].run.color, (Color{"tx1", 0x0F2344}));
}

TEST(TextStyles, ReadBodies) {
  const Result<Template> t = template_with(
      {{kFirstLayout,
        layout_xml(
            placeholder_xml(R"(type="title")", {},
                            R"(<a:bodyPr lIns="1" tIns="2" rIns="3" bIns="4" anchor="ctr"/>)") +
            placeholder_xml(R"(type="title")", {}, R"(<a:bodyPr bIns="9" anchor="dist"/>)") +
            placeholder_xml(R"(type="sldNum" idx="4")"))}});
  ASSERT_TRUE(t);
  const Layout& l = t->layouts.front();
  EXPECT_EQ(l.placeholders[0].text->insets, (Insets{Emu(1), Emu(2), Emu(3), Emu(4)}));
  EXPECT_EQ(l.placeholders[0].text->anchor, Anchor::Middle);
  EXPECT_EQ(l.placeholders[1].text->insets, (Insets{Emu(0), Emu(0), Emu(0), Emu(9)}));
  EXPECT_EQ(l.placeholders[1].text->anchor, Anchor::Top);
  EXPECT_EQ(l.placeholders[2].text->anchor, Anchor::Bottom);
  EXPECT_EQ(l.placeholders[2].text->levels[0].paragraph.align, Align::Right);
}

TEST(TextStyles, GiveTextBoxesThePresentationsDefaults) {
  const Result<Template> t = template_with(
      {{kPresentation, replaced(builtin_part(kPresentation), "sz=\"1800\"", "sz=\"1400\"")}});
  ASSERT_TRUE(t);
  EXPECT_EQ(t->text_box->levels[0].run.size_pt, 14);
  EXPECT_EQ(t->text_box->insets, kDefaultInsets);
  EXPECT_EQ(t->text_box->levels[0].paragraph.bullet.kind, ListKind::None);
}

}  // namespace
}  // namespace deckle::templates
