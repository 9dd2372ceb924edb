#pragma once
// Tints and shades of a colour that stay the theme's.

#include "slidespec/core/color.h"

namespace deckle::layout {

// Lighter by `percent`: one of the theme as a:lumMod and a:lumOff make it, any other
// half so, half by white.
[[nodiscard]] Color tinted(const Color& color, int percent);
// Its luminance times `percent`.
[[nodiscard]] Color shaded(const Color& color, int percent);

// Whether both have a hue, and about the same.
[[nodiscard]] bool have_one_hue(const Color& a, const Color& b);

}  // namespace deckle::layout
