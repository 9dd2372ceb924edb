// See-through pictures on grounds on which they would not be seen (layout/colors/picture_panels.h).

#include "layout/colors/picture_panels.h"

#include <gtest/gtest.h>

#include "layout/slide/lay_out.h"
#include "slidespec/core/color.h"
#include "slidespec/ir/picture_facts.h"
#include "tests/support/deck_builder.h"
#include "tests/support/painted_pixels.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

struct LaidOutPicture {
  SlideIr slide;
  DiagnosticSink notes;

  [[nodiscard]] FillIr fill() const {
    const ElementIr* picture = find_element(slide, "i");
    return picture == nullptr ? FillIr{} : picture->fill;
  }
  [[nodiscard]] const Diagnostic* note() const {
    for (const Diagnostic& d : notes) {
      if (d.rule == "picture-panel") return &d;
    }
    return nullptr;
  }
};

LaidOutPicture laid_out(std::shared_ptr<const PicturePixels> pixels, const std::string& layout_id,
                        std::optional<std::string> fill = std::nullopt, char color_type = 6) {
  Element e;
  e.element_id = "i";
  e.kind = ElementKind::Image;
  e.role = "picture";
  e.content = ImageContent{"p", "a mark", std::nullopt};
  e.style.fill = std::move(fill);
  Deck deck = test::deck({test::slide(layout_id, {test::text("t", "A title", "title"), e})}, "en");
  Asset asset;
  asset.asset_id = "p";
  asset.file_id = "p.png";
  deck.assets = {asset};
  PictureIr picture;
  picture.format = PictureFormat::Png;
  // The page of image_full_bleed is dark, and its pictures have about its proportions.
  picture.width = layout_id == "image_full_bleed" ? 1600 : 900;
  picture.height = 900;
  picture.bytes = std::make_shared<const std::string>(test::png_head(color_type));
  picture.pixels = std::move(pixels);
  const LoadedAssets assets{{"p", {std::make_shared<const PictureIr>(picture), {}}}};
  LaidOutPicture out;
  const LayoutContext context{deck, test::default_template(), test::text_engine(), &assets};
  auto slide = lay_out_slide(deck.slides.front(), context, out.notes);
  EXPECT_TRUE(slide.has_value());
  out.slide = slide.value_or(SlideIr{});
  return out;
}

constexpr std::uint32_t kWhite = 0xFEFEFE, kBlack = 0x101010, kBlue = 0x2060C0;

TEST(PicturePanels, StandBehindWhatCannotBeSeen) {
  const struct {
    const char* name;
    std::uint32_t rgb;
    const char* layout_id;
    bool panel;
  } rows[] = {{"white on white", kWhite, "one_column", true},
              {"black on white", kBlack, "one_column", false},
              {"blue on white", kBlue, "one_column", false},
              {"pale grey on white", 0xB8B8B8, "one_column", false},
              {"white on the dark", kWhite, "image_full_bleed", false},
              {"black on the dark", kBlack, "image_full_bleed", true}};
  for (const auto& row : rows) {
    const LaidOutPicture out = laid_out(test::square_pixels(row.rgb), row.layout_id);
    const FillIr fill = out.fill();
    EXPECT_EQ(fill.kind == FillIr::Kind::Solid, row.panel) << row.name;
    EXPECT_EQ(out.note() != nullptr, row.panel) << row.name;
    EXPECT_TRUE(!row.panel || contrast_ratio(fill.color.rgb, row.rgb) >= 4.5) << row.name;
  }
}

TEST(PicturePanels, LeaveWhatAnAuthorChose) {
  const LaidOutPicture none = laid_out(test::square_pixels(kWhite), "one_column", "none");
  EXPECT_NE(none.fill().kind, FillIr::Kind::Solid);
  ASSERT_NE(none.note(), nullptr) << "it cannot be seen all the same";
  EXPECT_EQ(none.note()->severity, Severity::Warning);
  const LaidOutPicture own = laid_out(test::square_pixels(kWhite), "one_column", "FFFFFF");
  EXPECT_EQ(own.fill().color.rgb, 0xFFFFFFU);
  ASSERT_NE(own.note(), nullptr);
  EXPECT_EQ(own.note()->severity, Severity::Warning);
  EXPECT_EQ(laid_out(test::square_pixels(kWhite), "one_column", "204060").note(), nullptr);
}

TEST(PicturePanels, AreForSeeThroughPicturesOnly) {
  const auto opaque =
      std::make_shared<test::PaintedPixels>(40, 40, [](int, int) { return 0xFFFFFFFFU; });
  EXPECT_EQ(laid_out(opaque, "one_column").note(), nullptr);
  EXPECT_EQ(laid_out(test::square_pixels(kWhite), "one_column", {}, 2).note(), nullptr);
  EXPECT_EQ(laid_out(nullptr, "one_column").note(), nullptr);
}

// A light screenshot with two dark dots in its transparent part is seen on the dark; the dots are
// not.
TEST(PicturePanels, CountMarksThatNothingElseTouches) {
  const auto pixels =
      std::make_shared<test::PaintedPixels>(320, 200, [](int x, int y) -> std::uint32_t {
        if (y < 150) return x % 40 < 10 ? 0x101010FFU : 0xF4F4F4FFU;
        return x > 100 && x < 104 && y > 180 && y < 184 ? 0x000000FFU : 0;
      });
  const PictureFacts facts = facts_of(pixels->pixels());
  ASSERT_TRUE(facts.see_through);
  EXPECT_EQ(facts.marks.size(), 2U);
  EXPECT_GT(lost_on(facts, 0x0E2240), 0);
  EXPECT_EQ(lost_on(facts, 0xF4F4F4), 0) << "its dark lines are seen there too";
  EXPECT_TRUE(laid_out(pixels, "image_full_bleed").fill().kind == FillIr::Kind::Solid);
  EXPECT_FALSE(laid_out(pixels, "one_column").fill().kind == FillIr::Kind::Solid);
}

}  // namespace
}  // namespace deckle::layout
