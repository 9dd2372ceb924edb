#include <algorithm>
#include <cmath>
#include <vector>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// Two areas of a chart, and a line above them that ends in the accent.
void draw_trend(SceneCanvas& c) {
  const double w = c.w(), h = c.h();
  const auto area = [&](Tone tone, const std::vector<double>& shares) {
    std::vector<ScenePoint> points;
    for (std::size_t i = 1; i < shares.size(); ++i)
      points.push_back({w * static_cast<double>(i) / static_cast<double>(shares.size() - 1),
                        h * (1 - shares[i])});
    ScenePath path({0, h});
    path.line(0, h * (1 - shares.front())).through(points).line(w, h);
    c.shape(tone, path);
  };
  c.part("Line of the grid");
  for (int i = 1; i <= 5; ++i) c.rect(Tone::Far, 0, h * (1 - 0.16 * i), w, 1.5);
  c.part("Area");
  area(Tone::Far, {0.30, 0.42, 0.36, 0.52, 0.47, 0.60});
  area(Tone::Mid, {0.16, 0.24, 0.32, 0.27, 0.38, 0.42});
  area(Tone::Near, {0.07, 0.10, 0.16, 0.15, 0.20, 0.26});
  const std::vector<ScenePoint> line{{-0.02 * w, 0.62 * h}, {0.2 * w, 0.53 * h},
                                     {0.38 * w, 0.57 * h},  {0.56 * w, 0.40 * h},
                                     {0.7 * w, 0.43 * h},   {0.86 * w, 0.24 * h}};
  const double dot = std::clamp(0.012 * (w + h), 4.0, 10.0);
  c.part("Line of values");
  c.rect(Tone::Pale, line.back().x - 0.75, line.back().y, 1.5, h - line.back().y);
  c.line(Tone::Light, line, 0.5 * dot);
  c.part("Point");
  for (std::size_t i = 1; i + 1 < line.size(); ++i)
    c.disc(Tone::Light, line[i].x, line[i].y, 0.8 * dot);
  c.disc(Tone::Light, line.back().x, line.back().y, 1.9 * dot);
  c.disc(Tone::Accent, line.back().x, line.back().y, 1.3 * dot);
}

}  // namespace deckle::layout
