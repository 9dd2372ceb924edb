#pragma once
// What a brand kit asks of a slide, for the rules that check it (docs/brand.md).

#include <cstdint>
#include <string>
#include <vector>

#include "slidespec/core/geometry.h"

namespace deckle {

struct BrandIr {
  // Typefaces that text may have, and colours of which everything may have tints and shades. Empty:
  // any.
  std::vector<std::string> faces;
  std::vector<std::uint32_t> colors;
  // The logo that layout or master draw, and the space around it that stays free. Empty: none.
  Rect logo, clear;
  friend bool operator==(const BrandIr&, const BrandIr&) = default;
};

}  // namespace deckle
