// The colours that are really behind an area.

#include "slidespec/backdrop/ground.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "slidespec/backdrop/outline.h"
#include "slidespec/backdrop/paint_at.h"
#include "slidespec/ir/picture_pixels.h"
#include "slidespec/ir/table_ir.h"

namespace deckle {
namespace {

constexpr std::uint32_t kWhite = 0xFFFFFF;

Rect box_px(double x, double y, double w, double h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

PaintIr solid(std::uint32_t rgb, double alpha = 1) {
  PaintIr paint;
  paint.kind = PaintIr::Kind::Solid;
  paint.rgb = rgb;
  paint.alpha = alpha;
  return paint;
}

ElementIr shape(const Rect& box, std::uint32_t rgb) {
  ElementIr element;
  element.type = ElementType::Shape;
  element.box = box;
  element.fill = {FillIr::Kind::Solid, {"", rgb}};
  return element;
}

SlideIr page(std::uint32_t rgb = kWhite) {
  SlideIr slide;
  slide.size = {emu_from_px(1280), emu_from_px(720)};
  slide.background_rgb = rgb;
  slide.background = solid(rgb);
  return slide;
}

// With a text as its last element.
SlideIr with_text(SlideIr slide) {
  ElementIr text;
  text.eid = "text";
  text.box = box_px(100, 100, 400, 100);
  slide.elements.push_back(text);
  return slide;
}

Ground behind(const SlideIr& slide, const Rect& area) {
  return SlideGround(slide).behind(slide.elements.size() - 1, area);
}

TEST(SlideGround, OfATotalIsWhatItsStylePaintsThere) {
  auto table = std::make_shared<TableIr>();
  table->columns = {{}};
  table->columns[0].width = emu_from_px(100);
  table->style.body_fill = Color{"", 0xFFFFFF};
  table->style.total_fill = Color{"", 0x1F497D};
  for (int r = 0; r < 3; ++r) {
    TableRowIr row;
    row.height = emu_from_px(40);
    row.cells = {{}};
    table->rows.push_back(row);
  }
  for (const bool total : {false, true}) {
    table->total_row = total;
    SlideIr slide = page();
    ElementIr element;
    element.type = ElementType::Table;
    element.box = box_px(100, 100, 100, 120);
    element.table = std::make_shared<TableIr>(*table);
    slide.elements.push_back(element);
    EXPECT_EQ(behind(slide, box_px(110, 150, 20, 20)).colors.front().rgb, 0xFFFFFFU);
    EXPECT_EQ(behind(slide, box_px(110, 190, 20, 20)).colors.front().rgb,
              total ? 0x1F497DU : 0xFFFFFFU);
  }
}

// The heading of a column that is marked has a fill of its own, over that of the row.
TEST(SlideGround, OfACellIsItsOwnFillBeforeThatOfTheStyle) {
  auto table = std::make_shared<TableIr>();
  table->columns = {{}, {}};
  for (TableColumnIr& column : table->columns) column.width = emu_from_px(100);
  table->style.header_filled = true;
  table->style.header_fill = {"", 0x0F2344};
  table->style.body_fill = Color{"", 0xFFFFFF};
  for (int r = 0; r < 2; ++r) {
    TableRowIr row;
    row.height = emu_from_px(40);
    row.cells = {{}, {}};
    row.fills = {std::nullopt, Color{"", r == 0 ? 0x4AAFFFU : 0xD5E0F0U}};
    table->rows.push_back(row);
  }
  SlideIr slide = page();
  ElementIr element;
  element.type = ElementType::Table;
  element.box = box_px(100, 100, 200, 80);
  element.table = table;
  slide.elements.push_back(element);
  const std::uint32_t expected[2][2] = {{0x0F2344, 0x4AAFFF}, {0xFFFFFF, 0xD5E0F0}};
  for (int r = 0; r < 2; ++r) {
    for (int c = 0; c < 2; ++c) {
      const Ground ground = behind(slide, box_px(110 + 100 * c, 110 + 40 * r, 20, 20));
      ASSERT_EQ(ground.colors.size(), 1U);
      EXPECT_EQ(ground.colors.front().rgb, expected[r][c]) << r << c;
    }
  }
}

double share_of(const Ground& ground, std::uint32_t rgb) {
  for (const SeenColor& seen : ground.colors) {
    if (seen.rgb == rgb) return seen.share;
  }
  return 0;
}

BackdropIr drawn(const Rect& box, PaintIr fill, const char* preset = "rect") {
  BackdropIr out;
  out.box = box;
  out.fill = std::move(fill);
  out.shape = preset;
  return out;
}

const Rect kArea = box_px(100, 100, 400, 100);

TEST(Ground, IsThePageWhereNothingElseIs) {
  const Ground ground = behind(with_text(page(0x123456)), kArea);
  ASSERT_EQ(ground.colors.size(), 1U);
  EXPECT_EQ(ground.colors[0].rgb, 0x123456U);
  EXPECT_TRUE(ground.is_known());
}

TEST(Ground, HasTheSharesOfWhatIsSeen) {
  SlideIr slide = page();
  slide.elements = {shape(box_px(0, 100, 1280, 620), 0x111111),
                    shape(box_px(100, 100, 100, 450), 0x222222)};
  const Ground ground = behind(with_text(slide), kArea);
  EXPECT_NEAR(share_of(ground, 0x222222), 0.25, 0.03);
  EXPECT_NEAR(share_of(ground, 0x111111), 0.75, 0.03);
  EXPECT_EQ(share_of(ground, kWhite), 0);
}

TEST(Ground, EndsAtTheElementsOwnFill) {
  SlideIr slide = with_text(page(0x111111));
  slide.elements.back().fill = {FillIr::Kind::Solid, {"", 0x444444}};
  EXPECT_EQ(share_of(behind(slide, kArea), 0x444444), 1);
  const Ground below = SlideGround(slide).below(0, kArea);
  EXPECT_EQ(share_of(below, 0x111111), 1);
}

TEST(Ground, MixesWhatShinesThrough) {
  SlideIr slide = page(0x000000);
  slide.backdrop = {drawn(kArea, solid(kWhite, 0.5))};
  EXPECT_EQ(behind(with_text(slide), kArea).colors.front().rgb, 0x808080U);
}

TEST(Ground, LeavesOutWhatIsAboveOrHidden) {
  SlideIr slide = with_text(page());
  ElementIr above = shape(kArea, 0x111111);
  above.z = 50;
  ElementIr hidden = shape(kArea, 0x222222);
  hidden.hidden = true;
  slide.elements.insert(slide.elements.begin(), {above, hidden});
  EXPECT_EQ(share_of(behind(slide, kArea), kWhite), 1);
}

TEST(Ground, FollowsOutlines) {
  const struct {
    const char* preset;
    Rect area;
    bool inside;
  } rows[] = {
      {"rect", box_px(2, 2, 20, 20), true},          {"ellipse", box_px(2, 2, 20, 20), false},
      {"ellipse", box_px(190, 190, 20, 20), true},   {"triangle", box_px(2, 2, 20, 20), false},
      {"triangle", box_px(190, 370, 20, 20), true},  {"rtTriangle", box_px(370, 2, 20, 20), false},
      {"rtTriangle", box_px(2, 370, 20, 20), true},  {"diamond", box_px(2, 2, 20, 20), false},
      {"roundRect", box_px(0, 0, 6, 6), false},      {"roundRect", box_px(190, 2, 20, 20), true},
      {"frame", box_px(190, 190, 20, 20), false},    {"frame", box_px(5, 190, 20, 20), true},
      {"donut", box_px(190, 190, 20, 20), false},    {"chevron", box_px(2, 190, 20, 20), false},
      {"hexagon", box_px(0, 2, 15, 15), false},      {"homePlate", box_px(2, 2, 20, 20), true},
      {"snip1Rect", box_px(385, 2, 12, 12), false},  {"round2SameRect", box_px(0, 0, 6, 6), false},
      {"line", box_px(190, 190, 20, 20), false},     {"leftBracket", box_px(190, 190, 9, 9), false},
      {"gear6", box_px(190, 190, 20, 20), true},     {"octagon", box_px(0, 0, 15, 15), false},
      {"parallelogram", box_px(2, 2, 20, 20), false}, {"plus", box_px(2, 2, 20, 20), false},
  };
  for (const auto& row : rows) {
    SlideIr slide = page();
    slide.backdrop = {drawn(box_px(0, 0, 400, 400), solid(0x111111), row.preset)};
    EXPECT_EQ(share_of(behind(with_text(slide), row.area), 0x111111), row.inside ? 1 : 0)
        << row.preset;
  }
}

TEST(Ground, FollowsTurnsAndMirrors) {
  SlideIr slide = page();
  BackdropIr triangle = drawn(box_px(0, 0, 400, 400), solid(0x111111), "rtTriangle");
  triangle.transform.flip_h = true;
  slide.backdrop = {triangle};
  EXPECT_EQ(share_of(behind(with_text(slide), box_px(370, 370, 20, 20)), 0x111111), 1);
  EXPECT_EQ(share_of(behind(with_text(slide), box_px(2, 200, 20, 20)), 0x111111), 0);
  BackdropIr strip = drawn(box_px(300, 340, 400, 40), solid(0x222222));
  strip.transform.rotation = kQuarterTurn;
  slide.backdrop = {strip};
  EXPECT_EQ(share_of(behind(with_text(slide), box_px(490, 180, 20, 20)), 0x222222), 1);
  EXPECT_EQ(share_of(behind(with_text(slide), box_px(310, 350, 20, 20)), 0x222222), 0);
}

TEST(Ground, HasTheStopsUnderTheArea) {
  SlideIr slide = page();
  slide.background.kind = PaintIr::Kind::Gradient;
  slide.background.stops = {{0, 0x000000}, {1, kWhite}};
  const Ground left = behind(with_text(slide), box_px(0, 300, 100, 40));
  const Ground right = behind(with_text(slide), box_px(1180, 300, 100, 40));
  EXPECT_LT(contrast_on(left, 0x000000), 2);
  EXPECT_GT(contrast_on(right, 0x000000), 15);
  slide.background.angle = kQuarterTurn;  // downward
  EXPECT_LT(contrast_on(behind(with_text(slide), box_px(600, 0, 100, 40)), 0x000000), 2);
}

TEST(Ground, IgnoresATwentieth) {
  SlideIr slide = page();
  slide.elements = {shape(box_px(100, 100, 400, 3), 0x000000)};
  EXPECT_EQ(contrast_on(behind(with_text(slide), kArea), 0x000000), 21);
  slide.elements = {shape(box_px(100, 100, 400, 20), 0x000000)};
  const Ground tenth = behind(with_text(slide), kArea);
  EXPECT_EQ(contrast_on(tenth, 0x000000), 1);
  EXPECT_EQ(worst_color(tenth, 0x000000), 0x000000U);
}

class Pixels final : public PicturePixels {
 public:
  explicit Pixels(PixelsIr pixels) : pixels_(std::move(pixels)) {}
  const PixelsIr& pixels() const override {
    ++asked;
    return pixels_;
  }
  mutable int asked = 0;

 private:
  PixelsIr pixels_;
};

// Black at the left, white at the right.
std::shared_ptr<const PictureIr> halves(std::shared_ptr<const Pixels> pixels) {
  auto picture = std::make_shared<PictureIr>();
  picture->width = 2;
  picture->height = 1;
  picture->pixels = std::move(pixels);
  return picture;
}

std::shared_ptr<Pixels> half_pixels() {
  return std::make_shared<Pixels>(PixelsIr{
      2, 1, std::string("\x00\x00\x00\xFF\xFF\xFF\xFF\xFF", 8), {}});
}

PaintIr pictured(std::shared_ptr<const PictureIr> picture) {
  PaintIr paint;
  paint.kind = PaintIr::Kind::Picture;
  paint.picture = std::move(picture);
  paint.fit.cut = PictureCut{};
  return paint;
}

TEST(Ground, HasThePixelsOfAPicture) {
  const auto pixels = half_pixels();
  SlideIr slide = page();
  slide.background = pictured(halves(pixels));
  EXPECT_EQ(share_of(behind(with_text(slide), box_px(10, 10, 400, 40)), 0x000000), 1);
  EXPECT_EQ(share_of(behind(with_text(slide), box_px(700, 10, 400, 40)), kWhite), 1);
  slide.background.fit.cut = PictureCut{0.5, 0, 0, 0};
  EXPECT_EQ(share_of(behind(with_text(slide), box_px(10, 10, 400, 40)), kWhite), 1);
  slide.background.duotone = std::pair{0x101010U, 0x00FF00U};
  EXPECT_EQ(share_of(behind(with_text(slide), box_px(10, 10, 400, 40)), 0x00FF00), 1);
}

TEST(Ground, DecodesOnlyWhatIsSeen) {
  const auto pixels = half_pixels();
  SlideIr slide = page();
  slide.background = pictured(halves(pixels));
  slide.elements = {shape(box_px(0, 0, 1280, 400), 0x333333)};
  EXPECT_EQ(share_of(behind(with_text(slide), kArea), 0x333333), 1);
  EXPECT_EQ(pixels->asked, 0);
}

TEST(Ground, SaysWhatIsNotKnown) {
  SlideIr slide = page();
  const auto none = std::make_shared<Pixels>(PixelsIr{0, 0, {}, "no such format"});
  slide.background = pictured(halves(none));
  const Ground ground = behind(with_text(slide), kArea);
  EXPECT_FALSE(ground.is_known());
  EXPECT_EQ(ground.unknown, 1);
  EXPECT_EQ(ground.why.english(), "no such format");
  slide.background = solid(kWhite);
  slide.background.kind = PaintIr::Kind::Unknown;
  slide.background.unknown = "a wave";
  EXPECT_FALSE(behind(with_text(slide), kArea).is_known());
  // A panel hides it.
  slide.elements = {shape(kArea, 0x111111)};
  EXPECT_TRUE(behind(with_text(slide), kArea).is_known());
}

TEST(Ground, ShowsBothColoursOfAPattern) {
  PaintIr paint;
  paint.kind = PaintIr::Kind::Pattern;
  paint.stops = {{0, 0xFFFFFF}, {1, 0x000000}};
  paint.share = 0.25;
  SlideIr slide = page();
  slide.background = paint;
  const Ground ground = behind(with_text(slide), kArea);
  EXPECT_NEAR(share_of(ground, 0x000000), 0.25, 0.02);
  EXPECT_NEAR(share_of(ground, kWhite), 0.75, 0.02);
}

// A shape of the layout that a file's slide has as an element too counts once.
TEST(Ground, CountsInheritedShapesOnce) {
  SlideIr slide = page(0x000000);
  slide.layout_part = "ppt/slideLayouts/slideLayout1.xml";
  slide.backdrop = {drawn(kArea, solid(kWhite, 0.5))};
  ElementIr same = shape(kArea, kWhite);
  same.origin = OriginIr{slide.layout_part, 4, "/x", SourceKind::Shape};
  slide.elements = {same};
  EXPECT_EQ(behind(with_text(slide), kArea).colors.front().rgb, 0x808080U);
}

TEST(Outline, LiesWithinItsBox) {
  for (const char* preset :
       {"ellipse", "roundRect", "triangle", "chevron", "wave", "star5", "pie", "teardrop", "donut",
        "rightArrow", "upArrow", "leftRightArrow", "halfFrame", "corner", "diagStripe", "trapezoid",
        "blockArc", "chord", "snip2DiagRect", "flowChartDocument", "sun", "decagon"}) {
    const auto outlines = preset_outlines(preset, 300, 100);
    ASSERT_FALSE(outlines.empty()) << preset;
    for (const OutlineIr& outline : outlines) {
      for (const OutlinePointIr& p : outline) {
        EXPECT_GE(p.x, -1e-9) << preset;
        EXPECT_LE(p.x, 1 + 1e-9) << preset;
        EXPECT_GE(p.y, -1e-9) << preset;
        EXPECT_LE(p.y, 1 + 1e-9) << preset;
      }
    }
  }
}

TEST(Outline, FollowsAdjustments) {
  const auto top_at = [](double value) {
    return preset_outlines("triangle", 100, 100, {{"adj", value}}).front().front().x;
  };
  EXPECT_NEAR(top_at(0), 0, 1e-9);
  EXPECT_NEAR(top_at(100000), 1, 1e-9);
  EXPECT_NEAR(preset_outlines("triangle", 100, 100).front().front().x, 0.5, 1e-9);
}

}  // namespace
}  // namespace deckle
