#include <algorithm>
#include <cmath>
#include <numbers>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

void wheel(SceneCanvas& c, double x, double y, double r) {
  for (int i = 0; i < 6; ++i) {
    const double angle = std::numbers::pi / 6 * i + 0.2, dx = 0.93 * r * std::cos(angle),
                 dy = 0.93 * r * std::sin(angle);
    c.line(Tone::Near, {{x - dx, y - dy}, {x + dx, y + dy}}, 0.7);
  }
  c.ring(Tone::Light, x, y, r, 3.4);
  c.disc(Tone::Light, x, y, 3);
}

}  // namespace

// A bicycle on a road before hills.
void draw_cycling(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double road = (c.is_strip() ? 0.86 : 0.8) * h;
  c.part("Sun");
  c.disc(Tone::Far, c.is_strip() ? c.focus() : 0.56 * w, (c.is_strip() ? 0.46 : 0.4) * h,
         (c.is_strip() ? 0.44 : 0.36) * u);
  c.part("Hill");
  c.shape(
      Tone::Far,
      ScenePath({0, h})
          .line(0, 0.66 * h)
          .through({{0.22 * w, 0.58 * h}, {0.5 * w, 0.7 * h}, {0.8 * w, 0.55 * h}, {w, 0.62 * h}})
          .line(w, h));
  c.shape(Tone::Mid, ScenePath({0, h})
                         .line(0, 0.74 * h)
                         .through({{0.34 * w, 0.7 * h}, {0.66 * w, 0.76 * h}, {w, 0.7 * h}})
                         .line(w, h));
  c.part("Road");
  c.rect(Tone::Deep, 0, road, w, h - road);
  for (double x = 0.04 * u; x < w; x += 0.3 * u)
    c.rect(Tone::Pale, x, road + 0.5 * (h - road), 0.17 * u, 0.02 * u);
  const double k = c.is_strip() ? 0.0082 * h : 0.0061 * std::min(w, h);
  c.place(c.is_strip() ? c.focus() : 0.5 * w, road, k);
  c.part("Wheel");
  wheel(c, -43, -32, 32);
  wheel(c, 43, -32, 32);
  c.part("Frame");
  const ScenePoint rear{-43, -32}, front{43, -32}, crank{-6, -30}, seat{-18, -74}, head{29, -76};
  c.line(Tone::Accent, {rear, crank, head, {seat.x + 1.4, seat.y + 6}, rear}, 4.4);
  c.line(Tone::Accent, {crank, {-20, -81}}, 4.4);
  c.line(Tone::Accent, {front, {27, -86}}, 4.4);
  c.part("Saddle");
  c.shape(Tone::Light, ScenePath({-34, -87})
                           .curve({-28, -86}, {-16, -86}, {-8, -84})
                           .curve({-8, -80}, {-20, -80}, {-33, -81}));
  c.part("Handlebar");
  c.bow(Tone::Light, {{27, -84}, {29, -93}, {40, -94}, {44, -86}}, 4);
  c.part("Crank");
  c.ring(Tone::Light, crank.x, crank.y, 8.5, 2.4);
  c.line(Tone::Light, {{crank.x - 1, crank.y}, {crank.x + 9, crank.y + 13}}, 2.8);
  c.rect(Tone::Light, crank.x + 4, crank.y + 12, 11, 3, 1);
  c.unplace();
}

}  // namespace deckle::layout
