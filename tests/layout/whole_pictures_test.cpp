// Diagrams, screenshots and logos: they keep their edges (layout/pictures/photograph.h) and get the
// width that their words need (layout/slide/wide_picture.h); logos that stand on many slides are
// small (layout/slide/repeated_logos.h).

#include <gtest/gtest.h>

#include <algorithm>

#include "layout/pictures/small_pictures.h"
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
    for (const char* eid : {"a", "b"})
      EXPECT_EQ(cut_of(slide, eid) < 0.01, kind.whole) << kind.name;
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
    EXPECT_TRUE(
        find_element(laid_out("image_full_bleed", {image("i")}, assets_of(kind, 1920, 1080)), "i")
            ->full_bleed)
        << kind.name;
    const SlideIr wanted =
        laid_out("image_full_bleed", {test::text("t", "A title", "title"), image("i", Crop::Cover)},
                 assets_of(kind, 1920, 1080));
    EXPECT_TRUE(find_element(wanted, "i")->full_bleed) << kind.name;
  }
}

// ---- text and one picture in two columns
// -----------------------------------------------------------

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

// ---- logos
// -----------------------------------------------------------------------------------------

Element logo(const std::string& id, const std::string& asset_id) {
  Element e = image(id);
  e.content = ImageContent{asset_id, "a logo", std::nullopt};
  return e;
}

struct LogoDeck {
  Deck deck;
  LoadedAssets assets;

  [[nodiscard]] SlideIr laid_out(std::size_t index) const {
    DiagnosticSink notes;
    const LayoutContext context{deck, test::default_template(), test::text_engine(), &assets};
    auto slide = lay_out_slide(deck.slides[index], context, notes);
    EXPECT_TRUE(slide.has_value());
    return slide.value_or(SlideIr{});
  }
};

// `slides` slides, the first `with` of which have the logo, and all of them a screenshot of their
// own.
LogoDeck logo_deck(std::size_t slides, std::size_t with,
                   std::shared_ptr<const PicturePixels> pixels = test::square_pixels(0x2060C0)) {
  LogoDeck out;
  std::vector<Slide> all;
  for (std::size_t i = 0; i < slides; ++i) {
    std::vector<Element> elements{test::text("t", "A title", "title"),
                                  test::text("x", kSentence, "body")};
    if (i < with) elements.push_back(logo("l", "logo"));
    elements.push_back(logo("s", "shot"));
    all.push_back(test::slide("two_column", std::move(elements)));
    all.back().slide_id = "s" + std::to_string(i + 1);
  }
  out.deck = test::deck(std::move(all), "en");
  for (const char* id : {"logo", "shot"}) {
    Asset asset;
    asset.asset_id = id;
    asset.file_id = id + std::string(".png");
    out.deck.assets.push_back(asset);
    PictureIr picture;
    picture.format = PictureFormat::Png;
    picture.width = 1079;
    picture.height = 254;
    picture.pixels = id == std::string("logo") ? pixels : test::diagram_pixels();
    picture.bytes = std::make_shared<const std::string>("bytes");
    out.assets[id] = {std::make_shared<const PictureIr>(picture), {}};
  }
  // The screenshot is content: its slides differ.
  for (std::size_t i = 0; i < slides; ++i) {
    ImageContent own{"shot" + std::to_string(i), "a view", std::nullopt};
    out.assets[own.asset_id] = out.assets["shot"];
    out.deck.slides[i].elements.back().content = own;
  }
  return out;
}

TEST(RepeatedLogos, AreSmallAndInOnePlace) {
  const LogoDeck decks = logo_deck(9, 3);
  const SlideIr first = decks.laid_out(0), second = decks.laid_out(1);
  const ElementIr *a = find_element(first, "l"), *b = find_element(second, "l");
  ASSERT_TRUE(a != nullptr && b != nullptr);
  EXPECT_LE(to_px(a->box.h), 48);
  EXPECT_EQ(a->box, b->box);
  EXPECT_GE(a->box.y, first.safe_area.bottom());
  EXPECT_EQ(a->alt_text, "a logo");
  // What is left is arranged as if the logo was not there.
  const SlideIr without = decks.laid_out(8);
  EXPECT_EQ(find_element(first, "s")->box, find_element(without, "s")->box);
  EXPECT_EQ(find_element(first, "x")->box, find_element(without, "x")->box);
}

TEST(RepeatedLogos, AreOnAThirdOfTheSlidesAndThreeOfThem) {
  const auto is_small = [](const LogoDeck& decks) {
    return to_px(find_element(decks.laid_out(0), "l")->box.h) <= 48;
  };
  EXPECT_TRUE(is_small(logo_deck(9, 3)));
  EXPECT_FALSE(is_small(logo_deck(10, 3)));
  EXPECT_FALSE(is_small(logo_deck(2, 2)));
  // A screenshot that is explained on three of nine slides; on half of them it is no content.
  EXPECT_FALSE(is_small(logo_deck(9, 3, test::diagram_pixels())));
  EXPECT_TRUE(is_small(logo_deck(6, 3, test::diagram_pixels())));
  // What its author placed or cropped, and a picture twice on a slide.
  LogoDeck contained = logo_deck(9, 9);
  for (Slide& slide : contained.deck.slides)
    slide.elements[2].content = ImageContent{"logo", "a logo", Crop::Contain};
  EXPECT_FALSE(is_small(contained));
  LogoDeck placed = logo_deck(9, 9);
  const Rect box{emu_from_px(100), emu_from_px(300), emu_from_px(400), emu_from_px(100)};
  for (Slide& slide : placed.deck.slides) slide.elements[2].box = box;
  EXPECT_EQ(find_element(placed.laid_out(0), "l")->box, box);
  LogoDeck twice = logo_deck(9, 9);
  twice.deck.slides[0].elements.push_back(logo("l2", "logo"));
  EXPECT_FALSE(is_small(twice));
}

// A third of a split slide is no slide of its own.
TEST(RepeatedLogos, CountPartsOfASlideOnce) {
  LogoDeck decks = logo_deck(9, 3);
  for (int i = 0; i < 6; ++i) {
    Slide part = test::slide(
        "two_column", {test::text("t", "A title", "title"), test::text("x", kSentence, "body")});
    part.slide_id = "s9~" + std::to_string(i + 2);
    decks.deck.slides.push_back(part);
  }
  EXPECT_LE(to_px(find_element(decks.laid_out(0), "l")->box.h), 48);
}

// ---- small pictures beside large ones
// ---------------------------------------------------------------

TEST(SmallPictures, AreEnlargedLittleBesideLargeOnes) {
  const auto scale = [](double other_width, PictureFormat format) {
    ElementIr small, large;
    small.eid = "a";
    large.eid = "b";
    SlideIr slide;
    const auto picture = [](double width, double height, PictureFormat kind) {
      PictureIr p;
      p.format = kind;
      p.width = width;
      p.height = height;
      return std::make_shared<const PictureIr>(p);
    };
    small.type = large.type = ElementType::Image;
    small.picture = picture(100, 80, format);
    large.picture = picture(other_width, 300, PictureFormat::Png);
    small.box = {emu_from_px(50), emu_from_px(100), emu_from_px(400), emu_from_px(300)};
    large.box = {emu_from_px(500), emu_from_px(100), emu_from_px(400), emu_from_px(300)};
    slide.elements = {small, large};
    limit_enlargement(slide);
    EXPECT_EQ(slide.elements[1].box, large.box);
    return to_px(visible_box(slide.elements[0]).w) / 100;
  };
  EXPECT_NEAR(scale(1000, PictureFormat::Png), 1.5, 0.01);
  EXPECT_NEAR(scale(1000, PictureFormat::Jpeg), 2, 0.01) << "a photograph";
  EXPECT_NEAR(scale(300, PictureFormat::Png), 2, 0.01) << "no picture is below its own size";
}

}  // namespace
}  // namespace deckle::layout
