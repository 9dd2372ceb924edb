#include <gtest/gtest.h>

#include "fixers/base/fixer.h"
#include "fixers/deck/repair_deck.h"
#include "measure/text/text_engine.h"
#include "tests/fixers/repaired_deck.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

using test::repaired;
using test::text;

TEST(RepairDeck, MeasuresTheNumbersThatAreShown) {
  const RepairedDeck deck =
      repaired(std::vector<Slide>(12, test::slide("one_column", {text("p", "words")})));
  ASSERT_EQ(deck.measured.size(), 12U);
  const MeasuredElement* last = find_element(deck.measured[11], "_number");
  ASSERT_NE(last, nullptr);
  ASSERT_EQ(last->lines.size(), 1U);
  EXPECT_EQ(last->lines[0].text, "12");
}

// A slide with a text "p" whose words are kept whole.
RepairedDeck with_whole_words(const std::string& words) {
  Slide slide = test::slide("two_column", {text("t", "제목", "title"), text("p", words)});
  slide.elements[1].style.word_break = WordBreak::KeepAll;
  return repaired({slide});
}

TEST(BakeBreaks, KeepsKoreanWordsWhole) {
  std::string words;
  for (int i = 0; i < 40; ++i) words += "대한민국헌법 ";
  const RepairedDeck deck = with_whole_words(words);
  const ElementIr& p = *find_element(deck.slides[0], "p");
  const std::string baked = plain_text(p.text);
  ASSERT_NE(baked.find('\v'), std::string::npos);
  std::string unbroken;
  for (std::size_t i = 0; i < baked.size(); ++i) {
    if (baked[i] != '\v')
      unbroken += baked[i];
    else
      EXPECT_EQ(baked[i - 1], ' ') << "a line ends behind a word";
  }
  EXPECT_EQ(unbroken, words);
  for (const MeasuredLine& line : find_element(deck.measured[0], "p")->lines)
    EXPECT_EQ(baked.substr(line.begin, line.end - line.begin), line.text);
  const MeasuredSlide again = test::measured(deck.slides[0]);
  EXPECT_EQ(find_element(again, "p")->lines.size(),
            find_element(deck.measured[0], "p")->lines.size());
}

// Other programs set Korean up to a twelfth wider where the face is not installed: a line that is
// full breaks there before its written break, and a word stands alone.
TEST(BakeBreaks, LeavesRoomForWiderLettersWhereTheLinesAllowIt) {
  int roomy = 0;
  for (int filler = 1; filler < 60; ++filler) {
    const std::string words = std::string(static_cast<std::size_t>(filler), 'i') +
                              " 신안선 유물 가운데 공개된 것은 모두 여덟 점뿐이며 나머지는 수장고에 있습니다. "
                              "전시는 봄에 열리고 여름이 끝나기 전에 닫습니다";
    const RepairedDeck deck = with_whole_words(words);
    const ElementIr& p = *find_element(deck.slides[0], "p");
    const auto& lines = find_element(deck.measured[0], "p")->lines;
    TextBodyIr unbroken = p.text;
    for (RunIr& run : unbroken.paragraphs[0].runs) std::erase(run.text, '\v');
    const double width = text_width_pt(p);
    const auto at = [&](double share) {
      measure::LayoutOptions options;
      options.hanging = measure::HangingMarks::Mac;
      return test::text_engine().lay_out(unbroken, width * share, options).lines.size();
    };
    EXPECT_EQ(lines.size(), at(1)) << filler;
    if (lines.size() < 2 || at(12.0 / 13) != at(1)) continue;
    ++roomy;
    for (const MeasuredLine& line : lines)
      EXPECT_LE(to_pt(line.width), width * 12 / 13 + 0.1) << filler << line.text;
  }
  EXPECT_GT(roomy, 10);  // else nothing was tried
}

// "원가 절감 TF 운영 (연" and "350억 원 절감 목표)": the amount was away from what it is.
TEST(BakeBreaks, KeepsBracketsOnOneLineWhereTheLinesAllowIt) {
  int kept = 0;
  for (int filler = 1; filler < 60; ++filler) {
    const std::string words = std::string(static_cast<std::size_t>(filler), 'i') +
                              " 하반기 원가 절감 전담 조직 운영 결과 보고와 후속 조치 및 내년 상반기 추진 계획 "
                              "그리고 남은 과제 (연 350억 원 절감 목표)";
    const RepairedDeck deck = with_whole_words(words);
    const auto& lines = find_element(deck.measured[0], "p")->lines;
    if (lines.size() != 2) continue;
    ++kept;
    EXPECT_EQ(lines[0].text.find('('), std::string::npos) << lines[0].text;
  }
  EXPECT_GT(kept, 5);  // else nothing was tried
}

// A full stop that hung beyond its line was a line of its own in programs that hang none, and the
// text was too high for its box.
TEST(BakeBreaks, BreaksBeforeAMarkThatWouldHang) {
  int hung = 0;
  for (int filler = 1; filler < 80; ++filler) {
    const std::string sentence = "모든 지역에서 인구가 줄었다. ";
    std::string words(static_cast<std::size_t>(filler), 'i');
    words += " ";
    for (int i = 0; i < 12; ++i) words += sentence;
    const RepairedDeck deck = with_whole_words(words);
    const MeasuredElement& p = *find_element(deck.measured[0], "p");
    for (const MeasuredLine& line : p.lines) EXPECT_NE(line.text, ".") << filler;
    const MeasuredSlide again = test::measured(deck.slides[0]);
    EXPECT_EQ(find_element(again, "p")->lines.size(), p.lines.size()) << filler;
    TextBodyIr unbroken = find_element(deck.slides[0], "p")->text;
    for (ParagraphIr& paragraph : unbroken.paragraphs) {
      for (RunIr& run : paragraph.runs) std::erase(run.text, '\v');
    }
    const auto with_marks = [&](measure::HangingMarks hanging) {
      measure::LayoutOptions options;
      options.hanging = hanging;
      return test::text_engine()
          .lay_out(unbroken, text_width_pt(*find_element(deck.slides[0], "p")), options)
          .lines;
    };
    // As many lines with marks that hang as without: those with them were written.
    const auto lines = with_marks(measure::HangingMarks::Windows);
    if (lines.size() != with_marks(measure::HangingMarks::Mac).size()) continue;
    EXPECT_EQ(p.lines.size(), lines.size()) << filler;
    for (const measure::Line& line : lines) hung += line.hangs ? 1 : 0;
  }
  EXPECT_GT(hung, 0);  // else nothing was tried
}

TEST(BakeBreaks, KeepsWordsOfKoreanTitlesAndCellsByDefault) {
  std::string words;
  for (int i = 0; i < 8; ++i) words += "대한민국헌법 ";
  words += "제정";
  Slide slide = test::slide("two_column", {text("t", words, "title"),
                                           test::table("c", {"열", "값"}, {{words + words, "1"}}),
                                           text("p", words + words + words)});
  const RepairedDeck deck = repaired({slide});
  const SlideIr& ir = deck.slides[0];
  const auto is_whole = [](const std::string& baked) {
    bool broken = false;
    for (std::size_t i = 0; i < baked.size(); ++i) {
      if (baked[i] != '\v') continue;
      broken = true;
      EXPECT_EQ(baked[i - 1], ' ') << baked;
    }
    return broken;
  };
  EXPECT_TRUE(is_whole(plain_text(find_element(ir, "t")->text)));
  const ElementIr* table = find_element(ir, "c");
  ASSERT_TRUE(table != nullptr && table->table != nullptr);
  EXPECT_TRUE(is_whole(plain_text(table->table->rows.at(1).cells.at(0))));
  for (const MeasuredCell& cell : find_element(deck.measured[0], "c")->cells) {
    const std::string text = plain_text(table->table->rows.at(cell.row).cells.at(cell.column));
    for (const MeasuredLine& line : cell.lines)
      EXPECT_EQ(text.substr(line.begin, line.end - line.begin), line.text);
  }
  // A paragraph keeps the line breaks of PowerPoint, which need no a:br.
  EXPECT_EQ(plain_text(find_element(ir, "p")->text).find('\v'), std::string::npos);
}

}  // namespace
}  // namespace deckle::fixers
