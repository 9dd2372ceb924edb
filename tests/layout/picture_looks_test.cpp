// What a picture's style asks for: other outlines, captions on it, text on a gradient.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "layout/pictures/captions.h"
#include "layout/pictures/scrim.h"
#include "layout/pictures/scrim_strength.h"
#include "layout/slide/lay_out.h"
#include "layout/text/contrast.h"
#include "qc/run/runner.h"
#include "slidespec/backdrop/ground.h"
#include "slidespec/ir/picture_placement.h"
#include "templates/builtin.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

Element image(const std::string& id, const std::string& variant = "") {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Image;
  e.content = ImageContent{"photo", "a view", Crop::Cover};
  e.style.variant = variant;
  return e;
}

// The picture's pixels cannot be read.
LoadedAssets photo() {
  PictureIr picture;
  picture.format = PictureFormat::Jpeg;
  picture.width = 1920;
  picture.height = 1080;
  picture.bytes = std::make_shared<const std::string>("bytes");
  return {{"photo", {std::make_shared<const PictureIr>(picture), {}}}};
}

SlideIr laid_out(std::vector<Element> elements, const std::string& layout = "one_column",
                 const std::string& language = "en") {
  Deck deck = test::deck({test::slide(layout, std::move(elements))}, language);
  Asset asset;
  asset.asset_id = "photo";
  asset.file_id = "view.jpg";
  deck.assets = {asset};
  const LoadedAssets loaded = photo();
  DiagnosticSink notes;
  const LayoutContext context{deck, test::default_template(), test::text_engine(), &loaded};
  auto slide = lay_out_slide(deck.slides.front(), context, notes);
  EXPECT_TRUE(slide.has_value());
  SlideIr out = slide.value_or(SlideIr{});
  settle_scrims(out, test::measured(out));
  return out;
}

const ElementIr& element(const SlideIr& slide, const std::string& eid) {
  const ElementIr* found = find_element(slide, eid);
  EXPECT_NE(found, nullptr) << eid;
  static const ElementIr kNone;
  return found == nullptr ? kNone : *found;
}

// The lowest contrast of the element's lines, on a picture as bright as can be.
double contrast_of(const SlideIr& slide, const std::string& eid) {
  SlideIr bright = slide;
  for (ElementIr& e : bright.elements) {
    if (e.type != ElementType::Image) continue;
    e.picture = nullptr;
    e.fill = {FillIr::Kind::Solid, {"", 0xFFFFFF}};
  }
  const MeasuredSlide measured = test::measured(bright);
  const SlideGround ground(bright);
  double out = 21;
  for (std::size_t i = 0; i < bright.elements.size(); ++i) {
    if (bright.elements[i].eid != eid) continue;
    for (const MeasuredLine& line : measured.elements[i].lines)
      out = std::min(out, contrast_on(ground.behind(i, letters_of(line, measured.elements[i].turn)),
                                      bright.elements[i].text.paragraphs.front().end.color.rgb));
  }
  return out;
}

TEST(PictureLooks, RoundPicturesAreCircles) {
  const SlideIr slide = laid_out({test::text("t", "A title", "title"), image("a", "round")});
  const ElementIr& picture = element(slide, "a");
  EXPECT_EQ(picture.shape, "ellipse");
  EXPECT_EQ(picture.box.w, picture.box.h);
  EXPECT_EQ(visible_box(picture), picture.box);
}

TEST(PictureLooks, PortraitsOfATeamAreCircles) {
  const struct {
    const char* name;
    std::optional<Crop> crop;
    const char* variant;
    const char* layout;
    const char* shape;
  } rows[] = {{"by itself", {}, "", "team", "ellipse"},
              {"asked for", Crop::Cover, "round", "team", "ellipse"},
              {"another outline", {}, "rounded", "team", "roundRect"},
              {"whole", Crop::Contain, "", "team", "rect"},
              {"cropped by its author", Crop::CenterCrop, "", "team", "rect"},
              {"of no team", {}, "", "picture_grid", "rect"}};
  for (const auto& row : rows) {
    std::vector<Element> elements{test::text("t", "A title", "title")};
    for (const char* id : {"a", "b", "c"}) {
      elements.push_back(image(id, row.variant));
      std::get<ImageContent>(elements.back().content).crop = row.crop;
      elements.push_back(test::text(std::string("name-") + id, "Ada Lovelace", "name"));
    }
    const SlideIr slide = laid_out(std::move(elements), row.layout);
    for (const char* id : {"a", "b", "c"}) {
      EXPECT_EQ(element(slide, id).shape, row.shape) << row.name;
      if (std::string(row.shape) == "ellipse") {
        EXPECT_EQ(element(slide, id).box.w, element(slide, id).box.h);
      }
    }
  }
}

TEST(PictureLooks, PortraitsStandOnCardsOfOneHeight) {
  for (const char* language : {"en", "ko", "ar"}) {
    std::vector<Element> elements{test::text("t", "A title", "title")};
    for (const char* id : {"a", "b", "c"}) {
      elements.push_back(image(id));
      std::get<ImageContent>(elements.back().content).crop.reset();
      elements.push_back(test::text(std::string("name-") + id, "Ada Lovelace\nEngines"));
    }
    elements[1].style.line = "accent2";
    const SlideIr slide = laid_out(std::move(elements), "team", language);
    std::vector<Rect> cards;
    for (const ElementIr& e : slide.elements) {
      if (e.decorative && e.name.starts_with("card")) cards.push_back(e.box);
    }
    ASSERT_EQ(cards.size(), 3U) << language;
    std::sort(cards.begin(), cards.end(), [](const Rect& a, const Rect& b) { return a.x < b.x; });
    EXPECT_EQ(cards[0].h, cards[2].h);
    const ElementIr& portrait = element(slide, "b");
    EXPECT_LE(to_pt(portrait.box.w), 0.77 * to_pt(cards[0].w));
    EXPECT_EQ(portrait.box.w, portrait.box.h);
    EXPECT_NEAR(to_pt(portrait.box.x + portrait.box.w / 2), to_pt(cards[1].x + cards[1].w / 2), 0.01);
    EXPECT_NEAR(portrait.line.width_pt, 3, 0.6);
    EXPECT_NE(portrait.line.fill.color.rgb, element(slide, "a").line.fill.color.rgb)
        << "the author's line stays";
    const ElementIr& name = element(slide, "name-b");
    EXPECT_EQ(name.box.h, element(slide, "name-a").box.h);
    EXPECT_GE(name.box.y, portrait.box.bottom());
    EXPECT_LE(name.box.bottom(), cards[0].bottom());
    EXPECT_EQ(name.text.paragraphs[0].style.align, Align::Center);
    EXPECT_TRUE(name.text.paragraphs[0].runs.front().style.bold);
    EXPECT_EQ(name.text.paragraphs[0].runs.front().style.size_pt, 26);
    EXPECT_EQ(name.text.paragraphs[1].runs.front().style.size_pt, 20);
  }
}

// Six small ones stood above names from the left, on no cards.
TEST(PictureLooks, ManyPortraitsStandBesideTheirNames) {
  for (const char* language : {"en", "ar"}) {
    std::vector<Element> elements{test::text("t", "A title", "title")};
    for (const char* id : {"a", "b", "c", "d", "e", "f"}) {
      elements.push_back(image(id));
      std::get<ImageContent>(elements.back().content).crop.reset();
      elements.push_back(test::text(std::string("name-") + id, "Ada Lovelace\nEngines"));
    }
    const SlideIr slide = laid_out(std::move(elements), "team", language);
    const auto cards = std::count_if(slide.elements.begin(), slide.elements.end(),
                                     [](const ElementIr& e) { return e.name.starts_with("card"); });
    EXPECT_EQ(cards, 6) << language;
    for (const char* id : {"a", "f"}) {
      const ElementIr& portrait = element(slide, id);
      const ElementIr& name = element(slide, std::string("name-") + id);
      EXPECT_EQ(portrait.box.w, portrait.box.h);
      EXPECT_NEAR(to_pt(portrait.box.center_y()), to_pt(name.box.center_y()), 1);
      EXPECT_TRUE(portrait.box.right() < name.box.x || name.box.right() < portrait.box.x) << language;
      EXPECT_EQ(name.box.h, element(slide, "name-b").box.h);
      EXPECT_GT(name.text.paragraphs[0].runs.front().style.size_pt,
                name.text.paragraphs[1].runs.front().style.size_pt);
    }
    EXPECT_LT(element(slide, "a").box.y, element(slide, "f").box.y);
  }
}

TEST(PictureLooks, AnExactBoxOfARoundPictureIsKept) {
  Element placed = image("a", "round");
  placed.box = Rect{emu_from_px(100), emu_from_px(200), emu_from_px(300), emu_from_px(200)};
  EXPECT_EQ(element(laid_out({placed}), "a").box, *placed.box);
}

TEST(PictureLooks, WordsOfAVariantAreSeparate) {
  EXPECT_EQ(element(laid_out({image("a", "mine, rounded")}), "a").shape, "roundRect");
  EXPECT_EQ(element(laid_out({image("a", "roundabout")}), "a").shape, "rect");
}

TEST(PictureLooks, CaptionsAreBandsAtTheFootOfTheirPictures) {
  const SlideIr slide = laid_out(
      {test::text("t", "A title", "title"), image("a", "caption_on_picture"),
       image("b", "caption_on_picture"), test::text("ca", "The harbour", "caption"),
       test::text("cb", "The same harbour in May, seen from the other side", "caption")});
  for (const auto& [picture, caption] : {std::pair{"a", "ca"}, {"b", "cb"}}) {
    const Rect area = visible_box(element(slide, picture));
    const ElementIr& band = element(slide, caption);
    EXPECT_TRUE(is_caption_band(band));
    EXPECT_EQ(band.box.x, area.x);
    EXPECT_EQ(band.box.w, area.w);
    EXPECT_EQ(band.box.bottom(), area.bottom());
    EXPECT_LT(band.box.h, area.h / 3);
    EXPECT_GT(band.z, element(slide, picture).z);
    EXPECT_LT(band.look->fill.alpha, 1);
    EXPECT_GE(contrast_of(slide, caption), kMinContrast);
  }
  EXPECT_EQ(element(slide, "a").box.h, element(slide, "b").box.h);
  for (const Diagnostic& d : qc::check_slide(slide, test::measured(slide)))
    EXPECT_EQ(d.severity, Severity::Note) << d.rule << ": " << d.message;
}

TEST(PictureLooks, CaptionsStayBelowWithoutTheWordAndUnderCircles) {
  for (const char* variant : {"", "round caption_on_picture"}) {
    const SlideIr slide =
        laid_out({test::text("t", "A title", "title"), image("a", variant),
                  test::text("c", "The harbour", "caption")});
    EXPECT_FALSE(is_caption_band(element(slide, "c")));
    EXPECT_TRUE(intersection(element(slide, "c").box, visible_box(element(slide, "a"))).empty());
  }
}

// No text is lost, whatever stands between pictures and captions.
TEST(PictureLooks, OnlyCaptionsAreTaken) {
  Slide slide = test::slide("one_column", {test::text("t", "A title", "title"),
                                           image("a", "caption_on_picture"), image("b"),
                                           test::text("one", "Only one", "caption"),
                                           test::text("body", "Body text", "body"),
                                           image("c", "caption_on_picture"),
                                           test::text("two", "Two", "caption"),
                                           test::text("three", "Three", "caption")});
  const std::vector<PictureCaption> taken = take_captions(slide);
  ASSERT_EQ(taken.size(), 1U);
  EXPECT_EQ(taken.front().picture, "c");
  EXPECT_EQ(taken.front().caption.element_id, "two");
  EXPECT_EQ(slide.elements.size(), 7U);
}

// ---- grids and cards --------------------------------------------------------------------------------

// Pictures without captions are a gutter apart, whatever their columns could hold.
TEST(PictureGrids, AreEven) {
  std::vector<Element> elements = {test::text("t", "A title", "title")};
  for (const char* id : {"a", "b", "c", "d", "e", "f"}) elements.push_back(image(id));
  const SlideIr slide = laid_out(std::move(elements));
  const Rect first = visible_box(element(slide, "a"));
  EXPECT_EQ(first.y, visible_box(element(slide, "c")).y);
  EXPECT_EQ(first.x, visible_box(element(slide, "d")).x);
  for (const auto& [left, right] : {std::pair{"a", "b"}, {"b", "c"}, {"d", "e"}, {"e", "f"}}) {
    const Rect l = visible_box(element(slide, left)), r = visible_box(element(slide, right));
    EXPECT_EQ(l.w, r.w);
    EXPECT_EQ(l.h, r.h);
    EXPECT_NEAR(to_pt(r.x - l.right()), 16, 2);
    EXPECT_GT(l.w, l.h) << "a strip";
  }
}

std::vector<Element> icons_with_texts(std::size_t count) {
  std::vector<Element> elements = {test::text("t", "A title", "title")};
  for (std::size_t i = 0; i < count; ++i) {
    elements.push_back(image("i" + std::to_string(i)));
    elements.back().content = ImageContent{"icon", std::nullopt, std::nullopt};
    elements.push_back(test::text("x" + std::to_string(i), "Point\nWhat it is about.", ""));
  }
  return elements;
}

SlideIr with_icons(std::vector<Element> elements,
                   const templates::Template& t = test::default_template()) {
  Deck deck = test::deck({test::slide("one_column", std::move(elements))}, "en");
  Asset asset;
  asset.asset_id = "icon";
  asset.kind = Asset::Kind::Generated;
  asset.file_id = "icon:rocket";
  deck.assets = {asset};
  PictureIr icon;
  icon.width = icon.height = 192;
  icon.icon = true;
  const LoadedAssets loaded = {{"icon", {std::make_shared<const PictureIr>(icon), {}}}};
  DiagnosticSink notes;
  const LayoutContext context{deck, t, test::text_engine(), &loaded};
  return lay_out_slide(deck.slides.front(), context, notes).value();
}

TEST(IconCards, AreDrawnBelowIconsAndTheirTexts) {
  const SlideIr slide = with_icons(icons_with_texts(6));
  for (int i = 0; i < 6; ++i) {
    const ElementIr& card = element(slide, "_card_group-1-" + std::to_string(i + 1));
    const ElementIr& icon = element(slide, "i" + std::to_string(i));
    const ElementIr& words = element(slide, "x" + std::to_string(i));
    EXPECT_TRUE(card.decorative);
    EXPECT_LT(card.z, icon.z);
    EXPECT_EQ(icon.box.x - card.box.x, card.text.insets.left);
    EXPECT_EQ(icon.box.y - card.box.y, card.text.insets.top);
    EXPECT_EQ(card.box.bottom() - words.box.bottom(), card.text.insets.bottom);
  }
  EXPECT_EQ(element(slide, "_card_group-1-1").box.y, element(slide, "_card_group-1-3").box.y);
  EXPECT_GT(element(slide, "_card_group-1-4").box.y, element(slide, "_card_group-1-1").box.bottom());
  for (const Diagnostic& d : qc::check_slide(slide, test::measured(slide)))
    EXPECT_EQ(d.severity, Severity::Note) << d.rule << ": " << d.message;
}

// Three of them were in the middle of a page whose halves above and below were empty.
TEST(IconCards, InOneRowHaveTheHeightOfTheirArea) {
  const SlideIr slide = with_icons(icons_with_texts(3));
  for (int i = 0; i < 3; ++i) {
    const ElementIr& card = element(slide, "_card_group-1-" + std::to_string(i + 1));
    const ElementIr& icon = element(slide, "i" + std::to_string(i));
    const ElementIr& words = element(slide, "x" + std::to_string(i));
    EXPECT_GT(to_pt(card.box.h), 0.88 * to_pt(slide.safe_area.bottom() - card.box.y));
    EXPECT_GE(to_pt(icon.box.h), 100);
    EXPECT_GT(words.box.y, icon.box.bottom());
    EXPECT_LE(to_pt(words.box.y - icon.box.bottom()), 28) << "no hole between them";
    EXPECT_EQ(card.box.bottom() - words.box.bottom(), card.text.insets.bottom);
    const std::vector<ParagraphIr>& paragraphs = words.text.paragraphs;
    EXPECT_GT(paragraphs[0].runs[0].style.size_pt, paragraphs[1].runs[0].style.size_pt);
  }
}

// The rule was taken for a card, and covered it.
TEST(IconCards, HaveTheRuleOfTheirThemeAlongTheirTop) {
  const auto theme = templates::builtin_template("mono", SlideSize::Widescreen16x9);
  const SlideIr slide = with_icons(icons_with_texts(3), *theme);
  const ElementIr& card = element(slide, "_card_group-1-1");
  const ElementIr& rule = element(slide, "_card_group-1-1-rule");
  EXPECT_LT(to_pt(rule.box.h), 4);
  EXPECT_EQ(rule.box.x, card.box.x);
  EXPECT_EQ(rule.box.y, card.box.y);
  EXPECT_EQ(rule.box.w, card.box.w);
}

TEST(IconCards, AreAbsentWhereATextHasAFillOfItsOwn) {
  std::vector<Element> elements = icons_with_texts(3);
  elements.back().style.fill = "none";
  EXPECT_EQ(find_element(with_icons(std::move(elements)), "_card_group-1-1"), nullptr);
}

TEST(IconCards, IconsAreInTheShapesBelowThem) {
  std::vector<Element> elements = {test::text("t", "A title", "title")};
  for (const char* id : {"a", "b", "c"}) {
    elements.push_back(image(std::string("i") + id));
    elements.back().content = ImageContent{"icon", std::nullopt, std::nullopt};
    Element shape;
    shape.element_id = id;
    shape.kind = ElementKind::Shape;
    shape.content = ShapeContent{"roundRect", {"Fast", {}}, "accent1", {}, {}, "", ""};
    elements.push_back(shape);
  }
  const SlideIr slide = with_icons(std::move(elements));
  for (const char* id : {"a", "b", "c"}) {
    const ElementIr& shape = element(slide, id);
    const ElementIr& icon = element(slide, std::string("i") + id);
    EXPECT_EQ(bounding(shape.box, icon.box), shape.box);
    EXPECT_GT(icon.z, shape.z);
    EXPECT_GE(contrast_ratio(icon.fill.color.rgb, shape.fill.color.rgb), 3);
  }
}

// ---- scrims -----------------------------------------------------------------------------------------

// White words on a town at night could be read by contrast, and not among its windows.
TEST(Scrims, AreStrongerWhereWhatIsBehindStandsOutAsLettersDo) {
  SlideIr night = laid_out({test::text("t", "3 a.m., for the fourth time", "title"), image("i")},
                           "image_full_bleed");
  for (ElementIr& e : night.elements) {
    if (e.type != ElementType::Image) continue;
    e.picture = nullptr;
    e.fill = {FillIr::Kind::Solid, {"", 0x0A0E20}};
  }
  const auto strength = [](SlideIr slide) {
    settle_scrims(slide, test::measured(slide));
    double most = 0;
    for (const GradientStopIr& stop : element(slide, "_scrim_i").look->fill.stops)
      most = std::max(most, stop.alpha);
    return most;
  };
  SlideIr lit = night;
  ElementIr window;
  window.eid = "window";
  window.type = ElementType::Decoration;
  window.fill = {FillIr::Kind::Solid, {"", 0x9A7A40}};
  window.box = element(night, "t").box;
  window.box.w = window.box.w / 8;
  window.z = element(night, "i").z + 1;
  lit.elements.push_back(window);
  for (ElementIr& e : lit.elements) {
    if (e.z > window.z || e.eid == "_scrim_i" || e.eid == "t") e.z += 2;
  }
  EXPECT_GT(strength(lit), strength(night) + 0.1);
}

TEST(Scrims, LetThePictureThroughAndKeepTextReadable) {
  for (const char* language : {"en", "ko"}) {
    const SlideIr slide = laid_out({test::text("t", "항구의 처리 능력 A title", "title"), image("i"),
                                    test::text("c", "Source", "caption")},
                                   "image_full_bleed", language);
    const ElementIr& scrim = element(slide, "_scrim_i");
    ASSERT_NE(scrim.look, nullptr);
    EXPECT_TRUE(scrim.decorative);
    EXPECT_LE(scrim.box.h, slide.size.h);
    EXPECT_EQ(scrim.look->fill.stops.size(), 2U) << "LibreOffice draws two";
    for (const GradientStopIr& stop : scrim.look->fill.stops) EXPECT_LT(stop.alpha, 1);
    EXPECT_LT(scrim.look->fill.stops.front().alpha, 0.1);
    for (const char* eid : {"t", "c"}) {
      EXPECT_EQ(element(slide, eid).fill.kind, FillIr::Kind::None);
      EXPECT_GT(element(slide, eid).z, scrim.z);
      EXPECT_GE(contrast_of(slide, eid), kMinContrast) << eid;
    }
    EXPECT_GT(scrim.z, element(slide, "i").z);
  }
}

TEST(Scrims, AtTheHeadOfThePageFadeDownwards) {
  Element free = test::text("f", "Placed by hand", "");
  free.box = Rect{emu_from_px(600), emu_from_px(100), emu_from_px(300), emu_from_px(60)};
  const SlideIr slide =
      laid_out({test::text("t", "A title", "title"), image("i"), free}, "image_full_bleed");
  const ElementIr& scrim = element(slide, "_scrim_head_i");
  ASSERT_NE(scrim.look, nullptr);
  EXPECT_EQ(scrim.box.y, Emu(0));
  EXPECT_EQ(scrim.look->fill.stops.back().alpha, 0);
  EXPECT_GE(contrast_of(slide, "f"), kMinContrast);
}

TEST(Scrims, AreAbsentWhereTheAuthorWantsPanels) {
  const SlideIr slide =
      laid_out({test::text("t", "A title", "title"), image("i", "panel")}, "image_full_bleed");
  EXPECT_EQ(find_element(slide, "_scrim_i"), nullptr);
  EXPECT_NE(element(slide, "t").fill.kind, FillIr::Kind::None);
}

TEST(Scrims, HaveTheStrengthOfTheirStops) {
  const SlideIr slide =
      laid_out({test::text("t", "A title", "title"), image("i")}, "image_full_bleed");
  PaintIr paint = element(slide, "_scrim_i").look->fill;
  set_strength(paint, 0.5);
  EXPECT_NEAR(paint.stops.back().alpha, 0.5, 1e-9);
  EXPECT_NEAR(strength_at(paint, 0), 0, 1e-6);
  EXPECT_NEAR(strength_at(paint, 1), 1, 1e-9);
  EXPECT_NEAR(strength_at(paint, 0.5), 0.5, 1e-6);
}

}  // namespace
}  // namespace deckle::layout
