// Display lists as pixels, PNG and PDF.

#include "render/cairo/draw_deck.h"

#include <gtest/gtest.h>

#include "measure/fonts/font_catalog.h"
#include "render/cairo/png.h"
#include "render/display/display_paint.h"
#include "render/display/display_slide.h"
#include "render/display/geometry.h"
#include "tests/support/test_engine.h"

namespace deckle::render {
namespace {

DisplayList page_with(std::vector<DisplayItem> items) {
  DisplayList list;
  list.width = 40;
  list.height = 20;
  list.items = std::move(items);
  return list;
}

std::uint32_t pixel(const Raster& raster, int x, int y) {
  return raster.pixels[static_cast<std::size_t>(y * raster.width + x)];
}

Raster drawn(const DisplayList& list, double scale = 1) {
  PictureStore pictures;
  std::vector<NotDrawn> problems;
  return *draw_raster(list, scale, pictures, problems);
}

TEST(DrawRaster, FillsAndClips) {
  const Raster raster =
      drawn(page_with({FilledPath{rect_path({0, 0, 20, 20}), solid(0x112233)},
                       BeginGroup{{1, 0, 0, 1, 20, 0}, rect_path({0, 0, 20, 10}), 1},
                       FilledPath{rect_path({0, 0, 20, 20}), solid(0xFF0000, 0.5)}, EndGroup{}}));
  EXPECT_EQ(pixel(raster, 5, 5), 0x112233U);
  EXPECT_EQ(pixel(raster, 30, 15), 0xFFFFFFU) << "outside the clip";
  EXPECT_NEAR(static_cast<double>(pixel(raster, 30, 5) & 0xFFU), 127, 1);
}

TEST(DrawRaster, FollowsGradients) {
  DisplayPaint paint;
  paint.kind = DisplayPaint::Kind::Linear;
  paint.stops = {{0, {0x000000, 1}}, {1, {0xFFFFFF, 1}}};
  paint.to = {40, 0};
  const Raster raster = drawn(page_with({FilledPath{rect_path({0, 0, 40, 20}), paint}}));
  EXPECT_LT(pixel(raster, 1, 10) & 0xFFU, 20U);
  EXPECT_NEAR(static_cast<double>(pixel(raster, 20, 10) & 0xFFU), 130, 4);
  EXPECT_GT(pixel(raster, 38, 10) & 0xFFU, 235U);
}

TEST(DrawRaster, ABoxedGradientHasItsFirstStopInTheMiddle) {
  DisplayPaint paint;
  paint.kind = DisplayPaint::Kind::Boxed;
  paint.stops = {{0, {0xFF0000, 1}}, {1, {0x0000FF, 1}}};
  paint.outer = {0, 0, 40, 20};
  paint.inner = {20, 10, 0, 0};
  const Raster raster = drawn(page_with({FilledPath{rect_path({0, 0, 40, 20}), paint}}));
  EXPECT_GT(pixel(raster, 20, 9) >> 16U, 200U);
  EXPECT_GT(pixel(raster, 0, 10) & 0xFFU, 240U);
  EXPECT_GT(pixel(raster, 39, 10) & 0xFFU, 240U);
}

// The mean height of what is dark, in pixels.
double middle_of_ink(const Raster& raster) {
  double ink = 0, moment = 0;
  for (int y = 0; y < raster.height; ++y) {
    for (int x = 0; x < raster.width; ++x) {
      const double dark = 255 - static_cast<double>(pixel(raster, x, y) & 0xFFU);
      ink += dark;
      moment += dark * (y + 0.5);
    }
  }
  return moment / ink;
}

TEST(DrawRaster, SetsLettersBetweenPixels) {
  const SlideIr slide = test::slide_from(
      R"({"slide": {"w": 960, "h": 540, "id": "s"}, "elements": [{"eid": "t", "type": "text", "priority": 60,
          "layout": {"x": 96, "y": 96, "w": 480, "h": 96}, "content": "letters on a line",
          "style": {"fontSize": 18, "fontFamily": {"latin": "Liberation Sans"}}}]})");
  const auto fonts = *measure::FontCatalog::open({});
  const DisplayList list =
      display_list(slide, test::measured(slide), {test::text_engine(), *fonts});
  const auto below = [&list](double pt) {
    DisplayList moved = list;
    moved.items.insert(moved.items.begin(), BeginGroup{{1, 0, 0, 1, 0, pt}, {}, 1});
    moved.items.emplace_back(EndGroup{});
    return middle_of_ink(drawn(moved));
  };
  const double from = below(0);
  ASSERT_GT(from, 0);
  for (const double pt : {0.25, 0.5, 0.75}) EXPECT_NEAR(below(pt) - from, pt, 0.03);
}

TEST(DrawRaster, RefusesMorePixelsThanCairoHolds) {
  PictureStore pictures;
  std::vector<NotDrawn> problems;
  const auto raster = draw_raster(page_with({}), 1000, pictures, problems);
  ASSERT_FALSE(raster.has_value());
  EXPECT_EQ(raster.error().code, ErrorCode::Limit);
}

TEST(WritePng, IsOneHeaderOneDataAndTheEnd) {
  const std::string png = write_png(drawn(page_with({}), 2));
  EXPECT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1A\n");
  EXPECT_EQ(png.substr(12, 4), "IHDR");
  EXPECT_EQ(static_cast<unsigned char>(png[19]), 80) << "width";
  EXPECT_EQ(static_cast<unsigned char>(png[23]), 40) << "height";
  EXPECT_EQ(png.substr(37, 4), "IDAT");
  EXPECT_EQ(png.substr(png.size() - 8, 4), "IEND");
}

TEST(DrawPdf, HasPagesOutlineAndLinks) {
  DisplayList first = page_with({FilledPath{rect_path({0, 0, 40, 20}), solid(0x112233)},
                                 LinkArea{{0, 0, 10, 10}, "#two"},
                                 LinkArea{{10, 0, 10, 10}, "https://example.org/it's"}});
  first.slide_id = "one";
  first.title = "The first";
  DisplayList second = page_with({});
  second.slide_id = "two";
  PictureStore pictures;
  std::vector<std::vector<NotDrawn>> problems;
  const auto pdf = draw_pdf({first, second}, {}, pictures, problems);
  ASSERT_TRUE(pdf.has_value());
  EXPECT_EQ(pdf->substr(0, 5), "%PDF-");
  EXPECT_NE(pdf->find("/Outlines"), std::string::npos);
  EXPECT_NE(pdf->find("https://example.org/it"), std::string::npos);
  EXPECT_EQ(pdf->find("CreationDate"), std::string::npos) << "no date unless given";
}

}  // namespace
}  // namespace deckle::render
