#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A board with a drawing on it, and those who listen before it.
void draw_lecture(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double left = c.is_strip() ? c.focus() - 1.1 * u : 0.08 * w,
               top = (c.is_strip() ? 0.08 : 0.16) * h;
  const double wide = c.is_strip() ? 2.2 * u : w, high = (c.is_strip() ? 0.6 : 0.44) * h;
  c.part("Board");
  c.rect(Tone::Near, left - 0.02 * u, top - 0.02 * u, wide + 0.04 * u, high + 0.04 * u, 0.01 * u);
  c.rect(Tone::Deep, left, top, wide, high);
  c.rect(Tone::Pale, left + 0.06 * wide, top + high + 0.015 * u, 0.3 * wide, 0.025 * u);
  c.part("Drawing on the board");
  const double x = left + 0.1 * wide, y = top + 0.84 * high, k = std::min(wide * 0.9, 1.7 * high);
  c.line(Tone::Pale, {{x, y - 0.4 * k}, {x, y}, {x + 0.6 * k, y}}, 0.012 * u);
  c.bow(Tone::Light,
        {{x, y - 0.03 * k},
         {x + 0.16 * k, y - 0.06 * k},
         {x + 0.3 * k, y - 0.2 * k},
         {x + 0.42 * k, y - 0.34 * k},
         {x + 0.58 * k, y - 0.38 * k}},
        0.016 * u);
  c.disc(Tone::Accent, x + 0.3 * k, y - 0.2 * k, 0.03 * u);
  for (int i = 0; i < 3; ++i)
    c.rect(Tone::Near, x + 0.36 * k, y - (0.14 - 0.045 * i) * k, (0.2 - 0.04 * i) * k, 0.014 * u);
  c.part("Listener");
  const double head = (c.is_strip() ? 0.085 : 0.09) * u, step = 3 * head;
  for (int row = 0; row < 2; ++row) {
    const double at = h - (row == 0 ? 1.9 : 0.75) * head * 1.5;
    for (double p = (row == 0 ? -0.3 : 0.55) * step; p < w + step; p += step) {
      const Tone tone = row == 0 ? Tone::Mid : Tone::Near;
      c.disc(tone, p, at - 1.1 * head, 0.72 * head);
      c.rect(tone, p - 1.15 * head, at - 0.2 * head, 2.3 * head, 4 * head, 0.9 * head);
    }
  }
}

}  // namespace deckle::layout
