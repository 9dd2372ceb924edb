// Pictures in layouts: with outlines, missing, filling the page.

#include <gtest/gtest.h>

#include "layout/geometry/solve_geometry.h"
#include "layout/slide/lay_out.h"
#include "qc/run/runner.h"
#include "slidespec/ir/picture_placement.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

Element image(const std::string& id, std::optional<std::string> alt = "a view",
              std::optional<Crop> crop = std::nullopt) {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Image;
  e.role = "picture";
  e.content = ImageContent{"photo", std::move(alt), crop};
  return e;
}

LoadedAssets assets(double width, double height, PictureFormat format = PictureFormat::Jpeg) {
  PictureIr picture;
  picture.format = format;
  picture.width = width;
  picture.height = height;
  picture.bytes = std::make_shared<const std::string>("bytes");
  return {{"photo", {std::make_shared<const PictureIr>(picture), {}}}};
}

Deck deck_of(std::vector<Element> elements, const std::string& layout_id) {
  Deck deck = test::deck({test::slide(layout_id, std::move(elements))}, "en");
  Asset asset;
  asset.asset_id = "photo";
  asset.file_id = "img/view.jpg";
  deck.assets = {asset};
  return deck;
}

SlideIr laid_out(const Deck& deck, const LoadedAssets& assets) {
  DiagnosticSink notes;
  const LayoutContext context{deck, test::default_template(), test::text_engine(), &assets};
  auto slide = lay_out_slide(deck.slides.front(), context, notes);
  EXPECT_TRUE(slide.has_value());
  return slide.value_or(SlideIr{});
}

DiagnosticSink findings(const SlideIr& slide) {
  return qc::check_slide(slide, test::measured(slide));
}

TEST(Pictures, AreDescribedByAuthorFileOrNotAtAll) {
  const struct {
    std::optional<std::string> authored;
    const char* description;
    bool decorative;
  } rows[] = {{"a view", "a view", false},
              {"", "", true},
              {"  ", "", true},
              {std::nullopt, "view.jpg", false}};
  for (const auto& row : rows) {
    const Deck deck = deck_of({image("i", row.authored)}, "one_column");
    const SlideIr slide = laid_out(deck, assets(800, 600));
    const ElementIr* element = find_element(slide, "i");
    ASSERT_NE(element, nullptr);
    EXPECT_EQ(element->alt_text, row.description);
    EXPECT_EQ(element->decorative, row.decorative);
    EXPECT_NE(element->picture, nullptr);
  }
}

TEST(Pictures, ThatAreMissingShowTheirDescriptionWhereItFits) {
  const LoadedAssets none{{"photo", {nullptr, "img/view.jpg is not there"}}};
  const Deck deck = deck_of({test::text("t", "Title", "title"), image("i")}, "one_column");
  const SlideIr slide = laid_out(deck, none);
  const ElementIr* element = find_element(slide, "i");
  ASSERT_NE(element, nullptr);
  EXPECT_EQ(element->missing_asset, "img/view.jpg is not there");
  EXPECT_EQ(element->fill.kind, FillIr::Kind::Solid);
  EXPECT_EQ(plain_text(element->text), "a view");
  EXPECT_FALSE(element->placeholder.has_value());
  const DiagnosticSink found = findings(slide);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().rule, "missing-asset");

  // In a box that is too small for any size of it there is no text, and there is again in a
  // larger one.
  SlideIr patched = slide;
  const LayoutContext context{deck, test::default_template(), test::text_engine(), &none};
  ElementIr* small = find_element(patched, "i");
  small->box.w = small->box.h = emu_from_px(24);
  DiagnosticSink notes;
  solve_geometry(patched, context.engine, notes);
  EXPECT_EQ(plain_text(small->text), "");
  small->box = element->box;
  solve_geometry(patched, context.engine, notes);
  EXPECT_EQ(plain_text(small->text), "a view");
}

TEST(Pictures, TakeAlignmentAndFrameFromStyle) {
  Element e = image("i");
  e.style.align = Align::Left;
  e.style.anchor = Anchor::Bottom;
  e.style.line = "accent2";
  const SlideIr slide = laid_out(deck_of({e}, "one_column"), assets(300, 900));
  const ElementIr* element = find_element(slide, "i");
  ASSERT_NE(element, nullptr);
  EXPECT_EQ(visible_box(*element).x, element->box.x);
  EXPECT_EQ(visible_box(*element).bottom(), element->box.bottom());
  EXPECT_EQ(element->line.fill.color.scheme, "accent2");
  EXPECT_EQ(element->line.width_pt, 1);
}

struct Page {
  const char* name;
  double w, h;
  PictureFormat format;
  std::optional<Crop> crop;
  bool fills;
};

TEST(FullBleed, FillsThePageWithPhotographsAndPicturesWithCrop) {
  const Page rows[] = {
      {"photograph of the page's proportions", 1920, 1080, PictureFormat::Jpeg, {}, true},
      {"a little higher", 1920, 1160, PictureFormat::Jpeg, {}, true},
      {"a screenshot of the page's proportions", 1920, 1080, PictureFormat::Png, {}, true},
      {"nearly of the page's proportions", 1366, 768, PictureFormat::Png, {}, true},
      {"a screenshot that is a little higher", 1920, 1160, PictureFormat::Png, {}, false},
      {"a drawing by order", 1920, 1080, PictureFormat::Png, Crop::Cover, true},
      {"too few pixels", 320, 180, PictureFormat::Jpeg, {}, false},
      {"few pixels by order", 320, 180, PictureFormat::Jpeg, Crop::CenterCrop, true},
      {"square by order", 1000, 1000, PictureFormat::Jpeg, Crop::Cover, true},
  };
  for (const Page& row : rows) {
    SCOPED_TRACE(row.name);
    const Deck deck = deck_of({test::text("t", "A title", "title"), image("i", "a view", row.crop),
                               test::text("c", "Source: us", "caption")},
                              "image_full_bleed");
    const SlideIr slide = laid_out(deck, assets(row.w, row.h, row.format));
    ASSERT_EQ(slide.layout, "image_full_bleed");
    const ElementIr* picture = find_element(slide, "i");
    const ElementIr* title = find_element(slide, "t");
    ASSERT_TRUE(picture != nullptr && title != nullptr);
    const Rect page{Emu(0), Emu(0), slide.size.w, slide.size.h};
    EXPECT_EQ(picture->full_bleed, row.fills);
    EXPECT_EQ(visible_box(*picture) == page, row.fills);
    if (row.fills) {
      EXPECT_LT(picture->z, title->z);
    } else {
      EXPECT_TRUE(intersection(picture->box, title->box).empty());
    }
    for (const Diagnostic& d : findings(slide))
      EXPECT_NE(d.severity, Severity::Error) << d.rule << ": " << d.message;
  }
}

// The note gave the frame above the title for a reason: "filling it would cut 36 % off".
TEST(FullBleed, SaysWhyAPictureDoesNotFillThePage) {
  const struct {
    double w, h;
    std::optional<Crop> crop;
    const char* reason;
  } rows[] = {{1920, 1160, {}, "would crop 6.9 % of a side"},
              {320, 180, {}, "would have 24 pixels per inch, and 48 are needed"},
              {1920, 1080, {}, ""},
              {1920, 1160, Crop::Contain, ""},
              {1920, 1160, Crop::Cover, ""}};
  for (const auto& row : rows) {
    const Deck deck = deck_of({test::text("t", "A title", "title"), image("i", "a view", row.crop)},
                              "image_full_bleed");
    const LoadedAssets loaded = assets(row.w, row.h, PictureFormat::Png);
    DiagnosticSink notes;
    const LayoutContext context{deck, test::default_template(), test::text_engine(), &loaded};
    ASSERT_TRUE(lay_out_slide(deck.slides.front(), context, notes));
    std::string reason;
    for (const Diagnostic& note : notes) {
      if (note.rule == "picture-not-full-bleed") reason += note.message.in(Language::English);
    }
    EXPECT_EQ(reason.empty(), *row.reason == '\0') << reason;
    EXPECT_NE(reason.find(row.reason), std::string::npos) << reason;
  }
}

TEST(FullBleed, PlacesTheTitleAtTheEdgeWhenThereIsNoCaption) {
  const auto title_of = [](std::vector<Element> elements) {
    const SlideIr slide =
        laid_out(deck_of(std::move(elements), "image_full_bleed"), assets(1920, 1080));
    const ElementIr* title = find_element(slide, "t");
    EXPECT_NE(title, nullptr);
    return std::pair(title == nullptr ? Emu(0) : title->box.bottom(), slide.size.h);
  };
  const auto [alone, page] = title_of({test::text("t", "A title", "title"), image("i")});
  EXPECT_EQ(alone, page);
  const auto [above, same_page] = title_of(
      {test::text("t", "A title", "title"), image("i"), test::text("c", "Source", "caption")});
  EXPECT_LT(above, same_page);
}

// Whatever the template, text on a picture has a background it can be read on.
TEST(FullBleed, GivesTextABackground) {
  Element free = test::text("f", "Placed by hand", "");
  free.box = Rect{emu_from_px(600), emu_from_px(100), emu_from_px(300), emu_from_px(60)};
  const Deck deck =
      deck_of({test::text("t", "A title", "title"), image("i"), free}, "image_full_bleed");
  const SlideIr slide = laid_out(deck, assets(1920, 1080));
  const ElementIr* words = find_element(slide, "f");
  ASSERT_NE(words, nullptr);
  EXPECT_NE(find_element(slide, "_scrim_head_i"), nullptr);
  EXPECT_EQ(words->belongs_to, std::vector<std::string>{"i"});
}

// ---- icons that come with deckle --------------------------------------------------------------------

LoadedAssets rocket() {
  PictureIr icon;
  icon.width = icon.height = 192;
  icon.icon = true;
  return {{"photo", {std::make_shared<const PictureIr>(icon), {}}}};
}

Deck deck_with_icon(std::vector<Element> elements) {
  Deck deck = deck_of(std::move(elements), "one_column");
  deck.assets.front().kind = Asset::Kind::Generated;
  deck.assets.front().file_id = "icon:rocket-takeoff";
  return deck;
}

Size frame_of(const ElementIr& element) {
  const Rect frame = place_picture(element.box, *element.picture, element.fit).frame;
  return {frame.w, frame.h};
}

TEST(Icons, HaveTheAccentAndTheirNameAsDescription) {
  const SlideIr slide = laid_out(deck_with_icon({image("i", std::nullopt)}), rocket());
  const ElementIr& icon = *find_element(slide, "i");
  EXPECT_EQ(icon.alt_text, "rocket takeoff");
  EXPECT_EQ(icon.fill.kind, FillIr::Kind::Solid);
  EXPECT_EQ(icon.shape, "icon:rocket-takeoff");
  EXPECT_EQ(frame_of(icon), (Size{emu_from_px(192), emu_from_px(192)}));
  EXPECT_EQ(icon.placeholder, std::nullopt);
}

TEST(Icons, TakeTheColourOfTheirStyle) {
  Element authored = image("i");
  authored.style.color = "#B3261E";
  const SlideIr slide = laid_out(deck_with_icon({authored}), rocket());
  EXPECT_EQ(find_element(slide, "i")->fill.color.rgb, 0xB3261EU);
}

TEST(Icons, FillAnExactBoxWithoutBeingStretched) {
  Element authored = image("i");
  authored.box = Rect{emu_from_px(100), emu_from_px(150), emu_from_px(500), emu_from_px(400)};
  const SlideIr slide = laid_out(deck_with_icon({authored}), rocket());
  EXPECT_EQ(frame_of(*find_element(slide, "i")), (Size{emu_from_px(400), emu_from_px(400)}));
}

}  // namespace
}  // namespace deckle::layout
