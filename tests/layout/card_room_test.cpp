// Cards and rows of few words: no empty halves, no small words in high rows.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "layout/lists/figure_card_sizes.h"
#include "layout/lists/key_phrases.h"
#include "layout/slide/lay_out.h"
#include "slidespec/ir/text_sizes.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

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
  const std::string longer =
      "Qwert asdf yxcv and much more than that in a sentence of its own, as long as its line";
  EXPECT_LT(size({longer, longer + " a", longer + " b"}), 24);
}

// With the icon at the top and the text at the foot there was a hole in each card.
TEST(CardRoom, TheTextStandsDirectlyBelowItsIcon) {
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
  EXPECT_LT(above, 60);
  EXPECT_GT(to_pt(icon->box.h), 90) << "it takes a part of what the text leaves free";
  EXPECT_LT(to_pt(words->box.y + words->text.insets.top - icon->box.bottom()), 24);
}

// What stands in for an Arabic face may be a quarter wider; of others it is known.
TEST(CardRoom, FiguresOfKnownWidthAreLarger) {
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
  EXPECT_EQ(size("M"), size("억"));
  EXPECT_GT(size("M"), size(" مليون"));
}

// A page of figures was plain text where one of them was no figure by itself: "7 of 9", "24/7".
TEST(CardRoom, EveryCellOfAPageOfFiguresHasItsValue) {
  const char* const values[] = {"412", "−32%", "7 of 9", "4 min", "24/7", "Q3 2026"};
  for (const char* value : values) {
    const Slide slide = test::slide(
        "kpi", {text("t", "Title", "title"), text("a", "51%\nof all", "body"),
                text("b", std::string(value) + "\nand its label of so many words that it wraps",
                     "body"),
                text("c", "3.2M\nof them", "body")});
    const SlideIr ir = test::laid_out(slide, "en").ir;
    const ElementIr *a = find_element(ir, "a"), *b = find_element(ir, "b");
    ASSERT_TRUE(a != nullptr && b != nullptr) << value;
    const double size = a->text.paragraphs.at(0).runs.at(0).style.size_pt;
    EXPECT_GE(size, 36) << value;
    EXPECT_EQ(b->text.paragraphs.at(0).runs.at(0).style.size_pt, size) << value;
    EXPECT_EQ(a->box.y, b->box.y) << "values stand in one line";
    EXPECT_EQ(a->text.anchor, b->text.anchor);
  }
}

// "41권" was set as text, and its caption stood above it.
TEST(CardRoom, ALoneNumberHasItsCaptionBelow) {
  for (const char* value : {"41권", "24/7", "Top 3"}) {
    const Slide slide =
        test::slide("big_number", {text("t", "Title", "title"), text("a", value, "body"),
                                   text("b", "of them were read last year", "caption")});
    const SlideIr ir = test::laid_out(slide, "en").ir;
    const ElementIr *a = find_element(ir, "a"), *b = find_element(ir, "b");
    ASSERT_TRUE(a != nullptr && b != nullptr) << value;
    EXPECT_GE(largest_size_pt(a->text), 80) << value;
    EXPECT_GE(b->box.y, a->box.bottom()) << value;
    EXPECT_GE(largest_size_pt(b->text), 18) << value;
  }
}

// Labels without icons stood on a plain page, beside lists whose rows are on bands.
TEST(CardRoom, LabelsOfFewRowsAreOnCells) {
  struct Row {
    const char* name;
    std::vector<std::string> items;
    int cells;
  };
  const Row rows[] = {
      {"questions",
       {"Must I join? No, but it helps", "What is it? A reading circle", "Why now? Because of spring"},
       3},
      {"labels", {"Alpha: the first words", "Beta: the second words", "Gamma: the third words"}, 3},
      {"one without", {"Alpha: the first words", "The second words", "Gamma: the third words"}, 0},
  };
  for (const Row& row : rows) {
    const SlideIr ir =
        test::laid_out(test::slide("one_column", {text("t", "Title", "title"),
                                                  test::bullets("b", row.items)}),
                       "en")
            .ir;
    int cells = 0;
    for (const ElementIr& element : ir.elements)
      cells += element.name.find(" cell") != std::string::npos ? 1 : 0;
    EXPECT_EQ(cells, row.cells) << row.name;
    const ElementIr* list = find_element(ir, "b");
    ASSERT_NE(list, nullptr) << row.name;
    for (const ParagraphIr& paragraph : list->text.paragraphs) {
      for (const RunIr& run : paragraph.runs)
        EXPECT_EQ(run.style.size_pt, list->text.paragraphs[0].runs[0].style.size_pt) << run.text;
    }
  }
}

// Without any value it is no page of figures.
// The last of three ended 4 pt before the other elements of the page.
TEST(CardRoom, CardsOfARowAreEqualAndEndWhereTheirAreaEnds) {
  const test::LaidOut page =
      test::laid_out(list_slide({"Meters are read once a month", "Surveys cost $900 a visit",
                                 "Smart meters need a licensed fitter"}),
                     "en");
  std::vector<Rect> cards;
  for (const ElementIr& element : page.ir.elements) {
    if (element.name.find("card ") != std::string::npos) cards.push_back(element.box);
  }
  ASSERT_EQ(cards.size(), 3U);
  EXPECT_EQ(cards[0].w, cards[1].w);
  EXPECT_EQ(cards[0].w, cards[2].w);
  EXPECT_NEAR(to_pt(cards[2].right()), to_pt(find_element(page.ir, "t")->box.right()), 0.01);
}

TEST(CardRoom, APageOfFiguresWithoutOneIsCards) {
  const Slide slide = test::slide("kpi", {text("t", "Title", "title"), text("a", "First\nwords", "body"),
                                          text("b", "Second\nwords", "body"),
                                          text("c", "Third\nwords", "body")});
  for (const ElementIr& element : test::laid_out(slide, "en").ir.elements) {
    for (const ParagraphIr& paragraph : element.text.paragraphs) {
      for (const RunIr& run : paragraph.runs) {
        EXPECT_TRUE(element.eid == "t" || run.style.size_pt < 36) << run.text;
      }
    }
  }
}

TEST(KeyPhrases, AreOnePerPartOfASentenceOfThree) {
  const struct {
    const char* sentence;
    std::vector<std::string> phrases;
  } rows[] = {
      {"Green Fork is second in price, first in quality, and the only one that takes over our "
       "staff.",
       {"second in price", "first in quality", "the only one"}},
      {"The service is fast, safe, and simple", {"fast", "safe", "simple"}},
      {"The service is fast and simple", {}},
      {"We sell bikes, repair them, and rent them", {}},  // no subject of all
      {"The plan is late, over budget, and without an owner for the third of its four parts", {}},
      {"", {}},
  };
  for (const auto& row : rows) {
    std::vector<std::string> found;
    const std::string text = row.sentence;
    for (const Span& span : key_phrases(text))
      found.push_back(text.substr(span.begin, span.end - span.begin));
    EXPECT_EQ(found, row.phrases) << text;
  }
}

// The panel left the lower third of the page empty, and had the icon of a word of the sentence.
TEST(CardRoom, AStatementHasThePage) {
  const Deck deck = test::deck(
      {test::slide("one_column",
                   {text("t", "Recommendation: Green Fork, for taste and for cost", "title"),
                    text("s",
                         "Green Fork is second in price, first in quality, and the only one that "
                         "takes over our staff.",
                         "body")})},
      "en");
  LayoutContext context{deck, test::default_template(), test::text_engine()};
  context.sizes = {18, 18, 18};
  DiagnosticSink notes;
  const SlideIr slide = lay_out_slide(deck.slides[0], context, notes).value();
  const ElementIr* panel = find_element(slide, "s");
  ASSERT_NE(panel, nullptr);
  EXPECT_GT(to_pt(panel->box.bottom()), to_pt(slide.safe_area.bottom()) - 24);
  int bold = 0;
  for (const RunIr& run : panel->text.paragraphs.front().runs) bold += run.style.bold ? 1 : 0;
  EXPECT_EQ(bold, 3);
  const auto icon = std::find_if(slide.elements.begin(), slide.elements.end(),
                                 [](const ElementIr& e) { return e.shape.starts_with("icon:"); });
  ASSERT_NE(icon, slide.elements.end());
  EXPECT_TRUE(icon->shape.starts_with("icon:award")) << icon->shape;
}

// On stairs short words stood in ever higher empty cards.
TEST(CardRoom, DatedStepsAreARowWithTheirWordsInTheMiddle) {
  const SlideIr slide =
      test::laid_out(test::slide("process", {text("t", "Thirty days", "title"),
                                             shape("a", "Days 1-5\nLook and ask"),
                                             shape("b", "Days 6-15\nWork beside your buddy"),
                                             shape("c", "Days 16-30\nOwn your first task")}),
                     "en")
          .ir;
  Rect all;
  Emu top;
  for (const ElementIr& element : slide.elements) {
    if (element.name.find("card") != std::string::npos) {
      EXPECT_TRUE(top == Emu(0) || element.box.y == top);
      top = element.box.y;
    }
    const std::string text = plain_text(element.text);
    if (!text.empty() && text != "Thirty days") all = bounding(all, element.box);
    if (text == "Own your first task") {
      EXPECT_EQ(element.text.paragraphs.front().style.align, Align::Center);
    }
  }
  EXPECT_GT(to_pt(all.h), 230) << "heads and cards have their share of the page";
}

// Icons larger than the figures below them were seen before these.
TEST(CardRoom, FiguresOnHighCardsHaveIconsAboveThemThatDoNotOutrankThem) {
  const SlideIr slide =
      test::laid_out(test::slide("one_column", {text("t", "Traction", "title"),
                                         shape("a", "212\nbuildings live\n+12%"),
                                         shape("b", "$48K\nmonthly revenue\n+19%"),
                                         shape("c", "118 t\nsteel in stock\n+4 t"),
                                         shape("d", "9 min\nmedian fitting time\n-2 min")}),
                     "en")
          .ir;
  int discs = 0;
  for (const ElementIr& element : slide.elements) {
    if (element.eid.find("~disc") == std::string::npos) continue;
    ++discs;
    EXPECT_GE(to_pt(element.box.h), 60);
    EXPECT_LE(to_pt(element.box.h), 70);
  }
  EXPECT_GE(discs, 1);
}

// The lower half of cards below pointed steps was empty, then the words stood at their foot, far from
// the icons that they belong to.
TEST(CardRoom, StepsHaveTheirWordsBelowTheirIconsInTheMiddleOfTheirCards) {
  const SlideIr slide =
      test::laid_out(test::slide("process", {text("t", "Four releases", "title"),
                                             shape("a", "March\nNew editor"),
                                             shape("b", "June\nTeam vaults"),
                                             shape("c", "September\nOffline search")}),
                     "en")
          .ir;
  for (const ElementIr& element : slide.elements) {
    if (plain_text(element.text) != "New editor") continue;
    if (element.text.paragraphs.front().style.align != Align::Left) continue;
    EXPECT_GT(to_pt(element.box.h), 180);
    const ElementIr* icon = nullptr;
    for (const ElementIr& other : slide.elements) {
      const bool inside = other.box.x >= element.box.x && other.box.right() <= element.box.right();
      if (other.shape == "ellipse" && inside) icon = &other;
    }
    ASSERT_NE(icon, nullptr);
    const double icon_top = to_pt(icon->box.y - element.box.y);
    EXPECT_GT(icon_top, 0.12 * to_pt(element.box.h));
    EXPECT_NEAR(to_pt(element.box.y + element.text.insets.top - icon->box.bottom()), 10, 1);
  }
}

// Four short dates had cards of half of the area, and small words in them.
TEST(CardRoom, ShortTimelinesHaveHighCardsAndLargeWords) {
  const SlideIr slide =
      test::laid_out(test::slide("timeline", {text("t", "Schedule", "title"),
                                              test::bullets("l", {"Q1: pilot", "Q2: launch",
                                                                  "Q3: 100 shops", "Q4: app"})}),
                     "en")
          .ir;
  int cards = 0;
  for (const ElementIr& element : slide.elements) {
    if (element.name.find("card") != std::string::npos && element.decorative) {
      ++cards;
      EXPECT_GT(to_pt(element.box.h), 200);
    }
    if (plain_text(element.text).starts_with("Q1")) {
      EXPECT_EQ(largest_size_pt(element.text), 40);
    }
  }
  EXPECT_EQ(cards, 4);
}

// Each box had its words in its middle, so that the dates of one row stood at different heights.
TEST(CardRoom, TheDatesOfARowBeginAtOneHeight) {
  const SlideIr slide =
      test::laid_out(
          test::slide("timeline",
                      {text("t", "History", "title"),
                       test::bullets("l", {"2009: two friends repair bicycles in a garage in Bergen",
                                           "2013: first own frame, 80 sold", "2018: move",
                                           "2022: electric cargo bicycle, bicycle of the year",
                                           "2025: 140 colleagues, 11,000 bicycles a year"})}),
          "en")
          .ir;
  std::vector<const ElementIr*> dates;
  for (const ElementIr& element : slide.elements) {
    if (!element.decorative && plain_text(element.text).starts_with("20")) dates.push_back(&element);
  }
  ASSERT_EQ(dates.size(), 5U);
  for (std::size_t i = 0; i < dates.size(); ++i) {
    EXPECT_EQ(dates[i]->box.y, dates[i % 2]->box.y);
    EXPECT_EQ(dates[i]->box.h, dates[0]->box.h);
    EXPECT_EQ(dates[i]->text.anchor, Anchor::Top);
    EXPECT_EQ(dates[i]->text.insets.top, dates[0]->text.insets.top);
  }
}

// Values of one page stand on one line, whatever the scripts of their units, and cards end below their words.
TEST(CardRoom, CardsOfFiguresEndBelowTheirWords) {
  Element list = test::bullets("k", {"62%", "현재 플라스틱 포장 비중", "184톤", "연간 사용량",
                                     "9.4억 원", "총사업비", "3.1년", "투자 회수 기간"});
  list.style.levels = {0, 1, 0, 1, 0, 1, 0, 1};
  const SlideIr slide =
      test::laid_out(test::slide("kpi", {text("t", "Title", "title"), list}), "ko").ir;
  int cards = 0;
  for (const ElementIr& element : slide.elements) {
    if (element.decorative && element.name.find("card") != std::string::npos) {
      ++cards;
      EXPECT_LT(to_pt(element.box.h), 0.5 * to_pt(slide.size.h));
    }
    if (element.decorative || element.text.paragraphs.size() < 2) continue;
    const ParagraphIr& value = element.text.paragraphs.front();
    EXPECT_EQ(value.style.line_spacing.unit, SpacingIr::Unit::Points);
    EXPECT_GE(value.style.line_spacing.value, largest_size_pt(element.text));
  }
  EXPECT_EQ(cards, 4);
}

}  // namespace
}  // namespace deckle::layout
