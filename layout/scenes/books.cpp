#include <algorithm>
#include <array>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

struct Shelf {
  double x, foot, w, high;
  int first;
};

// Books of unlike heights beside each other; the one with number `marked` is in the accent.
void books_on(SceneCanvas& c, const Shelf& shelf, int marked) {
  constexpr std::array<double, 9> kWide{0.2, 0.15, 0.26, 0.17, 0.22, 0.14, 0.19, 0.24, 0.16},
      kHigh{0.9, 0.78, 0.96, 0.7, 0.86, 0.94, 0.74, 0.88, 1.0};
  constexpr std::array<Tone, 7> kTones{Tone::Near,  Tone::Pale, Tone::Mid, Tone::Near,
                                       Tone::Light, Tone::Mid,  Tone::Pale};
  double x = shelf.x;
  for (int i = 0; x < shelf.x + shelf.w; ++i) {
    const auto k = static_cast<std::size_t>(i + shelf.first);
    const double wide = kWide[k % 9] * shelf.high, high = kHigh[(k * 2) % 9] * shelf.high;
    if (x + wide > shelf.x + shelf.w) break;
    const Tone tone = i == marked ? Tone::Accent : kTones[k % 7];
    const Tone band = tone == Tone::Mid ? Tone::Near : tone == Tone::Near ? Tone::Far : Tone::Mid;
    c.part("Book");
    c.rect(tone, x, shelf.foot - high, wide, high, 0.02 * shelf.high);
    if (k % 3 == 0) {
      c.rect(band, x, shelf.foot - 0.86 * high, wide, 0.025 * shelf.high);
      c.rect(band, x, shelf.foot - 0.16 * high, wide, 0.025 * shelf.high);
    } else if (k % 3 == 1) {
      c.rect(band, x + 0.3 * wide, shelf.foot - 0.8 * high, 0.4 * wide, 0.34 * high);
    } else {
      c.disc(band, x + wide / 2, shelf.foot - 0.22 * high, 0.22 * wide);
    }
    x += wide + 0.012 * shelf.high;
  }
  c.part("Shelf");
  c.rect(Tone::Deep, shelf.x - 0.04 * shelf.w, shelf.foot, 1.1 * shelf.w, 0.07 * shelf.high);
}

}  // namespace

// Books on shelves that run off the page.
void draw_books(SceneCanvas& c) {
  const double w = c.w(), h = c.h();
  if (c.is_strip()) {
    books_on(c, {0.02 * w, 0.93 * h, 0.98 * w, 0.8 * h, 0},
             static_cast<int>(w / (0.19 * 0.8 * h) * 0.62));
    return;
  }
  const int rows = h > 1.2 * w ? 3 : 2;
  const double row = h / rows;
  for (int i = 0; i < rows; ++i)
    books_on(c, {0, row * (i + 0.93), 1.02 * w, 0.74 * row, 4 * i}, i == rows / 2 ? 2 : -1);
}

}  // namespace deckle::layout
