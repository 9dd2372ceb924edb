// Few words on cards, panels and rows: their size, their place below pictures, and numbers as the
// large figures of their cards.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "layout/icons/icon_piece.h"
#include "layout/lists/numbered_name.h"
#include "layout/slide/lay_out.h"
#include "slidespec/ir/text_sizes.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

Slide list_below(double title_pt, const std::vector<std::string>& items,
                 const std::string& title = "The problem") {
  Element heading = text("t", title, "title");
  heading.style.size_pt = title_pt;
  return test::slide("one_column", {heading, bullets("list", items)});
}

double list_size(const Slide& slide) {
  const SlideIr ir = test::laid_out(slide, "en").ir;
  const ElementIr* list = find_element(ir, "list");
  EXPECT_NE(list, nullptr);
  return list == nullptr ? 0 : largest_size_pt(list->text);
}

// The shape that begins with these words.
const ElementIr* beginning(const SlideIr& slide, const std::string& words) {
  for (const ElementIr& element : slide.elements) {
    if (plain_text(element.text).starts_with(words)) return &element;
  }
  return nullptr;
}

double middle(const ElementIr& element) { return to_pt(element.box.x + element.box.w / 2); }

TEST(FewWords, OfRowsAreAStepLargerAndSmallerThanTheTitle) {
  const std::vector<std::string> few = {"Qwert", "Asdf in yxcv", "Zuio"};
  EXPECT_EQ(list_size(list_below(32, few)), 28);
  EXPECT_EQ(list_size(list_below(28, few)), 24) << "no larger than the title";
  const std::string long_one(100, 'n');
  EXPECT_LT(list_size(list_below(32, {few[0], few[1], "Nnn " + long_one.substr(0, 80)})), 28)
      << "siblings share one size";
  Slide authored = list_below(32, few);
  authored.elements[1].style.size_pt = 18;
  EXPECT_EQ(list_size(authored), 18);
}

TEST(FewWords, BelowAPictureInTheMiddleAreCentred) {
  const SlideIr slide =
      test::laid_out(list_below(32, {"Meters are slow", "Customers pay late", "Doors are locked"}),
                     "en")
          .ir;
  const ElementIr* card = beginning(slide, "Customers");
  ASSERT_NE(card, nullptr);
  EXPECT_EQ(largest_size_pt(card->text), 28);
  EXPECT_EQ(card->text.paragraphs.front().style.align, Align::Center);
  EXPECT_TRUE(card->text.paragraphs.front().runs.front().style.bold) << "a name, no sentence";
  const auto icon =
      std::find_if(slide.elements.begin(), slide.elements.end(), [&](const ElementIr& element) {
        return is_chosen_icon(element) && !intersection(element.box, card->box).empty();
      });
  ASSERT_NE(icon, slide.elements.end());
  EXPECT_NEAR(middle(*icon), middle(*card), 1);
}

// Below an icon on a panel, which took half of the card, sentences were small and their lines ragged.
TEST(FewWords, SentencesBeginBelowTheDiscOfTheirIcon) {
  const std::vector<std::string> points = {
      "Meters are read once a month by somebody who has to go to each of the houses",
      "Customers pay late", "Doors are locked"};
  const SlideIr slide = test::laid_out(list_below(32, points), "en").ir;
  int icons = 0;
  for (const std::string& point : points) {
    const ElementIr* card = beginning(slide, point);
    ASSERT_NE(card, nullptr) << point;
    EXPECT_NE(card->text.paragraphs.front().style.align, Align::Center);
    EXPECT_GE(largest_size_pt(card->text), 22);
    for (const ElementIr& icon : slide.elements) {
      if (!is_chosen_icon(icon) || intersection(icon.box, card->box).empty()) continue;
      EXPECT_LT(middle(icon), middle(*card) - 20);
      EXPECT_LE(icon.box.bottom(), card->box.y + card->text.insets.top);
      ++icons;
    }
  }
  EXPECT_GE(icons, 3);
}

TEST(FewWords, HaveTheirPictureWhereTheyBeginOnPagesReadFromTheRight) {
  const std::vector<std::string> points = {
      "Meters are read once a month by somebody who has to go to each of the houses",
      "Customers pay late", "Doors are locked"};
  const SlideIr lists = test::laid_out(list_below(32, points), "ar").ir;
  const SlideIr cards =
      test::laid_out(test::slide("cards", {text("t", "Title", "title"),
                                           test::shape("a", "Security\nUnder lock"),
                                           test::shape("b", "Delivery\nOn time"),
                                           test::shape("c", "Budget\nWithin limits")}),
                     "ar")
          .ir;
  int pictures = 0;
  for (const SlideIr* slide : {&lists, &cards}) {
    for (const ElementIr& icon : slide->elements) {
      if (!is_chosen_icon(icon) || icon.type != ElementType::Image) continue;
      for (const ElementIr& words : slide->elements) {
        if (words.text.empty() || words.decorative || words.box.x > icon.box.x ||
            words.box.right() < icon.box.right())
          continue;
        if (words.type == ElementType::Title) continue;
        const bool right = words.text.paragraphs.front().style.align == Align::Right;
        EXPECT_EQ(right, middle(icon) > middle(words) + 1) << plain_text(words.text);
        ++pictures;
      }
    }
  }
  EXPECT_EQ(pictures, 6);
}

TEST(FewWords, KeepTheAlignmentThatTheirAuthorSet) {
  Slide slide = list_below(32, {"Meters are slow", "Customers pay late", "Doors are locked"});
  slide.elements[1].style.align = Align::Left;
  const SlideIr laid = test::laid_out(slide, "en").ir;
  const ElementIr* card = beginning(laid, "Customers");
  ASSERT_NE(card, nullptr);
  EXPECT_EQ(card->text.paragraphs.front().style.align, Align::Left);
}

Slide next_steps(const std::vector<std::string>& items) {
  Slide slide = test::slide("closing", {text("t", "Decisions", "title"), bullets("list", items)});
  slide.type = SlideType::Closing;
  return slide;
}

TEST(FewWords, OfNextStepsHaveTheirFigureLargeWhereEachHasOne) {
  const SlideIr slide =
      test::laid_out(next_steps({"Pilot budget $96K", "Tools for $12K"}), "en").ir;
  const ElementIr* card = beginning(slide, "Pilot");
  ASSERT_NE(card, nullptr);
  EXPECT_GE(largest_size_pt(card->text), 1.3 * smallest_size_pt(card->text));
  const SlideIr mixed =
      test::laid_out(next_steps({"Pilot budget $96K", "Hire engineers"}), "en").ir;
  card = beginning(mixed, "Pilot");
  ASSERT_NE(card, nullptr);
  EXPECT_EQ(largest_size_pt(card->text), smallest_size_pt(card->text));
}

// The number was small above one line in a high card.
TEST(FewWords, OfNextStepsHaveLargeNumbersAboveThem) {
  const auto number = [](const std::vector<std::string>& items) {
    const SlideIr slide = test::laid_out(next_steps(items), "en").ir;
    const auto disc =
        std::find_if(slide.elements.begin(), slide.elements.end(),
                     [](const ElementIr& element) { return element.shape == "ellipse"; });
    return disc == slide.elements.end() ? 0 : to_pt(disc->box.w);
  };
  EXPECT_GE(number({"Sign the lease", "Dig in March"}), 84);
  const std::string sentence =
      "Approve the plan for the second site, its budget, and the people who are needed for it";
  EXPECT_EQ(number({sentence, sentence}), 64);
}

Slide schedule(const std::vector<std::string>& points) {
  std::vector<Element> elements{text("t", "Schedule", "title")};
  for (std::size_t i = 0; i < points.size(); ++i)
    elements.push_back(
        test::shape("p" + std::to_string(i), "Q" + std::to_string(i + 1) + "\n" + points[i]));
  return test::slide("timeline", std::move(elements));
}

// A date and two words were alone on a card of 70 % of the area.
TEST(FewWords, OfShortTimelinesHaveIconsAboveThemOrLowerCards) {
  const auto card_height = [](const SlideIr& slide) {
    const auto card =
        std::find_if(slide.elements.begin(), slide.elements.end(), [](const ElementIr& element) {
          return element.decorative && element.name.starts_with("card");
        });
    return card == slide.elements.end() ? 0 : to_pt(card->box.h);
  };
  const auto icons = [](const SlideIr& slide) {
    return std::count_if(slide.elements.begin(), slide.elements.end(),
                         [](const ElementIr& element) {
                           return is_chosen_icon(element) && element.type == ElementType::Image;
                         });
  };
  const std::vector<std::string> points = {"Security", "Delivery", "Budget"};
  const SlideIr pictured = test::laid_out(schedule(points), "en").ir;
  EXPECT_EQ(icons(pictured), 3);
  for (const ElementIr& icon : pictured.elements) {
    if (!is_chosen_icon(icon)) continue;
    const auto words = std::find_if(pictured.elements.begin(), pictured.elements.end(),
                                    [&](const ElementIr& element) {
                                      return plain_text(element.text).starts_with("Q") &&
                                             !intersection(element.box, icon.box).empty();
                                    });
    ASSERT_NE(words, pictured.elements.end());
    EXPECT_LE(icon.box.bottom(), words->box.y + words->text.insets.top);
  }
  const SlideIr bare = test::laid_out(schedule({"Security", "Qwertz", "Budget"}), "en").ir;
  EXPECT_EQ(icons(bare), 0) << "all or none";
  EXPECT_LT(card_height(bare), card_height(pictured));
  Slide off = schedule(points);
  off.hints.icons = false;
  EXPECT_EQ(icons(test::laid_out(off, "en").ir), 0);
}

TEST(NumberedNames, AreVersionsDatesAndQuantitiesBeforeAName) {
  struct Row {
    const char* text;
    const char* number;  // empty: none
  };
  for (const Row& row : std::vector<Row>{
           {"5.0 New editor", "5.0"},
           {"v2.1.3 Sync", "v2.1.3"},
           {"2027 Pier B opens", "2027"},
           {"Q3 Beta", "Q3"},
           {"$48K monthly revenue", "$48K"},
           {"5.0", ""},
           {"1 Report", ""},
           {"2. Review", ""},
           {"3 steps", ""},
           {"March Launch", ""},
           {"62% of seats", ""},
           {"5.0 brings a new editor, and more", ""},
           {"5.0 is what all of the users have asked for since spring", ""},
           {"10.0.0.1 Gateway", ""},
           {"300-page notes", ""},
       }) {
    const std::string text = row.text;
    const auto found = numbered_name(text, "en");
    EXPECT_EQ(found ? text.substr(0, found->end) : std::string(), row.number) << text;
  }
}

Slide releases(const std::vector<std::string>& names) {
  std::vector<Element> elements{text("t", "Releases", "title")};
  const std::vector<std::string> months = {"March", "June", "September", "December"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    elements.push_back(test::shape("s" + std::to_string(i), months[i] + "\n" + names[i]));
    std::get<ShapeContent>(elements.back().content).shape = "homePlate";
  }
  return test::slide("process", std::move(elements));
}

// "5.0 New editor" was one small line at the top of a high card.
TEST(NumberedNames, AreLargeFiguresOnTheCardsOfAllStepsOrOfNone) {
  const SlideIr slide =
      test::laid_out(releases({"5.0 New editor", "5.1 Team vaults", "5.2 Plug-ins"}), "en").ir;
  for (const char* name : {"5.0", "5.1", "5.2"}) {
    const ElementIr* card = beginning(slide, name);
    ASSERT_NE(card, nullptr) << name;
    const auto& runs = card->text.paragraphs.front().runs;
    ASSERT_GE(runs.size(), 2U);
    EXPECT_EQ(runs.front().text, name);
    EXPECT_TRUE(runs.front().style.bold);
    EXPECT_GE(runs.front().style.size_pt, 1.5 * runs.back().style.size_pt);
  }
  EXPECT_NE(beginning(slide, "5.0 \vNew editor"), nullptr) << "the words stay as they are";
  const SlideIr mixed =
      test::laid_out(releases({"5.0 New editor", "Team vaults", "5.2 Plug-ins"}), "en").ir;
  const ElementIr* card = beginning(mixed, "5.0 New editor");
  ASSERT_NE(card, nullptr);
  EXPECT_EQ(card->text.paragraphs.front().runs.size(), 1U);
  Slide off = releases({"5.0 New editor", "5.1 Team vaults"});
  for (std::size_t i = 1; i < off.elements.size(); ++i) off.elements[i].style.key_figures = false;
  EXPECT_NE(beginning(test::laid_out(off, "en").ir, "5.0 New editor"), nullptr);
}

}  // namespace
}  // namespace deckle::layout
