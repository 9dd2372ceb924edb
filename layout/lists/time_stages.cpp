#include "layout/lists/time_stages.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "layout/lists/item_marks.h"
#include "layout/lists/text_pattern.h"
#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

using Kind = TimeStage::Kind;

constexpr std::string_view kPresentWords[] = {
    "now",        "right now", "today",      "in progress",  "ongoing",   "doing",
    "currently",  "this week", "this month", "this quarter", "this year", "short term",
    "short-term", "지금",      "현재",       "오늘",         "진행 중",   "진행중",
    "이번 주",    "이번 달",   "이번 분기",  "올해",         "단기",      "今",
    "いま",       "現在",      "今日",       "本日",         "進行中",    "今週",
    "今月",       "今期",      "今年",       "短期",         "现在",      "目前",
    "当前",       "當前",      "今天",       "进行中",       "本周",      "本月",
    "本季度",     "近期",      "الآن",       "اليوم",        "حاليا",     "حاليًا"};
constexpr std::string_view kComingWords[] = {"next",
                                             "up next",
                                             "coming next",
                                             "coming up",
                                             "what is next",
                                             "what's next",
                                             "what comes next",
                                             "next steps",
                                             "next step",
                                             "next week",
                                             "next month",
                                             "next quarter",
                                             "next year",
                                             "tomorrow",
                                             "soon",
                                             "upcoming",
                                             "planned",
                                             "to do",
                                             "todo",
                                             "mid term",
                                             "mid-term",
                                             "medium term",
                                             "medium-term",
                                             "다음",
                                             "다음 단계",
                                             "다음 주",
                                             "다음 달",
                                             "다음 분기",
                                             "내일",
                                             "내년",
                                             "예정",
                                             "예정된 일",
                                             "할 일",
                                             "해야 할 일",
                                             "중기",
                                             "次",
                                             "次に",
                                             "つぎ",
                                             "明日",
                                             "予定",
                                             "来週",
                                             "来月",
                                             "来期",
                                             "来年",
                                             "中期",
                                             "下一步",
                                             "接下来",
                                             "接下來",
                                             "明天",
                                             "计划",
                                             "計劃",
                                             "计划中",
                                             "下周",
                                             "下月",
                                             "下个月",
                                             "下季度",
                                             "明年",
                                             "التالي",
                                             "القادم",
                                             "غدا",
                                             "غدًا"};
constexpr std::string_view kDistantWords[] = {
    "later",      "future",    "the future", "in the future", "someday", "some day", "beyond",
    "eventually", "long term", "long-term",  "나중",          "나중에",  "추후",     "향후",
    "장래",       "미래",      "장기",       "将来",          "その後",  "後で",     "あとで",
    "今後",       "いずれ",    "未来",       "長期",          "以后",    "以後",     "未來",
    "將來",       "稍后",      "稍後",       "今后",          "长期",    "لاحقا",    "لاحقًا",
    "المستقبل",   "مستقبلا",   "مستقبلًا"};

bool is_one_of(std::string_view word, const auto& words) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

// What stands before a colon, a bracket or a dash: "Now (Q1)", "Next: 2027".
std::string name_of(const std::string& heading) {
  std::string name = ascii_lower(heading);
  for (const std::string_view mark : {":", "：", "(", "（", " -", " –", " —", ",", "|", "·"})
    name = name.substr(0, name.find(mark));
  while (!name.empty() && (name.back() == ' ' || name.back() == '.')) name.pop_back();
  return name;
}

std::optional<Kind> kind_of(const std::string& heading) {
  const std::string name = name_of(heading);
  if (is_one_of(name, kPresentWords)) return Kind::Present;
  if (is_one_of(name, kComingWords)) return Kind::Coming;
  if (is_one_of(name, kDistantWords)) return Kind::Distant;
  if (names_what_is_done(name) || name == "shipped" || name == "已完成" || name == "済み" ||
      name == "منجز")
    return Kind::Done;
  return std::nullopt;
}

// The number of a phase, from 1; 0: the text is none.
int phase_of(const std::string& heading) {
  static constexpr std::array<std::array<std::string_view, 4>, 6> kNumbers = {
      {{"1", "i", "one", "一"},
       {"2", "ii", "two", "二"},
       {"3", "iii", "three", "三"},
       {"4", "iv", "four", "四"},
       {"5", "v", "five", "五"},
       {"6", "vi", "six", "六"}}};
  static const TextPattern kLatin(
      R"re(^ (?:phase|stage|wave|horizon|release) \x20
           ([1-6]|[iv]{1,3}|one|two|three|four|five|six) (?!\w))re");
  static const TextPattern kHangul(R"re(^ 제? \x20? ([1-6]) \x20? (?:단계|차) (?=\W|$))re");
  static const TextPattern kHangulAfter(R"re(^ 단계 \x20? ([1-6]) (?!\w))re");
  static const TextPattern kHan(R"re(^ (?:第)? ([1-6一二三四五六]) (?:段階|阶段|階段|期) )re");
  static const TextPattern kHanAfter(
      R"re(^ (?:フェーズ|ステージ|段階|阶段|階段) \x20? ([1-6一二三四五六]) )re");
  const std::string text = ascii_lower(heading);
  for (const TextPattern* pattern : {&kLatin, &kHangul, &kHangulAfter, &kHan, &kHanAfter}) {
    const std::vector<Span> match = pattern->at_start(text);
    if (match.size() < 2) continue;
    const std::string_view number =
        std::string_view(text).substr(match[1].begin, match[1].end - match[1].begin);
    for (std::size_t i = 0; i < kNumbers.size(); ++i) {
      if (is_one_of(number, kNumbers[i])) return static_cast<int>(i) + 1;
    }
  }
  return 0;
}

std::vector<TimeStage> phases(const std::vector<std::string>& headings) {
  std::vector<TimeStage> stages;
  const int first = phase_of(headings.front());
  if (first == 0) return {};
  for (std::size_t i = 0; i < headings.size(); ++i) {
    if (phase_of(headings[i]) != first + static_cast<int>(i)) return {};
    stages.push_back({i == 0 ? Kind::Present : Kind::Coming, i});
  }
  return stages;
}

}  // namespace

std::vector<TimeStage> time_stages(const std::vector<std::string>& headings) {
  if (headings.size() < 2) return {};
  if (std::vector<TimeStage> found = phases(headings); !found.empty()) return found;
  std::vector<TimeStage> stages;
  std::size_t from = 0;  // the present stage, else the first
  for (std::size_t i = 0; i < headings.size(); ++i) {
    const std::optional<Kind> kind = kind_of(headings[i]);
    if (!kind || (i > 0 && *kind <= stages.back().kind)) return {};
    if (*kind == Kind::Present) from = i;
    stages.push_back({*kind, 0});
  }
  for (std::size_t i = from; i < stages.size(); ++i) stages[i].later = i - from;
  return stages;
}

}  // namespace deckle::layout
