// Cards and rows of few words: no empty halves, no small words in high rows.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "layout/lists/figure_card_sizes.h"
#include "slidespec/ir/text_sizes.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

using test::shape;
using test::text;

Slide list_slide(const std::vector<std::string>& items) {
  return test::slide("one_column", {text("t", "The problem", "title"), test::bullets("list", items)});
}

TEST(CardRoom, ShortSentencesGiveTheirRoomToTheIcons) {
  const SlideIr slide = test::laid_out(list_slide({"Meters are read once a month",
                                                   "Customers pay late", "Doors are locked"}),
                                       "en")
                            .ir;
  int bands = 0;
  for (const ElementIr& band : slide.elements) {
    if (band.name.find(" band ") == std::string::npos) continue;
    ++bands;
    for (const ElementIr& card : slide.elements) {
      if (card.name.find(" card ") == std::string::npos || card.box.x != band.box.x) continue;
      const double share = to_pt(band.box.h) / to_pt(card.box.h);
      EXPECT_GE(share, 0.6);
      EXPECT_LE(share, 0.67);
      EXPECT_GT(card.text.insets.top, band.box.h);
    }
  }
  EXPECT_EQ(bands, 3);
}

TEST(CardRoom, RowsOfFewWordsAreLarge) {
  const auto size = [](const std::vector<std::string>& items) {
    const SlideIr slide = test::laid_out(list_slide(items), "en").ir;
    const ElementIr* list = find_element(slide, "list");
    EXPECT_NE(list, nullptr);
    return list == nullptr ? 0.0 : largest_size_pt(list->text);
  };
  EXPECT_EQ(size({"Qwert", "Asdf in yxcv", "Zuio"}), 24);
  const std::string longer = "Qwert asdf yxcv and much more than that in a sentence of its own";
  EXPECT_LT(size({longer, longer + " a", longer + " b"}), 24);
}

TEST(CardRoom, BelowAnIconTheTextStandsAtTheFoot) {
  const SlideIr slide =
      test::laid_out(test::slide("cards", {text("t", "Title", "title"),
                                           shape("a", "Security\nUnder lock"),
                                           shape("b", "Delivery\nOn time"),
                                           shape("c", "Budget\nWithin limits")}),
                     "en")
          .ir;
  const ElementIr *card = nullptr, *icon = nullptr;
  for (const ElementIr& element : slide.elements) {
    if (card == nullptr && element.name.find("card ") != std::string::npos) card = &element;
    if (icon == nullptr && element.shape == "ellipse") icon = &element;
  }
  ASSERT_NE(card, nullptr);
  ASSERT_NE(icon, nullptr) << "each has an icon";
  const double above = to_pt(icon->box.y - card->box.y);
  const ElementIr* words = find_element(slide, "a");
  ASSERT_NE(words, nullptr);
  EXPECT_LT(above, 40);
  EXPECT_GT(to_pt(words->box.y - icon->box.bottom()), above);
}

TEST(CardRoom, FiguresInLatinLettersAreLarger) {
  EXPECT_TRUE(is_latin("€31.4M"));
  EXPECT_FALSE(is_latin("1조 2,340억 원"));
  EXPECT_FALSE(is_latin("٤١٫٣٪"));
  const auto size = [](const char* unit) {
    const Slide slide = test::slide(
        "kpi", {text("t", "Title", "title"), shape("a", std::string("31.45") + unit + "\nOne"),
                shape("b", std::string("31.46") + unit + "\nTwo"),
                shape("c", std::string("31.47") + unit + "\nThree")});
    const SlideIr ir = test::laid_out(slide, "en").ir;
    const ElementIr* card = find_element(ir, "a");
    return card == nullptr ? 0.0 : largest_size_pt(card->text);
  };
  EXPECT_GT(size("M"), size("억"));
}

}  // namespace
}  // namespace deckle::layout
