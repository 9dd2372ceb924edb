#pragma once
// The style of a face, and how far it is from the requested one.

#include <cstdlib>

namespace deckle::measure {

// On fontconfig's scales (fontconfig/fontconfig.h, FC_WEIGHT_… and FC_WIDTH_…).
inline constexpr int kRegularWeight = 80, kBoldWeight = 200, kNormalWidth = 100;

struct FaceStyle {
  int weight = kRegularWeight;
  int width = kNormalWidth;
  bool italic = false;  // or oblique
};

// Width and weight in the family's name count too: the family "DejaVu Sans" has condensed faces.
[[nodiscard]] inline int style_distance(const FaceStyle& face, bool bold, bool italic) {
  return std::abs(face.weight - (bold ? kBoldWeight : kRegularWeight)) +
         (face.italic != italic ? 1000 : 0) + std::abs(face.width - kNormalWidth) * 4;
}

}  // namespace deckle::measure
