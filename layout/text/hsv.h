#pragma once
// Hue, saturation and value of a colour, to tell whether a reader calls it red or green.

#include <cstdint>

namespace deckle::layout {

struct Hsv {
  double hue = 0, saturation = 0, value = 0;  // degrees, 0 to 1
};

// Of 0xRRGGBB; the hue of a grey is 0.
[[nodiscard]] Hsv hsv_of(std::uint32_t rgb);

// Whether it, or a darker shade of it, is seen as a colour and not as a grey: the bluish white of some
// themes is none.
[[nodiscard]] bool is_tinted(std::uint32_t rgb);

}  // namespace deckle::layout
