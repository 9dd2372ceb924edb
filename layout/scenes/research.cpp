#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A flask with a liquid, and a molecule of rings beside it.
void draw_research(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double x = c.is_strip() ? c.focus() : 0.46 * w, foot = 0.9 * h;
  const double k = (c.is_strip() ? 0.0078 : 0.0082) * u;
  c.part("Molecule");
  const auto hexagon = [&](Tone tone, double cx, double cy, double r) {
    std::vector<ScenePoint> points;
    for (int i = 0; i <= 6; ++i) {
      const double angle = std::numbers::pi / 3 * i + std::numbers::pi / 6;
      points.push_back({cx + r * std::cos(angle), cy + r * std::sin(angle)});
    }
    c.line(tone, points, 0.016 * u);
    for (int i = 0; i < 6; ++i)
      c.disc(i % 2 == 0 ? Tone::Near : tone, points[static_cast<std::size_t>(i)].x,
             points[static_cast<std::size_t>(i)].y, 0.024 * u);
  };
  const double r = (c.is_strip() ? 0.22 : 0.15) * u, step = r * std::sqrt(3.0);
  const double mx = c.is_strip() ? x - 2.6 * u : 0.66 * w, my = (c.is_strip() ? 0.34 : 0.14) * h;
  hexagon(Tone::Mid, mx, my, r);
  hexagon(Tone::Mid, mx + step, my, r);
  hexagon(Tone::Mid, mx + step / 2, my + 1.5 * r, r);
  c.part("Glass");
  c.place(x, foot, k);
  const auto glass = [&](Tone tone, double inset) {
    c.shape(tone, ScenePath({-11 + inset, -96})
                      .line(11 - inset, -96)
                      .line(11 - inset, -62)
                      .line(45 - 1.3 * inset, -9)
                      .curve({48 - inset, -4}, {46, -inset}, {40, -inset})
                      .line(-40, -inset)
                      .curve({-46, -inset}, {-48 + inset, -4}, {-45 + 1.3 * inset, -9})
                      .line(-11 + inset, -62)
                      .line(-11 + inset, -96));
  };
  glass(Tone::Light, 0);
  glass(Tone::Mid, 3.6);
  c.rect(Tone::Light, -15, -100, 30, 7, 3);
  c.part("Liquid");
  c.shape(Tone::Accent, ScenePath({-24.5, -34})
                            .curve({-12, -40}, {8, -28}, {24.5, -34})
                            .line(40.5, -9)
                            .curve({42, -6}, {41, -4}, {38, -4})
                            .line(-38, -4)
                            .curve({-41, -4}, {-42, -6}, {-40.5, -9}));
  c.part("Bubble");
  c.disc(Tone::Light, -10, -18, 4.5);
  c.disc(Tone::Light, 9, -13, 3);
  c.disc(Tone::Light, 3, -47, 3.4);
  c.disc(Tone::Light, -3, -60, 2.2);
  c.unplace();
  c.part("Tube");
  for (int i = 0; i < 2; ++i) {
    const double tube = c.is_strip() ? x + (0.52 + 0.2 * i) * u : x + (0.39 + 0.15 * i) * u,
                 high = (c.is_strip() ? 0.52 : 0.4) * u;
    // None is cut off at the edge of the page.
    if (tube + 0.12 * u > w) break;
    c.rect(Tone::Pale, tube, foot - high, 0.1 * u, high, 0.05 * u);
    c.rect(Tone::Near, tube + 0.015 * u, foot - (0.7 - 0.2 * i) * high, 0.07 * u,
           (0.7 - 0.2 * i) * high - 0.015 * u, 0.035 * u);
    c.rect(Tone::Pale, tube - 0.012 * u, foot - high, 0.124 * u, 0.028 * u);
  }
  c.part("Table");
  c.rect(Tone::Deep, 0, foot, w, h - foot);
}

}  // namespace deckle::layout
