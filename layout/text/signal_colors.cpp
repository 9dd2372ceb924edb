#include "layout/text/signal_colors.h"

#include <algorithm>
#include <cmath>

#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

// Ours: hues, in degrees, that are named so; what is paler has none for a reader.
struct Hues {
  double from, to;
  std::uint32_t otherwise;  // where no accent has one of them
};
constexpr Hues kGreens{80, 180, 0x2E7D32}, kAmbers{25, 52, 0x9A6200};
constexpr double kMinSaturation = 0.35;

bool is_of(const Hues& hues, std::uint32_t rgb) {
  const double r = ((rgb >> 16) & 0xFF) / 255.0, g = ((rgb >> 8) & 0xFF) / 255.0,
               b = (rgb & 0xFF) / 255.0;
  const double high = std::max({r, g, b}), range = high - std::min({r, g, b});
  if (high <= 0 || range / high < kMinSaturation) return false;
  const double sector = high == r   ? std::fmod((g - b) / range + 6, 6)
                        : high == g ? (b - r) / range + 2
                                    : (r - g) / range + 4;
  return sector * 60 >= hues.from && sector * 60 <= hues.to;
}

}  // namespace

Color signal_color(const TextContext& context, const Tones& tones, Signal signal,
                   std::uint32_t background) {
  if (signal == Signal::Bad) return legible_on(tones.warning, background, kMinContrast);
  const Hues& hues = signal == Signal::Good ? kGreens : kAmbers;
  for (const char* name : {"accent1", "accent2", "accent3", "accent4", "accent5", "accent6"}) {
    const Color accent = templates::resolve_color(context.layout, name);
    if (is_of(hues, accent.rgb)) return legible_on(accent, background, kMinContrast);
  }
  return legible_on({{}, hues.otherwise}, background, kMinContrast);
}

}  // namespace deckle::layout
