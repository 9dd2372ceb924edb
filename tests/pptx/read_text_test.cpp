// Effective text properties of a presentation that is read.

#include <gtest/gtest.h>

#include <string>

#include "tests/pptx/small_deck.h"

namespace deckle {
namespace {

using test::kSlide1Rels;
using test::read_small_deck;
using test::sp;

const std::string kTitle = "<p:ph type=\"title\"/>", kBody = "<p:ph idx=\"1\"/>";

std::string body(const std::string& paragraphs, const std::string& properties = "<a:bodyPr/>") {
  return properties + "<a:lstStyle/>" + paragraphs;
}
std::string run(const std::string& text, const std::string& properties = {}) {
  return "<a:r><a:rPr " + properties + "/><a:t>" + text + "</a:t></a:r>";
}
std::string p(const std::string& content, const std::string& properties = {}) {
  return "<a:p><a:pPr " + properties + "/>" + content + "</a:p>";
}

// The element of shape `id` on the first slide.
ElementIr element(const pptx::ReadDeck& deck, int id) {
  const ElementIr* found =
      deck.slides.empty() ? nullptr : find_element(deck.slides[0], "sp" + std::to_string(id));
  EXPECT_NE(found, nullptr) << id;
  return found != nullptr ? *found : ElementIr{};
}

ElementIr read_one(const std::string& shape, int id = 5, const test::PartBytes& parts = {}) {
  return element(read_small_deck({shape}, parts), id);
}

const RunStyle& first_run(const ElementIr& e) {
  static const RunStyle kNone;
  if (e.text.paragraphs.empty() || e.text.paragraphs[0].runs.empty()) return kNone;
  return e.text.paragraphs[0].runs[0].style;
}

TEST(ReadText, BodyInheritsFromLayoutMasterAndDefaultsAttributeByAttribute) {
  const ElementIr e =
      read_one(sp(5, kBody, "",
                  body(p(run("One")) + p(run("Two"), "lvl=\"1\"") + p(run("Three"), "lvl=\"2\""))));
  EXPECT_EQ(e.type, ElementType::Bullets);
  ASSERT_EQ(e.text.paragraphs.size(), 3U);
  EXPECT_EQ(first_run(e).size_pt, 22);          // the layout's list style
  EXPECT_EQ(first_run(e).kern_pt, 12);          // the master's text style
  EXPECT_EQ(first_run(e).fonts.latin, "Text");  // the theme
  EXPECT_EQ(e.text.paragraphs[0].style.margin_left, Emu(228600));
  EXPECT_EQ(e.text.paragraphs[0].style.bullet.character, "•");
  EXPECT_EQ(e.text.paragraphs[0].style.space_before, (SpacingIr{SpacingIr::Unit::Points, 10}));
  EXPECT_EQ(e.text.paragraphs[1].runs[0].style.size_pt, 20);
  EXPECT_EQ(e.text.paragraphs[1].style.bullet.character, "–");
  EXPECT_EQ(e.text.paragraphs[2].runs[0].style.size_pt, 18);
  EXPECT_EQ(e.text.paragraphs[2].style.bullet.kind, ListKind::None);
  EXPECT_EQ(e.text.insets.top, Emu(30000));  // the layout's a:bodyPr
  EXPECT_EQ(e.text.insets.left, kDefaultInsets.left);
}

TEST(ReadText, TitleInheritsFromTheMastersPlaceholderAndTextStyle) {
  const ElementIr e = read_one(sp(5, kTitle, "", body(p(run("A title")))));
  EXPECT_EQ(e.type, ElementType::Title);
  EXPECT_EQ(first_run(e).size_pt, 40);
  EXPECT_TRUE(first_run(e).bold);
  EXPECT_EQ(first_run(e).fonts.latin, "Head");
  EXPECT_EQ(first_run(e).color, (Color{"tx2", 0x202060}));
  EXPECT_EQ(e.text.paragraphs[0].style.align, Align::Center);
  EXPECT_EQ(e.text.insets.left, Emu(50000));
  EXPECT_EQ(e.text.anchor, Anchor::Middle);
  EXPECT_EQ(e.text.autofit, (AutofitIr{100, 0, AutofitIr::Mode::ShrinkText}));
}

TEST(ReadText, OwnPropertiesReplaceOnlyWhatTheySay) {
  const ElementIr e = read_one(
      sp(5, kTitle, "",
         body(p(run("A", "b=\"0\" sz=\"3600\" strike=\"sngStrike\" cap=\"all\""), "algn=\"r\""),
              "<a:bodyPr tIns=\"12700\" vert=\"vert270\" rot=\"5400000\" anchorCtr=\"1\" "
              "spcFirstLastPara=\"1\" wrap=\"none\" numCol=\"2\" spcCol=\"36000\">"
              "<a:normAutofit fontScale=\"92500\" lnSpcReduction=\"10000\"/></a:bodyPr>")));
  EXPECT_EQ(first_run(e).size_pt, 36);
  EXPECT_FALSE(first_run(e).bold);
  EXPECT_TRUE(first_run(e).strike);
  EXPECT_EQ(first_run(e).caps, Caps::All);
  EXPECT_EQ(first_run(e).color.scheme, "tx2");
  EXPECT_EQ(e.text.paragraphs[0].style.align, Align::Right);
  EXPECT_EQ(e.text.insets.top, Emu(12700));
  EXPECT_EQ(e.text.insets.left, Emu(50000));
  EXPECT_EQ(e.text.vert, VerticalText::Vert270);
  EXPECT_EQ(e.text.rotation, kQuarterTurn);
  EXPECT_TRUE(e.text.anchor_center);
  EXPECT_TRUE(e.text.edge_spacing);
  EXPECT_FALSE(e.text.wrap);
  EXPECT_EQ(e.text.columns, 2);
  EXPECT_EQ(e.text.column_gap, Emu(36000));
  EXPECT_EQ(e.text.autofit, (AutofitIr{92.5, 10, AutofitIr::Mode::ShrinkText}));
}

TEST(ReadText, ShapesOwnListStyleComesBeforeTheLayouts) {
  const ElementIr e =
      read_one(sp(5, kBody, "",
                  "<a:bodyPr/><a:lstStyle><a:lvl1pPr><a:defRPr i=\"1\"/></a:lvl1pPr></a:lstStyle>" +
                      p(run("One"))));
  EXPECT_EQ(first_run(e).size_pt, 22);
  EXPECT_TRUE(first_run(e).italic);
}

TEST(ReadText, TextOutsidePlaceholdersHasThePresentationsDefaults) {
  const ElementIr e = read_one(sp(5, "", "", body(p(run("One")))));
  EXPECT_EQ(first_run(e).size_pt, 14);
  EXPECT_EQ(first_run(e).color, (Color{"tx1", 0x101010}));
  EXPECT_EQ(e.text.autofit->mode, AutofitIr::Mode::None);
}

TEST(ReadText, FontReferenceOfTheStyleColoursTheText) {
  const std::string style =
      "<p:style><a:lnRef idx=\"1\"><a:schemeClr val=\"accent2\"/></a:lnRef><a:fillRef idx=\"2\">"
      "<a:schemeClr val=\"accent1\"/></a:fillRef><a:effectRef idx=\"0\"/>"
      "<a:fontRef idx=\"major\"><a:schemeClr val=\"lt1\"/></a:fontRef></p:style>";
  const ElementIr e =
      read_one(sp(5, "", "<a:prstGeom prst=\"ellipse\"/>", body(p(run("One"))), style));
  EXPECT_EQ(first_run(e).color, (Color{"lt1", 0xFAFAFA}));
  EXPECT_EQ(first_run(e).fonts.latin, "Head");
  EXPECT_EQ(e.shape, "ellipse");
  EXPECT_EQ(e.fill.kind, FillIr::Kind::Solid);
  EXPECT_EQ(e.fill.color.rgb, 0x203864U);  // accent1 at half its luminance
  EXPECT_EQ(e.line.fill.color, (Color{"accent2", 0xED7D31}));
  EXPECT_EQ(e.line.width_pt, 2);
}

TEST(ReadText, FacesThatTheThemeLeavesOpenFollowTheScript) {
  const ElementIr title = read_one(sp(5, kTitle, "", body(p(run("제목", "lang=\"ko-KR\"")))));
  EXPECT_EQ(first_run(title).fonts.ea, "Head Hang");
  const ElementIr text = read_one(sp(5, kBody, "", body(p(run("見出し", "lang=\"ja-JP\"")))));
  EXPECT_EQ(first_run(text).fonts.ea, "Text Jpan");
  const ElementIr own = read_one(
      sp(5, kBody, "",
         body("<a:p><a:r><a:rPr><a:ea typeface=\"Gulim\"/></a:rPr><a:t>본문</a:t></a:r></a:p>")));
  EXPECT_EQ(first_run(own).fonts.ea, "Gulim");
}

TEST(ReadText, BreaksFieldsAndMarks) {
  const ElementIr e =
      read_one(sp(5, kBody, "",
                  body("<a:p>" + run("Page ") +
                       "<a:fld id=\"{0}\" type=\"slidenum\"><a:rPr/><a:t>99</a:t></a:fld><a:br/>" +
                       run("two\nlines") +
                       "<a:endParaRPr sz=\"800\"/></a:p><a:p><a:endParaRPr sz=\"900\"/>"
                       "</a:p><a:p/>")));
  ASSERT_EQ(e.text.paragraphs.size(), 3U);
  EXPECT_EQ(plain_text(e.text), "Page 1\vtwo lines\n\n");
  EXPECT_EQ(e.text.paragraphs[0].runs[1].field, RunIr::Field::SlideNumber);
  EXPECT_EQ(e.text.paragraphs[0].end.size_pt, 8);
  EXPECT_EQ(e.text.paragraphs[1].end.size_pt, 9);
  EXPECT_EQ(e.text.paragraphs[2].end.size_pt, 22);
}

TEST(ReadText, BulletsTabsAndSpacing) {
  const ElementIr e = read_one(sp(
      5, kBody, "",
      body("<a:p><a:pPr fontAlgn=\"ctr\"><a:lnSpc><a:spcPct val=\"90%\"/></a:lnSpc><a:buClr>"
           "<a:srgbClr val=\"FF0000\"/></a:buClr><a:buSzPct val=\"120000\"/><a:buFont "
           "typeface=\"Wingdings\"/><a:buAutoNum type=\"romanUcPeriod\" startAt=\"4\"/><a:tabLst>"
           "<a:tab pos=\"914400\" algn=\"dec\"/></a:tabLst></a:pPr>" +
           run("A") + "</a:p>")));
  const ParagraphStyle& style = e.text.paragraphs.at(0).style;
  EXPECT_EQ(style.line_spacing, (SpacingIr{SpacingIr::Unit::Percent, 90}));
  EXPECT_EQ(style.font_align, FontAlign::Center);
  EXPECT_EQ(style.bullet.kind, ListKind::Number);
  EXPECT_EQ(style.bullet.numbering, "romanUcPeriod");
  EXPECT_EQ(style.bullet.start_at, 4);
  EXPECT_EQ(style.bullet.size_pct, 120);
  EXPECT_EQ(style.bullet.font, "Wingdings");
  EXPECT_EQ(style.bullet.color->rgb, 0xFF0000U);
  ASSERT_EQ(style.tabs.size(), 1U);
  EXPECT_EQ(style.tabs[0], (TabStopIr{Emu(914400), TabStopIr::Align::Decimal}));
}

TEST(ReadText, LinksLeadToPagesAndToSlides) {
  const auto linked = [](const std::string& id) {
    return "<a:p><a:r><a:rPr><a:hlinkClick r:id=\"" + id + "\"/></a:rPr><a:t>A</a:t></a:r></a:p>";
  };
  const std::string shape =
      sp(5, kBody, "", body(linked("rId2") + linked("rId3") + linked("rId4") + linked("rId9")));
  const pptx::ReadDeck deck = read_small_deck(
      {shape, ""}, {{kSlide1Rels, test::rels({{"slideLayout", "../slideLayouts/slideLayout1.xml"},
                                              {"hyperlink", "https://example.com/a"},
                                              {"slide", "slide2.xml"},
                                              {"hyperlink", "file:///c:/x://y"}})}});
  const ElementIr e = element(deck, 5);
  ASSERT_EQ(e.text.paragraphs.size(), 4U);
  EXPECT_EQ(e.text.paragraphs[0].runs[0].link, "https://example.com/a");
  EXPECT_EQ(e.text.paragraphs[1].runs[0].link, "#s257");
  EXPECT_EQ(e.text.paragraphs[2].runs[0].link, "");
  EXPECT_EQ(e.text.paragraphs[3].runs[0].link, "");
  ASSERT_EQ(deck.facts.external_links.size(), 2U);
  EXPECT_EQ(deck.facts.external_links[1].target, "file:///c:/x://y");
}

TEST(ReadText, EquationsAreReadAsTheirCharactersAndNamed) {
  const pptx::ReadDeck deck = read_small_deck({sp(
      5, kBody, "",
      body("<a:p><mc:AlternateContent><mc:Choice Requires=\"a14\"><a14:m><m:oMath><m:r><m:t>E=mc"
           "</m:t></m:r><m:sSup><m:t>2</m:t></m:sSup></m:oMath></a14:m></mc:Choice><mc:Fallback>" +
           run("picture") + "</mc:Fallback></mc:AlternateContent></a:p>"))});
  EXPECT_EQ(plain_text(element(deck, 5).text), "E=mc2");
  ASSERT_EQ(deck.slides[0].unread.size(), 1U);
  EXPECT_EQ(deck.slides[0].unread[0],
            (UnreadIr{"ppt/slides/slide1.xml", "/p:sld/p:cSld/p:spTree/p:sp[1]", "equation"}));
}

TEST(ReadText, PlaceholderIsFoundByItsIndexElseByItsType) {
  const ElementIr by_index =
      read_one(sp(5, "<p:ph type=\"body\" idx=\"1\"/>", "", body(p(run("A")))));
  EXPECT_EQ(first_run(by_index).size_pt, 22);
  EXPECT_EQ(by_index.placeholder->name, "shape 3");
  const ElementIr by_type = read_one(sp(5, "<p:ph idx=\"77\"/>", "", body(p(run("A")))));
  EXPECT_EQ(first_run(by_type).size_pt, 22);
  // Nothing of the layout suits: the master's text style.
  const ElementIr orphan =
      read_one(sp(5, "<p:ph type=\"pic\" idx=\"77\"/>", "", body(p(run("A")))));
  EXPECT_EQ(first_run(orphan).size_pt, 24);
}

}  // namespace
}  // namespace deckle
