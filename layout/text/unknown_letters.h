#pragma once
// Letters whose faces differ much between programs: of scripts for which deckle knows no face of the
// same widths as the one that is asked for.

#include <string_view>

#include "measure/unicode/characters.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {

// Letters up to those of Western Europe, and signs of currencies.
[[nodiscard]] inline bool is_latin_letter(char32_t c) { return c <= 0x24F || (c >= 0x2000 && c <= 0x20CF); }

// So many times the measured width, seen in LibreOffice 7.4: bold Arabic in the face that it takes.
inline constexpr double kUnknownSlack = 1.35;

[[nodiscard]] inline bool has_unknown_letters(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    if (!is_latin_letter(c) && !measure::is_east_asian(c)) return true;
  }
  return false;
}

}  // namespace deckle::layout
