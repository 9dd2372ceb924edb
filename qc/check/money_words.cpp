#include "qc/check/money_words.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

#include "qc/check/authored_text.h"

namespace deckle::qc {
namespace {

constexpr std::string_view kMoney[] = {
    "revenue",     "revenues", "sales",    "turnover",     "income",   "earnings",    "profit",
    "profits",     "cost",     "costs",    "expense",      "expenses", "expenditure", "expenditures",
    "spending",    "spend",    "budget",   "budgets",      "ebitda",   "ebit",        "capex",
    "opex",        "cash flow", "salary",  "salaries",     "wages",    "rent",        "rents",
    "gdp",         "umsatz",   "umsätze",  "kosten",       "gewinn",   "ausgaben",    "einnahmen"};
constexpr std::string_view kMoneyAtEnd[] = {
    "매출", "매출액", "이익", "비용", "예산", "지출", "수익", "임대료", "인건비", "투자액",
    "売上", "売上高", "利益", "費用", "予算", "支出", "收入", "销售额", "利润",   "营收"};
// What follows the name of an amount and leaves it one.
constexpr std::string_view kAfter[] = {"forecast", "forecasts", "projection", "projections", "target", "targets",
                                       "plan",     "planned",   "actual",     "actuals",     "figures"};
constexpr std::string_view kAfterAtEnd[] = {"추이", "현황", "실적", "전망", "목표",
                                            "계획", "합계", "推移", "実績", "预测"};
constexpr std::string_view kCutAt[] = {"by", "per", "of",   "in", "for", "from",
                                       "at", "to",  "with", "nach", "pro", "je"};
// Of numbers that need no unit, or have it.
constexpr std::string_view kUnits[] = {
    "usd",   "eur",    "gbp",      "jpy",      "krw",      "cny",      "rmb",     "chf",    "dollar",
    "euro",  "euros",  "dollars",  "pounds",   "yen",      "won",      "yuan",    "million", "millions",
    "mn",    "mln",    "mio",      "mrd",      "tsd",      "bn",       "billion", "billions", "thousand",
    "thousands", "trillion", "percent", "index", "rate",   "ratio",    "share",   "score",  "growth",
    "change", "margin", "units",   "indexed",  "prozent"};
constexpr std::string_view kUnitSigns[] = {"$", "€", "£", "¥", "₩", "₽", "₹", "₺", "￥", "￦", "¢", "฿", "₫", "%", "％", "‰"};
constexpr std::string_view kUnitsInCjk[] = {"원", "억", "달러", "유로", "엔", "위안", "지수", "비중", "円",
                                            "元", "億", "亿",   "万",   "률", "율",   "比率", "割合", "%"};
constexpr std::string_view kScalesBehindDigits[] = {"k", "m", "b", "천", "만", "억", "조", "원", "万",
                                                    "億", "亿", "円", "元", "엔"};
constexpr std::string_view kSaysSo[] = {"단위", "単位", "单位", "in thousands", "in millions"};

template <typename Words>
bool is_one_of(std::string_view text, const Words& words) {
  return std::find(std::begin(words), std::end(words), text) != std::end(words);
}

template <typename Words>
bool has_one_of(std::string_view text, const Words& words) {
  return std::any_of(std::begin(words), std::end(words), [text](std::string_view word) {
    return text.find(word) != std::string_view::npos;
  });
}

template <typename Words>
std::string_view end_of(std::string_view text, const Words& words) {
  for (const std::string_view word : words) {
    if (text.ends_with(word)) return word;
  }
  return {};
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
// Of a word: bytes beyond ASCII are letters of other scripts.
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

// Words of small letters. Digits and signs are between them.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> out;
  bool within = false;
  for (const char c : text) {
    if (is_letter(c)) {
      if (!within) out.emplace_back();
      out.back() += c;
    }
    within = is_letter(c);
  }
  return out;
}

bool names_money_in_cjk(std::string_view text) {
  for (bool cut = true; cut;) {
    cut = false;
    while (!text.empty() && (text.back() == ' ' || is_digit(text.back()))) text.remove_suffix(1);
    if (const std::string_view after = end_of(text, kAfterAtEnd); !after.empty()) {
      text.remove_suffix(after.size());
      cut = true;
    }
  }
  return !end_of(text, kMoneyAtEnd).empty();
}

bool has_scaled_number(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_digit(text[i])) continue;
    std::string_view rest = text.substr(i + 1);
    if (rest.starts_with(' ')) rest.remove_prefix(1);
    for (const std::string_view scale : kScalesBehindDigits) {
      // A Latin one is a letter by itself: 5m, but not 5 men.
      const bool latin = static_cast<unsigned char>(scale[0]) < 0x80;
      if (rest.starts_with(scale) && (!latin || rest.size() == 1 || !is_letter(rest[1]))) return true;
    }
  }
  return false;
}

bool has_unit(const std::string& text) {
  if (has_one_of(text, kUnitSigns) || has_scaled_number(text) || has_one_of(text, kSaysSo)) return true;
  const std::vector<std::string> words = words_of(text);
  return std::any_of(words.begin(), words.end(),
                     [](const std::string& word) { return is_one_of(word, kUnits); });
}

}  // namespace

bool names_money(std::string_view text) {
  const std::string lower = comparable(text);
  if (names_money_in_cjk(lower)) return true;
  std::vector<std::string> words = words_of(lower);
  const auto cut = std::find_if(words.begin(), words.end(),
                                [](const std::string& word) { return is_one_of(word, kCutAt); });
  words.erase(cut, words.end());
  while (!words.empty() && is_one_of(words.back(), kAfter)) words.pop_back();
  if (words.empty() || words.size() > 4) return false;
  return is_one_of(words.back(), kMoney) ||
         (words.size() > 1 && is_one_of(words[words.size() - 2] + " " + words.back(), kMoney));
}

bool name_says_unit(std::string_view name) {
  return name.find_first_of("([") != std::string_view::npos ||
         name.find("（") != std::string_view::npos || has_one_of(name, kUnitsInCjk) ||
         has_unit(comparable(name));
}

bool text_says_unit(std::string_view text) { return has_unit(comparable(text)); }

bool format_shows_unit(std::string_view code) {
  if (comparable(code) == "general") return false;
  for (std::size_t i = 0; i < code.size(); ++i) {
    const char c = code[i];
    if (c == '[') {  // [$€-407] is a currency; others are colours and conditions
      if (i + 2 < code.size() && code[i + 1] == '$' && code[i + 2] != '-') return true;
      i = std::min(code.find(']', i), code.size());
    } else if (c == '_' || c == '*') {
      ++i;  // a space as wide as that, or filled with it
    } else if (c == '\\' || c == '"') {
      continue;
    } else if (std::string_view("0123456789#?,.;()-+ @/<>=").find(c) == std::string_view::npos) {
      return true;
    }
  }
  return false;
}

}  // namespace deckle::qc
