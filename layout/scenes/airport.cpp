#include <algorithm>
#include <array>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// An aeroplane that climbs over a control tower, a terminal and the lights of a runway.
void draw_airport(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double ground = h * (c.is_strip() ? 0.8 : 0.82), tower = c.is_strip() ? 0.6 * h : 0.28 * h;
  c.part("Cloud");
  for (const auto& [x, y, size] : {std::array{0.18, 0.13, 0.2}, std::array{0.86, 0.42, 0.16}}) {
    c.rect(Tone::Far, (x - size / 2) * w, y * h, size * w + 0.2 * u, 0.06 * u, 0.03 * u);
    c.rect(Tone::Far, (x - size / 3) * w, y * h - 0.045 * u, size * w, 0.07 * u, 0.035 * u);
  }
  c.part("Terminal");
  c.rect(Tone::Mid, 0.36 * w, ground - 0.13 * u, w, 0.13 * u);
  c.polygon(Tone::Near,
            {{0.33 * w, ground - 0.13 * u}, {w, ground - 0.23 * u}, {w, ground - 0.13 * u}});
  for (double x = 0.39 * w; x < w; x += 0.085 * u)
    c.rect(Tone::Far, x, ground - 0.095 * u, 0.055 * u, 0.06 * u);
  c.part("Tower");
  const double x = 0.2 * w;
  c.polygon(Tone::Near, {{x - 0.035 * u, ground - tower},
                         {x + 0.035 * u, ground - tower},
                         {x + 0.06 * u, ground},
                         {x - 0.06 * u, ground}});
  c.polygon(Tone::Pale, {{x - 0.13 * u, ground - tower - 0.12 * u},
                         {x + 0.13 * u, ground - tower - 0.12 * u},
                         {x + 0.08 * u, ground - tower},
                         {x - 0.08 * u, ground - tower}});
  c.rect(Tone::Near, x - 0.1 * u, ground - tower - 0.155 * u, 0.2 * u, 0.035 * u);
  c.rect(Tone::Near, x - 0.006 * u, ground - tower - 0.25 * u, 0.012 * u, 0.1 * u);
  c.part("Runway");
  c.rect(Tone::Deep, 0, ground, w, h - ground);
  const double dash = 0.16 * u, middle = (ground + h) / 2;
  for (double at = 0.05 * u; at < w; at += 1.7 * dash)
    c.rect(Tone::Pale, at, middle - 0.012 * u, dash, 0.024 * u);
  // Aligned with its own axis: 100 units from nose to tail.
  c.place(0.56 * w, (c.is_strip() ? 0.3 : 0.27) * h, (c.is_strip() ? 0.0068 : 0.0074) * u, -20);
  c.part("Aeroplane");
  c.polygon(Tone::Near, {{-2, -6}, {14, -6}, {-16, -34}, {-25, -34}});
  c.shape(Tone::Light, ScenePath({-48, -7})
                           .line(26, -9)
                           .curve({42, -9}, {52, -2}, {53, 2})
                           .curve({50, 8}, {40, 9}, {26, 9})
                           .line(-22, 9)
                           .line(-50, -2)
                           .line(-48, -7));
  c.polygon(Tone::Accent, {{-48, -7}, {-60, -33}, {-48, -33}, {-28, -8}});
  c.polygon(Tone::Pale, {{-44, -2}, {-32, -2}, {-52, 9}, {-60, 9}});
  c.polygon(Tone::Pale, {{-6, 4}, {16, 4}, {-24, 38}, {-34, 38}});
  c.rect(Tone::Near, -14, 17, 17, 8, 4);
  for (int i = 0; i < 8; ++i) c.disc(Tone::Near, -24 + 7 * i, -2, 1.8);
  c.polygon(Tone::Near, {{41, -6}, {46, -4}, {50, -1}, {40, -1}});
  c.unplace();
}

}  // namespace deckle::layout
