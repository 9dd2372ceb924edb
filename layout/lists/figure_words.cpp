#include "layout/lists/figure_words.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <span>
#include <string>

#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

using Words = std::span<const std::string_view>;

constexpr std::string_view kNames[] = {
    "page",    "pages",   "chapter", "step",  "steps",    "phase",  "version", "no",   "no.",
    "slide",   "section", "week",    "weeks", "day",      "stage",  "level",   "part", "figure",
    "table",   "article", "item",    "iso",   "iec",      "room",   "ext",     "ext.", "release",
    "sprint",  "wave",    "tier",    "type",  "class",    "option", "lot",     "act",  "series",
    "formula", "covid",   "number",  "line",  "terminal", "gate"};
constexpr std::string_view kPrepositions[] = {"since", "in", "by", "until", "till", "from", "of"};
constexpr std::string_view kMonths[] = {
    "jan",       "january", "feb",  "february", "mar",  "march",    "apr",    "april",
    "may",       "jun",     "june", "jul",      "july", "aug",      "august", "sep",
    "september", "sept",    "oct",  "october",  "nov",  "november", "dec",    "december"};
constexpr std::string_view kPrefixes[] = {"내선", "제",   "전화", "번호", "그림",
                                          "표",   "부록", "第",   "図",   "表"};
constexpr std::string_view kReached[] = {"to",       "at",       "reached",   "reaching",
                                         "hit",      "total",    "totals",    "totaled",
                                         "totalled", "exceeded", "exceeding", "of"};
constexpr std::string_view kReachedInArabic[] = {"إلى", "بلغ", "بلغت"};
constexpr std::string_view kDates[] = {"월",   "분기", "반기",   "단계", "차", "호", "위",
                                       "주차", "일차", "학년",   "층",   "장", "절", "번째",
                                       "月",   "期",   "四半期", "回目", "番", "位", "号"};
constexpr std::string_view kChanged[] = {
    "above",    "below",    "over",   "under", "up",     "down", "more", "less", "higher", "lower",
    "increase", "decrease", "growth", "ahead", "behind", "year", "상승", "증가", "감소",   "하락",
    "개선",     "악화",     "확대",   "축소",  "절감",   "초과", "増",   "減",   "上昇",   "低下"};

bool is_small(char c) { return c >= 'a' && c <= 'z'; }
char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_one_of(std::string_view word, Words words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool starts_with_one_of(std::string_view text, Words words) {
  return std::any_of(words.begin(), words.end(),
                     [text](std::string_view word) { return text.starts_with(word); });
}

bool ends_with_one_of(std::string_view text, Words words) {
  return std::any_of(words.begin(), words.end(),
                     [text](std::string_view word) { return text.ends_with(word); });
}

// Whether a word goes on at the beginning, or the end, of a text.
bool goes_on(std::string_view text) {
  if (text.empty()) return false;
  std::size_t at = 0;
  const char32_t c = utf8::next(text, at);
  return u_isalnum(static_cast<UChar32>(c)) != 0 || c == U'_';
}
bool goes_on_before(std::string_view text) {
  if (text.empty()) return false;
  std::size_t at = text.size() - 1;
  while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) --at;
  return goes_on(text.substr(at));
}

std::string_view without_space(std::string_view text) {
  return text.starts_with(' ') ? text.substr(1) : text;
}

// The Latin word, in small letters and with its full stop, that a space separates from the number;
// empty where there is none.
std::string word_before(std::string_view before) {
  if (!before.ends_with(' ')) return {};
  before.remove_suffix(1);
  std::size_t begin = before.size();
  if (before.ends_with('.')) --begin;
  while (begin > 0 && is_small(small(before[begin - 1]))) --begin;
  if (goes_on_before(before.substr(0, begin))) return {};
  std::string word(before.substr(begin));
  std::transform(word.begin(), word.end(), word.begin(), small);
  return word;
}

bool is_month(std::string_view word) {
  if (word.ends_with('.')) word.remove_suffix(1);
  return is_one_of(word, kMonths);
}

}  // namespace

bool names_number(std::string_view before) {
  if (before.ends_with("'") || before.ends_with("’")) return true;
  const std::string word = word_before(before);
  if (is_one_of(word, kNames) || is_one_of(word, kPrepositions) || is_month(word)) return true;
  if (before.ends_with(' ')) before.remove_suffix(1);
  return ends_with_one_of(before, kPrefixes);
}

bool is_preposition(std::string_view before) {
  return is_one_of(word_before(before), kPrepositions);
}

bool says_reached(std::string_view before) {
  if (!before.ends_with(' ')) return false;
  return is_one_of(word_before(before), kReached) ||
         ends_with_one_of(before.substr(0, before.size() - 1), kReachedInArabic);
}

bool is_dated(std::string_view after) {
  after = without_space(after);
  if (after.empty()) return false;
  if (is_small(small(after[0])) || starts_with_one_of(after, kDates)) return true;
  // Hours, but not durations; years and days of dates, but not their numbers.
  if (after.starts_with("시")) return !after.starts_with("시간");
  if (after.starts_with("年")) return !after.starts_with("年間");
  if (after.starts_with("日")) return !after.starts_with("日間");
  for (const std::string_view word : {std::string_view("조"), std::string_view("기")}) {
    if (after.starts_with(word)) return !goes_on(after.substr(word.size()));
  }
  return false;
}

bool says_changed(std::string_view after) {
  after = without_space(after);
  std::string begin(after.substr(0, 8));  // the longest Latin word
  std::transform(begin.begin(), begin.end(), begin.begin(), small);
  return starts_with_one_of(begin, kChanged) || starts_with_one_of(after, kChanged);
}

}  // namespace deckle::layout
