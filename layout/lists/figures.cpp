#include "layout/lists/figures.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <string>

#include "layout/lists/figure_words.h"
#include "layout/lists/remembered.h"
#include "layout/text/better_words.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// The groups of a match.
enum Group : std::size_t { kAll, kSign, kCurrency, kNumber, kSuffix, kMagnitude, kUnit, kCounter };

const TextPattern& figure_pattern() {
  // A number begins where no word of Latin, Greek or Cyrillic letters, no number, date or name is
  // going on. White space in a pattern counts for nothing, \x20 is a space. Sets by blocks, \d and
  // \w stand for properties such as \p{L}, which take 20 times as long to compile.
  static const TextPattern kPattern(R"re(
    (?<![a-zÀ-ÖØ-öø-ʯͰ-ԯḀ-ỿ\d²³¹¼-¾_\#@/.,:'’\\]) (?<![a-zÀ-ÖØ-öø-ʯḀ-ỿ\d²³¹¼-¾][-–—‑])
    ( [-+−±] | [▲△▼▽↑↓] \x20? )?
    ( (?:US|A|C|CA|S|HK|R|NZ)?\$ | [€£¥₩￦₹₽฿₺₫₪]
      | (?:USD|EUR|GBP|KRW|JPY|CHF|INR|CNY|RMB|SAR|AED|AUD|CAD|SGD)\x20? )?
    ( \d+ (?:[.,٫٬]\d+)*
      (?: \x20?[-–~〜～]\x20? (?:\$|€|£|₩)? \d+ (?:[.,٫٬]\d+)* )? )
    (?! [\d/:] | [-–,٫٬]\d | \.\x20?\d )
    (
      ( (?: \x20? (?:조|억|천만|백만|만|천|兆|億|亿|万|千)
            (?: \x20? \d[\d,.]* \x20? (?:조|억|천만|백만|만|천|兆|億|亿|万|千) )*
            (?: \x20? \d[\d,.]* (?= \x20?원|円|元) )?
            (?: \x20? (?:원|달러|유로|엔|위안|円|元|ドル|ユーロ) )? )
        | \x20? (?:million|billion|trillion|thousand|mln|bln|crore|lakh) (?!\w)
        | (?:[KkMB]|bn|mn|tn|mm) (?!\w)
        | \x20? (?:مليون|مليار|ألف|تريليون) (?: \x20 (?:دولار|ريال|درهم|يورو|جنيه|دينار) )?
        | \x20? (?:원|달러|유로|円|ドル|元|دولار|ريال|درهم|يورو|dollars|euros|pounds|won|yen) (?![a-z])
      )
      | ( \x20? [%٪％‰] \x20? (?:p(?!\w)|포인트|points?|pts?|نقطة)?
          | \x20? (?:percentage\x20points?|percent|per\x20cent|bps|pp|pts|points|basis\x20points) (?!\w)
          | 퍼센트(?:포인트)? | بالمئة | パーセント
          | \x20? (?:km|kg|mg|cm|mm|ha|kWh|MWh|GWh|TWh|MW|GW|kW|GB|TB|PB|MB|ms|hrs?|h|mins?|secs?|m²|㎡|㎞|㎏|℃|°C|°F|°|톤|평|t|x|×|배|倍)
            [²³]? (?: / (?:hour|hr|h|min|sec|s|day|week|month|year|yr|km|m|kg|g|t|dl|l|ha|kWh) [²³23]? (?!\w) )? (?!\w)
          | \x20? m/s [²2]? (?!\w)
      )
      | ( (?:여|여\x20)? (?:명|건|개사|개국|개월|개소|개|대|곳|회|시간|분|가지|종|점|주|인|팀|년|가구|세대|만|권|편|쪽|마리|그루|잔|병|켤레|학급|회차)
            (?=\W|$|[이가을를은는의에로만도과와으])
          | (?:人|件|社|台|個|か月|ヶ月|カ国|拠点|名|時間|分|年間|日間|店|冊|本|回転|割)
          | (?: \x20 | [-‑] ) (?:days?|weeks?|months?|years?|hours?|minutes?|people|customers?|users?|employees?|countries|markets
              |stores?|sites?|times|partners?|clients?|members?|students?|patients?|vehicles|units|orders|accounts
              |schools|cities|hospitals|companies|participants|respondents|downloads|visitors|subscribers|tickets|deals|FTEs?) (?!\w)
          | \x20 (?:عميل|عملاء|موظف|موظفا|موظفًا|دولة|شهر|شهرا|شهرًا|يوم|يوما|يومًا|سنة|مستخدم) (?!\w)
          | \x20? (?:일|점) (?=\W|$)
      )
    )?
  )re");
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
  const bool named = names_number(before);
  if (!currency && !unit && !magnitude) {
    if (named && !(counter && is_preposition(before))) return 0;
    if (!counter && is_dated(after)) return 0;
    // A list marker: "1. Revenue".
    if (!counter && match[kAll].begin == 0 && (after.starts_with(".") || after.starts_with(")")))
      return 0;
  } else if (named && !is_preposition(before) && !currency && !magnitude && has(before, "'")) {
    return 0;
  }
  if (currency) return 3;
  if (unit) {
    const std::string_view name = part(text, match[kUnit]);
    static constexpr std::string_view kShares[] = {"%",      "٪",          "％", "‰", "퍼센트",
                                                   "بالمئة", "パーセント", "p",  "P", "bps",
                                                   "bp",     "point",      "pts"};
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
    if (has(name, "년") &&
        (value_of(number) >= 1900 || (value_of(number) < 100 && before.ends_with("'"))))
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

// "10점 만점에 8.9점", "12개 중 8개": what the other figure is measured against.
bool is_scale(std::string_view after) {
  while (after.starts_with(' ')) after.remove_prefix(1);
  return after.starts_with("만점") || after.starts_with("중 ") || after.starts_with("満点");
}

// The number that "of 10 points" and "/10" follow, by itself no figure: "8.9 of 10 points". Empty:
// there is none.
Span part_of_whole(std::string_view text, const Figure& whole) {
  std::string_view before = text.substr(0, whole.span.begin);
  bool found = false;
  for (const std::string_view word : {" out of ", " of ", " von ", " sur ", " de ", "/", " / "}) {
    if (!before.ends_with(word)) continue;
    before.remove_suffix(word.size());
    found = true;
    break;
  }
  const std::size_t end = before.size();
  std::size_t begin = end;
  while (begin > 0 &&
         std::string_view("0123456789.,").find(before[begin - 1]) != std::string_view::npos)
    --begin;
  const bool apart = begin == 0 || before[begin - 1] == ' ';
  if (!found || begin == end || !apart || before[begin] == '.' || before[begin] == ',') return {};
  return {begin, whole.span.end};
}

// What something came from: "from 41% to 46%", "40%에서 60%로", "40%から60%へ", "从40%到60%".
bool is_start(std::string_view text, const Figure& figure, const Figure& next) {
  const std::string_view before = text.substr(0, figure.span.begin);
  const std::string_view between = text.substr(figure.span.end, next.span.begin - figure.span.end);
  constexpr std::array<std::string_view, 3> kFrom = {"from ", "从", "由"};
  const bool from = std::any_of(kFrom.begin(), kFrom.end(),
                                [before](std::string_view word) { return before.ends_with(word); });
  return from || between == "에서 " || between == "에서" || between == "から" || between == "から ";
}

int score(std::string_view text, const Figure& figure) {
  int points = figure.strength * 10;
  if (says_reached(text.substr(0, figure.span.begin))) points += 6;
  if (figure.change != Change::None) points -= 5;
  if (in_brackets(text, figure.span.begin)) points -= 4;
  if (says_changed(text.substr(figure.span.end))) points -= 3;
  if (is_scale(text.substr(figure.span.end))) points -= 15;
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

bool is_digit(char32_t c) {
  return (c >= U'0' && c <= U'9') || (c >= 0x80 && u_isdigit(static_cast<UChar32>(c)) != 0);
}

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

// Whether what is before a number may be the letters of a currency: "US$", "KRW ".
bool may_be_currency(std::string_view before) {
  if (before.ends_with('$')) return before.size() <= 3;
  if (before.ends_with(' ')) before.remove_suffix(1);
  return before.size() == 3 && std::all_of(before.begin(), before.end(), is_letter);
}

// Where a match can begin: at the first digit of a number, and at what may be its sign or currency.
std::vector<std::size_t> places_of_numbers(std::string_view text) {
  constexpr std::size_t kMostBefore = 8;  // bytes: "△ US$", "▲ KRW "
  constexpr std::string_view kBegins = "+-$ACEGHIJKNRSUaceghijknrsu";
  constexpr std::u32string_view kOtherBegins =
      U"−±△▲▼▽↑↓€£¥₩￦₹₽฿₺₫₪";
  std::vector<std::size_t> places, begins;
  bool in_number = false;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t begin = i;
    const char32_t c = utf8::next(text, i);
    const bool digit = is_digit(c);
    if (digit && !in_number) {
      for (const std::size_t place : begins) {
        const std::string_view before = text.substr(place, begin - place);
        if (before.size() <= kMostBefore && (!is_letter(before.front()) || may_be_currency(before)))
          places.push_back(place);
      }
      places.push_back(begin);
    }
    if (digit) begins.clear();
    if (!digit && (c < 0x80 ? kBegins.find(static_cast<char>(c)) != std::string_view::npos
                            : kOtherBegins.find(c) != std::u32string_view::npos))
      begins.push_back(begin);
    in_number = digit;
  }
  return places;
}

std::vector<Figure> search_figures(std::string_view text, std::string_view language) {
  std::vector<Figure> figures;
  const std::vector<std::size_t> places = places_of_numbers(text);
  if (places.empty()) return figures;
  for (const std::vector<Span>& match : figure_pattern().at(text, places)) {
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
  int most = 0;
  const std::vector<Figure> figures = figures_in(text, language);
  for (std::size_t i = 0; i < figures.size(); ++i) {
    int points = score(text, figures[i]);
    // What it became is the figure, where that is one of the same kind.
    if (i + 1 < figures.size() && figures[i].strength <= figures[i + 1].strength &&
        is_start(text, figures[i], figures[i + 1]))
      points -= 8;
    if (best && points <= most) continue;
    best = figures[i];
    most = points;
  }
  if (best && best->change == Change::None) {
    if (const Span both = part_of_whole(text, *best); !both.empty()) best->span = both;
  }
  return best;
}

namespace {

bool is_digit_first(std::string_view text) {
  std::size_t at = 0;
  return !text.empty() && is_digit(utf8::next(text, at));
}

// "26", "1.5", "300+": a number by itself, and no year.
bool is_bare_number(std::string_view text) {
  if (!is_digit_first(text)) return false;
  static const TextPattern kPattern(R"re(^ \d{1,3} (?:[,٬]?\d{3})* (?:[.٫]\d{1,2})? \+? $)re");
  return kPattern.found_in(text) && !is_year(text);
}

// "7 of 9", "2 out of 5": a part of a whole, and nothing else.
bool is_bare_share(std::string_view text) {
  static const TextPattern kPattern(
      R"re(^ \d{1,4} \x20 (?:of|out\x20of|in|von|sur|de|di|su|/) \x20 \d{1,4} $)re");
  return is_digit_first(text) && kPattern.found_in(text);
}

}  // namespace

bool is_figure(std::string_view text, std::string_view language) {
  if (is_bare_number(text) || is_bare_share(text)) return true;
  const auto figures = figures_in(text, language);
  if (figures.empty()) return false;
  // Ours: what is around it ("약", "approx.", "(Q3)") is at most half as long as the figure.
  const std::size_t own = letters(part(text, figures.front().span));
  return letters(text) <= own + std::max<std::size_t>(3, own / 2);
}

bool may_be_value(std::string_view text) {
  constexpr std::size_t kMostLetters = 14;  // ours
  return utf8::length(text) <= kMostLetters &&
         std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

namespace {

// "+3 since April": a signed number of things that have no name.
Change counted_change(std::string_view text) {
  static const TextPattern kPattern(
      R"re(^ [+−–-] \d{1,3} (?:,\d{3})* (?:\.\d{1,2})? (?: \x20 [a-z]+ ){0,2} \x20 (?:since|from|vs\.?|than|this|on|over) \x20 [^\d]{2,16} $)re");
  if (!kPattern.found_in(text)) return Change::None;
  return text.starts_with('+') ? Change::Up : Change::Down;
}

}  // namespace

Change change_told_by(std::string_view text, std::string_view language) {
  const auto figures = figures_in(text, language);
  if (figures.empty() || figures.front().change == Change::None) return counted_change(text);
  const Figure& figure = figures.front();
  // Ours: "+18% year on year", "전년 대비 +8.7%": at most 24 letters beside it.
  constexpr std::size_t kMostBeside = 24;
  return letters(text) <= letters(part(text, figure.span)) + kMostBeside ? figure.change
                                                                         : Change::None;
}

bool is_bad(Change change, std::optional<Better> better) {
  if (change == Change::None || !better) return false;
  return (change == Change::Down) == (*better == Better::Up);
}

bool is_bad(Change change, const ElementStyle& style, std::string_view label) {
  return change != Change::None && is_bad(change, better_for(style, label));
}

}  // namespace deckle::layout
