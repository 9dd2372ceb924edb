#include "layout/text/own_mark.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

bool is_number_digit(char c) { return c >= '0' && c <= '9'; }

bool begins_with_month(std::string_view text) {
  constexpr std::array<std::string_view, 17> kMonths = {"Jan", "Jän", "Feb", "Mär", "Mar", "Apr",
                                                        "Mai", "May", "Jun", "Jul", "Aug", "Sep",
                                                        "Okt", "Oct", "Nov", "Dez", "Dec"};
  return std::any_of(kMonths.begin(), kMonths.end(),
                     [text](std::string_view month) { return text.starts_with(month); });
}

std::string_view without_spaces(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  return text;
}

// "가" to "하" in the order of lists.
bool begins_with_letter(std::string_view text) {
  constexpr std::array<std::string_view, 14> kLetters = {"가", "나", "다", "라", "마", "바", "사",
                                                         "아", "자", "차", "카", "타", "파", "하"};
  return std::any_of(kLetters.begin(), kLetters.end(),
                     [text](std::string_view letter) { return text.starts_with(letter); });
}

// Of "1", "12", "가" or "b" at the beginning; 0: none of them.
std::size_t ordinal_size(std::string_view text) {
  std::size_t digits = 0;
  while (digits < text.size() && is_number_digit(text[digits])) ++digits;
  if (digits > 0) return digits <= 2 ? digits : 0;
  return begins_with_letter(text) ? std::string_view("가").size() : 0;
}

bool is_bracketed(std::string_view text) {
  if (!text.starts_with('(')) return false;
  const std::size_t size = ordinal_size(text.substr(1));
  return size > 0 && text.size() > size + 2 && text[size + 1] == ')';
}

}  // namespace

bool begins_with_number(std::string_view text) {
  text = without_spaces(text);
  if (text.empty()) return false;
  if (is_bracketed(text)) return true;
  const std::size_t size = ordinal_size(text);
  if (size > 0) {
    const std::string_view rest = text.substr(size);
    if (rest.size() < 2 || (rest[0] != '.' && rest[0] != ')')) return false;
    if (rest[0] == ')') return true;
    // A number with decimals, a version, a date.
    if (is_number_digit(rest[1]) || rest[1] == '.') return false;
    // A syllable with a full stop behind it ends a sentence where no space follows.
    if (!is_number_digit(text.front()) && rest[1] != ' ') return false;
    return !begins_with_month(without_spaces(rest.substr(1)));
  }
  std::size_t at = 0;
  const char32_t c = utf8::next(text, at);
  // Numbers and letters in circles and brackets, Roman numerals.
  return at < text.size() && ((c >= 0x2460 && c <= 0x24FF) || (c >= 0x2776 && c <= 0x2793) ||
                              (c >= 0x2160 && c <= 0x216B && text.substr(at).starts_with('.')));
}

bool begins_with_mark(std::string_view text) {
  text = without_spaces(text);
  if (text.empty()) return false;
  if (begins_with_number(text)) return true;
  constexpr std::u32string_view kMarks = U"•◦‣∙·・･▪▫●○■□◆◇▶►▸▷※★☆✓✔✗✘→⇒➔➢➤☞◎◈❖∘";
  constexpr std::u32string_view kDashes = U"-–—―−‐*+";
  std::size_t at = 0;
  const char32_t c = utf8::next(text, at);
  if (at >= text.size()) return false;
  std::size_t behind = at;
  const char32_t second = utf8::next(text, behind);
  if (kDashes.find(c) != std::u32string_view::npos) return second == U' ';
  return kMarks.find(c) != std::u32string_view::npos && second != c;
}

bool is_lead_line(const std::vector<std::string_view>& items, const std::vector<int>& levels,
                  std::size_t at) {
  const auto ends_in_colon = [&items](std::size_t i) {
    std::string_view text = items[i];
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text.size() > 1 && (text.ends_with(':') || text.ends_with("："));
  };
  const auto level = [&levels](std::size_t i) { return i < levels.size() ? levels[i] : 0; };
  return at + 1 < items.size() && ends_in_colon(at) && !items[at + 1].empty() &&
         !ends_in_colon(at + 1) && level(at + 1) == level(at);
}

}  // namespace deckle::layout
