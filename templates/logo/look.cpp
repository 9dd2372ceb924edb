#include "templates/logo/look.h"

#include <algorithm>
#include <cstddef>

#include "slidespec/ir/picture_pixels.h"

namespace deckle::templates {

namespace {

// Ours, of 255: what is less opaque is an edge.
constexpr int kOpaque = 128;
// Ours. Brand colours need not have the 3 : 1 of WCAG 2.1, 1.4.11, which exempts logos: light
// orange on white has 2. Below this they are lost.
constexpr double kSeenContrast = 1.6;
constexpr double kMostUnseen = 0.15;  // ours: a counter or a stroke in the background's colour
constexpr double kDark = 0.3;         // ours: relative luminance, where pixels are not known

std::uint32_t main_color(const Ground& ground) {
  return ground.colors.empty() ? 0xFFFFFF : ground.colors.front().rgb;
}

bool is_seen(const PictureIr& picture, std::uint32_t background) {
  const std::optional<double> unseen = unseen_share(picture, background);
  return unseen ? *unseen <= kMostUnseen : relative_luminance(background) >= kDark;
}

}  // namespace

std::optional<double> unseen_share(const PictureIr& picture, std::uint32_t background) {
  if (picture.pixels == nullptr) return std::nullopt;
  const PixelsIr& pixels = picture.pixels->pixels();
  std::size_t visible = 0, unseen = 0;
  for (std::size_t i = 0; i + 3 < pixels.rgba.size(); i += 4) {
    const auto at = [&](std::size_t k) {
      return static_cast<std::uint32_t>(static_cast<unsigned char>(pixels.rgba[i + k]));
    };
    if (at(3) < kOpaque) continue;
    ++visible;
    if (contrast_ratio(at(0) << 16 | at(1) << 8 | at(2), background) < kSeenContrast) ++unseen;
  }
  if (visible == 0) return std::nullopt;
  return static_cast<double>(unseen) / static_cast<double>(visible);
}

LogoLook logo_on_plate(const LogoPictures& pictures, const std::vector<Color>& plates) {
  const auto suits = std::find_if(plates.begin(), plates.end(), [&](const Color& plate) {
    return is_seen(*pictures.usual, plate.rgb);
  });
  return {pictures.usual, suits == plates.end() ? plates.back() : *suits};
}

LogoLook logo_look(const LogoPictures& pictures, const Ground& ground,
                   const std::vector<Color>& plates) {
  if (!ground.is_known()) return logo_on_plate(pictures, plates);
  const std::uint32_t background = main_color(ground);
  if (is_seen(*pictures.usual, background)) return {pictures.usual, std::nullopt};
  if (pictures.on_dark != nullptr) {
    const std::optional<double> unseen = unseen_share(*pictures.on_dark, background);
    if (!unseen || *unseen <= kMostUnseen) return {pictures.on_dark, std::nullopt};
  }
  return logo_on_plate(pictures, plates);
}

}  // namespace deckle::templates
