#include "layout/language.h"

#include <gtest/gtest.h>

namespace deckle::layout {
namespace {

TEST(RunLanguage, FollowsTheScriptThenTheDeck) {
  struct Case {
    const char *words, *deck, *expected;
  };
  const Case cases[] = {
      {"매출이 늘었다", "en", "ko-KR"},
      {"GDP 성장률 2.3%", "ko", "ko-KR"},
      {"Revenue grew", "ko", "en-US"},
      {"Umsatz", "de", "de-DE"},
      {"Revenue", "en-GB", "en-GB"},
      {"こんにちは", "ko", "ja-JP"},
      {"経済成長", "ja", "ja-JP"},
      {"经济增长", "zh", "zh-CN"},
      {"經濟成長", "zh-TW", "zh-TW"},
      {"經濟成長", "zh-Hant", "zh-TW"},
      {"نمو الإيرادات", "ar", "ar-SA"},
      {"صفحه", "fa", "fa-IR"},
      {"הכנסות", "en", "he-IL"},
      {"राजस्व", "hi", "hi-IN"},
      {"รายได้", "th", "th-TH"},
      {"2024", "ko", "en-US"},
      {"", "ko", "en-US"},
  };
  for (const Case& c : cases)
    EXPECT_EQ(run_language(c.words, c.deck), c.expected) << c.words << " in " << c.deck;
}

TEST(Direction, IsThatOfTheFirstStrongLetter) {
  EXPECT_TRUE(starts_right_to_left("שלום world"));
  EXPECT_TRUE(starts_right_to_left("2024 نمو"));
  EXPECT_FALSE(starts_right_to_left("world שלום"));
  EXPECT_FALSE(starts_right_to_left("123"));
}

TEST(Leading, IsForKoreanAndJapanese) {
  EXPECT_TRUE(wants_leading("ko-KR"));
  EXPECT_TRUE(wants_leading("ja-JP"));
  EXPECT_FALSE(wants_leading("zh-CN"));
  EXPECT_FALSE(wants_leading("en-US"));
}

TEST(ContinuationMark, SpeaksTheDecksLanguage) {
  EXPECT_EQ(continuation_mark("ko"), "(계속)");
  EXPECT_EQ(continuation_mark("en-US"), "(cont.)");
  EXPECT_EQ(continuation_mark("ja"), "(続き)");
  EXPECT_EQ(continuation_mark("xx"), "(cont.)");
}

}  // namespace
}  // namespace deckle::layout
