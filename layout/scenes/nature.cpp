#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

void fir(SceneCanvas& c, Tone tone, double x, double foot, double size) {
  c.place(x, foot, size);
  c.rect(Tone::Deep, -3, -14, 6, 14);
  for (int i = 0; i < 3; ++i) {
    const double y = -12.0 - 24 * i, half = 30 - 7.0 * i;
    c.polygon(tone, {{-half, y}, {0, y - 42}, {half, y}});
  }
  c.unplace();
}

void round_tree(SceneCanvas& c, Tone tone, double x, double foot, double size) {
  c.place(x, foot, size);
  c.rect(Tone::Deep, -3, -40, 6, 40);
  c.disc(tone, 0, -62, 26);
  c.disc(tone, -18, -48, 16);
  c.disc(tone, 18, -48, 16);
  c.unplace();
}

}  // namespace

// Hills and trees beneath a sun.
void draw_nature(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  c.part("Sun");
  c.disc(Tone::Accent, 0.3 * w, (c.is_strip() ? 0.3 : 0.26) * h, (c.is_strip() ? 0.2 : 0.13) * u);
  c.part("Hill");
  c.shape(
      Tone::Far,
      ScenePath({0, h})
          .line(0, 0.62 * h)
          .through({{0.24 * w, 0.5 * h}, {0.5 * w, 0.56 * h}, {0.78 * w, 0.36 * h}, {w, 0.44 * h}})
          .line(w, h));
  c.shape(Tone::Mid, ScenePath({0, h})
                         .line(0, 0.6 * h)
                         .through({{0.3 * w, 0.68 * h}, {0.66 * w, 0.58 * h}, {w, 0.66 * h}})
                         .line(w, h));
  c.part("Tree");
  const double size = c.is_strip() ? 0.0042 * h : 0.0026 * std::min(h, 1.5 * w);
  if (c.is_strip()) {
    for (int i = 0; i < 9; ++i) {
      const double x = (0.06 + 0.108 * i) * w, foot = (0.86 + 0.03 * (i % 2)) * h;
      if (i % 3 == 1)
        round_tree(c, Tone::Pale, x, foot, size * 0.95);
      else
        fir(c, Tone::Near, x, foot, size * (i % 2 == 0 ? 1.05 : 0.8));
    }
  } else {
    fir(c, Tone::Near, 0.14 * w, 0.8 * h, 0.9 * size);
    fir(c, Tone::Near, 0.32 * w, 0.84 * h, 1.25 * size);
    round_tree(c, Tone::Pale, 0.58 * w, 0.82 * h, 1.1 * size);
    fir(c, Tone::Near, 0.76 * w, 0.79 * h, 0.8 * size);
    fir(c, Tone::Near, 0.92 * w, 0.83 * h, 1.15 * size);
  }
  c.part("Meadow");
  c.shape(Tone::Deep, ScenePath({0, h})
                          .line(0, 0.86 * h)
                          .through({{0.36 * w, 0.81 * h}, {0.7 * w, 0.86 * h}, {w, 0.81 * h}})
                          .line(w, h));
  c.part("Path");
  c.shape(Tone::Near, ScenePath({0.56 * w, 0.836 * h})
                          .curve({0.5 * w, 0.9 * h}, {0.66 * w, 0.9 * h}, {0.5 * w, h})
                          .line(0.64 * w, h)
                          .curve({0.76 * w, 0.9 * h}, {0.55 * w, 0.9 * h}, {0.58 * w, 0.838 * h}));
}

}  // namespace deckle::layout
