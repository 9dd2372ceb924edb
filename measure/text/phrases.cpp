#include "measure/text/phrases.h"

#include <algorithm>

#include "measure/text/icu_iterators.h"
#include "measure/unicode/any_character.h"
#include "measure/unicode/characters.h"
#include "slidespec/core/utf8.h"

namespace deckle::measure {
namespace {

bool is_hiragana(char32_t c) { return c >= 0x3041 && c <= 0x309F; }
bool is_katakana(char32_t c) { return is_kana(c) && !is_hiragana(c); }
bool is_digit(char32_t c) { return (c >= '0' && c <= '9') || (c >= U'０' && c <= U'９'); }

bool is_han_or_kana(char32_t c) { return is_ideograph(c) || is_kana(c); }

// Ours: more ideographs than this in a row are parted where the dictionary parts them.
constexpr std::size_t kMostJoined = 8;

// Ours. The dictionary takes time with the square of the text (32 s for 120,000 letters): it gets no
// more characters at once, if it can be up to the end of a sentence or clause.
constexpr std::size_t kUsualLetters = 64, kMostLetters = 256;

std::vector<std::uint32_t> boundaries_of(std::string_view text) {
  std::vector<std::uint32_t> out;
  std::size_t begin = 0, letters = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    ++letters;
    const bool ends = is_breaking_space(c) || c == U'、' || c == U'。' || c == U'，';
    if (at < text.size() && letters < kMostLetters && !(ends && letters >= kUsualLetters)) continue;
    for (const std::uint32_t end : phrase_boundaries(text.substr(begin, at - begin)))
      out.push_back(static_cast<std::uint32_t>(begin) + end);
    begin = at;
    letters = 0;
  }
  return out;
}

// お and ご make the word behind them polite; the dictionary has them with the particle before: をご|承認.
void move_polite_prefixes(std::string_view text, std::vector<std::uint32_t>& ends) {
  constexpr std::uint32_t kBytes = 3;  // of a hiragana
  std::uint32_t begin = 0;
  for (std::uint32_t& end : ends) {
    const std::uint32_t from = begin;
    begin = end;
    if (end >= text.size() || end < from + 2 * kBytes) continue;
    const std::string_view prefix = text.substr(end - kBytes, kBytes);
    std::size_t before = end - 2 * kBytes, behind = end;
    if ((prefix != "お" && prefix != "ご") || (text[before] & 0xC0) == 0x80 ||
        !is_hiragana(utf8::next(text, before)) || !is_ideograph(utf8::next(text, behind)))
      continue;
    end -= kBytes;
    begin = end;
  }
}

// One piece of the text, between two breaks of the dictionary.
struct Piece {
  std::size_t letters = 0;
  std::size_t leading_han = 0, trailing_han = 0;  // ideographs at its begin and its end
  char32_t first = 0, last = 0;                   // its first and last letter, spaces left out
  char32_t begins = 0, end = 0;                   // its first and last character
  std::size_t hiragana = 0;
  bool ending = true;   // nothing but hiragana and marks
  bool spaced = false;  // a space is at its end
  bool counts = false;  // a digit and か or ヶ: 11か|月
};

Piece piece_of(std::string_view text, std::uint32_t begin, std::uint32_t end) {
  Piece piece;
  bool leads = true;
  for (std::size_t at = begin; at < end;) {
    const bool opens = at == begin;
    const char32_t c = utf8::next(text, at);
    if (opens) piece.begins = c;
    piece.end = c;
    piece.spaced = is_breaking_space(c);
    if (piece.spaced) continue;
    const bool han = is_ideograph(c);
    if (piece.letters == 0) piece.first = c;
    piece.counts = is_digit(piece.last) && (c == U'か' || c == U'カ' || c == U'ヶ' || c == U'ヵ');
    piece.last = c;
    ++piece.letters;
    if (is_hiragana(c)) ++piece.hiragana;
    leads = leads && han;
    if (leads) ++piece.leading_han;
    piece.trailing_han = han ? piece.trailing_han + 1 : 0;
    piece.ending = piece.ending && (is_hiragana(c) || !is_word_character(c));
  }
  return piece;
}

// A letter, a closing bracket, a per cent sign.
bool may_have_ending(char32_t c) {
  return is_word_character(c) || c == '%' || c == U'％' || c == ')' || c == U'）' || c == U'」' ||
         c == U'』';
}

bool belongs_to(const Piece& before, const Piece& piece) {
  if (before.spaced) return false;
  const bool letters_before = is_ideograph(before.last) || is_katakana(before.last);
  if (piece.ending && is_hiragana(piece.first)) {
    if (letters_before || (piece.hiragana <= 2 && may_have_ending(before.last))) return true;
  }
  if (before.letters + piece.letters > kMostJoined) return false;
  if (is_digit(before.last) && (piece.leading_han > 0 || is_kana(piece.first))) return true;
  if (piece.leading_han == 1 && (letters_before || before.counts)) return true;
  return before.trailing_han == 1 && before.letters == 1 && piece.leading_han > 0;
}

}  // namespace

bool have_phrases(char32_t before, char32_t after) {
  return (is_han_or_kana(before) || is_han_or_kana(after)) && !is_hangul(before) && !is_hangul(after) &&
         !is_breaking_space(before) && !is_breaking_space(after);
}

std::vector<std::uint32_t> phrase_breaks(std::string_view text) {
  std::vector<std::uint32_t> out;
  if (!any_character(text, is_han_or_kana)) return out;
  std::vector<std::uint32_t> ends = boundaries_of(text);
  move_polite_prefixes(text, ends);
  std::uint32_t begin = 0;
  Piece before;
  for (const std::uint32_t end : ends) {
    Piece piece = piece_of(text, begin, end);
    if (begin > 0 && belongs_to(before, piece)) {
      piece.letters += before.letters;  // joined, so that what follows sees them as one
      if (piece.leading_han == piece.letters - before.letters && piece.trailing_han > 0)
        piece.trailing_han += before.trailing_han;
    } else if (begin > 0 && have_phrases(before.end, piece.begins) &&
               !may_not_end_line(before.end) && !may_not_start_line(piece.begins)) {
      out.push_back(begin);
    }
    before = piece;
    begin = end;
  }
  return out;
}

}  // namespace deckle::measure
