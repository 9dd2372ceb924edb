#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

void gear(SceneCanvas& c, Tone tone, Tone hole, double x, double y, double radius, int teeth,
          double turn) {
  std::vector<ScenePoint> points;
  for (int i = 0; i < teeth; ++i) {
    for (const auto& [at, r] : {std::pair{-0.26, 0.8}, std::pair{-0.16, 1.0}, std::pair{0.16, 1.0},
                                std::pair{0.26, 0.8}}) {
      const double angle = 2 * std::numbers::pi * (i + at) / teeth + turn;
      points.push_back({x + radius * r * std::cos(angle), y + radius * r * std::sin(angle)});
    }
  }
  c.polygon(tone, points);
  c.disc(hole, x, y, 0.34 * radius);
}

}  // namespace

// A factory with a toothed roof and a chimney, and gears in the air above it.
void draw_industry(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double x = c.is_strip() ? c.focus() - 0.4 * u : 0.52 * w;
  c.part("Gear");
  gear(c, Tone::Mid, Tone::Deep, x + 0.4 * u, 0.2 * h, 0.3 * u, 12, 0.1);
  gear(c, Tone::Accent, Tone::Deep, x - 0.02 * u, (c.is_strip() ? 0.3 : 0.27) * h, 0.19 * u, 9, 0);
  const double foot = 0.95 * h, wall = foot - (c.is_strip() ? 0.3 : 0.2) * h,
               tooth = (c.is_strip() ? 0.2 : 0.1) * h;
  c.part("Chimney");
  const double chimney = c.is_strip() ? 0.08 * w : 0.1 * w;
  for (int i = 0; i < 2; ++i) {
    const double at = chimney + 0.17 * u * i, top = wall - (0.3 - 0.07 * i) * h;
    c.polygon(Tone::Near,
              {{at, top}, {at + 0.075 * u, top}, {at + 0.1 * u, foot}, {at - 0.025 * u, foot}});
    c.rect(Tone::Pale, at + 0.002 * u, top + 0.04 * u, 0.071 * u, 0.03 * u);
  }
  c.part("Hall");
  const double span = 0.3 * u;
  for (double at = chimney + 0.3 * u; at < w; at += span)
    c.polygon(Tone::Pale, {{at, wall}, {at, wall - tooth}, {at + span, wall}});
  c.rect(Tone::Near, -1, wall, w + 2, foot - wall);
  c.part("Window");
  for (double at = 0.07 * u; at < w; at += 0.15 * u)
    c.rect(Tone::Far, at, wall + 0.25 * (foot - wall), 0.095 * u, 0.3 * (foot - wall));
  c.part("Ground");
  c.rect(Tone::Deep, 0, foot, w, h - foot);
}

}  // namespace deckle::layout
