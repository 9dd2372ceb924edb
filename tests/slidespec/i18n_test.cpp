// Messages in two languages: arguments, word order, particles.

#include "slidespec/messages/tr.h"

#include <gtest/gtest.h>

#include "slidespec/i18n/korean_particle.h"

namespace deckle {
namespace {

TEST(Particle, FollowsTheLastLetterOfTheWord) {
  struct Row {
    const char *notation, *before, *expected;
  };
  const Row rows[] = {
      {"은(는)", "글꼴", "은"},
      {"은(는)", "표", "는"},
      {"이(가)", "슬라이드", "가"},
      {"이(가)", "제목", "이"},
      {"을(를)", "상자를 덮는 그림", "을"},
      {"을(를)", "차트", "를"},
      {"과(와)", "요소", "와"},
      {"과(와)", "본문", "과"},
      {"(으)로", "덱", "으로"},
      {"(으)로", "파일", "로"},  // ㄹ
      {"(으)로", "표", "로"},
      {"은(는)", "'제목'", "은"},  // quotes are passed over
      {"은(는)", "\"표\"", "는"},
      {"은(는)", "slide (표)", "는"},
      // digits as they are read: 영 일 이 삼 사 오 육 칠 팔 구, 십
      {"이(가)", "0", "이"},
      {"이(가)", "1", "이"},
      {"이(가)", "2", "가"},
      {"이(가)", "3", "이"},
      {"이(가)", "4", "가"},
      {"이(가)", "5", "가"},
      {"이(가)", "6", "이"},
      {"이(가)", "7", "이"},
      {"이(가)", "8", "이"},
      {"이(가)", "9", "가"},
      {"이(가)", "100", "이"},
      {"(으)로", "7", "로"},
      {"(으)로", "6", "으로"},
      // units
      {"을(를)", "12 pt", "를"},
      {"을(를)", "40 px", "을"},
      {"(으)로", "40 px", "로"},
      {"이(가)", "10 %", "가"},
      // Latin words
      {"이(가)", "'label'", "이"},
      {"이(가)", "'column'", "이"},
      {"이(가)", "'heading'", "이"},
      {"이(가)", "'box'", "가"},
      {"이(가)", "layout", "이"},  // 레이아웃
      {"이(가)", "sheet", "가"},   // 시트
      {"이(가)", "text", "가"},
      {"이(가)", "chart", "가"},
      {"이(가)", "asset", "이"},
      {"을(를)", "--template", "을"},
      {"이(가)", "title", "이"},
      {"(으)로", "title", "로"},
      {"(으)로", "Malgun Gothic", "으로"},
      {"(으)로", "Calibri", "로"},
      {"(으)로", "Arial", "로"},
      {"이(가)", "fill_outline", "이"},
      {"이(가)", "page", "가"},
      // acronyms: 피엔지, 엑스엠엘, 에이알
      {"이(가)", "PNG", "가"},
      {"이(가)", "XML", "이"},
      {"(으)로", "XML", "로"},
      {"은(는)", "CJK KR", "은"},
      {"이(가)", "deck.json", "이"},
      {"이(가)", "deck.pptx", "가"},
      // nothing to go by
      {"은(는)", "", "는"},
      {"은(는)", "…", "는"},
      {"입(니)다", "표", "입(니)다"},
  };
  for (const Row& row : rows)
    EXPECT_EQ(particle(row.notation, row.before), row.expected) << row.before;
}

TEST(Say, HasEnglishAndKorean) {
  const Message wording = tr("'{}' has no effect on an element of kind '{}'", "levels", "image");
  EXPECT_EQ(wording.english(), "'levels' has no effect on an element of kind 'image'");
  EXPECT_EQ(wording.in(Language::English), wording.english());
  EXPECT_EQ(wording.in(Language::Korean), "종류가 'image'인 요소에는 'levels'가 쓰이지 않습니다");
}

TEST(Say, TakesMessagesAsArguments) {
  const Message wording = tr("write {}", tr("a number of at least {}", 8));
  EXPECT_EQ(wording.english(), "write a number of at least 8");
  EXPECT_EQ(wording.in(Language::Korean), "8 이상의 수를 쓰십시오");
}

TEST(Say, LeavesWhatTheArgumentsHoldAlone) {
  const Message wording = tr("add '{}'", "은(는) {0}");
  EXPECT_EQ(wording.english(), "add '은(는) {0}'");
  EXPECT_EQ(wording.in(Language::Korean), "'은(는) {0}'을 추가하십시오");
}

TEST(Say, FormatsNumbersInBoth) {
  const Message wording = tr("the byte 0x{:02X} is not valid UTF-8", 0x0A);
  EXPECT_EQ(wording.english(), "the byte 0x0A is not valid UTF-8");
  EXPECT_EQ(wording.in(Language::Korean), "바이트 0x0A는 올바른 UTF-8이 아닙니다");
}

TEST(Entry, StaysEnglishWithoutATranslation) {
  EXPECT_EQ(tr.entry("no such text").in(Language::Korean), "no such text");
  EXPECT_EQ(tr.entry("an object").in(Language::Korean), "객체");
}

TEST(Message, OfAPlainTextIsTheSameInBoth) {
  const Message name = std::string("deck.json");
  EXPECT_EQ(name.in(Language::Korean), "deck.json");
  const Message joined = name + ": " + tr("is empty");
  EXPECT_EQ(joined.english(), "deck.json: is empty");
  EXPECT_EQ(joined.in(Language::Korean), "deck.json: 비어 있습니다");
}

}  // namespace
}  // namespace deckle
