#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// The globe with its lines, places on it and the way between them.
void draw_globe(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double r = (c.is_strip() ? 0.78 : 0.56) * u, x = c.is_strip() ? c.focus() : 0.6 * w,
               y = (c.is_strip() ? 0.86 : 0.54) * h;
  c.part("Globe");
  c.disc(Tone::Far, x, y, 1.12 * r);
  c.disc(Tone::Mid, x, y, r);
  c.part("Line");
  const double line = 0.012 * u;
  for (const double share : {0.0, 0.42, 0.78}) {
    for (const double side : {-1.0, 1.0}) {
      std::vector<ScenePoint> points;
      for (int i = 0; i <= 24; ++i) {
        const double angle = std::numbers::pi * (i / 24.0 - 0.5);
        points.push_back({x + side * share * r * std::cos(angle), y + r * std::sin(angle)});
      }
      c.line(Tone::Near, points, line);
      if (share == 0) break;
    }
  }
  for (const double at : {-0.62, -0.3, 0.0, 0.3, 0.62}) {
    const double half = r * std::sqrt(1 - at * at);
    c.rect(Tone::Near, x - half, y + at * r - line / 2, 2 * half, line);
  }
  c.ring(Tone::Near, x, y, r + line / 2, line);
  const ScenePoint a{x - 0.5 * r, y - 0.1 * r}, b{x + 0.36 * r, y - 0.5 * r},
      d{x + 0.16 * r, y + 0.36 * r};
  c.part("Way");
  c.bow(Tone::Light, {a, {x - 0.1 * r, y - 0.62 * r}, b}, 1.2 * line);
  c.bow(Tone::Light, {b, {x + 0.46 * r, y - 0.05 * r}, d}, 1.2 * line);
  c.part("Place");
  c.disc(Tone::Light, a.x, a.y, 0.03 * u);
  c.disc(Tone::Light, d.x, d.y, 0.03 * u);
  c.disc(Tone::Light, b.x, b.y, 0.055 * u);
  c.disc(Tone::Accent, b.x, b.y, 0.04 * u);
}

}  // namespace deckle::layout
