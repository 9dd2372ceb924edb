#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

void bubble(SceneCanvas& c, Tone tone, double x, double y, double w, double h, bool left) {
  c.rect(tone, x, y, w, h, 0.22 * h);
  const double foot = left ? x + 0.2 * w : x + 0.8 * w, way = left ? -1 : 1;
  c.polygon(tone, {{foot - 0.11 * h, y + 0.97 * h},
                   {foot + 0.24 * h, y + 0.97 * h},
                   {foot + way * 0.16 * h, y + 1.28 * h}});
}

}  // namespace

// Speech bubbles that answer each other.
void draw_talk(SceneCanvas& c) {
  const double w = c.w(), h = c.h();
  if (c.is_strip()) {
    const double k = std::min(h, w / 2.45), y = (h - k) / 2;
    const double x = std::clamp(c.focus(), 1.05 * k, w - 1.4 * k);
    c.part("Bubble behind");
    bubble(c, Tone::Far, x - 2.3 * k, y + 0.3 * k, 1.1 * k, 0.46 * k, true);
    bubble(c, Tone::Mid, x + 0.3 * k, y + 0.06 * k, 1.5 * k, 0.5 * k, false);
    c.part("Bubble");
    bubble(c, Tone::Light, x - 1.0 * k, y + 0.12 * k, 1.36 * k, 0.56 * k, true);
    for (int i = 0; i < 3; ++i)
      c.rect(Tone::Near, x - 0.84 * k, y + (0.25 + 0.13 * i) * k, (1.0 - 0.24 * i) * k, 0.05 * k,
             0.025 * k);
    c.part("Answer");
    bubble(c, Tone::Accent, x + 0.5 * k, y + 0.44 * k, 0.8 * k, 0.38 * k, false);
    for (int i = 0; i < 3; ++i)
      c.disc(Tone::Deep, x + (0.72 + 0.18 * i) * k, y + 0.63 * k, 0.045 * k);
    return;
  }
  const double k = std::min(w, 0.75 * h), y = (h - 1.3 * k) / 2;
  c.part("Bubble behind");
  bubble(c, Tone::Far, 0.5 * k, y + 0.02 * k, 0.62 * k, 0.36 * k, false);
  c.part("Bubble");
  bubble(c, Tone::Light, 0.1 * k, y + 0.2 * k, 0.7 * k, 0.46 * k, true);
  for (int i = 0; i < 3; ++i)
    c.rect(Tone::Near, 0.2 * k, y + (0.31 + 0.1 * i) * k,
           (0.5 - 0.12 * (i % 2) - (i == 2 ? 0.2 : 0)) * k, 0.035 * k, 0.0175 * k);
  c.part("Answer");
  bubble(c, Tone::Accent, 0.44 * k, y + 0.82 * k, 0.46 * k, 0.28 * k, false);
  for (int i = 0; i < 3; ++i) c.disc(Tone::Deep, (0.57 + 0.1 * i) * k, y + 0.96 * k, 0.028 * k);
  c.part("Bubble behind");
  bubble(c, Tone::Mid, 0.02 * k, y + 0.98 * k, 0.3 * k, 0.2 * k, true);
}

}  // namespace deckle::layout
