#include "layout/text/language.h"

#include <gtest/gtest.h>

#include <set>

#include "layout/text/deck_labels.h"
#include "slidespec/core/utf8.h"

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

TEST(Leading, IsForKoreanAndJapanese) {
  EXPECT_TRUE(needs_leading("ko-KR"));
  EXPECT_TRUE(needs_leading("ja-JP"));
  EXPECT_FALSE(needs_leading("zh-CN"));
  EXPECT_FALSE(needs_leading("en-US"));
}

TEST(ContinuationMark, UsesTheDecksLanguage) {
  EXPECT_EQ(continuation_mark("ko"), "(계속)");
  EXPECT_EQ(continuation_mark("en-US"), "(cont.)");
  EXPECT_EQ(continuation_mark("ja"), "(続き)");
  EXPECT_EQ(continuation_mark("xx"), "(cont.)");
}

TEST(DeckLabels, AreFoundByAnyTagOfTheLanguage) {
  struct Case {
    const char *tag, *other, *continued;
  };
  const Case cases[] = {
      {"ko", "기타", "(계속)"},
      {"ko-KR", "기타", "(계속)"},
      {"en-GB", "Other", "(cont.)"},
      {"ja-JP", "その他", "(続き)"},
      {"zh", "其他", "(续)"},
      {"zh-Hans-HK", "其他", "(续)"},
      {"zh-TW", "其他", "(續)"},
      {"zh_Hant", "其他", "(續)"},
      {"zh-hk", "其他", "(續)"},
      {"ar-EG", "أخرى", "(تابع)"},
      {"iw", "אחר", "(המשך)"},
      {"nn-NO", "Annet", "(forts.)"},
      {"DE-at", "Sonstige", "(Forts.)"},
      {"", "Other", "(cont.)"},
      {"tlh", "Other", "(cont.)"},
  };
  for (const Case& c : cases) {
    EXPECT_EQ(other_category(c.tag), c.other) << c.tag;
    EXPECT_EQ(continuation_mark(c.tag), c.continued) << c.tag;
  }
}

TEST(DeckLabels, AreCompleteInEveryLanguage) {
  std::set<std::string_view> languages;
  for (const DeckLabels& w : all_deck_labels()) {
    SCOPED_TRACE(w.language);
    EXPECT_TRUE(languages.insert(w.language).second);
    EXPECT_EQ(&labels_for(w.language), &w);
    for (const std::string_view word :
         {w.continued, w.other, w.all_data, w.sources, w.message, w.data, w.see_notes,
          w.appendix, w.details, w.back, w.details_in_notes})
      EXPECT_FALSE(word.empty());
    EXPECT_TRUE(w.continued.starts_with('(') && w.continued.ends_with(')'));
    EXPECT_NE(w.page.find("{}"), std::string_view::npos);
    // ECMA-376 Part 1, 18.2.19 and Excel: 31 characters, none of []:*?/\.
    EXPECT_LE(utf8::decode(w.all_data).size(), 31U);
    EXPECT_EQ(w.all_data.find_first_of("[]:*?/\\'"), std::string_view::npos);
  }
  for (const char* wanted :
       {"en", "ko", "ja", "zh", "zh-Hant", "ar", "he", "fa", "ur", "hi", "bn", "ta",
        "th", "vi", "id", "ms", "tr",      "ru", "uk", "pl", "cs", "de", "fr", "es",
        "pt", "it", "nl", "sv", "da",      "nb", "fi", "el", "hu", "ro"})
    EXPECT_TRUE(languages.contains(wanted)) << wanted;
}

TEST(PrevailingLanguage, IsTheScriptsThatMostLettersHave) {
  struct Row {
    const char *text, *deck, *expected;
  };
  const Row rows[] = {
      {"Samsung 삼성 earnings rose", "en", "en"},  // a name
      {"매출은 늘었다 (HBM)", "en", "ko-KR"},
      {"総人口（万人） と 2024", "en", "ja-JP"},
      {"总人口", "en", "zh-CN"},
      {"总人口", "ja", "ja"},
      {"عدد سكان مصر GDP", "en", "ar-SA"},
      {"عدد سكان", "fa", "fa"},
      {"भारत की आबादी", "ko", "hi-IN"},
      {"Quarterly results", "ko", "ko"},
      {"2024: 31.4 %", "ar", "ar"},
      {"", "th", "th"},
  };
  for (const Row& row : rows)
    EXPECT_EQ(prevailing_language(row.text, row.deck), row.expected) << row.text;
}

}  // namespace
}  // namespace deckle::layout
