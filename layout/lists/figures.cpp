#include "layout/lists/figures.h"

#include <algorithm>
#include <string>

#include "layout/lists/remembered.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Names of months and of parts of a year, before or after a number of a date.
#define DECKLE_MONTHS                                                                             \
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?" \
  "|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"

// The groups of a match.
enum Group : std::size_t { kAll, kSign, kCurrency, kNumber, kSuffix, kMagnitude, kUnit, kCounter };

const Pattern& figure_pattern() {
  // A number begins where no word, number, date or name is going on. White space in a pattern
  // counts for nothing, \x20 is a space.
  static const Pattern kPattern(R"re(
    (?<![\p{Latin}\p{Greek}\p{Cyrillic}\p{N}_\#@/.,:'’\\]) (?<![\p{Latin}\p{N}][-–—‑])
    ( [-+−±] | [▲△▼▽↑↓] \x20? )?
    ( (?:US|A|C|CA|S|HK|R|NZ)?\$ | [€£¥₩￦₹₽฿₺₫₪]
      | (?:USD|EUR|GBP|KRW|JPY|CHF|INR|CNY|RMB|SAR|AED|AUD|CAD|SGD)\x20? )?
    ( \p{Nd}+ (?:[.,٫٬]\p{Nd}+)*
      (?: \x20?[-–~〜～]\x20? (?:\$|€|£|₩)? \p{Nd}+ (?:[.,٫٬]\p{Nd}+)* )? )
    (?! [\p{Nd}/:] | [-–]\p{Nd} | \.\x20?\p{Nd} )
    (
      ( (?: \x20? (?:조|억|천만|백만|만|천|兆|億|亿|万|千)
            (?: \x20? \p{Nd}[\p{Nd},.]* \x20? (?:조|억|천만|백만|만|천|兆|億|亿|万|千) )*
            (?: \x20? \p{Nd}[\p{Nd},.]* (?= \x20?원|円|元) )?
            (?: \x20? (?:원|달러|유로|엔|위안|円|元|ドル|ユーロ) )? )
        | \x20? (?:million|billion|trillion|thousand|mln|bln|crore|lakh) (?![\p{L}])
        | (?:[KkMB]|bn|mn|tn|mm) (?![\p{L}\p{Nd}])
        | \x20? (?:مليون|مليار|ألف|تريليون) (?: \x20 (?:دولار|ريال|درهم|يورو|جنيه|دينار) )?
        | \x20? (?:원|달러|유로|円|ドル|元|دولار|ريال|درهم|يورو|dollars|euros|pounds|won|yen) (?![a-z])
      )
      | ( \x20? [%٪％‰] \x20? (?:p(?!\p{L})|포인트|points?|pts?|نقطة)?
          | \x20? (?:percentage\x20points?|percent|per\x20cent|bps|pp|pts|points|basis\x20points) (?![\p{L}])
          | 퍼센트(?:포인트)? | بالمئة | パーセント
          | \x20? (?:km|kg|mg|cm|mm|ha|kWh|MWh|GWh|TWh|MW|GW|kW|GB|TB|PB|MB|ms|hrs?|m²|㎡|㎞|㎏|℃|°C|°|톤|평|t|x|×|배|倍) (?![\p{L}\p{Nd}])
      )
      | ( (?:여|여\x20)? (?:명|건|개사|개국|개월|개소|개|대|곳|회|시간|분|가지|종|점|주|인|팀|년|가구|세대|만)
            (?=[\p{P}\x20]|$|[이가을를은는의에로만도과와으])
          | (?:人|件|社|台|個|か月|ヶ月|カ国|拠点|名|時間|分|年間|日間)
          | (?: \x20 | [-‑] ) (?:days?|weeks?|months?|years?|hours?|minutes?|people|customers?|users?|employees?|countries|markets
              |stores?|sites?|times|partners?|clients?|members?|students?|patients?|vehicles|units|orders|accounts
              |schools|cities|hospitals|companies|participants|respondents|downloads|visitors|subscribers|tickets|deals|FTEs?) (?![\p{L}])
          | \x20 (?:عميل|عملاء|موظف|موظفا|موظفًا|دولة|شهر|شهرا|شهرًا|يوم|يوما|يومًا|سنة|مستخدم) (?!\p{L})
          | \x20? (?:일|점) (?=\s|$|[\p{P}])
      )
    )?
  )re");
  return kPattern;
}

// What makes the number before or after it no figure.
const Pattern& named_before() {
  static const Pattern kPattern(
      R"re((?: \b(?:page|pages|chapter|step|steps|phase|version|no\.?|slide|section|week|weeks|day|stage|level|part
            |figure|table|article|item|iso|iec|room|ext\.?|release|sprint|wave|tier|type|class|option|lot|act|
            series|formula|covid|number|line|terminal|gate|since|in|by|until|till|from|of)\x20
          | (?:내선|제|전화|번호|그림|표|부록|第|図|表)\x20? | )re" DECKLE_MONTHS R"re(\.?\x20 | ['’] )$)re");
  return kPattern;
}

// The end of what is before a number, long enough for named_before() and reached_before(): their
// longest words have 10 letters, or 5 of two bytes, and a mark and a space after them.
std::string_view end_of(std::string_view before) {
  constexpr std::size_t kEndBytes = 32;
  if (before.size() <= kEndBytes) return before;
  std::size_t begin = before.size() - kEndBytes;
  while (begin < before.size() && (static_cast<unsigned char>(before[begin]) & 0xC0) == 0x80) ++begin;
  return before.substr(begin);
}

const Pattern& named_only() {
  // Of `named_before`, those that may also stand before a figure: "by 12 %", "of 300 sites".
  static const Pattern kPattern(R"re(\b(?:since|in|by|until|till|from|of)\x20$)re");
  return kPattern;
}

const Pattern& dated_after() {
  static const Pattern kPattern(
      R"re(\x20?(?: )re" DECKLE_MONTHS
      R"re(\b | 월 | 분기 | 반기 | 단계 | 차 | 호 | 위 | 주차 | 일차 | 시(?!간) | 학년 | 층 | 장 | 절 | 조\b | 번째 | 기\b
          | 年 (?!間) | 月 | 日 (?!間) | 期 | 四半期 | 回目 | 番 | 位 | 号 | st\b | nd\b | rd\b | th\b | a\.?m\b | p\.?m\b | q\b | [a-z]))re");
  return kPattern;
}

double value_of(std::string_view number) {
  double value = 0;
  for (std::size_t i = 0; i < number.size();) {
    const char32_t c = utf8::next(number, i);
    char32_t digit = 10;
    if (c >= U'0' && c <= U'9') digit = c - U'0';
    if (c >= 0x0660 && c <= 0x0669) digit = c - 0x0660;
    if (c >= 0x06F0 && c <= 0x06F9) digit = c - 0x06F0;
    if (c >= 0xFF10 && c <= 0xFF19) digit = c - 0xFF10;
    if (digit < 10)
      value = value * 10 + static_cast<double>(digit);
    else if (c != U',' && c != U'٬')
      break;  // the decimals, or the second number of a range
  }
  return value;
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// A number of four digits that may be a year, and a range of two.
bool is_year(std::string_view number) {
  const double value = value_of(number);
  return number.size() >= 4 && value >= 1900 && value <= 2100 && number[1] != ',' &&
         number[0] >= '1' && number[0] <= '2';
}

Change change_of(std::string_view sign, std::string_view language) {
  const bool minus_triangle = language.starts_with("ko") || language.starts_with("ja");
  if (sign.starts_with("+") || sign.starts_with("▲") || sign.starts_with("↑")) {
    // In Japanese accounts ▲ is a minus, elsewhere it points up: undecided.
    if (sign.starts_with("▲") && language.starts_with("ja")) return Change::None;
    return Change::Up;
  }
  if (sign.starts_with("△")) return minus_triangle ? Change::Down : Change::Up;
  if (sign.empty() || sign.starts_with("±")) return Change::None;
  return Change::Down;
}

std::string_view part(std::string_view text, const Span& span) {
  return text.substr(span.begin, span.end - span.begin);
}

// 0: no figure.
int strength_of(std::string_view text, const std::vector<Span>& match) {
  const std::string_view number = part(text, match[kNumber]);
  const std::string_view before = text.substr(0, match[kAll].begin);
  const std::string_view after = text.substr(match[kAll].end);
  const bool currency = !match[kCurrency].empty();
  const bool magnitude = !match[kMagnitude].empty();
  const bool unit = !match[kUnit].empty();
  const bool counter = !match[kCounter].empty();
  const bool named = named_before().found_in(end_of(before));
  if (!currency && !unit && !magnitude) {
    if (named && !(counter && named_only().found_in(end_of(before)))) return 0;
    if (!counter && dated_after().at_start(after).size() > 0) return 0;
    // A list marker: "1. Revenue".
    if (!counter && match[kAll].begin == 0 && (after.starts_with(".") || after.starts_with(")")))
      return 0;
  } else if (named && !named_only().found_in(end_of(before)) && !currency && !magnitude && has(before, "'")) {
    return 0;
  }
  if (currency) return 3;
  if (unit) {
    const std::string_view name = part(text, match[kUnit]);
    static constexpr std::string_view kShares[] = {"%", "٪", "％",  "‰",  "퍼센트", "بالمئة", "パーセント",
                                                   "p", "P", "bps", "bp", "point",  "pts"};
    return std::any_of(std::begin(kShares), std::end(kShares),
                       [name](std::string_view share) { return has(name, share); })
               ? 3
               : 2;
  }
  if (magnitude) {
    // "3천" and "5만" of a name are rare; "2025년 3조" does not come here.
    return 3;
  }
  if (counter) {
    const std::string_view name = part(text, match[kCounter]);
    // Years of the calendar; days of a month.
    if (has(name, "년") && (value_of(number) >= 1900 || (value_of(number) < 100 && before.ends_with("'"))))
      return 0;
    if (has(name, "일") && (before.ends_with("월 ") || before.ends_with("월"))) return 0;
    if (has(name, "분") && (before.ends_with("시 ") || before.ends_with("시"))) return 0;
    if (is_year(number) && has(name, " ")) return 0;
    // "영업3팀" is a name.
    return !before.empty() && static_cast<unsigned char>(before.back()) >= 0x80 ? 0 : 1;
  }
  if (is_year(number)) return 0;
  if (has(number, ",") && value_of(number) >= 1000) return 2;
  const bool signed_number = !match[kSign].empty();
  if (signed_number && (has(number, ".") || value_of(number) >= 10)) return 2;
  // "12 new lines": a number that counts what follows.
  if (value_of(number) >= 10 && after.size() > 2 && after[0] == ' ' && after[1] >= 'a' &&
      after[1] <= 'z' && !has(number, "."))
    return 1;
  return 0;
}

bool in_brackets(std::string_view text, std::size_t at) {
  int depth = 0;
  for (std::size_t i = 0; i < at; ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')') --depth;
  }
  return depth > 0;
}

const Pattern& reached_before() {
  static const Pattern kPattern(
      R"re((?:\b(?:to|at|reached|reaching|hit|totals?|totall?ed|exceeded|exceeding|of)|إلى|بلغت?)\x20$)re");
  return kPattern;
}

const Pattern& changed_after() {
  static const Pattern kPattern(
      R"re(^\x20?(?:above|below|over|under|up|down|more|less|higher|lower|increase|decrease|growth|ahead|behind|year
            |상승|증가|감소|하락|개선|악화|확대|축소|절감|초과|増|減|上昇|低下))re");
  return kPattern;
}

int score(std::string_view text, const Figure& figure) {
  int points = figure.strength * 10;
  if (reached_before().found_in(end_of(text.substr(0, figure.span.begin)))) points += 6;
  if (figure.change != Change::None) points -= 5;
  if (in_brackets(text, figure.span.begin)) points -= 4;
  if (changed_after().found_in(text.substr(figure.span.end))) points -= 3;
  return points;
}

// Letters and digits, which are what a reader counts as words.
std::size_t letters(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size();) {
    const char32_t c = utf8::next(text, i);
    if (c > 0x2F && c != U' ' && c != U':' && c != U'(' && c != U')') ++count;
  }
  return count;
}

}  // namespace

namespace {

std::vector<Figure> search_figures(std::string_view text, std::string_view language) {
  std::vector<Figure> figures;
  // Most texts have no digit, and need no search.
  const bool digits = std::any_of(text.begin(), text.end(), [](char c) {
    // The first bytes of Arabic, Persian and full-width digits.
    const auto byte = static_cast<unsigned char>(c);
    return (c >= '0' && c <= '9') || byte == 0xD9 || byte == 0xDB || byte == 0xEF;
  });
  if (!digits) return figures;
  for (const std::vector<Span>& match : figure_pattern().all(text)) {
    const int strength = strength_of(text, match);
    if (strength == 0) continue;
    Span span = match[kAll];
    while (span.end > span.begin && text[span.end - 1] == ' ') --span.end;
    figures.push_back({span, strength, change_of(part(text, match[kSign]), language)});
  }
  return figures;
}

}  // namespace

std::vector<Figure> figures_in(std::string_view text, std::string_view language) {
  thread_local Remembered<std::vector<Figure>> remembered;
  const std::string key = std::string(language) + '\n' + std::string(text);
  return remembered.of(key, [&] { return search_figures(text, language); });
}

std::optional<Figure> key_figure(std::string_view text, std::string_view language) {
  std::optional<Figure> best;
  for (const Figure& figure : figures_in(text, language)) {
    if (!best || score(text, figure) > score(text, *best)) best = figure;
  }
  return best;
}

namespace {

// "26", "1.5", "300+": a number by itself, and no year.
bool is_bare_number(std::string_view text) {
  static const Pattern kPattern(R"re(^ \p{Nd}{1,3} (?:[,٬]?\p{Nd}{3})* (?:[.٫]\p{Nd}{1,2})? \+? $)re");
  return kPattern.found_in(text) && !is_year(text);
}

}  // namespace

bool is_figure(std::string_view text, std::string_view language) {
  if (is_bare_number(text)) return true;
  const auto figures = figures_in(text, language);
  if (figures.empty()) return false;
  // Ours: what is around it ("약", "approx.", "(Q3)") is at most half as long as the figure.
  const std::size_t own = letters(part(text, figures.front().span));
  return letters(text) <= own + std::max<std::size_t>(3, own / 2);
}

Change change_told_by(std::string_view text, std::string_view language) {
  const auto figures = figures_in(text, language);
  if (figures.empty() || figures.front().change == Change::None) return Change::None;
  const Figure& figure = figures.front();
  // Ours: "+18% year on year", "전년 대비 +8.7%": at most 24 letters beside it.
  constexpr std::size_t kMostBeside = 24;
  return letters(text) <= letters(part(text, figure.span)) + kMostBeside ? figure.change
                                                                         : Change::None;
}

bool is_bad(Change change, std::optional<Better> better) {
  if (change == Change::None) return false;
  return (change == Change::Down) == (better.value_or(Better::Up) == Better::Up);
}

}  // namespace deckle::layout
