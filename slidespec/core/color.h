#pragma once
// A colour as authored: a name of the theme's colour map, or six hex digits. Also luminance and
// contrast by WCAG.

#include <cstdint>
#include <string>

#include "slidespec/core/api.h"

namespace deckle {

// The resolved `rgb` always goes with it, so that drawing and contrast need no theme; writing prefers
// the theme name, so that a deck follows its template when that is recoloured.
struct Color {
  std::string scheme;      // ST_SchemeColorVal ("tx1", "bg2", "accent1" …), or empty for plain RGB
  std::uint32_t rgb = 0;   // 0xRRGGBB
  // Of a theme's colour: its luminance times this, and this added, in percent (a:lumMod, a:lumOff);
  // `rgb` is the result.
  int lum_mod = 100, lum_off = 0;
  friend bool operator==(const Color&, const Color&) = default;
};

// WCAG 2.1: relative luminance, 0 to 1, and contrast ratio, 1 to 21, of 0xRRGGBB. A table of 256
// powers is made at the first call; any thread may be first.
[[nodiscard]] DECKLE_API double relative_luminance(std::uint32_t rgb);
[[nodiscard]] DECKLE_API double contrast_ratio(std::uint32_t a, std::uint32_t b);

}  // namespace deckle
