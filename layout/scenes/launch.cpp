#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A rocket that leaves a planet, with its path behind it.
void draw_launch(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  c.part("Star");
  for (int i = 0; i < 14; ++i) {
    const double x = std::fmod(0.13 + 0.377 * i, 1.0), y = std::fmod(0.07 + 0.231 * i, 0.72);
    c.disc(i % 3 == 0 ? Tone::Pale : Tone::Near, x * w, y * h, (i % 4 == 0 ? 0.011 : 0.007) * u);
  }
  c.part("Planet");
  const double radius = c.is_strip() ? 0.62 * w : 0.95 * w, top = 0.82 * h;
  c.disc(Tone::Far, 0.35 * w, top + radius - 0.06 * u, radius + 0.02 * u);
  c.disc(Tone::Mid, 0.35 * w, top + radius, radius);
  c.disc(Tone::Near, 0.16 * w, 0.93 * h, 0.045 * u);
  c.disc(Tone::Near, 0.44 * w, 0.96 * h, 0.07 * u);
  const double x = c.is_strip() ? c.focus() : 0.58 * w, y = 0.4 * h,
               k = (c.is_strip() ? 0.0072 : 0.0074) * u;
  c.part("Path");
  c.place(x, y, k, 28);
  c.shape(Tone::Far, ScenePath({-13, 34})
                         .curve({-16, 80}, {-34, 130}, {-70, 190})
                         .line(40, 190)
                         .curve({22, 130}, {14, 80}, {13, 34}));
  c.part("Flame");
  c.shape(
      Tone::Accent,
      ScenePath({-11, 32}).curve({-14, 48}, {-5, 58}, {0, 72}).curve({5, 58}, {14, 48}, {11, 32}));
  c.part("Rocket");
  c.shape(Tone::Near, ScenePath({-16, 2}).curve({-32, 10}, {-34, 26}, {-32, 42}).line(-12, 28));
  c.shape(Tone::Near, ScenePath({16, 2}).curve({32, 10}, {34, 26}, {32, 42}).line(12, 28));
  c.shape(Tone::Light, ScenePath({0, -62})
                           .curve({16, -46}, {22, -20}, {19, 8})
                           .curve({18, 20}, {15, 28}, {12, 34})
                           .line(-12, 34)
                           .curve({-15, 28}, {-18, 20}, {-19, 8})
                           .curve({-22, -20}, {-16, -46}, {0, -62}));
  c.shape(Tone::Pale, ScenePath({0, -62})
                          .curve({8, -54}, {13, -44}, {16, -33})
                          .line(-16, -33)
                          .curve({-13, -44}, {-8, -54}, {0, -62}));
  c.disc(Tone::Near, 0, -10, 10);
  c.disc(Tone::Deep, 0, -10, 6.5);
  c.rect(Tone::Pale, -3, 12, 6, 26, 3);
  c.unplace();
}

}  // namespace deckle::layout
