#include "layout/lists/heads.h"

#include <algorithm>
#include <string>
#include <vector>

#include "layout/lists/remembered.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Ours: a longer label is a clause of the sentence, not a column.
constexpr std::size_t kMaxLabelLetters = 28;
constexpr std::size_t kMaxLabelWords = 4;
// Of a question that its answer follows.
constexpr std::size_t kMaxQuestionLetters = 44;
constexpr std::size_t kMaxQuestionWords = 9;

const TextPattern& date_pattern() {
  static const TextPattern kPattern(R"re(
    ( (?: (?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)? \.? ,? \x20 )?
      (?:
        (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?
           |oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) \.?
          (?: \x20? \d{1,2} (?:st|nd|rd|th)? (?:\x20?[-–]\x20?\d{1,2})? (?!\d) )? (?: ,? \x20? (?:19|20)\d{2} )?
          (?: \x20? [-–] \x20? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* (?:\x20\d{1,2})? )?
        | \d{1,2} (?:st|nd|rd|th)? \x20 (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \.? (?: \x20 (?:19|20)\d{2} )?
        | (?:19|20)\d{2} [-./] \x20? \d{1,2} (?: [-./] \x20? \d{1,2} )? \.? (?!\d)
        | \d{1,2} / \d{1,2} (?: / (?:\d{2}){1,2} )?
        | (?: ['’]?\d{2,4}년 \x20? )? (?: \d{1,2}월 (?: \x20? (?:\d{1,2}일|초|중|말|중순|상순|하순) )? (?: \x20?[~–-]\x20?(?:\d{1,2}월\x20?)?(?:\d{1,2}일?)? )?
             | [1-4]분기 | 상반기 | 하반기 )
        | ['’]?\d{2,4}년 | (?:19|20)\d{2}年 (?: \d{1,2}月 (?:\d{1,2}日)? )? | \d{1,2}月 (?:\d{1,2}日)?
        | (?:q[1-4]|h[12]|fy\x20?['’]?(?:\d{2}){1,2}|[1-4]q) (?: \x20? ['’]? (?:fy)? (?:\d{2}){1,2} )? (?: \x20?[-–]\x20?q[1-4] )? (?!\w)
        | ['’]?\d{2}(?:\d{2})? \x20? (?:q[1-4]|[1-4]q|h[12]) (?!\w)
        | (?:weeks?|days?|months?|years?|phase|step|stage|sprint|wave|part|module|session|milestone) \x20 (?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six) (?: \x20?[-–]\x20? \d{1,2} )? (?!\w)
        | \d{1,2} (?:단계|주차|일차|차시|교시)
        | (?:오전|오후)? \x20? \d{1,2}시 (?: \x20? \d{1,2}분 )?
        | \d{1,2}:\d{2} (?: \x20?(?:a|p)\.?m\.? )? (?: \x20?[-–~]\x20? \d{1,2}:\d{2} (?: \x20?(?:a|p)\.?m\.? )? )?
        | (?:19|20)\d{2} (?: \x20?[-–]\x20? (?:19|20)?\d{2} )? (?![\w%.,])
        | (?:mon|tues|wednes|thurs|fri|satur|sun)day | (?:월|화|수|목|금|토|일)요일
      )
    )
    ( \x20? [:：] | \x20 [-–—|] (?=\x20) | [,.] (?=\x20) )? (?:\x20+|(?<=[：]))
  )re");
  return kPattern;
}

const TextPattern& number_pattern() {
  static const TextPattern kPattern(R"re(
    ( (?: \(? \d{1,2} [.)] | 0\d | [①-⑳] | [가-하] [.)] | [A-H] [.)] ) ) \x20+ )re");
  return kPattern;
}

const TextPattern& label_pattern() {
  // Not a time, not an address, not a sentence.
  static const TextPattern kPattern(R"re(( [^:：.!?;。？！]{1,48} (?<![\d/]) (?: : (?=\x20) | ： | \x20:(?=\x20) ) ) \x20* )re");
  return kPattern;
}

const TextPattern& question_pattern() {
  static const TextPattern kPattern(R"re(( [^:：.!?;。？！]{2,60} (?: \? (?=\x20) | ？ ) ) \x20* )re");
  return kPattern;
}

// Whether the label is short enough for a column.
bool is_short(std::string_view label) {
  const bool question = label.ends_with('?') || label.ends_with("？");
  std::size_t letters = 0, words = 1;
  double ems = 0;
  for (std::size_t i = 0; i < label.size(); ++letters) {
    const char32_t c = utf8::next(label, i);
    if (c == U' ') ++words;
    ems += c >= 0x2E80 ? 2 : 1;
  }
  const std::size_t most = question ? kMaxQuestionLetters : kMaxLabelLetters;
  return ems <= static_cast<double>(most) &&
         words <= (question ? kMaxQuestionWords : kMaxLabelWords);
}

std::optional<Head> checked(std::string_view text, HeadKind kind, const std::vector<Span>& match) {
  if (match.empty()) return std::nullopt;
  // What follows is more than a mark.
  if (match[0].end + 2 > text.size()) return std::nullopt;
  const Head head{kind, kind == HeadKind::Date && match.size() > 2 && !match[2].empty()
                            ? match[2].end
                            : match[1].end,
                  match[0].end};
  if (!is_short(text.substr(0, head.end))) return std::nullopt;
  return head;
}

bool contains_any(std::string_view text, const std::vector<const char*>& words) {
  for (const char* word : words) {
    if (text.find(word) != std::string_view::npos) return true;
  }
  return false;
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

}  // namespace

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Most texts begin with a word that is no date; these conditions are cheap, and necessary for a match
// of the pattern.
bool may_begin_with_date(std::string_view text) {
  const std::string begin = lower(text.substr(0, 3));
  if (begin.size() < 3) return false;
  if (begin[0] < 'a' || begin[0] > 'z') return true;
  if ((begin[0] == 'q' || begin[0] == 'h') && is_digit(begin[1])) return true;
  static constexpr std::string_view kBegins[] = {
      "mon", "tue", "wed", "thu", "fri", "sat", "sun", "jan", "feb", "mar", "apr", "may",
      "jun", "jul", "aug", "sep", "oct", "nov", "dec", "wee", "day", "yea", "pha", "ste",
      "sta", "spr", "wav", "par", "mod", "ses", "mil"};
  return begin.starts_with("fy") ||
         std::find(std::begin(kBegins), std::end(kBegins), begin) != std::end(kBegins);
}

bool may_begin_with_number(std::string_view text) {
  const std::string begin = lower(text.substr(0, 2));
  return begin.size() == 2 &&
         (begin[0] < 'a' || begin[0] > 'z' || begin[1] == '.' || begin[1] == ')');
}

bool may_begin_with_label(std::string_view text) {
  // 48 characters of at most four bytes, and the colon.
  const std::string_view begin = text.substr(0, 48 * 4 + 4);
  return begin.find(':') != std::string_view::npos || begin.find("：") != std::string_view::npos;
}

bool may_begin_with_question(std::string_view text) {
  const std::string_view begin = text.substr(0, 60 * 4 + 4);
  return begin.find("? ") != std::string_view::npos || begin.find("？") != std::string_view::npos;
}

std::optional<Head> search_head(std::string_view text) {
  if (may_begin_with_number(text)) {
    if (auto head = checked(text, HeadKind::Number, number_pattern().at_start(text))) return head;
  }
  if (may_begin_with_date(text)) {
    if (auto head = checked(text, HeadKind::Date, date_pattern().at_start(text))) return head;
  }
  if (may_begin_with_label(text)) {
    if (auto head = checked(text, HeadKind::Label, label_pattern().at_start(text))) return head;
  }
  if (!may_begin_with_question(text)) return std::nullopt;
  return checked(text, HeadKind::Label, question_pattern().at_start(text));
}

}  // namespace

std::optional<Head> head_of(std::string_view text) {
  thread_local Remembered<std::optional<Head>> remembered;
  return remembered.of(text, [text] { return search_head(text); });
}

bool is_agenda_title(std::string_view title) {
  static const TextPattern kPattern(R"re(
    ^\s* (?: (?:(?:today['’]?s|our|the|meeting|workshop|session|day\x20\d)\x20)? agenda (?:\x20 (?:for\x20)? .{1,16} )?
      | (?:table\x20of\x20)? contents | outline | overview\x20of\x20topics | topics | (?:what\x20we(?:['’]ll|\x20will)\x20cover|what\x20you(?:['’]ll|\x20will)\x20(?:hear|learn|see)) (?:\x20today)?
      | (?:오늘(?:의)?\x20?)? (?:목차|차례|순서|의제|안건|아젠다|어젠다) (?:\x20?및\x20?일정)? | 발표\x20?순서 | 회의\x20?순서
      | 目次 | アジェンダ | 本日の(?:アジェンダ|内容|議題) | 議題 | 目录 | 目錄 | 议程
      | جدول\x20الأعمال | المحتويات | الأجندة ) \s*[:：]?\s*$ )re");
  return kPattern.found_in(title);
}

bool asks_for_decision(std::string_view label) {
  const std::string text = lower(label);
  return contains_any(text, {"decision", "ask", "approval", "we need", "action needed", "next step",
                             "결정", "승인", "요청", "의사결정", "決定", "承認", "依頼", "القرار",
                             "المطلوب"});
}

bool are_cause_and_response(std::string_view first, std::string_view second) {
  struct Pair {
    std::vector<const char*> first, second;
  };
  static const Pair kPairs[] = {
      {{"cause", "problem", "challenge", "issue", "risk", "threat", "pain", "concern", "trend",
        "barrier", "obstacle", "finding", "observation", "gap"},
       {"effect", "response", "solution", "action", "mitigation", "answer", "remedy", "measure",
        "what we do", "fix", "countermeasure", "recommendation", "consequence", "result"}},
      {{"before", "as-is", "as is", "today", "current"},
       {"after", "to-be", "to be", "tomorrow", "target", "future"}},
      {{"현황", "문제", "원인", "리스크", "위험", "이슈", "과제", "동향", "한계", "현재", "기존",
        "as-is", "요구"},
       {"대응", "대책", "해결", "개선", "방안", "조치", "결과", "목표", "향후", "변경", "to-be",
        "전략"}},
      {{"課題", "問題", "原因", "リスク", "現状"},
       {"対策", "対応", "解決", "施策", "改善", "結果", "今後"}},
      {{"المشكلة", "المشكلات", "التحدي", "التحديات", "المخاطر", "السبب", "الأسباب", "قبل"},
       {"الحل", "الحلول", "الاستجابة", "الإجراءات", "التخفيف", "النتيجة", "بعد"}},
  };
  const std::string a = lower(first), b = lower(second);
  for (const Pair& pair : kPairs) {
    if (contains_any(a, pair.first) && contains_any(b, pair.second)) return true;
  }
  return false;
}

bool names_what_is_bad(std::string_view heading) {
  static const std::vector<const char*> kWords = {
      "risk", "threat", "problem", "danger", "weakness", "pain", "리스크", "위험", "위협", "문제",
      "약점", "リスク", "問題", "脅威", "المخاطر", "المشكلة", "المشكلات", "التهديدات"};
  return contains_any(lower(heading), kWords);
}

}  // namespace deckle::layout
