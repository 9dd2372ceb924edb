// Changes of shapes in the XML of a part: what is named is changed, all else keeps its bytes.

#include "pptx/edit/apply_changes.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/pptx/small_deck.h"

namespace deckle::pptx {
namespace {

using test::kSlide1;
using test::small_package;
using test::sp;
using test::xfrm;

const std::string kText =
    "<a:bodyPr lIns=\"0\"><a:unknown/></a:bodyPr><a:lstStyle/><a:p><a:r><a:t>one</a:t></a:r><a:br/>"
    "<a:r><a:rPr b=\"1\"><a:ln w=\"1\"/><a:latin typeface=\"Arial\"/></a:rPr><a:t>two</a:t></a:r></a:p>";

OriginIr at(std::uint32_t id, int number = 1) {
  return {kSlide1, id, "/p:sld/p:cSld/p:spTree/p:sp[" + std::to_string(number) + "]",
          SourceKind::Shape};
}

Changed changed(const ooxml::Package& package, const std::vector<ChangeSet>& sets) {
  Result<Changed> out = apply_changes(package, {}, sets);
  EXPECT_TRUE(out) << to_string(out.error());
  return out ? std::move(*out) : Changed{};
}

struct Row {
  const char* name;
  std::string shape;
  ShapeChange change;
  std::string expected;
};

TEST(Edits, ChangeWhatTheyName) {
  const Rect box{Emu(1), Emu(2), Emu(30), Emu(40)};
  const AutofitIr shrunk{62.5, 20, AutofitIr::Mode::ShrinkText};
  const Row rows[] = {
      {"removed", sp(5, "", "", kText), {at(5), RemoveShape{}}, ""},
      {"placed", sp(5, "", xfrm(7, 8, 30, 9, "rot=\"60000\" x:y=\"1\" xmlns:x=\"urn:x\""), ""),
       {at(5), PlaceShape{box}},
       sp(5, "", xfrm(1, 2, 30, 40, "rot=\"60000\" x:y=\"1\" xmlns:x=\"urn:x\""), "")},
      {"placed, without a place before", sp(5, "", "<a:noFill/>", ""), {at(5), PlaceShape{box}},
       sp(5, "", xfrm(1, 2, 30, 40) + "<a:noFill/>", "")},
      {"place of the layout", sp(5, "<p:ph type=\"title\"/>", xfrm(7, 8, 30, 9), ""),
       {at(5), InheritPlace{}}, sp(5, "<p:ph type=\"title\"/>", "", "")},
      {"autofit without a mode before", sp(5, "", "", "<a:bodyPr/><a:p/>"),
       {at(5), StoreAutofit{shrunk}},
       sp(5, "", "",
          "<a:bodyPr><a:normAutofit fontScale=\"62500\" lnSpcReduction=\"20000\"/></a:bodyPr><a:p/>")},
      {"autofit in place", sp(5, "", "", "<a:bodyPr><a:normAutofit fontScale=\"90000\" z=\"1\"/></a:bodyPr><a:p/>"),
       {at(5), StoreAutofit{shrunk}},
       sp(5, "", "",
          "<a:bodyPr><a:normAutofit fontScale=\"62500\" z=\"1\" "
          "lnSpcReduction=\"20000\"/></a:bodyPr><a:p/>")},
      {"autofit for another mode", sp(5, "", "", "<a:bodyPr><a:spAutoFit/></a:bodyPr><a:p/>"),
       {at(5), StoreAutofit{{90, 0, AutofitIr::Mode::ShrinkText}}},
       sp(5, "", "", "<a:bodyPr><a:normAutofit fontScale=\"90000\"/></a:bodyPr><a:p/>")},
      {"colour of the second run, behind its outline", sp(5, "", "", kText),
       {at(5), RecolorText{{{false, false, true}}, {"tx1", 0}}},
       sp(5, "", "",
          "<a:bodyPr lIns=\"0\"><a:unknown/></a:bodyPr><a:lstStyle/><a:p><a:r><a:t>one</a:t></a:r>"
          "<a:br/><a:r><a:rPr b=\"1\"><a:ln w=\"1\"/><a:solidFill><a:schemeClr "
          "val=\"tx1\"/></a:solidFill><a:latin typeface=\"Arial\"/></a:rPr><a:t>two</a:t></a:r></a:p>")},
      {"colour of a run without properties", sp(5, "", "", "<a:bodyPr/><a:p><a:r><a:t>a</a:t></a:r></a:p>"),
       {at(5), RecolorText{{{true}}, {"", 0x112233}}},
       sp(5, "", "",
          "<a:bodyPr/><a:p><a:r><a:rPr><a:solidFill><a:srgbClr val=\"112233\"/></a:solidFill>"
          "</a:rPr><a:t>a</a:t></a:r></a:p>")},
  };
  const std::string other = sp(6, "", xfrm(1, 1, 1, 1), kText);
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const ooxml::Package before = small_package({row.shape + other});
    const ooxml::Package wanted = small_package({row.expected + other});
    const Changed after = changed(before, {{row.change}});
    ASSERT_EQ(after.made, std::vector<bool>{true});
    EXPECT_EQ(after.parts.front(), std::vector<std::string>{kSlide1});
    EXPECT_EQ(*after.package.find(kSlide1), *wanted.find(kSlide1));
    for (const std::string& name : before.names()) {
      if (name == kSlide1) continue;
      EXPECT_EQ(*before.find(name), *after.package.find(name)) << name;
    }
  }
}

TEST(Edits, AreNotMadeWhereTheShapeIsAnother) {
  const ooxml::Package deck = small_package(
      {sp(5, "", xfrm(1, 1, 1, 1), kText) + "<mc:AlternateContent><mc:Choice Requires=\"a14\">" +
       sp(7, "", xfrm(1, 1, 1, 1), kText) + "</mc:Choice><mc:Fallback/></mc:AlternateContent>"});
  OriginIr alternative = at(7);
  alternative.xpath =
      "/p:sld/p:cSld/p:spTree/mc:AlternateContent[1]/mc:Choice[1]/p:sp[1]";
  const ShapeChange changes[] = {
      {at(6), RemoveShape{}},                          // another id
      {at(5, 2), RemoveShape{}},                       // no such place
      {alternative, RemoveShape{}},                    // its other branch would stay
      {at(5), MarkHeaderRow{}},                        // no table
      {at(5), RecolorText{{{true}}, {"tx1", 0}}},      // other runs
      {at(5), RecolorText{{{false, true, false}}, {"tx1", 0}}},  // a line break
  };
  for (const ShapeChange& change : changes) {
    const Changed after = changed(deck, {{change}});
    EXPECT_EQ(after.made, std::vector<bool>{false});
    EXPECT_EQ(*after.package.find(kSlide1), *deck.find(kSlide1));
  }
}

TEST(Edits, AreMadeTogetherOrNotAtAll) {
  const ooxml::Package deck =
      small_package({sp(5, "", xfrm(1, 1, 1, 1), kText) + sp(6, "", xfrm(1, 1, 1, 1), kText)});
  const ShapeChange possible{at(5), RemoveShape{}}, impossible{at(9, 2), RemoveShape{}};
  const Changed after = changed(deck, {{possible, impossible}, {ShapeChange{at(6, 2), RemoveShape{}}}});
  EXPECT_EQ(after.made, (std::vector<bool>{false, true}));
  EXPECT_NE(after.package.find(kSlide1)->find("id=\"5\""), std::string::npos);
  EXPECT_EQ(after.package.find(kSlide1)->find("id=\"6\""), std::string::npos);
}

}  // namespace
}  // namespace deckle::pptx
