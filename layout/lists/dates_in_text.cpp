#include "layout/lists/dates_in_text.h"

#include <cstddef>
#include <vector>

namespace deckle::layout {
namespace {

const TextPattern& pattern() {
  static const TextPattern kPattern(R"re(
    (?<![\w.,:/-])
    (?: \d{1,2} (?:st|nd|rd|th)? (?:\x20?[-–]\x20?\d{1,2})? \x20
          (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)
          (?:uary|ruary|ch|il|ust|ember|tember|ober)? (?!\w)
          (?: ,? \x20 (?:19|20)\d{2} (?!\w) )?
      | (?:january|february|march|april|may|june|july|august|september|october|november|december
            |jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) \.? \x20
          (?: \d{1,2} (?:st|nd|rd|th)? (?!\w) (?: ,? \x20 (?:19|20)\d{2} (?!\w) )?
            | (?:19|20)\d{2} (?!\w) )
      | (?:19|20)\d{2} - \d{2} - \d{2} (?!\w)
      | q[1-4] (?: \x20 (?:19|20)\d{2} )? (?!\w)
      | (?: ['’]?\d{2,4}년 \x20? )? (?: \d{1,2}월 (?: \x20? \d{1,2}일 )? | [1-4]분기 )
      | (?: (?:19|20)\d{2}年 )? \d{1,2}月 (?: \d{1,2}日 )?
    ))re");
  return kPattern;
}

bool may_begin(std::string_view text, std::size_t at) {
  const auto ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  const auto word = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  };
  if (text[at] == '\'') return true;
  return ascii(text[at]) && word(text[at]) && (at == 0 || !word(text[at - 1]));
}

}  // namespace

std::optional<Span> date_in(std::string_view text) {
  std::vector<std::size_t> places;
  bool digit = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    digit = digit || (text[i] >= '0' && text[i] <= '9');
    if (may_begin(text, i)) places.push_back(i);
  }
  if (!digit) return std::nullopt;
  const auto found = pattern().at(text, places);
  if (found.empty()) return std::nullopt;
  return found.front().front();
}

}  // namespace deckle::layout
