// Boxes of 400 by 200; a picture's pixels are added up by eye.

#include "slidespec/ir/picture_placement.h"

#include <gtest/gtest.h>

namespace deckle {
namespace {

Rect px(double x, double y, double w, double h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

PictureIr of(double width, double height) {
  PictureIr picture;
  picture.width = width;
  picture.height = height;
  return picture;
}

PictureFit fit(std::optional<Crop> crop, Align align = Align::Center,
               Anchor anchor = Anchor::Middle) {
  return {crop, align, anchor};
}

const Rect kBox = px(100, 50, 400, 200);

struct Row {
  const char* name;
  double w, h;
  PictureFit fit;
  Rect visible;
  double left, top, right, bottom;  // cut
};

TEST(PlacePicture, ContainsOrFills) {
  using enum Crop;
  const Row rows[] = {
      // name                    picture     crop                                  seen                      cut
      {"same proportions",       800, 400,   fit({}),                              kBox,                     0, 0, 0, 0},
      {"cuts a tenth",           800, 444,   fit({}),                              kBox,                     0, .0495, 0, .0495},
      {"would cut more",         800, 450,   fit({}),                              px(122.2222, 50, 355.5556, 200), 0, 0, 0, 0},
      {"tall",                   400, 800,   fit({}),                              px(250, 50, 100, 200),    0, 0, 0, 0},
      {"tall, left",             400, 800,   fit({}, Align::Left),                 px(100, 50, 100, 200),    0, 0, 0, 0},
      {"tall, right",            400, 800,   fit({}, Align::Right),                px(400, 50, 100, 200),    0, 0, 0, 0},
      {"flat, on top",           800, 100,   fit({}, Align::Center, Anchor::Top),  px(100, 50, 400, 50),     0, 0, 0, 0},
      {"flat, at the foot",      800, 100,   fit({}, Align::Center, Anchor::Bottom), px(100, 200, 400, 50),  0, 0, 0, 0},
      {"filled all the same",    400, 800,   fit(Cover),                           kBox,                     0, .375, 0, .375},
      {"center_crop is cover",   400, 800,   fit(CenterCrop),                      kBox,                     0, .375, 0, .375},
      {"cut below",              400, 800,   fit(Cover, Align::Center, Anchor::Top), kBox,                   0, 0, 0, .75},
      {"cut on the left",        1600, 400,  fit(Cover, Align::Right),             kBox,                     .5, 0, 0, 0},
      {"contained as asked",     760, 400,   fit(Contain),                         px(110, 50, 380, 200),    0, 0, 0, 0},
      {"small: twice at most",   40, 20,     fit({}),                              px(260, 130, 80, 40),     0, 0, 0, 0},
      {"small, but asked to",    40, 20,     fit(Contain),                         kBox,                     0, 0, 0, 0},
      {"of no size",             0, 20,      fit({}),                              kBox,                     0, 0, 0, 0},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const PicturePlacement placed = place_picture(kBox, of(row.w, row.h), row.fit);
    EXPECT_NEAR(to_px(placed.visible.x), to_px(row.visible.x), 0.01);
    EXPECT_NEAR(to_px(placed.visible.y), to_px(row.visible.y), 0.01);
    EXPECT_NEAR(to_px(placed.visible.w), to_px(row.visible.w), 0.01);
    EXPECT_NEAR(to_px(placed.visible.h), to_px(row.visible.h), 0.01);
    EXPECT_NEAR(placed.cut_left, row.left, 1e-3);
    EXPECT_NEAR(placed.cut_top, row.top, 1e-3);
    EXPECT_NEAR(placed.cut_right, row.right, 1e-3);
    EXPECT_NEAR(placed.cut_bottom, row.bottom, 1e-3);
  }
}

TEST(PlacePicture, LeavesPicturesWhole) {
  PictureFit whole;
  whole.whole = true;
  const PicturePlacement placed = place_picture(kBox, of(800, 444), whole);
  EXPECT_FALSE(placed.filled);
  EXPECT_EQ(placed.visible.h, kBox.h);
  EXPECT_LT(placed.visible.w, kBox.w);
  EXPECT_TRUE(place_picture(kBox, of(800, 401), whole).filled) << "nearly of its proportions";
  EXPECT_NEAR(to_px(place_picture(kBox, of(40, 20), whole).visible.w), 80, 0.01) << "twice at most";
}

TEST(PlacePicture, IconsKeepTheirPixelsAndMargins) {
  PictureIr icon = of(32, 16);
  icon.icon = true;
  EXPECT_EQ(place_picture(kBox, icon, {}).visible, px(284, 142, 32, 16));
  EXPECT_EQ(place_picture(kBox, icon, fit(Crop::Cover)).visible, kBox);
  icon.format = PictureFormat::Svg;
  EXPECT_EQ(place_picture(kBox, icon, {}).visible, kBox);
}

TEST(PlacePicture, CountsPixelsToTheInch) {
  EXPECT_NEAR(place_picture(kBox, of(800, 400), {}).px_per_inch, 192, 0.01);
  EXPECT_NEAR(place_picture(kBox, of(1600, 400), fit(Crop::Cover)).px_per_inch, 192, 0.01);
  EXPECT_NEAR(place_picture(kBox, of(40, 20), {}).px_per_inch, 48, 0.01);
  PictureIr lines = of(40, 20);
  lines.format = PictureFormat::Emf;
  EXPECT_EQ(place_picture(kBox, lines, {}).px_per_inch, 0);
}

// A seen picture of 400 by 800, cut above and below, stored in each of the eight ways: the stored
// side that is cut is the one that ends up on top, and what is seen is always the box.
TEST(PlacePicture, CutsWhereItIsSeen) {
  const struct {
    int orientation;
    double left, top, right, bottom;  // cut from the stored picture when the top is kept
  } rows[] = {{1, 0, 0, 0, .75}, {2, 0, 0, 0, .75}, {3, 0, .75, 0, 0}, {4, 0, .75, 0, 0},
              {5, 0, 0, .75, 0}, {6, 0, 0, .75, 0}, {7, .75, 0, 0, 0}, {8, .75, 0, 0, 0}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.orientation);
    const bool turned = row.orientation >= 5;
    PictureIr picture = turned ? of(800, 400) : of(400, 800);
    picture.orientation = row.orientation;
    const PicturePlacement placed =
        place_picture(kBox, picture, fit(Crop::Cover, Align::Center, Anchor::Top));
    EXPECT_EQ(placed.visible, kBox);
    EXPECT_EQ(placed.frame, turned ? px(200, -50, 200, 400) : kBox);
    EXPECT_NEAR(placed.cut_left, row.left, 1e-9);
    EXPECT_NEAR(placed.cut_top, row.top, 1e-9);
    EXPECT_NEAR(placed.cut_right, row.right, 1e-9);
    EXPECT_NEAR(placed.cut_bottom, row.bottom, 1e-9);
  }
}

TEST(PlacePicture, StaysInItsBoxWhateverItsShape) {
  for (const double w : {1.0, 3.0, 1e3, 1e9}) {
    for (const double h : {1.0, 7.0, 1e6}) {
      for (const std::optional<Crop>& crop :
           {std::optional<Crop>(), std::optional(Crop::Contain), std::optional(Crop::Cover)}) {
        const PicturePlacement placed = place_picture(kBox, of(w, h), fit(crop));
        EXPECT_EQ(intersection(placed.visible, kBox), placed.visible);
        EXPECT_FALSE(placed.visible.empty());
        for (const double cut :
             {placed.cut_left, placed.cut_top, placed.cut_right, placed.cut_bottom}) {
          EXPECT_GE(cut, 0);
          EXPECT_LT(cut, 1);
        }
      }
    }
  }
}

}  // namespace
}  // namespace deckle
