#include "measure/unicode/characters.h"

#include <unicode/uchar.h>

#include <array>
#include <string_view>

namespace deckle::measure {
namespace {

// Marks, asked for at each character: those of ASCII are bits, and no set has Hangul syllables.
class MarkSet {
 public:
  constexpr explicit MarkSet(std::u32string_view marks) : marks_(marks) {
    for (const char32_t c : marks) {
      if (c < 0x80) ascii_[c / 64] |= std::uint64_t{1} << c % 64;
    }
  }
  [[nodiscard]] bool has(char32_t c) const {
    if (c < 0x80) return (ascii_[c / 64] >> c % 64 & 1) != 0;
    return !is_hangul_syllable(c) && marks_.find(c) != std::u32string_view::npos;
  }

 private:
  std::u32string_view marks_;
  std::array<std::uint64_t, 2> ascii_{};
};

}  // namespace

bool is_ideograph(char32_t c) {
  return (c >= 0x3400 && c <= 0x4DBF) || (c >= 0x4E00 && c <= 0x9FFF) ||
         (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x20000 && c <= 0x3FFFD) ||
         (c >= 0x2E80 && c <= 0x2FDF);
}

bool is_kana(char32_t c) { return (c >= 0x3041 && c <= 0x30FF) || (c >= 0x31F0 && c <= 0x31FF); }

bool is_half_width_form(char32_t c) {
  return (c >= 0xFF61 && c <= 0xFFDC) || (c >= 0xFFE8 && c <= 0xFFEE);
}

bool is_east_asian(char32_t c) {
  if (c < 0x1100) return false;
  return (c >= 0x2E80 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7FF) ||
         (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFF00 && c <= 0xFFEF) ||
         (c >= 0x1100 && c <= 0x11FF) || (c >= 0xA960 && c <= 0xA97F) ||
         (c >= 0xFE30 && c <= 0xFE4F) || (c >= 0x20000 && c <= 0x3FFFD) ||
         (c >= 0x1B000 && c <= 0x1B16F);
}

bool is_ambiguous_width(char32_t c) {
  if (c < 0x80) return false;
  static constexpr MarkSet kLatin1(U"§¨°±´¶·×÷");
  if (c < 0x100) return kLatin1.has(c);
  if (c < 0x2010 || c > 0x2BFF) return false;
  return u_getIntPropertyValue(static_cast<UChar32>(c), UCHAR_EAST_ASIAN_WIDTH) == U_EA_AMBIGUOUS;
}

Slot slot_of(char32_t c) {
  if (c < 0x590) return Slot::Latin;
  if (is_east_asian(c)) return Slot::EastAsian;
  const bool complex = (c >= 0x590 && c <= 0x109F) || (c >= 0x1780 && c <= 0x18AF) ||
                       (c >= 0x1900 && c <= 0x1AAF) || (c >= 0x1B00 && c <= 0x1C4F) ||
                       (c >= 0xA800 && c <= 0xABFF && !(c >= 0xA960 && c <= 0xA97F)) ||
                       (c >= 0xFB1D && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFC) ||
                       (c >= 0x10800 && c <= 0x10FFF) || (c >= 0x11000 && c <= 0x11FFF);
  return complex ? Slot::Complex : Slot::Latin;
}

bool is_simple(char32_t c) {
  if (c < 0x300) return c != 0xAD;
  if (is_hangul_syllable(c)) return true;
  if (c >= 0x370 && c < 0x483) return true;
  if (c >= 0x48A && c < 0x530) return true;
  if (c >= 0x1E00 && c < 0x2000) return true;
  if (c >= 0x2010 && c <= 0x2027) return true;
  if (c >= 0x2030 && c <= 0x205E) return true;
  if (c >= 0x2070 && c < 0x20D0) return true;
  if (c >= 0x2100 && c < 0x2300) return true;
  if (c >= 0x2460 && c < 0x2600) return true;
  if (c >= 0x3000 && c <= 0x9FFF)
    return !(c >= 0x302A && c <= 0x302F) && c != 0x3099 && c != 0x309A;
  if (c >= 0xF900 && c <= 0xFAFF) return true;
  return c >= 0xFF01 && c <= 0xFFEE && c != 0xFF9E && c != 0xFF9F;
}

bool is_dictionary_script(char32_t c) {
  if (c < 0xE00) return false;
  return u_getIntPropertyValue(static_cast<UChar32>(c), UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT;
}

bool is_word_character(char32_t c) {
  if (c < 0x80) return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
  if (is_hangul_syllable(c)) return true;
  return u_isalnum(static_cast<UChar32>(c)) != 0 ||
         u_charType(static_cast<UChar32>(c)) == U_NON_SPACING_MARK;
}

// The sets that PowerPoint itself writes for Japanese (p:kinsoku), with the Chinese and small
// forms.
bool may_not_start_line(char32_t c) {
  static constexpr MarkSet kMarks(
      U"!%),.:;?]}¢°·’”‥…‰′″›℃∶、。々〃〉》」』】〕〗〞゛゜ゝゞ・ーヽヾ"
      U"ァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎ"
      U"︰︱︳﹐﹑﹒﹔﹕﹖﹗﹚﹜﹞！％），．：；？］｜｝～￠｡｣､･ｧｨｩｪｫｬｭｮｯｰﾞﾟ");
  return kMarks.has(c);
}

bool may_not_end_line(char32_t c) {
  static constexpr MarkSet kMarks(U"$([{£¥‘“〈《「『【〔〖〝﹙﹛﹝＄（［｛｢￡￥");
  return kMarks.has(c);
}

// A switch, as this is asked of every cluster.
bool hangs_on_windows(char32_t c) {
  switch (c) {
    case U',':
    case U'.':
    case U'、':
    case U'。':
    case U'，':
    case U'．':
    case U'！':
    case U'？':
    case U'：':
    case U'；':
      return true;
    default:
      return false;
  }
}

bool leaves_hangul(char32_t c) {
  static constexpr MarkSet kMarks(U"?!.,:;)]}”’…。、，．：；？！）］｝》」』】〕");
  return kMarks.has(c);
}

}  // namespace deckle::measure
