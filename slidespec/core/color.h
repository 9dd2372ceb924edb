#pragma once
// A colour as authored: a name of the theme's colour map, or six hex digits.

#include <cstdint>
#include <string>

namespace deckle {

// The resolved `rgb` always goes with it, so that drawing and contrast need no theme; writing prefers
// the theme name, so that a deck follows its template when that is recoloured.
struct Color {
  std::string scheme;      // ST_SchemeColorVal ("tx1", "bg2", "accent1" …), or empty for plain RGB
  std::uint32_t rgb = 0;   // 0xRRGGBB
  friend bool operator==(const Color&, const Color&) = default;
};

}  // namespace deckle
