// The logo of a brand on slides whose picture would cover it, and the spacing of a brand.

#include "layout/slide/logo.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "layout/slide/lay_out.h"
#include "templates/apply_spacing.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

Rect px(double x, double y, double w, double h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

const Rect kLogo = px(1072, 40, 160, 40);

templates::Template with_logo() {
  templates::Template t = test::default_template();
  auto brand = std::make_shared<templates::TemplateBrand>();
  brand->name = "Acme";
  brand->logo = std::make_shared<const PictureIr>();
  brand->plate = {"lt1", 0xFFFFFF};
  t.brand = std::move(brand);
  for (templates::Layout& layout : t.layouts)
    layout.logo = templates::PlacedLogo{kLogo, kLogo.inflated(emu_from_px(16))};
  return t;
}

SlideIr slide_with(const Rect& box, ElementType type) {
  SlideIr slide;
  slide.size = {emu_from_px(1280), emu_from_px(720)};
  ElementIr element;
  element.eid = "p";
  element.type = type;
  element.box = box;
  element.z = 7;
  element.fill = {FillIr::Kind::Solid, {{}, 0x102030}};
  slide.elements.push_back(element);
  return slide;
}

TEST(Logo, IsDrawnAgainOnWhatHasAllOfItOnIt) {
  const templates::Template t = with_logo();
  const struct {
    const char* name;
    Rect box;
    ElementType type;
    bool drawn;
  } rows[] = {{"a picture of the page", px(0, 0, 1280, 720), ElementType::Image, true},
              {"a picture of its half", px(640, 0, 640, 720), ElementType::Image, true},
              {"a panel", px(900, 0, 380, 720), ElementType::Shape, true},
              {"a picture elsewhere", px(0, 200, 640, 400), ElementType::Image, false},
              {"a part of it", px(1000, 0, 100, 100), ElementType::Image, false},
              {"a table", px(640, 0, 640, 720), ElementType::Table, false}};
  for (const auto& row : rows) {
    SlideIr slide = slide_with(row.box, row.type);
    add_logo(t, t.layouts.front(), slide);
    const ElementIr* logo = find_element(slide, "_logo");
    ASSERT_EQ(logo != nullptr, row.drawn) << row.name;
    ASSERT_EQ(find_element(slide, "_logo_plate") != nullptr, row.drawn) << row.name;
    if (logo == nullptr) continue;
    EXPECT_EQ(logo->box, kLogo);
    EXPECT_EQ(logo->alt_text, "Acme");
    EXPECT_GT(logo->z, find_element(slide, "_logo_plate")->z);
    EXPECT_GT(find_element(slide, "_logo_plate")->z, 7);
  }
}

TEST(Logo, IsNotThereWithoutAKit) {
  const templates::Template& t = test::default_template();
  SlideIr slide = slide_with(px(0, 0, 1280, 720), ElementType::Image);
  add_logo(t, t.layouts.front(), slide);
  EXPECT_EQ(slide.elements.size(), 1U);
}

TEST(Gutter, IsThatOfTheBrand) {
  templates::Template t = test::default_template();
  auto brand = std::make_shared<templates::TemplateBrand>();
  brand->spacing.gutter = 48;
  t.brand = std::move(brand);
  Slide slide = test::slide("two_column", {text("t", "Title", "title"), bullets("l", {"one"}),
                                           bullets("r", {"two"})});
  slide.hints.ratio = {1, 1};
  const Deck deck = test::deck({slide}, "en");
  DiagnosticSink notes;
  const auto ir = lay_out_slide(deck.slides[0], {deck, t, test::text_engine()}, notes);
  ASSERT_TRUE(ir);
  const Rect &left = find_element(*ir, "l")->box, &right = find_element(*ir, "r")->box;
  EXPECT_EQ(right.x - left.right(), templates::on_grid(48));
}

}  // namespace
}  // namespace deckle::layout
