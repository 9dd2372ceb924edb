#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

void stack(SceneCanvas& c, double x, double foot, double wide, double thick, int coins) {
  for (int i = 0; i < coins; ++i) {
    const double shift = (i * 7 % 5 - 2) * 0.012 * wide;
    const Tone tone = i % 2 == 0 ? Tone::Near : Tone::Pale;
    const double y = foot - thick * (i + 1);
    c.rect(tone, x + shift, y, wide, 0.9 * thick, 0.3 * thick);
    for (int k = 1; k < 7; ++k)
      c.rect(Tone::Mid, x + shift + wide * k / 7, y + 0.25 * thick, 0.012 * wide, 0.4 * thick);
  }
}

}  // namespace

// Stacks of coins that grow, and one large coin in the accent.
void draw_money(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const int count = c.is_strip() ? static_cast<int>(std::round(w / (0.62 * h))) : 3;
  const double margin = 0.06 * w, gap = 0.14;
  const double wide = (w - 2 * margin) / (count + gap * (count - 1));
  const double thick = std::min(0.19 * wide, (c.is_strip() ? 0.11 : 0.05) * h);
  const double foot = 0.94 * h;
  const double radius = (c.is_strip() ? 0.26 : 0.25) * u;
  const double x = c.is_strip() ? c.focus() : 0.4 * w, y = (c.is_strip() ? 0.36 : 0.27) * h;
  c.part("Halo");
  c.ring(Tone::Far, x, y, 1.75 * radius, 0.05 * radius);
  c.ring(Tone::Far, x, y, 1.4 * radius, 0.05 * radius);
  c.part("Large coin");
  c.disc(Tone::Accent, x, y, radius);
  c.ring(Tone::Light, x, y, 0.82 * radius, 0.05 * radius);
  for (int i = 0; i < 3; ++i)
    c.rect(Tone::Light, x + (-0.36 + 0.27 * i) * radius, y + (0.12 - 0.22 * i) * radius,
           0.18 * radius, (0.24 + 0.22 * i) * radius);
  c.part("Stack of coins");
  for (int i = 0; i < count; ++i) {
    const int most = static_cast<int>((c.is_strip() ? 0.6 : 0.5) * h / thick);
    const int coins = c.is_strip() ? 2 + (i * 3 + 1) % std::max(2, most - 2)
                                   : std::max(2, most * (i + 2) / (count + 1) - 1);
    stack(c, margin + wide * (1 + gap) * i, foot, wide, thick, coins);
  }
  c.part("Table");
  c.rect(Tone::Deep, 0, foot, w, h - foot);
}

}  // namespace deckle::layout
