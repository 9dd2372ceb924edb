#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

void turbine(SceneCanvas& c, Tone tone, double x, double foot, double size, double turn) {
  c.place(x, foot, size);
  c.polygon(tone, {{-1.2, -100}, {1.2, -100}, {2.6, 0}, {-2.6, 0}});
  for (int i = 0; i < 3; ++i) {
    c.place(x, foot - 100 * size, size, turn + 120 * i);
    c.shape(tone, ScenePath({0, -3}).curve({14, -5}, {40, -2.5}, {54, 0}).line(0, 1.6).line(0, -3));
  }
  c.place(x, foot - 100 * size, size);
  c.disc(tone, 0, 0, 3.6);
  c.unplace();
}

}  // namespace

// Wind turbines and a sun over hills, with solar panels before them.
void draw_energy(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  c.part("Sun");
  c.disc(Tone::Accent, 0.72 * w, (c.is_strip() ? 0.42 : 0.36) * h, (c.is_strip() ? 0.3 : 0.2) * u);
  c.part("Hill");
  c.shape(Tone::Far, ScenePath({0, h})
                         .line(0, 0.56 * h)
                         .through({{0.3 * w, 0.46 * h}, {0.66 * w, 0.58 * h}, {w, 0.5 * h}})
                         .line(w, h));
  c.part("Turbine");
  const double size = c.is_strip() ? 0.0046 * h : 0.0044 * std::min(h, 1.4 * w);
  if (c.is_strip()) {
    for (int i = 0; i < 4; ++i)
      turbine(c, i % 2 == 0 ? Tone::Light : Tone::Pale, (0.1 + 0.17 * i) * w,
              (0.74 + 0.04 * (i % 2)) * h, size * (i % 2 == 0 ? 1 : 0.72), 20 + 37 * i);
  } else {
    turbine(c, Tone::Pale, 0.62 * w, 0.66 * h, 0.66 * size, 52);
    turbine(c, Tone::Light, 0.3 * w, 0.72 * h, size, 14);
  }
  c.part("Hill");
  c.shape(Tone::Mid, ScenePath({0, h})
                         .line(0, 0.72 * h)
                         .through({{0.28 * w, 0.66 * h}, {0.6 * w, 0.76 * h}, {w, 0.64 * h}})
                         .line(w, h));
  c.shape(
      Tone::Deep,
      ScenePath({0, h}).line(0, 0.9 * h).through({{0.4 * w, 0.84 * h}, {w, 0.9 * h}}).line(w, h));
  c.part("Solar panel");
  const double high = 0.12 * u, wide = 1.5 * high;
  for (double x = 0.42 * w; x + 1.12 * wide < w; x += 1.35 * wide) {
    const double foot = 0.93 * h;
    c.rect(Tone::Near, x + 0.44 * wide, foot - 0.3 * high, 0.08 * wide, 0.45 * high);
    c.polygon(Tone::Pale, {{x + 0.22 * wide, foot - high},
                           {x + 1.12 * wide, foot - high},
                           {x + 0.9 * wide, foot - 0.12 * high},
                           {x, foot - 0.12 * high}});
    for (int i = 1; i < 4; ++i) {
      const double at = 0.9 * wide * i / 4;
      c.line(Tone::Mid, {{x + 0.22 * wide + at, foot - high}, {x + at, foot - 0.12 * high}},
             0.03 * high);
    }
    c.line(Tone::Mid,
           {{x + 0.11 * wide, foot - 0.56 * high}, {x + 1.01 * wide, foot - 0.56 * high}},
           0.03 * high);
  }
}

}  // namespace deckle::layout
