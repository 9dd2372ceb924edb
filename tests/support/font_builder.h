#pragma once
// Tiny TrueType fonts with blank glyphs and whole-number advances, generated at test time, so that
// widths can be added up by eye.

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace deckle::test {

struct FontRecipe {
  std::string family = "Test";
  bool bold = false, italic = false;
  int units_per_em = 1000;
  std::map<char32_t, int> advances;  // in font units; characters that are not listed are absent
  int win_ascent = 800, win_descent = 200;
  int hhea_ascent = 800, hhea_descent = 200, hhea_gap = 0;
  // Pair kerning (a `kern` table, format 0): {left, right} to font units.
  std::map<std::pair<char32_t, char32_t>, int> kern;
};

// The bytes of a font file.
[[nodiscard]] std::string build_font(const FontRecipe& recipe);

// Every character of `text` (UTF-8 is decoded) with the same advance, added to the recipe.
void add_advances(FontRecipe& recipe, const std::u32string& characters, int advance);

}  // namespace deckle::test
