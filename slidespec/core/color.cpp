#include "slidespec/core/color.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace deckle {

double relative_luminance(std::uint32_t rgb) {
  static const std::array<double, 256> kLinear = [] {
    std::array<double, 256> linear{};
    for (std::size_t v = 0; v < linear.size(); ++v) {
      const double c = static_cast<double>(v) / 255;
      // IEC 61966-2-1; WCAG's own 0.03928 separates the same 256 values.
      linear[v] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    }
    return linear;
  }();
  const auto channel = [](std::uint32_t v) { return kLinear[v & 0xFF]; };
  return 0.2126 * channel(rgb >> 16) + 0.7152 * channel(rgb >> 8) + 0.0722 * channel(rgb);
}

double contrast_ratio(std::uint32_t a, std::uint32_t b) {
  const double la = relative_luminance(a), lb = relative_luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

}  // namespace deckle
