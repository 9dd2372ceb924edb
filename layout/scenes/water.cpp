#include <algorithm>
#include <cmath>
#include <vector>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A drop that falls into waves.
void draw_water(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double x = c.is_strip() ? c.focus() : 0.52 * w, level = (c.is_strip() ? 0.66 : 0.68) * h;
  c.part("Ring");
  for (int i = 3; i >= 1; --i)
    c.ring(Tone::Far, x, level - 0.42 * u, (0.26 + 0.14 * i) * u, 0.01 * u);
  const double k = (c.is_strip() ? 0.0056 : 0.0064) * u;
  c.part("Drop");
  c.place(x, level - (c.is_strip() ? 0.28 : 0.42) * u, k);
  c.shape(Tone::Light, ScenePath({0, -62})
                           .curve({10, -36}, {40, -10}, {40, 18})
                           .curve({40, 42}, {22, 58}, {0, 58})
                           .curve({-22, 58}, {-40, 42}, {-40, 18})
                           .curve({-40, -10}, {-10, -36}, {0, -62}));
  c.shape(Tone::Accent, ScenePath({-27, 16})
                            .curve({-27, 34}, {-14, 45}, {2, 45})
                            .curve({2, 40}, {2, 40}, {0, 39})
                            .curve({-10, 38}, {-20, 30}, {-20, 16}));
  c.unplace();
  const auto waves = [&](Tone tone, double y, double high, double length, double shift) {
    ScenePath path({0, h});
    path.line(0, y);
    double at = -shift * length;
    std::vector<ScenePoint> points;
    for (int i = 0; at < w + length; ++i, at += length / 2)
      if (at > 0 && at < w) points.push_back({at, y + (i % 2 == 0 ? high : -high)});
    points.push_back({w, y});
    path.through(points).line(w, h);
    c.shape(tone, path);
  };
  c.part("Wave");
  const double length = 0.8 * u;
  waves(Tone::Mid, level + 0.08 * u, 0.035 * u, length, 0.2);
  waves(Tone::Near, level + 0.17 * u, 0.035 * u, length, 0.45);
  waves(Tone::Deep, level + 0.27 * u, 0.035 * u, length, 0.7);
}

}  // namespace deckle::layout
