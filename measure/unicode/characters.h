#pragma once
// Classes of characters for fonts and line breaking. Ranges are Unicode blocks unless noted.

#include <cstdint>

namespace deckle::measure {

// Hangul syllables and jamo, kana, Han, CJK punctuation, full-width and half-width forms.
[[nodiscard]] bool is_east_asian(char32_t c);
inline constexpr char32_t kFirstHangulSyllable = 0xAC00;
[[nodiscard]] inline bool is_hangul_syllable(char32_t c) {
  return c >= kFirstHangulSyllable && c <= 0xD7A3;
}
[[nodiscard]] bool is_ideograph(char32_t c);  // Han
[[nodiscard]] bool is_kana(char32_t c);
[[nodiscard]] bool is_half_width_form(char32_t c);
[[nodiscard]] inline bool is_hangul(char32_t c) {
  return is_hangul_syllable(c) || (c >= 0x1100 && c <= 0x11FF) || (c >= 0x3131 && c <= 0x318E);
}

// Marks that a Latin and an East Asian face both have, and that PowerPoint takes from either by
// unknown rules (docs/text-layout.md, 4): quotes, ellipsis, middle dot, circled digits …
[[nodiscard]] bool is_ambiguous_width(char32_t c);

// Enclosed numbers and letters, box drawing, geometric and other symbols, dingbats (①, ▲, ●, ☆, ✓):
// PowerPoint takes them from the East Asian face (docs/text-layout.md, 4).
[[nodiscard]] inline bool is_east_asian_symbol(char32_t c) {
  return (c >= 0x2460 && c <= 0x266F) || (c >= 0x2672 && c <= 0x27BF);
}

// Which of a run's typefaces a character takes.
enum class Slot : std::uint8_t { Latin, EastAsian, Complex };
[[nodiscard]] Slot slot_of(char32_t c);

// Shaping is one glyph a character, left to right, with only pair kerning: ASCII, Latin-1 and Latin
// Extended, Greek, Cyrillic, general punctuation, East Asian characters, common symbols.
[[nodiscard]] bool is_simple(char32_t c);

// Line breaks inside need a dictionary: Thai, Lao, Khmer, Myanmar, Tai …
[[nodiscard]] bool is_dictionary_script(char32_t c);

// Letters and digits, for keeping Korean words whole.
[[nodiscard]] bool is_word_character(char32_t c);

// A space that hangs at the end of a line.
[[nodiscard]] inline bool is_breaking_space(char32_t c) {
  return c == ' ' || c == 0x1680 || (c >= 0x2000 && c <= 0x200A && c != 0x2007) || c == 0x205F;
}

// PowerPoint's East Asian line-start and line-end sets, and the marks it hangs into the right
// margin on Windows (docs/text-layout.md, 7.8).
[[nodiscard]] bool may_not_start_line(char32_t c);
[[nodiscard]] bool may_not_end_line(char32_t c);
[[nodiscard]] bool hangs_on_windows(char32_t c);
// Closing marks that do not move a Hangul syllable to the next line with them (docs/text-layout.md,
// 3.1).
[[nodiscard]] bool leaves_hangul(char32_t c);

}  // namespace deckle::measure
