#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A train on its rails, with wires above it.
void draw_rail(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double rail = 0.86 * h, high = (c.is_strip() ? 0.5 : 0.3) * std::min(h, 1.2 * w),
               top = rail - high - 0.035 * u;
  const double nose = (c.is_strip() ? 0.42 : 0.08) * w;
  c.part("Hill");
  c.shape(Tone::Far, ScenePath({0, h})
                         .line(0, 0.6 * h)
                         .through({{0.25 * w, 0.46 * h}, {0.6 * w, 0.52 * h}, {w, 0.36 * h}})
                         .line(w, h));
  c.part("Wire");
  const double wire = top - 0.13 * u;
  for (double x = 0.06 * w; x < w; x += 0.8 * u) {
    c.rect(Tone::Mid, x, wire - 0.1 * u, 0.02 * u, rail - wire + 0.1 * u);
    c.rect(Tone::Mid, x, wire - 0.04 * u, 0.16 * u, 0.014 * u);
  }
  c.rect(Tone::Near, 0, wire, w, 0.008 * u);
  c.line(Tone::Near,
         {{nose + 0.62 * u, top}, {nose + 0.54 * u, top - 0.065 * u}, {nose + 0.62 * u, wire}},
         0.014 * u);
  c.part("Train");
  c.shape(Tone::Light, ScenePath({w + 1, top})
                           .line(nose + 0.36 * u, top)
                           .curve({nose + 0.16 * u, top}, {nose + 0.02 * u, top + 0.62 * high},
                                  {nose, top + 0.8 * high})
                           .curve({nose, top + 0.95 * high}, {nose + 0.02 * u, top + high},
                                  {nose + 0.05 * u, top + high})
                           .line(w + 1, top + high));
  c.part("Stripe");
  c.polygon(Tone::Accent, {{nose + 0.012 * u, top + 0.7 * high},
                           {w + 1, top + 0.7 * high},
                           {w + 1, top + 0.84 * high},
                           {nose, top + 0.84 * high}});
  c.part("Window");
  c.shape(Tone::Mid,
          ScenePath({nose + 0.3 * u, top + 0.18 * high})
              .line(nose + 0.4 * u, top + 0.18 * high)
              .line(nose + 0.4 * u, top + 0.52 * high)
              .line(nose + 0.12 * u, top + 0.52 * high)
              .curve({nose + 0.16 * u, top + 0.36 * high}, {nose + 0.22 * u, top + 0.2 * high},
                     {nose + 0.3 * u, top + 0.18 * high}));
  for (double x = nose + 0.47 * u; x < w; x += 0.23 * u)
    c.rect(Tone::Mid, x, top + 0.18 * high, 0.17 * u, 0.34 * high, 0.02 * u);
  c.part("Wheel");
  for (double x = nose + 0.22 * u; x < w; x += 0.2 * u)
    c.disc(Tone::Near, x, rail - 0.02 * u, 0.035 * u);
  c.part("Rail");
  c.rect(Tone::Pale, 0, rail, w, 0.016 * u);
  c.rect(Tone::Deep, 0, rail + 0.016 * u, w, h - rail);
  for (double x = 0.03 * u; x < w; x += 0.14 * u)
    c.rect(Tone::Mid, x, rail + 0.016 * u, 0.07 * u, 0.028 * u);
}

}  // namespace deckle::layout
