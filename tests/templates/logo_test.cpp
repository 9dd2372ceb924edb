// Logos: where they are placed, what gives way to them, and how they are shown.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "slidespec/ir/picture_pixels.h"
#include "templates/logo/corner.h"
#include "templates/logo/give_way.h"
#include "templates/logo/look.h"
#include "templates/place_logo.h"
#include "templates/right_to_left.h"
#include "tests/support/sample_pictures.h"
#include "tests/templates/parts.h"

namespace deckle::templates {
namespace {

Rect px(double x, double y, double w, double h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

class Plain final : public PicturePixels {
 public:
  explicit Plain(std::uint32_t rgb) {
    pixels_.width = pixels_.height = 1;
    for (const int shift : {16, 8, 0}) pixels_.rgba.push_back(static_cast<char>(rgb >> shift));
    pixels_.rgba.push_back('\xFF');
  }
  const PixelsIr& pixels() const override { return pixels_; }

 private:
  PixelsIr pixels_;
};

// A PNG of 400 x 100 px that is one colour for who asks for its pixels.
std::shared_ptr<const PictureIr> picture(std::uint32_t rgb) {
  PictureIr out;
  out.bytes = std::make_shared<const std::string>(test::png(400, 100));
  out.width = 400;
  out.height = 100;
  out.pixels = std::make_shared<const Plain>(rgb);
  return std::make_shared<const PictureIr>(out);
}

Logo logo(std::uint32_t rgb, LogoCorner place = LogoCorner::TopRight) {
  Logo out;
  out.pictures.usual = picture(rgb);
  out.name = "Acme";
  out.wanted.place = place;
  out.wanted.file.file = "acme.png";
  return out;
}

Ground plain_ground(std::uint32_t rgb) {
  Ground ground;
  ground.colors = {{rgb, 1}};
  return ground;
}

const std::vector<Color> kPlates{{"lt1", 0xFFFFFF}, {"dk1", 0x1C2530}, {"", 0xFFFFFF}};

TEST(LogoSize, KeepsTheAspectWithinTheKitsBounds) {
  BrandLogo wanted;
  EXPECT_EQ(logo_size(wanted, 400, 100, LogoCorner::TopRight),
            (Size{emu_from_px(160), emu_from_px(40)}));
  EXPECT_EQ(logo_size(wanted, 100, 100, LogoCorner::TopLeft),
            (Size{emu_from_px(44), emu_from_px(44)}));
  EXPECT_EQ(logo_size(wanted, 100, 100, LogoCorner::BottomLeft),
            (Size{emu_from_px(32), emu_from_px(32)}));
  wanted.height = 60;
  EXPECT_EQ(logo_size(wanted, 400, 100, LogoCorner::TopRight),
            (Size{emu_from_px(240), emu_from_px(60)}));
  wanted.width = 120;
  EXPECT_EQ(logo_size(wanted, 400, 100, LogoCorner::TopRight),
            (Size{emu_from_px(120), emu_from_px(30)}));
}

LogoPage wide_page() {
  LogoPage page;
  page.page = {emu_from_px(1280), emu_from_px(720)};
  page.safe = px(48, 40, 1184, 560);
  page.foot = px(48, 640, 1184, 32);
  return page;
}

TEST(LogoCorner, IsTheOneAskedForWithinTheMargins) {
  const struct {
    LogoCorner corner;
    double x, y;
  } rows[] = {{LogoCorner::TopLeft, 48, 40},
              {LogoCorner::TopRight, 1072, 40},
              {LogoCorner::BottomLeft, 48, 640},
              {LogoCorner::BottomRight, 1104, 640}};
  for (const auto& row : rows) {
    BrandLogo wanted;
    wanted.place = row.corner;
    const LogoSpot spot = choose_corner(wide_page(), wanted, 400, 100);
    EXPECT_EQ(spot.corner, row.corner);
    EXPECT_TRUE(spot.blocker.empty());
    EXPECT_EQ(spot.box.x, emu_from_px(row.x));
    EXPECT_EQ(spot.box.y, emu_from_px(row.y));
    EXPECT_EQ(spot.clear, spot.box.inflated(emu_from_px(16)));
  }
}

TEST(LogoCorner, IsAnotherOneWhereSomethingIsDrawn) {
  BrandLogo wanted;
  LogoPage page = wide_page();
  page.drawn = {{"Seal", px(1200, 20, 60, 60)}};
  LogoSpot spot = choose_corner(page, wanted, 400, 100);
  EXPECT_EQ(spot.corner, LogoCorner::BottomRight);
  EXPECT_EQ(spot.blocker, "Seal");
  page.fixed = {px(1100, 600, 100, 100)};
  EXPECT_EQ(choose_corner(page, wanted, 400, 100).corner, LogoCorner::TopLeft);
  // A panel with the whole logo on it is its background, and a hairline beside it is none of it.
  page.drawn = {{"Panel", px(900, 0, 380, 720)}, {"Rule", px(48, 82, 1184, 1)}};
  EXPECT_TRUE(choose_corner(page, wanted, 400, 100).blocker.empty());
  page.drawn = {{"Frame", px(0, 50, 1280, 100)}, {"Foot", px(0, 630, 1280, 60)}};
  spot = choose_corner(page, wanted, 400, 100);
  EXPECT_EQ(spot.corner, LogoCorner::TopRight);
  EXPECT_EQ(spot.blocker, "Frame");
}

TEST(GiveWay, ContentLosesTheSideOfTheLogo) {
  using enum GivesWay::Kind;
  const Size page{emu_from_px(1280), emu_from_px(720)};
  const Rect clear = px(1056, 24, 192, 72);
  const std::vector<Rect> after =
      give_way({{Content, px(48, 32, 1184, 96)}, {Content, px(48, 160, 580, 440)}}, clear, page);
  EXPECT_EQ(after[0], px(48, 32, 1008, 96));
  EXPECT_EQ(after[1], px(48, 160, 580, 440));
  // Two columns stay on one line.
  const std::vector<Rect> columns =
      give_way({{Content, px(48, 80, 580, 480)}, {Content, px(650, 80, 582, 480)}}, clear, page);
  EXPECT_EQ(columns[0].y, columns[1].y);
  EXPECT_EQ(columns[1], px(650, 96, 582, 464));
  // Nothing is made useless.
  EXPECT_EQ(give_way({{Content, px(1060, 30, 100, 40)}}, clear, page)[0], px(1060, 30, 100, 40));
  EXPECT_FALSE(can_give_way(px(1060, 30, 100, 40), clear));
}

TEST(GiveWay, FootMovesAlongItsRow) {
  using enum GivesWay::Kind;
  const Size page{emu_from_px(1280), emu_from_px(720)};
  const std::vector<GivesWay> foot{
      {Foot, px(48, 640, 480, 32)}, {Foot, px(848, 640, 288, 32)}, {Foot, px(1152, 640, 80, 32)}};
  const std::vector<Rect> right = give_way(foot, px(1088, 624, 160, 64), page);
  EXPECT_EQ(right[0], foot[0].box);
  EXPECT_EQ(right[2].right(), emu_from_pt(816));  // the line of the grid before 1088 px
  EXPECT_EQ(right[2].w, emu_from_px(80));
  EXPECT_LE(right[1].right(), right[2].x);
  EXPECT_EQ(right[1].w, emu_from_px(288));
  const std::vector<Rect> left = give_way(foot, px(32, 624, 160, 64), page);
  EXPECT_EQ(left[0].x, emu_from_px(192));
  EXPECT_EQ(left[0].w, emu_from_px(336));  // a footer becomes narrower
  EXPECT_EQ(left[1], foot[1].box);
}

TEST(GiveWay, LinesEndBeforeIt) {
  const Size page{emu_from_px(1280), emu_from_px(720)};
  const Rect right = px(1056, 624, 192, 72), left = px(32, 24, 192, 72);
  EXPECT_EQ(beside(px(48, 635, 1184, 1), right, page), px(48, 635, 1008, 1));
  EXPECT_EQ(beside(px(48, 27, 64, 5), left, page), px(224, 27, 64, 5));
  EXPECT_EQ(beside(px(48, 600, 1184, 1), right, page), px(48, 600, 1184, 1));
}

TEST(LogoLook, ChoosesWhatIsSeen) {
  LogoPictures pictures{picture(0x102A43), nullptr};
  EXPECT_EQ(logo_look(pictures, plain_ground(0xFFFFFF), kPlates), (LogoLook{pictures.usual, {}}));
  EXPECT_EQ(logo_look(pictures, plain_ground(0x1C2530), kPlates),
            (LogoLook{pictures.usual, kPlates[0]}));
  pictures.on_dark = picture(0xF0F0F0);
  EXPECT_EQ(logo_look(pictures, plain_ground(0x1C2530), kPlates), (LogoLook{pictures.on_dark, {}}));
  // Neither is seen on a middle grey like its own.
  pictures = {picture(0x808080), picture(0x8A8A8A)};
  EXPECT_EQ(logo_look(pictures, plain_ground(0x858585), kPlates),
            (LogoLook{pictures.usual, kPlates[0]}));
  // A white logo needs a dark plate.
  EXPECT_EQ(logo_on_plate({picture(0xFFFFFF), nullptr}, kPlates).plate, kPlates[1]);
  Ground unknown;
  unknown.unknown = 1;
  EXPECT_EQ(logo_look(pictures, unknown, kPlates).plate, kPlates[0]);
}

std::size_t count(const std::string& text, const std::string& what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
    ++found;
  return found;
}

constexpr std::array kCorners{LogoCorner::TopLeft, LogoCorner::TopRight, LogoCorner::BottomLeft,
                              LogoCorner::BottomRight};

TEST(PlaceLogo, IsOnePictureOnEverySheetThatShowsItsOwnShapes) {
  for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
    const Result<Template> base = builtin_template("default", size);
    ASSERT_TRUE(base);
    for (const LogoCorner corner : kCorners) {
      DiagnosticSink sink;
      const Result<Template> placed = place_logo(*base, logo(0x102A43, corner), sink);
      ASSERT_TRUE(placed) << to_string(placed.error());
      EXPECT_TRUE(sink.empty()) << sink.front().message;
      EXPECT_EQ(count(*placed->package->find(kMaster), "<p:pic"), 1U);
      for (const Layout& layout : placed->layouts) {
        const std::string& xml = *placed->package->find(layout.part);
        const bool own = xml.find("showMasterSp=\"0\"") != std::string::npos;
        EXPECT_EQ(count(xml, "<p:pic"), own ? 1U : 0U) << layout.name;
        if (own) {
          EXPECT_NE(xml.find("descr=\"Acme\""), std::string::npos) << layout.name;
        }
        ASSERT_TRUE(layout.logo) << layout.name;
        EXPECT_EQ(layout.logo->box.w, layout.logo->box.h * 4);
        const Rect page{Emu(0), Emu(0), placed->page.w, placed->page.h};
        EXPECT_EQ(intersection(page, layout.logo->clear), layout.logo->clear) << layout.name;
        for (const Placeholder& p : layout.placeholders) {
          if (p.type == "pic" || p.box.empty()) continue;
          EXPECT_TRUE(intersection(p.box, layout.logo->clear).empty())
              << layout.name << ": " << p.name;
        }
      }
    }
  }
}

TEST(PlaceLogo, IsOnCoversAloneWhereTheKitSaysSo) {
  const Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  Logo wanted = logo(0x102A43);
  wanted.on = LogoOn::Covers;
  DiagnosticSink sink;
  const Result<Template> placed = place_logo(*base, wanted, sink);
  ASSERT_TRUE(placed);
  EXPECT_EQ(*placed->package->find(kMaster), *base->package->find(kMaster));
  for (const Layout& layout : placed->layouts)
    EXPECT_EQ(layout.logo.has_value(),
              layout.name.starts_with("title_") || layout.name.starts_with("closing"))
        << layout.name;
}

TEST(PlaceLogo, StandsOnAPlateWhereTheCoverIsDark) {
  const Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  DiagnosticSink sink;
  const Result<Template> dark = place_logo(*base, logo(0x102A43), sink);
  const Result<Template> bright = place_logo(*base, logo(0xF69D25), sink);
  ASSERT_TRUE(dark && bright);
  EXPECT_EQ(count(*dark->package->find(kFirstLayout), "Logo plate"), 1U);
  EXPECT_EQ(count(*bright->package->find(kFirstLayout), "Logo plate"), 0U);
}

TEST(PlaceLogo, IsInTheSameCornerFromRightToLeft) {
  const Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  const Result<Template> mirrored = drawn_right_to_left(*base);
  ASSERT_TRUE(mirrored);
  DiagnosticSink sink;
  const Result<Template> placed = place_logo(*mirrored, logo(0x102A43), sink);
  ASSERT_TRUE(placed);
  for (const Layout& layout : placed->layouts) {
    if (layout.name != "one_column") continue;
    EXPECT_GT(layout.logo->box.x, placed->page.w / 2);
    // layout/ places from left to right, and mirrors.
    EXPECT_GT(layout.find("title")->box.x, layout.logo->box.w);
    EXPECT_EQ(layout.find("title")->box.right(), base->layouts[2].find("title")->box.right());
  }
}

TEST(PlaceLogo, SaysWhatSomebodyElsesTemplateDrawsThere) {
  const std::string band = R"(<p:sp><p:nvSpPr><p:cNvPr id="90" name="Logo"/><p:cNvSpPr/><p:nvPr/>)"
                           R"(</p:nvSpPr><p:spPr><a:xfrm><a:off x="11000000" y="200000"/>)"
                           R"(<a:ext cx="900000" cy="650000"/></a:xfrm><a:prstGeom prst="rect">)"
                           R"(<a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="AA0000"/>)"
                           R"(</a:solidFill></p:spPr></p:sp></p:spTree>)";
  Result<Template> base =
      template_with({{kMaster, replaced(builtin_part(kMaster), "</p:spTree>", band)}});
  ASSERT_TRUE(base);
  base->path = "company.potx";
  DiagnosticSink sink;
  const Result<Template> placed = place_logo(*base, logo(0x102A43), sink);
  ASSERT_TRUE(placed);
  ASSERT_FALSE(sink.empty());
  EXPECT_EQ(sink[0].rule, "logo-corner-taken");
  EXPECT_NE(sink[0].message.english().find("\"Logo\""), std::string::npos) << sink[0].message;
  for (const Layout& layout : placed->layouts) {
    if (layout.name == "one_column") {
      EXPECT_GT(layout.logo->box.y, placed->page.h / 2);
    }
  }
}

TEST(PlaceLogo, GivesTheSameBytesTwice) {
  const Result<Template> base = builtin_template("default", SlideSize::Standard4x3);
  ASSERT_TRUE(base);
  DiagnosticSink sink;
  const auto once = place_logo(*base, logo(0x102A43), sink);
  const auto again = place_logo(*base, logo(0x102A43), sink);
  ASSERT_TRUE(once && again);
  ASSERT_EQ(once->package->names(), again->package->names());
  for (const std::string& name : once->package->names())
    EXPECT_EQ(*once->package->find(name), *again->package->find(name)) << name;
}

const Layout& layout_of(const Template& t, const std::string& name) {
  return *std::find_if(t.layouts.begin(), t.layouts.end(),
                       [&name](const Layout& layout) { return layout.name == name; });
}

TEST(Spacing, MovesTheEdgesOfABuiltInTemplate) {
  for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
    const Result<Template> base = builtin_template("default", size);
    ASSERT_TRUE(base);
    BrandKit kit;
    kit.spacing = {64, 32, 12};
    const Result<Template> branded = apply_brand(*base, kit);
    ASSERT_TRUE(branded) << to_string(branded.error());
    const Emu margin = emu_from_px(64);
    for (const Layout& layout : branded->layouts) {
      for (const Placeholder& p : layout.placeholders) {
        // Pictures reach the edges of the page.
        if (p.type == "pic" || layout.name == "image_full_bleed" || p.box.empty()) continue;
        EXPECT_GE(p.box.x, margin) << layout.name << ": " << p.name;
        EXPECT_LE(p.box.right(), branded->page.w - margin) << layout.name << ": " << p.name;
      }
    }
    const Layout& two = layout_of(*branded, "two_column");
    std::vector<Rect> columns;
    for (const Placeholder& p : two.placeholders) {
      if (p.type == "obj" || p.type.empty()) columns.push_back(p.box);
    }
    ASSERT_EQ(columns.size(), 2U);
    EXPECT_EQ(columns[1].x - columns[0].right(), emu_from_px(32));
    EXPECT_EQ(columns[0].x, margin);
    const Placeholder* body = layout_of(*branded, "one_column").find("obj");
    ASSERT_NE(body, nullptr);
    EXPECT_EQ(body->text->levels[0].paragraph.space_before.value, 9);  // 12 px
    EXPECT_EQ(body->text->levels[1].paragraph.space_before.value, 6);  // as 6 to 4 before
    EXPECT_EQ(branded->safe_area.x, margin);
    // Rules at the margin move with the text.
    EXPECT_EQ(branded->package->find(kMaster)->find("<a:off x=\"457200\""), std::string::npos);
  }
}

TEST(Spacing, IsThatOfComputedBoxesOnSomebodyElsesTemplate) {
  Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  base->path = "company.potx";
  BrandKit kit;
  kit.spacing = {80, {}, 20};
  const Result<Template> branded = apply_brand(*base, kit);
  ASSERT_TRUE(branded);
  EXPECT_EQ(*branded->package->find(kMaster), *base->package->find(kMaster));
  EXPECT_EQ(branded->safe_area.x, emu_from_px(80));
  EXPECT_EQ(branded->safe_area.w, emu_from_px(1120));
  EXPECT_EQ(branded->body_text->levels[0].paragraph.space_before.value, 15);
}

TEST(BrandRules, AreKeptForEachLayout) {
  const Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  BrandKit kit;
  kit.heading.latin = "Georgia";
  kit.rules.fonts = Allowed::Only;
  const Result<Template> branded = apply_brand(*base, kit);
  ASSERT_TRUE(branded);
  const BrandIr& asks = *branded->layouts.front().brand;
  for (const char* face : {"Georgia", "Calibri", "Malgun Gothic", "Arial"})
    EXPECT_NE(std::find(asks.faces.begin(), asks.faces.end(), face), asks.faces.end()) << face;
  EXPECT_TRUE(asks.colors.empty());
  kit.rules = {};
  EXPECT_EQ(apply_brand(*base, kit)->layouts.front().brand, nullptr);
}

}  // namespace
}  // namespace deckle::templates
