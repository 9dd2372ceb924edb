#include "layout/lists/figure_units.h"

#include <algorithm>
#include <cmath>

#include "layout/lists/emphasis.h"
#include "measure/unicode/characters.h"
#include "slidespec/core/utf8.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours: the share of a unit, which stays readable and lets the digits be larger.
constexpr double kUnitShare = 0.6, kLeastUnitPt = 14;
// Ours: more letters are a phrase with a number in it.
constexpr std::size_t kMostEastAsian = 6, kMostLatin = 8;

bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }
bool is_east_asian_letter(char32_t c) {
  return measure::is_hangul(c) || measure::is_ideograph(c) || measure::is_kana(c);
}
bool is_latin_letter(char32_t c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

// The word behind the last digit, with the space before it.
Span last_word(std::string_view text) {
  const std::size_t digit = text.find_last_of("0123456789");
  if (digit == text.npos || digit + 2 >= text.size() || text[digit + 1] != ' ') return {};
  const std::string_view word = text.substr(digit + 2);
  const bool letters = std::all_of(word.begin(), word.end(), [](char c) {
    return is_latin_letter(static_cast<unsigned char>(c));
  });
  if (!letters || word.size() > kMostLatin) return {};
  const std::size_t others = text.substr(0, digit).find(' ');  // "7 of 9 min"
  return others == text.npos ? Span{digit + 1, text.size()} : Span{};
}

}  // namespace

std::vector<Span> units_in(std::string_view text) {
  std::vector<Span> spans;
  std::size_t letters = 0, pending = text.npos;  // a space that a unit may begin with
  bool digits = false, inside = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t c = utf8::next(text, at);
    digits = digits || is_digit(c);
    if (is_east_asian_letter(c)) {
      ++letters;
      if (inside)
        spans.back().end = at;
      else
        spans.push_back({digits && pending != text.npos ? pending : begin, at});
      inside = true;
      pending = text.npos;
    } else if (c == ' ') {
      pending = begin;
    } else {
      inside = false;
      pending = text.npos;
    }
  }
  if (!digits || letters > kMostEastAsian) return {};
  if (spans.empty()) {
    const Span word = last_word(text);
    if (!word.empty()) spans.push_back(word);
  }
  return spans;
}

double unit_size_pt(double digits_pt) {
  return std::max(std::round(digits_pt * kUnitShare), std::min(kLeastUnitPt, digits_pt));
}

void set_value_size(ParagraphIr& paragraph, double size_pt) {
  set_size(paragraph, size_pt);
  const double unit = unit_size_pt(size_pt);
  for (const Span& span : units_in(searchable(paragraph)))
    emphasise(paragraph, span, {.size_pt = unit});
}

}  // namespace deckle::layout
