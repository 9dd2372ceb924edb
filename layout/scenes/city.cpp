#include <algorithm>
#include <array>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

struct Building {
  double x, w, h;  // of the width, and of the height
  int roof;        // 0: flat, 1: with a mast, 2: with one side higher, 3: with a smaller floor
};

void windows(SceneCanvas& c, Tone tone, double x, double y, double w, double h, double cell,
             int lit) {
  const int columns = std::max(1, static_cast<int>(w / cell) - 1);
  const double left = x + (w - (columns - 0.45) * cell) / 2;
  for (int row = 0; (row + 1) * 1.25 * cell < h; ++row) {
    for (int column = 0; column < columns; ++column) {
      const int number = row * 7 + column * 5 + lit;
      if (number % 3 == 0) continue;
      c.rect(tone, left + column * cell, y + cell * (0.8 + 1.25 * row), 0.55 * cell, 0.7 * cell);
    }
  }
}

}  // namespace

// A row of houses and towers before a paler one; one window is in the accent.
void draw_city(SceneCanvas& c) {
  const double w = c.w(), h = c.h();
  const double unit = c.is_strip() ? 0.3 * h : 0.26 * std::min(w, 0.8 * h);
  c.part("Moon");
  c.disc(Tone::Far, 0.74 * w, 0.2 * h, 0.5 * unit);
  c.part("Distant building");
  const int distant = static_cast<int>(std::ceil(w / (0.62 * unit)));
  constexpr std::array<double, 7> kDistant{0.5, 0.66, 0.42, 0.58, 0.74, 0.48, 0.62};
  for (int i = 0; i < distant; ++i)
    c.rect(Tone::Far, 0.62 * unit * i, h * (1 - kDistant[static_cast<std::size_t>(i) % 7]),
           0.56 * unit, h);
  constexpr std::array<double, 6> kHigh{0.34, 0.56, 0.28, 0.46, 0.38, 0.62},
      kWide{0.9, 0.72, 1.1, 0.8, 0.95, 0.66};
  double x = -0.15 * unit;
  bool marked = false;
  for (std::size_t i = 0; x < w; ++i) {
    const double wide = kWide[i % 6] * unit, high = kHigh[i % 6] * h, y = h - high;
    const Tone tone = i % 2 == 0 ? Tone::Mid : Tone::Near;
    c.part("Building");
    c.rect(tone, x, y, wide, high);
    if (i % 6 == 1) c.rect(tone, x + 0.46 * wide, y - 0.3 * unit, 0.08 * wide, 0.3 * unit);
    if (i % 6 == 3) c.polygon(tone, {{x, y}, {x + wide, y - 0.22 * unit}, {x + wide, y}});
    if (i % 6 == 5) c.rect(tone, x + 0.2 * wide, y - 0.14 * unit, 0.6 * wide, 0.14 * unit);
    if (i % 6 == 0)
      c.polygon(
          tone,
          {{x - 0.06 * unit, y}, {x + wide / 2, y - 0.26 * unit}, {x + wide + 0.06 * unit, y}});
    c.part("Window");
    windows(c, tone == Tone::Mid ? Tone::Near : Tone::Mid, x, y, wide, high, 0.2 * unit,
            static_cast<int>(i));
    if (!marked && i % 6 == 1 && x > 0.2 * w) {
      marked = true;
      c.rect(Tone::Accent, x + 0.3 * wide, y + 0.5 * unit, 0.4 * wide, 0.28 * unit);
    }
    x += wide + 0.05 * unit;
  }
  if (!marked) {
    c.part("Window with light");
    c.rect(Tone::Accent, 0.92 * unit, h - 0.42 * h, 0.3 * unit, 0.22 * unit);
  }
}

}  // namespace deckle::layout
