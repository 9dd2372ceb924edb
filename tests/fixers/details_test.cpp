#include "fixers/base/appendix.h"

#include <gtest/gtest.h>

#include "fixers/deck/repair_deck.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

using test::bullets;
using test::text;

std::string text_on(const SlideIr& slide) {
  std::string out;
  for (const ElementIr& e : slide.elements) out += plain_text(e.text) + "\n";
  return out;
}

std::string link_of(const SlideIr& slide, const std::string& eid) {
  const ElementIr* element = find_element(slide, eid);
  return element == nullptr || element->text.paragraphs.empty() ||
                 element->text.paragraphs[0].runs.empty()
             ? std::string()
             : element->text.paragraphs[0].runs[0].link;
}

Slide with_details() {
  Slide slide = test::slide("one_column", {text("t", "제목", "title"), text("p", "요점 한 줄"),
                                           bullets("b", {"자세한 하나", "자세한 둘"})});
  slide.elements[2].details = true;
  return slide;
}

RepairedDeck deck_of(const std::vector<Slide>& slides, DetailsPlace place = DetailsPlace::Appendix) {
  const Deck deck = test::deck(slides);
  DeckOptions options;
  options.loop.details = place;
  auto result = repair_deck({deck, test::default_template(), test::text_engine()}, options);
  if (!result) ADD_FAILURE() << result.error().message;
  return result ? std::move(*result) : RepairedDeck{};
}

TEST(Details, AreOnAnAppendixSlideLinkedBothWays) {
  Slide last = test::slide("one_column", {text("t", "끝", "title"), text("p", "마지막")});
  last.slide_id = "s2";
  const RepairedDeck deck = deck_of({with_details(), last});
  ASSERT_EQ(deck.slides.size(), 3U);
  EXPECT_EQ(deck.slides[1].slide_id, "s2");
  EXPECT_EQ(deck.slides[2].slide_id, "s1~details") << "behind the deck";
  EXPECT_EQ(find_element(deck.slides[0], "b"), nullptr);
  EXPECT_EQ(link_of(deck.slides[0], "_details_b"), "#s1~details");
  EXPECT_EQ(link_of(deck.slides[2], "_back"), "#s1");
  EXPECT_NE(text_on(deck.slides[2]).find("자세한 하나\n자세한 둘"), std::string::npos);
  EXPECT_EQ(plain_text(find_element(deck.slides[2], "t")->text), "제목 (부록)");
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_EQ(slide.quality, Quality::SuccessClean) << slide.slide_id;
}

TEST(Details, AreInTheNotesOnRequest) {
  const RepairedDeck deck = deck_of({with_details()}, DetailsPlace::Notes);
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(find_element(deck.slides[0], "b"), nullptr);
  EXPECT_NE(deck.slides[0].notes.find("자세한 하나\n자세한 둘"), std::string::npos);
  EXPECT_EQ(plain_text(find_element(deck.slides[0], "_details_b")->text),
            "자세한 내용은 발표자 노트에");
}

TEST(Details, OfSeveralElementsHaveASlideEach) {
  Slide slide = with_details();
  slide.elements[1].details = true;
  const RepairedDeck deck = deck_of({slide});
  ASSERT_EQ(deck.slides.size(), 3U);
  EXPECT_EQ(deck.slides[1].slide_id, "s1~details");
  EXPECT_EQ(deck.slides[2].slide_id, "s1~details-2");
}

TEST(Details, TooLongForAPageAreContinued) {
  Slide slide = with_details();
  std::vector<std::string> many;
  for (int i = 0; i < 60; ++i) many.push_back("자세한 항목입니다 " + std::to_string(i));
  slide.elements[2].content = BulletsContent{many, {}};
  const RepairedDeck deck = deck_of({slide});
  ASSERT_GE(deck.slides.size(), 3U);
  EXPECT_EQ(deck.slides[1].slide_id, "s1~details");
  EXPECT_EQ(deck.slides[2].slide_id, "s1~details~2");
  std::string words;
  for (const SlideIr& s : deck.slides) words += text_on(s);
  for (const std::string& item : many) EXPECT_NE(words.find(item + "\n"), std::string::npos) << item;
}

// A slide cannot be split within a shape: a shape that does not fit is moved to a separate slide.
TEST(Details, TakeAShapeThatHoldsTooMuch) {
  std::string long_text;
  for (int i = 0; i < 60; ++i) long_text += "도형 안에 들어가기에는 너무 긴 설명입니다. ";
  const RepairedDeck deck = deck_of({test::slide(
      "two_column", {text("t", "제목", "title"), test::shape("a", long_text),
                     bullets("l", {"하나", "둘", "셋"}), bullets("r", {"넷", "다섯", "여섯"})})});
  std::string words;
  for (const SlideIr& s : deck.slides) words += text_on(s);
  EXPECT_NE(words.find("너무 긴 설명입니다"), std::string::npos);
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_FALSE(slide.needs_human_edit) << slide.slide_id;
}

TEST(Details, LeaveNoLabelForATitle) {
  Slide slide = test::slide("one_column", {bullets("b", {"하나", "둘"}), bullets("c", {"셋"})});
  slide.elements[0].details = true;
  const RepairedDeck deck = deck_of({slide});
  const ElementIr* label = find_element(deck.slides.at(0), "_details_b");
  ASSERT_NE(label, nullptr);
  EXPECT_NE(label->type, ElementType::Title);
}

// Continuation slides have priority over the appendix.
TEST(Details, AreNotTakenFromAListThatCanBeContinued) {
  std::vector<std::string> many;
  for (int i = 0; i < 40; ++i) many.push_back("비교할 항목입니다 " + std::to_string(i));
  const RepairedDeck deck =
      deck_of({test::slide("two_column", {bullets("l", many), bullets("r", {"하나"})})});
  for (const SlideIr& slide : deck.slides) EXPECT_FALSE(is_appendix(slide.slide_id));
}

TEST(Details, KnowTheirSlidesByName) {
  EXPECT_TRUE(is_appendix("s1~details"));
  EXPECT_TRUE(is_appendix("s1~details-2"));
  EXPECT_TRUE(is_appendix("s1~details~2"));
  EXPECT_FALSE(is_appendix("s1~2"));
  EXPECT_FALSE(is_appendix("details"));
  EXPECT_FALSE(is_appendix("s1~details-x"));
}

}  // namespace
}  // namespace deckle::fixers
