// Diagrams, screenshots and logos: they keep their edges (layout/pictures/photograph.h) and get the
// width that their words need (layout/slide/wide_picture.h); logos that stand on many slides are
// small (layout/slide/repeated_logos.h).

#include <gtest/gtest.h>

#include <algorithm>

#include "layout/slide/lay_out.h"
#include "slidespec/ir/picture_placement.h"
#include "tests/support/deck_builder.h"
#include "tests/support/painted_pixels.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

struct Kind {
  const char* name;
  PictureFormat format;
  std::shared_ptr<const PicturePixels> pixels;
  bool whole;
};

std::vector<Kind> kinds() {
  return {{"photograph", PictureFormat::Jpeg, test::photograph_pixels(), false},
          {"photograph that is not decoded", PictureFormat::Jpeg, nullptr, false},
          {"diagram as JPEG", PictureFormat::Jpeg, test::diagram_pixels(), true},
          {"diagram as PNG", PictureFormat::Png, test::diagram_pixels(), true},
          {"screenshot that is not decoded", PictureFormat::Png, nullptr, true}};
}

LoadedAssets assets_of(const Kind& kind, double width, double height) {
  PictureIr picture;
  picture.format = kind.format;
  picture.width = width;
  picture.height = height;
  picture.bytes = std::make_shared<const std::string>("bytes");
  picture.pixels = kind.pixels;
  return {{"p", {std::make_shared<const PictureIr>(picture), {}}}};
}

SlideIr laid_out(const std::string& layout_id, std::vector<Element> elements,
                 const LoadedAssets& assets) {
  Deck deck = test::deck({test::slide(layout_id, std::move(elements))}, "en");
  Asset asset;
  asset.asset_id = "p";
  asset.file_id = "p.png";
  deck.assets = {asset};
  DiagnosticSink notes;
  const LayoutContext context{deck, test::default_template(), test::text_engine(), &assets};
  auto slide = lay_out_slide(deck.slides.front(), context, notes);
  EXPECT_TRUE(slide.has_value());
  return slide.value_or(SlideIr{});
}

Element image(const std::string& id, std::optional<Crop> crop = std::nullopt) {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Image;
  e.role = "picture";
  e.content = ImageContent{"p", "a view", crop};
  return e;
}

double cut_of(const SlideIr& slide, const std::string& eid) {
  const ElementIr* picture = find_element(slide, eid);
  if (picture == nullptr) return -1;
  const PicturePlacement placed = place_picture(picture->box, *picture->picture, picture->fit);
  return std::max(placed.cut_left + placed.cut_right, placed.cut_top + placed.cut_bottom);
}

TEST(WholePictures, AreNotCroppedToFillTheirFrame) {
  for (const Kind& kind : kinds()) {
    const SlideIr slide = laid_out("one_column", {test::text("t", "A title", "title"), image("i")},
                                   assets_of(kind, 1350, 560));
    EXPECT_EQ(cut_of(slide, "i") == 0, kind.whole) << kind.name;
    const SlideIr cut =
        laid_out("one_column", {test::text("t", "A title", "title"), image("i", Crop::Cover)},
                 assets_of(kind, 1350, 560));
    EXPECT_GT(cut_of(cut, "i"), 0) << kind.name << ": the author's crop stays";
  }
}

// 22 % of two diagrams was cropped, in the middle of a line of words.
TEST(WholePictures, AreNotCroppedOnCards) {
  for (const Kind& kind : kinds()) {
    const SlideIr slide = laid_out(
        "two_column",
        {test::text("t", "A title", "title"), image("a"), test::text("c", "Middleware", "body"),
         image("b"), test::text("d", "Traditional model", "body")},
        assets_of(kind, 500, 488));
    for (const char* eid : {"a", "b"}) EXPECT_EQ(cut_of(slide, eid) < 0.01, kind.whole) << kind.name;
  }
}

TEST(WholePictures, FillNoPageBelowATitle) {
  for (const Kind& kind : kinds()) {
    const bool drawing = kind.pixels != nullptr && kind.whole;
    const SlideIr slide =
        laid_out("image_full_bleed", {test::text("t", "A title", "title"), image("i")},
                 assets_of(kind, 1920, 1080));
    const ElementIr *picture = find_element(slide, "i"), *title = find_element(slide, "t");
    ASSERT_TRUE(picture != nullptr && title != nullptr);
    EXPECT_EQ(picture->full_bleed, !drawing) << kind.name;
    EXPECT_EQ(intersection(picture->box, title->box).empty(), drawing) << kind.name;
    // Nothing is over it without a title, and the author may want it all the same.
    EXPECT_TRUE(find_element(laid_out("image_full_bleed", {image("i")}, assets_of(kind, 1920, 1080)),
                             "i")
                    ->full_bleed)
        << kind.name;
    const SlideIr wanted =
        laid_out("image_full_bleed", {test::text("t", "A title", "title"), image("i", Crop::Cover)},
                 assets_of(kind, 1920, 1080));
    EXPECT_TRUE(find_element(wanted, "i")->full_bleed) << kind.name;
  }
}

// ---- text and one picture in two columns -----------------------------------------------------------

struct Beside {
  Rect text, picture;
};

Beside beside(const Kind& kind, Element text, double width, double height,
              const LayoutHints& hints = {}, const std::string& layout_id = "two_column") {
  const LoadedAssets assets = assets_of(kind, width, height);
  std::vector<Element> elements{test::text("t", "A title", "title"), std::move(text), image("i")};
  Slide slide = test::slide(layout_id, std::move(elements));
  slide.hints = hints;
  Deck deck = test::deck({slide}, "en");
  DiagnosticSink notes;
  const LayoutContext context{deck, test::default_template(), test::text_engine(), &assets};
  auto out = lay_out_slide(deck.slides.front(), context, notes);
  EXPECT_TRUE(out.has_value());
  const ElementIr *words = find_element(*out, "x"), *picture = find_element(*out, "i");
  EXPECT_TRUE(words != nullptr && picture != nullptr);
  return {words->box, visible_box(*picture)};
}

const char* const kSentence = "Different configurations of speed, capacity and reliability.";

TEST(WidePictures, HaveTheWidthBelowAShortText) {
  const Kind screenshot{"screenshot", PictureFormat::Png, test::diagram_pixels(), true};
  const Beside placed = beside(screenshot, test::text("x", kSentence, "body"), 1063, 592);
  EXPECT_LE(placed.text.bottom(), placed.picture.y);
  EXPECT_GE(to_px(placed.picture.w), 700);
  // Look-alikes that stay beside their text.
  const auto stays = [](const Beside& other) { return other.text.right() <= other.picture.x; };
  const Kind photograph{"photograph", PictureFormat::Jpeg, test::photograph_pixels(), false};
  EXPECT_TRUE(stays(beside(photograph, test::text("x", kSentence, "body"), 1063, 592)));
  EXPECT_TRUE(stays(beside(screenshot, test::text("x", kSentence, "body"), 600, 592)));
  EXPECT_TRUE(stays(beside(screenshot, test::text("x", kSentence, "left"), 1063, 592)));
  LayoutHints ratio;
  ratio.ratio = {55, 45};
  EXPECT_TRUE(stays(beside(screenshot, test::text("x", kSentence, "body"), 1063, 592, ratio)));
  EXPECT_TRUE(stays(
      beside(screenshot, test::text("x", kSentence, "body"), 1063, 592, {}, "picture_right")));
}

TEST(WidePictures, HaveThreeFifthsBesideALongText) {
  const Kind screenshot{"screenshot", PictureFormat::Png, test::diagram_pixels(), true};
  const Kind photograph{"photograph", PictureFormat::Jpeg, test::photograph_pixels(), false};
  std::string six;
  for (int i = 0; i < 4; ++i) six += kSentence + std::string(" ");
  const Beside placed = beside(screenshot, test::text("x", six, "body"), 1063, 592);
  EXPECT_LE(placed.text.right(), placed.picture.x);
  EXPECT_NEAR(to_px(placed.picture.w), 0.6 * 1184, 16);
  EXPECT_LT(to_px(beside(photograph, test::text("x", six, "body"), 1063, 592).picture.w), 530);
}

}  // namespace
}  // namespace deckle::layout
