// Items that bring a mark of their own, and items that lead to those below them.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "layout/text/own_mark.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

TEST(OwnMarks, AreMarksAndNumbersBeforeTheWords) {
  for (const char* text :
       {"- 입금 기능", "* one", "– one", "— increased performance,", "• one", "※ 일회성 비용",
        "・自分の残り", "①すべての手", "1. 우분투 설치", "3.操作説明", "2) two", "(1) one",
        "가. 개요", "(나) 범위", "→使用しない", "✓ done", "□ 추진 배경", "Ⅰ. 서론"})
    EXPECT_TRUE(begins_with_mark(text)) << text;
  for (const char* text : {"-5% in May",
                           "+4 % staff",
                           "*note",
                           "1.5 billion",
                           "2.1.3 released",
                           "○○기업 사례",
                           "★★★ from guests",
                           "3 people",
                           "(주)한빛 소개",
                           "(2024) revised",
                           "가격 인상",
                           "2024. May",
                           "12. Mai: Abnahme",
                           "1.",
                           "-",
                           "",
                           "www.example.com",
                           "A. Miller",
                           "—",
                           "100) all"})
    EXPECT_FALSE(begins_with_mark(text)) << text;
}

TEST(OwnMarks, NumbersCount) {
  EXPECT_TRUE(begins_with_number("②5秒直前"));
  EXPECT_FALSE(begins_with_number("- one"));
  EXPECT_FALSE(begins_with_number("※ note"));
}

bool leads(const std::vector<std::string>& items, std::size_t at, std::vector<int> levels = {}) {
  return is_lead_line({items.begin(), items.end()}, levels, at);
}

TEST(LeadLines, EndInAColonAndHaveOthersBelow) {
  EXPECT_TRUE(leads({"RAID:", "makes storage resilient", "BACKUP:", "restores files"}, 0));
  EXPECT_TRUE(leads({"RAID:", "makes storage resilient", "BACKUP:", "restores files"}, 2));
  EXPECT_TRUE(leads({"주요 기능：", "입금"}, 0));
  EXPECT_FALSE(leads({"RAID: makes storage resilient", "BACKUP"}, 0));
  EXPECT_FALSE(leads({"Inputs", "Outputs:"}, 1)) << "nothing is below it";
  EXPECT_FALSE(leads({"Inputs:", "Outputs:"}, 0)) << "two labels";
  EXPECT_FALSE(leads({"Scope:", "one"}, 0, {0, 1})) << "what is below it is on a level of its own";
  EXPECT_FALSE(leads({":", "one"}, 0));
}

SlideIr listed(const Element& list) {
  return test::laid_out(test::slide("one_column", {test::text("t", "Title", "title"), list,
                                                   test::text("more", "And a sentence", "body")}),
                        "en")
      .ir;
}

TEST(OwnMarks, ReplaceTheMarkerOfTheList) {
  const std::vector<std::string> items = {"- one of them", "another", "1. a third", "-5% in May"};
  Element list = test::bullets("l", items);
  const SlideIr slide = listed(list);
  const ElementIr* drawn = find_element(slide, "l");
  ASSERT_NE(drawn, nullptr);
  ASSERT_EQ(drawn->text.paragraphs.size(), items.size());
  const std::vector<ListKind> kinds = {ListKind::None, ListKind::Bullet, ListKind::None,
                                       ListKind::Bullet};
  for (std::size_t i = 0; i < items.size(); ++i) {
    const ParagraphIr& paragraph = drawn->text.paragraphs[i];
    EXPECT_EQ(paragraph.style.bullet.kind, kinds[i]) << items[i];
    EXPECT_EQ(paragraph.style.margin_left, drawn->text.paragraphs[1].style.margin_left);
    EXPECT_EQ(paragraph.style.indent, drawn->text.paragraphs[1].style.indent);
    std::string text;
    for (const RunIr& run : paragraph.runs) text += run.text;
    EXPECT_EQ(text, items[i]);
  }
  list.style.list = ListKind::Bullet;
  const SlideIr asked = listed(list);
  EXPECT_EQ(find_element(asked, "l")->text.paragraphs[0].style.bullet.kind, ListKind::Bullet);
}

TEST(OwnMarks, ReplaceNumbersOnlyWhereAllItemsHaveThem) {
  Element list = test::bullets("l", {"1. one", "2. two"});
  list.style.list = ListKind::Number;
  EXPECT_EQ(find_element(listed(list), "l")->text.paragraphs[0].style.bullet.kind, ListKind::None);
  list = test::bullets("l", {"1. one", "two"});
  list.style.list = ListKind::Number;
  EXPECT_EQ(find_element(listed(list), "l")->text.paragraphs[0].style.bullet.kind,
            ListKind::Number);
}

TEST(LeadLines, AreBoldWithoutAMarker) {
  const SlideIr slide = listed(test::bullets("l", {"RAID:", "is fast", "BACKUP:", "restores"}));
  const ElementIr* drawn = find_element(slide, "l");
  ASSERT_NE(drawn, nullptr);
  for (std::size_t i = 0; i < 4; ++i) {
    const ParagraphIr& paragraph = drawn->text.paragraphs[i];
    EXPECT_EQ(paragraph.style.bullet.kind, i % 2 == 0 ? ListKind::None : ListKind::Bullet);
    EXPECT_EQ(paragraph.runs.front().style.bold, i % 2 == 0);
  }
  // They are no rows.
  const SlideIr alone =
      test::laid_out(test::slide("one_column",
                                 {test::text("t", "Title", "title"),
                                  test::bullets("l", {"RAID:", "is fast", "BACKUP:", "restores"})}),
                     "en")
          .ir;
  for (const ElementIr& element : alone.elements) EXPECT_FALSE(element.eid.starts_with("l~"));
}

}  // namespace
}  // namespace deckle::layout
