// What a layout and its master draw, as boxes that slides keep off; and the layout that a template
// without any gets.

#include "templates/furniture.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/templates/parts.h"

namespace deckle::templates {
namespace {

constexpr int kPt = 12700;

std::string xfrm(int x, int y, int w, int h) {
  return "<a:xfrm><a:off x=\"" + std::to_string(x * kPt) + "\" y=\"" + std::to_string(y * kPt) +
         "\"/><a:ext cx=\"" + std::to_string(w * kPt) + "\" cy=\"" + std::to_string(h * kPt) +
         "\"/></a:xfrm>";
}

std::string drawn(int x, int y, int w, int h, const std::string& look) {
  return R"(<p:sp><p:nvSpPr><p:cNvPr id="9" name="d"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>)" +
         xfrm(x, y, w, h) + R"(<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>)" + look +
         "</p:spPr></p:sp>";
}

const std::string kFill = R"(<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>)";

Rect pt(int x, int y, int w, int h) {
  return {emu_from_pt(x), emu_from_pt(y), emu_from_pt(w), emu_from_pt(h)};
}

std::vector<Rect> furniture(const std::string& shapes) {
  const Result<Template> t = template_with({{kFirstLayout, layout_xml(shapes)}});
  EXPECT_TRUE(t) << to_string(t.error());
  return t ? t->layouts.front().furniture : std::vector<Rect>{};
}

TEST(Furniture, IsWhatIsSeen) {
  const std::vector<Rect> before = furniture("");
  const auto added = [&before](const std::string& shapes) {
    std::vector<Rect> all = furniture(shapes);
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(before.size()));
    return all;
  };
  EXPECT_EQ(added(drawn(900, 10, 40, 40, kFill)), std::vector<Rect>{pt(900, 10, 40, 40)});
  EXPECT_EQ(added(drawn(900, 10, 40, 40, "<a:noFill/>")), std::vector<Rect>{});
  EXPECT_EQ(added(drawn(900, 10, 40, 40, "")), std::vector<Rect>{});
  EXPECT_EQ(added(drawn(900, 10, 40, 40, "<a:ln>" + kFill + "</a:ln>")),
            std::vector<Rect>{pt(900, 10, 40, 40)});
  // A line has no height; it counts as a point high.
  EXPECT_EQ(added(drawn(36, 110, 888, 0, "<a:ln>" + kFill + "</a:ln>")),
            std::vector<Rect>{pt(36, 110, 888, 1)});
  // Outside the page nothing is seen.
  EXPECT_EQ(added(drawn(960, 0, 40, 40, kFill)), std::vector<Rect>{});
}

TEST(Furniture, IsNeitherBackgroundNorPanel) {
  const std::size_t before = furniture("").size();
  EXPECT_EQ(furniture(drawn(0, 0, 960, 400, kFill)).size(), before);
  const std::string body = placeholder_xml(R"(idx="1")", xfrm(60, 140, 400, 300));
  EXPECT_EQ(furniture(body).size(), before);
  EXPECT_EQ(furniture(drawn(50, 130, 420, 320, kFill) + body).size(), before);
  EXPECT_EQ(furniture(drawn(500, 130, 400, 320, kFill) + body).size(), before + 1);
}

TEST(Furniture, HasALimit) {
  std::string many;
  for (int i = 0; i < 200; ++i) many += drawn(4 * i, 4 * (i % 100), 3, 3, kFill);
  EXPECT_EQ(furniture(many).size(), kMaxFurniture);
}

TEST(NoLayouts, GiveTheTemplateOneOfItsMaster) {
  std::string master = builtin_part(kMaster);
  const std::size_t begin = master.find("<p:sldLayoutIdLst>"),
                    end = master.find("</p:sldLayoutIdLst>");
  ASSERT_NE(end, std::string::npos);
  master.erase(begin, end + std::string("</p:sldLayoutIdLst>").size() - begin);
  const Result<Template> t = template_with({{kMaster, master}});
  ASSERT_TRUE(t) << to_string(t.error());
  ASSERT_EQ(t->layouts.size(), 1U);
  EXPECT_EQ(t->layouts.front().master_part, kMaster);
  ASSERT_EQ(t->faults.size(), 1U);
  EXPECT_EQ(t->faults.front().rule, "layout-added");
  for (const char* type : {"title", "obj"}) {
    const Placeholder* p = t->layouts.front().find(type);
    ASSERT_NE(p, nullptr) << type;
    EXPECT_FALSE(p->box.empty()) << type;
  }
  // Only the list and the relationship are new in the master.
  const std::string changed = *t->package->find(kMaster);
  const std::size_t list = changed.find("<p:sldLayoutIdLst");
  ASSERT_NE(list, std::string::npos);
  const std::string tail = "</p:sldLayoutIdLst>";
  std::string without = changed;
  without.erase(list, changed.find(tail) + tail.size() - list);
  EXPECT_EQ(without, master);
}

}  // namespace
}  // namespace deckle::templates
