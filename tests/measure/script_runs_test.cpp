#include "measure/unicode/script_runs.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "measure/unicode/direction.h"

namespace deckle::measure {
namespace {

struct RunCase {
  const char *text, *deck;
  std::vector<std::string> expected;  // "language:text"
};

TEST(ScriptRuns, HaveOneScriptEach) {
  const RunCase cases[] = {
      {"Revenue grew 12 %", "ko", {"en-US:Revenue grew 12 %"}},
      {"매출이 12.3% 늘었다 (3분기)", "ko", {"ko-KR:매출이 12.3% 늘었다 (3분기)"}},
      {"Deckle 빌드", "ko", {"en-US:Deckle ", "ko-KR:빌드"}},
      {"매출(Revenue)은 YoY 3.2% 증가",
       "ko",
       {"ko-KR:매출", "en-US:(Revenue)", "ko-KR:은 ", "en-US:YoY 3.2% ", "ko-KR:증가"}},
      {"지난해 3D 프린터와 5G",
       "ko",
       {"ko-KR:지난해 ", "en-US:3D ", "ko-KR:프린터와 ", "en-US:5G"}},
      {"장비(3D프린터)", "ko", {"ko-KR:장비", "en-US:(3D", "ko-KR:프린터)"}},
      {"Umsatz 매출", "de", {"de-DE:Umsatz ", "ko-KR:매출"}},
      {"売上は3%増加、Azureは2倍", "ja", {"ja-JP:売上は3%増加、", "en-US:Azure", "ja-JP:は2倍"}},
      {"韓国 시장", "en", {"ko-KR:韓国 시장"}},
      {"東京タワー", "en", {"ja-JP:東京タワー"}},
      {"使用 API（接口），提升效率",
       "zh",
       {"zh-CN:使用 ", "en-US:API", "zh-CN:（接口），提升效率"}},
      {"نمو Microsoft Azure OpenAI في 2024",
       "ar",
       {"ar-SA:نمو ", "en-US:Microsoft Azure OpenAI ", "ar-SA:في 2024"}},
      {"Another one with عربي inside",
       "ar",
       {"en-US:Another one with ", "ar-SA:عربي ", "en-US:inside"}},
      {"Ein Wort: \"שלום\"", "de", {"de-DE:Ein Wort: ", "he-IL:\"שלום\""}},
      {"รายได้ของ Azure", "en", {"th-TH:รายได้ของ ", "en-US:Azure"}},
      {"Рост Azure", "en", {"ru-RU:Рост ", "en-US:Azure"}},
      {"5 µm, 3 μm und Δx", "de", {"de-DE:5 µm, 3 μm und Δx"}},
      {"Δ매출 ①②", "ko", {"ko-KR:Δ매출 ①②"}},
      {"Τα έσοδα (Revenue)", "el", {"el-GR:Τα έσοδα ", "en-US:(Revenue)"}},
      {"Ⅳ분기 m² 단가", "ko", {"ko-KR:Ⅳ분기 ", "en-US:m² ", "ko-KR:단가"}},
      {"— △ 3.5% —", "ko", {"en-US:— △ 3.5% —"}},
      {"", "ko", {"en-US:"}},
  };
  for (const RunCase& c : cases) {
    const std::string text = c.text;
    std::vector<std::string> found;
    std::size_t at = 0;
    for (const ScriptRun& run : script_runs(text, c.deck)) {
      EXPECT_EQ(run.begin, at) << text;
      found.push_back(run.language + ":" + text.substr(run.begin, run.end - run.begin));
      at = run.end;
    }
    EXPECT_EQ(at, text.size()) << text;
    EXPECT_EQ(found, c.expected) << text << " in " << c.deck;
  }
}

TEST(Direction, IsThatOfTheFirstStrongCharacter) {
  struct Row {
    const char* text;
    const char* deck;
    bool right_to_left;
  };
  const Row rows[] = {
      {"שלום world", "en", true},
      {"2024 نمو", "en", true},
      {"world שלום", "he", false},
      {"GDP نمو", "ar", false},
      {"- \"نمو\" GDP", "en", true},
      {"매출 نمو", "ar", false},
      {"123 %", "en", false},
      {"123 %", "ar", true},
      {"", "he", true},
      {"\u2067نمو\u2069 GDP", "en", false},  // an isolate does not count
      {"\u2067نمو GDP", "ar", true},         // nor does one without an end: the deck decides
      {"\u202Bنمو\u202C GDP", "en", true},   // what is embedded does
      {"\u200FGDP", "en", true},             // a mark of direction is strong
      {"\u200E123 نمو", "ar", false},
  };
  for (const Row& row : rows)
    EXPECT_EQ(runs_right_to_left(row.text, row.deck), row.right_to_left)
        << row.text << " in " << row.deck;
}

}  // namespace
}  // namespace deckle::measure
