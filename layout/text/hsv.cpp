#include "layout/text/hsv.h"

#include <algorithm>
#include <cmath>

namespace deckle::layout {

Hsv hsv_of(std::uint32_t rgb) {
  const double r = ((rgb >> 16) & 0xFF) / 255.0, g = ((rgb >> 8) & 0xFF) / 255.0,
               b = (rgb & 0xFF) / 255.0;
  const double high = std::max({r, g, b}), low = std::min({r, g, b}), range = high - low;
  Hsv out{0, high > 0 ? range / high : 0, high};
  if (range <= 0) return out;
  const double sector = high == r   ? std::fmod((g - b) / range + 6, 6)
                        : high == g ? (b - r) / range + 2
                                    : (r - g) / range + 4;
  out.hue = sector * 60;
  return out;
}

bool is_tinted(std::uint32_t rgb) {
  constexpr double kTinted = 0.12;  // ours, of the chroma that white (0) and yellow (1) have
  const Hsv hsv = hsv_of(rgb);
  return hsv.saturation * hsv.value > kTinted;
}

}  // namespace deckle::layout
