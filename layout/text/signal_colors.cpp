#include "layout/text/signal_colors.h"

#include "layout/text/contrast.h"
#include "layout/text/hsv.h"

namespace deckle::layout {
namespace {

// Ours: hues, in degrees, that are named so; what is paler has none for a reader.
struct Hues {
  double from, to;
  std::uint32_t otherwise;  // where no accent has one of them
};
constexpr Hues kGreens{80, 180, kSignalColors[0]}, kAmbers{25, 52, kSignalColors[1]};
constexpr double kMinSaturation = 0.35;

bool is_of(const Hues& hues, std::uint32_t rgb) {
  const Hsv color = hsv_of(rgb);
  return color.saturation >= kMinSaturation && color.hue >= hues.from && color.hue <= hues.to;
}

}  // namespace

Color signal_hue(const TextContext& context, Signal signal) {
  if (signal == Signal::Bad) return warning_hue(context);
  if (signal == Signal::Good && context.t.theme != nullptr) return theme_color(context, "good");
  const Hues& hues = signal == Signal::Good ? kGreens : kAmbers;
  for (const char* name : {"accent1", "accent2", "accent3", "accent4", "accent5", "accent6"}) {
    const Color accent = templates::resolve_color(context.layout, name);
    if (is_of(hues, accent.rgb)) return accent;
  }
  return {{}, hues.otherwise};
}

Color signal_color(const TextContext& context, Signal signal, std::uint32_t background) {
  return legible_on(signal_hue(context, signal), background, text_contrast(context));
}

}  // namespace deckle::layout
