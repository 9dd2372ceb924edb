#include <gtest/gtest.h>

#include "fixers/split/continuation.h"
#include "fixers/split/units.h"
#include "tests/support/deck_builder.h"

namespace deckle::fixers {
namespace {

using test::bullets;
using test::text;

TEST(Units, AreItemsParagraphsAndWholeShapes) {
  Slide slide =
      test::slide("one_column",
                  {text("t", "Title", "title"), bullets("b", {"one", "two"}), text("p", "x\ny\nz"),
                   test::shape("s", "words"), test::divider("d"), text("f", "foot", "footer")});
  slide.elements.push_back(text("boxed", "exact"));
  slide.elements.back().box = Rect{};
  EXPECT_EQ(units_of(slide, Flowing{"t"}).size(), 2U + 3U + 1U);
}

TEST(Units, LeaveMediaOnTheFirstPageUnlessTheyFlow) {
  Slide slide =
      test::slide("one_column", {text("t", "Title", "title"), bullets("b", {"one", "two"})});
  for (const ElementKind kind : {ElementKind::Image, ElementKind::Chart, ElementKind::Table}) {
    Element element = text(to_string(kind), "");
    element.kind = kind;
    if (kind == ElementKind::Image) element.content = ImageContent{};
    if (kind == ElementKind::Chart) element.content = ChartContent{};
    if (kind == ElementKind::Table) element.content = TableContent{};
    slide.elements.push_back(element);
  }
  const std::vector<Unit> words = units_of(slide, Flowing{"t"});
  EXPECT_EQ(words.size(), 2U);
  EXPECT_EQ(with_units(slide, words, 0, 1, Flowing{"t"}).elements.size(), 5U);
  EXPECT_EQ(with_units(slide, words, 1, 2, Flowing{"t"}).elements.size(), 2U);
  const Flowing with_media{"t", true};
  const std::vector<Unit> all = units_of(slide, with_media);
  EXPECT_EQ(all.size(), 4U);
  EXPECT_EQ(with_units(slide, all, 2, 4, with_media).elements.size(), 3U);
}

TEST(CutItem, MakesTwoItemsAtAnAuthoredLineBreak) {
  Element list = bullets("b", {"one", "a\nb\vc", "last"});
  list.style.levels = {0, 1, 0};
  auto& content = std::get<BulletsContent>(list.content);
  content.runs = {{}, {{"a", true, {}, {}, {}, {}, ""}, {"\nb\vc", {}, {}, {}, {}, {}, ""}}, {}};
  EXPECT_EQ(authored_lines(list, 0), 1U);
  EXPECT_EQ(authored_lines(list, 1), 3U);
  EXPECT_FALSE(cut_item(list, 1, 3));
  ASSERT_TRUE(cut_item(list, 1, 2));
  EXPECT_EQ(content.items, (std::vector<std::string>{"one", "a\nb", "c", "last"}));
  EXPECT_EQ(list.style.levels, (std::vector<int>{0, 1, 1, 0}));
  ASSERT_EQ(content.runs.size(), 4U);
  for (std::size_t i = 1; i < 3; ++i) {
    std::string joined;
    for (const RichRun& run : content.runs[i]) joined += run.text;
    EXPECT_EQ(joined, content.items[i]);
  }
  list.style.list = ListKind::Number;
  EXPECT_EQ(authored_lines(list, 1), 0U) << "the second part would get a number";
}

TEST(WithUnits, CutsListsTextsLevelsAndRunsTogether) {
  Slide slide =
      test::slide("one_column", {text("t", "Title", "title"), bullets("b", {"one", "two", "three"}),
                                 text("p", "first\nsecond")});
  slide.elements[1].style.levels = {0, 1, 2};
  std::get<TextContent>(slide.elements[2].content).runs = {{"fir", true, {}, {}, {}, {}, ""},
                                                           {"st\nsec", {}, {}, {}, {}, {}, ""},
                                                           {"ond", {}, {}, {}, {}, {}, ""}};
  const std::vector<Unit> units = units_of(slide, Flowing{"t"});
  const Slide first = with_units(slide, units, 0, 2, Flowing{"t"}),
              rest = with_units(slide, units, 2, units.size(), Flowing{"t"});
  ASSERT_EQ(first.elements.size(), 2U);
  EXPECT_EQ(std::get<BulletsContent>(first.elements[1].content).items,
            (std::vector<std::string>{"one", "two"}));
  EXPECT_EQ(first.elements[1].style.levels, (std::vector<int>{0, 1}));
  ASSERT_EQ(rest.elements.size(), 3U);
  EXPECT_EQ(std::get<BulletsContent>(rest.elements[1].content).items,
            (std::vector<std::string>{"three"}));
  EXPECT_EQ(rest.elements[1].style.levels, (std::vector<int>{2}));
  EXPECT_EQ(rest.elements[1].element_id, "b");

  const Slide second = with_units(slide, units, 4, 5, Flowing{"t"});
  const auto& cut = std::get<TextContent>(second.elements.back().content);
  EXPECT_EQ(cut.text, "second");
  std::string joined;
  for (const RichRun& run : cut.runs) joined += run.text;
  EXPECT_EQ(joined, cut.text);
}

TEST(CutParagraph, PrefersASentenceThenASpaceThenAnything) {
  struct Case {
    const char *words, *expected;
    std::size_t limit;
  };
  const Case cases[] = {
      {"One two three. Four five six.", "One two three. \nFour five six.", 20},
      {"one two three four five", "one two \nthree four five", 11},
      {"가나다라마바사", "가나다\n라마바사", 10},
      {"통계가 나왔다. 다음 문장이다.", "통계가 나왔다. \n다음 문장이다.", 26},
  };
  for (const Case& c : cases) {
    Element e = text("a", c.words);
    EXPECT_TRUE(cut_paragraph(e, 0, c.limit)) << c.words;
    EXPECT_EQ(std::get<TextContent>(e.content).text, c.expected);
  }
  Element one = text("a", "x");
  EXPECT_FALSE(cut_paragraph(one, 0, 5));
}

TEST(CutParagraph, NeverSplitsACluster) {
  // Decomposed Hangul and a joined emoji: several code points, one visible character.
  Element e = text("a", "\u1112\u1161\u11ab\u1100\u1173\u11af\u1112\u1161\u11ab");
  ASSERT_TRUE(cut_paragraph(e, 0, 13));
  EXPECT_EQ(std::get<TextContent>(e.content).text,
            "\u1112\u1161\u11ab\n\u1100\u1173\u11af\u1112\u1161\u11ab");
}

TEST(Interleave, TakesFromBothSidesInStep) {
  const Slide slide =
      test::slide("two_column", {bullets("l", {"1", "2", "3", "4"}), bullets("r", {"a", "b"})});
  std::vector<Unit> units = units_of(slide, Flowing{""});
  interleave(units);
  std::string order;
  for (const Unit& unit : units)
    order += std::to_string(unit.element) + std::to_string(unit.part) + " ";
  EXPECT_EQ(order, "00 10 01 02 11 03 ");
}

TEST(Units, KnowAHeadingOfAList) {
  const Slide slide =
      test::slide("one_column", {text("h", "Heading"), bullets("b", {"one"}), text("p", "x\ny")});
  const std::vector<Unit> units = units_of(slide, Flowing{""});
  EXPECT_TRUE(units[0].heads_list);
  EXPECT_FALSE(units[1].heads_list);
  EXPECT_FALSE(units[2].heads_list);
}

TEST(Continuation, IsNamedAndMarkedOnce) {
  const Slide first = test::slide("one_column", {text("t", "제목"), bullets("b", {"one"})});
  Slide second = first;
  second.speaker_notes = "notes";
  make_continuation(first, "t", "ko", second);
  EXPECT_EQ(second.slide_id, "s1~2");
  EXPECT_EQ(std::get<TextContent>(second.elements[0].content).text, "제목 (계속)");
  EXPECT_EQ(second.elements[0].role, "title");
  EXPECT_TRUE(second.speaker_notes.empty());
  Slide third = second;
  make_continuation(second, "t", "ko", third);
  EXPECT_EQ(third.slide_id, "s1~3");
  EXPECT_EQ(std::get<TextContent>(third.elements[0].content).text, "제목 (계속)");
}

}  // namespace
}  // namespace deckle::fixers
