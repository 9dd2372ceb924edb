// Layouts read as the slides that are made from them.

#include <gtest/gtest.h>

#include <string>

#include "pptx/read/layout_slides.h"
#include "tests/pptx/small_deck.h"
#include "tests/support/fresh_budget.h"

namespace deckle {
namespace {

using test::kLayout1;
using test::sp;
using test::xfrm;

std::string layout_with(const std::string& shapes, const std::string& attributes = {}) {
  return test::part_xml("p:sldLayout",
                        "<p:cSld name=\"Two texts\"><p:spTree>" + shapes +
                            "</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>",
                        attributes);
}

SlideIr read_layout(const std::string& layout = {}) {
  test::PartBytes parts;
  if (!layout.empty()) parts[kLayout1] = layout;
  const Result<std::vector<SlideIr>> read = pptx::read_layout_slides(
      test::small_package({}, parts), "small.pptx", {kLayout1}, test::fresh_budget());
  EXPECT_TRUE(read) << to_string(read.error());
  return read && !read->empty() ? read->front() : SlideIr{};
}

const ElementIr& element(const SlideIr& slide, const std::string& eid) {
  static const ElementIr kNone;
  const ElementIr* found = find_element(slide, eid);
  EXPECT_NE(found, nullptr) << eid;
  return found != nullptr ? *found : kNone;
}

TEST(ReadLayout, DecorationShowsThroughBelowThePlaceholders) {
  const SlideIr slide = read_layout();
  EXPECT_EQ(slide.slide_id, "slideLayout1");
  EXPECT_EQ(slide.layout_part, kLayout1);
  EXPECT_EQ(slide.background_rgb, 0xFAFAFAU);
  std::vector<std::string> eids;
  for (const ElementIr& e : slide.elements) eids.push_back(e.eid);
  EXPECT_EQ(eids, (std::vector<std::string>{"_master_sp4", "_layout_sp9", "sp2", "sp3"}));
  EXPECT_LT(slide.elements[1].z, slide.elements[2].z);
}

TEST(ReadLayout, HiddenShapesOfTheMasterDoNotShowThrough) {
  const SlideIr slide =
      read_layout(layout_with(sp(9, "", xfrm(0, 0, 50, 50), ""), "showMasterSp=\"0\""));
  ASSERT_EQ(slide.elements.size(), 1U);
  EXPECT_EQ(slide.elements[0].eid, "_layout_sp9");
  EXPECT_EQ(slide.layout, "Two texts");
}

TEST(ReadLayout, PlaceholdersShowTheirPromptInTheStylesThatTheyPassOn) {
  const SlideIr slide = read_layout(layout_with(
      sp(3, "<p:ph idx=\"7\"/>", xfrm(10, 20, 3000000, 400000),
         "<a:bodyPr tIns=\"30000\"/><a:lstStyle><a:lvl1pPr><a:defRPr sz=\"2200\"/></a:lvl1pPr>"
         "</a:lstStyle><a:p><a:pPr algn=\"r\"/><a:r><a:rPr lang=\"ko-KR\" sz=\"900\" b=\"1\"/>"
         "<a:t>첫째</a:t></a:r></a:p><a:p><a:pPr lvl=\"1\"/><a:r><a:t>Second</a:t></a:r></a:p>")));
  const ElementIr& body = element(slide, "sp3");
  EXPECT_EQ(body.box, (Rect{Emu(10), Emu(20), Emu(3000000), Emu(400000)}));
  ASSERT_TRUE(body.placeholder);
  EXPECT_EQ(body.placeholder->idx, 7U);
  EXPECT_EQ(body.placeholder->type, "");
  EXPECT_TRUE(in_inherited_place(body));
  EXPECT_EQ(plain_text(body.text), "첫째\nSecond");
  EXPECT_EQ(body.text.insets.top, Emu(30000));
  ASSERT_EQ(body.text.paragraphs.size(), 2U);
  const RunStyle& first = body.text.paragraphs[0].runs[0].style;
  // What the layout sets on the letters of its prompt is not passed on.
  EXPECT_EQ(first.size_pt, 22);
  EXPECT_FALSE(first.bold);
  EXPECT_EQ(body.text.paragraphs[0].style.align, Align::Left);
  EXPECT_EQ(first.lang, "ko-KR");
  EXPECT_EQ(first.fonts.ea, "Text Hang");
  EXPECT_EQ(body.text.paragraphs[1].runs[0].style.size_pt, 20);
  EXPECT_EQ(body.text.paragraphs[1].style.bullet.character, "–");
}

TEST(ReadLayout, PlaceholdersHaveThePlaceAndLookOfTheMastersWhereTheyHaveNone) {
  const SlideIr slide = read_layout();
  const ElementIr& body = element(slide, "sp3");
  EXPECT_EQ(body.box, (Rect{Emu(500000), Emu(1300000), Emu(8000000), Emu(4000000)}));
  EXPECT_EQ(element(slide, "sp2").box.y, Emu(100000));
  EXPECT_EQ(element(slide, "sp2").type, ElementType::Title);
}

// A slide's placeholder takes the first of its type and index; here each is read as itself.
TEST(ReadLayout, PlaceholdersOfOneIndexKeepTheirOwnPlaces) {
  const SlideIr slide =
      read_layout(layout_with(sp(3, "<p:ph type=\"body\" idx=\"7\"/>", xfrm(1, 1, 30, 40), "") +
                              sp(4, "<p:ph type=\"body\" idx=\"7\"/>", xfrm(2, 2, 50, 60),
                                 "<a:bodyPr/><a:lstStyle><a:lvl1pPr><a:defRPr sz=\"900\"/>"
                                 "</a:lvl1pPr></a:lstStyle><a:p><a:r><a:t>x</a:t></a:r></a:p>")));
  EXPECT_EQ(element(slide, "sp3").box.w, Emu(30));
  const ElementIr& second = element(slide, "sp4");
  EXPECT_EQ(second.box.w, Emu(50));
  ASSERT_EQ(second.text.paragraphs.size(), 1U);
  EXPECT_EQ(second.text.paragraphs[0].runs[0].style.size_pt, 9);
}

TEST(ReadLayout, APartThatIsNoLayoutIsAnError) {
  const auto read = pptx::read_layout_slides(test::small_package({}), "small.pptx",
                                             {test::kMaster1}, test::fresh_budget());
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, ErrorCode::Malformed);
}

}  // namespace
}  // namespace deckle
