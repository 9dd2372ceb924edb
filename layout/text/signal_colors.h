#pragma once
// Colours that say what a level or a state means: green, amber, red, as far as the theme has them.

#include <array>
#include <cstdint>

#include "layout/text/tones.h"

namespace deckle::layout {

enum class Signal { Good, Middle, Bad, Open };  // Open: not begun

// Where no accent of the theme has the hue: green, amber, red.
inline constexpr std::array<std::uint32_t, 3> kSignalColors{0x2E7D32, 0x9A6200, 0xC0392B};

// The warning colour for what is bad, else the theme's accent of that hue, or a colour of deckle's
// own where no accent has it.
[[nodiscard]] Color signal_hue(const TextContext& context, Signal signal);

// That colour for a marker or a word on `background`, with the contrast of text.
[[nodiscard]] Color signal_color(const TextContext& context, Signal signal,
                                 std::uint32_t background);

}  // namespace deckle::layout
