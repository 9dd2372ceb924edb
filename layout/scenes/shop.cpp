#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// The front of a shop under an awning.
void draw_shop(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double left = c.is_strip() ? c.focus() - 1.05 * u : 0.09 * w,
               right = c.is_strip() ? c.focus() + 1.05 * u : 0.91 * w;
  const double wide = right - left, top = (c.is_strip() ? 0.1 : 0.27) * h, foot = 0.92 * h;
  const double awning = (c.is_strip() ? 0.2 : 0.13) * h, sign = (c.is_strip() ? 0.1 : 0.075) * h;
  c.part("House behind");
  c.rect(Tone::Far, left + 0.05 * wide, top - (c.is_strip() ? 0.1 : 0.17) * h, wide,
         foot - top + h);
  c.part("Wall");
  c.rect(Tone::Mid, left, top, wide, foot - top);
  c.part("Sign");
  c.rect(Tone::Near, left, top, wide, sign);
  c.rect(Tone::Light, left + 0.2 * std::min(wide, u), top + 0.36 * sign, 0.45 * std::min(wide, u),
         0.28 * sign, 0.14 * sign);
  const double below = top + sign + awning;
  c.part("Window");
  const double sill = foot - 0.2 * (foot - below);
  c.rect(Tone::Light, left + 0.08 * u, below + 0.14 * (foot - below),
         0.36 * std::min(wide, 1.6 * u), sill - below - 0.14 * (foot - below));
  c.part("Goods");
  const double window = 0.36 * std::min(wide, 1.6 * u), base = sill - 0.02 * u;
  const double goods = sill - below;
  c.disc(Tone::Near, left + 0.08 * u + 0.24 * window, base - 0.14 * goods, 0.14 * window);
  c.rect(Tone::Mid, left + 0.08 * u + 0.44 * window, base - 0.5 * goods, 0.2 * window, 0.5 * goods,
         0.02 * u);
  c.rect(Tone::Mid, left + 0.08 * u + 0.5 * window, base - 0.6 * goods, 0.08 * window,
         0.12 * goods);
  c.polygon(Tone::Near, {{left + 0.08 * u + 0.7 * window, base},
                         {left + 0.08 * u + 0.92 * window, base},
                         {left + 0.08 * u + 0.86 * window, base - 0.3 * goods},
                         {left + 0.08 * u + 0.76 * window, base - 0.3 * goods}});
  c.part("Door");
  const double door = left + 0.08 * u + window + 0.1 * u;
  c.rect(Tone::Pale, door, below + 0.14 * (foot - below), 0.27 * u, foot - below);
  c.rect(Tone::Mid, door + 0.03 * u, below + 0.14 * (foot - below) + 0.03 * u, 0.21 * u,
         0.5 * (foot - below));
  c.disc(Tone::Deep, door + 0.05 * u, below + 0.75 * (foot - below), 0.014 * u);
  c.part("Awning");
  const double stripe = 0.115 * u, over = 0.05 * u;
  int i = 0;
  for (double x = left - over; x < right + over - 0.5 * stripe; x += stripe, ++i) {
    const Tone tone = i % 2 == 0 ? Tone::Accent : Tone::Light;
    c.rect(tone, x, top + sign, stripe, awning);
    c.disc(tone, x + stripe / 2, top + sign + awning, stripe / 2);
  }
  c.part("Pavement");
  c.rect(Tone::Deep, 0, foot, w, h - foot);
}

}  // namespace deckle::layout
