#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A cross on rings that run off the page, with the line of a pulse across it.
void draw_health(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double x = c.is_strip() ? c.focus() : 0.54 * w, y = 0.46 * h;
  const double size = (c.is_strip() ? 0.0092 : 0.0088) * u;
  c.place(x, y, size);
  c.part("Disc");
  c.disc(Tone::Far, 0, 0, 84);
  c.disc(Tone::Mid, 0, 0, 62);
  c.part("Cross");
  c.rect(Tone::Light, -13, -40, 26, 80, 4);
  c.rect(Tone::Light, -40, -13, 80, 26, 4);
  c.unplace();
  c.part("Pulse");
  const double k = (c.is_strip() ? 0.0078 : 0.0088) * u,
               base = c.is_strip() ? 0.68 * h : y + 56 * k, width = 0.02 * u;
  const double at = c.is_strip() ? x - 130 * k : x - 26 * k;
  std::vector<ScenePoint> line{{-1, base}};
  for (const auto& [dx, dy] :
       {std::pair{-16.0, 0.0}, std::pair{-9.0, -13.0}, std::pair{-2.0, 0.0}, std::pair{5.0, 0.0},
        std::pair{11.0, 10.0}, std::pair{22.0, -46.0}, std::pair{33.0, 24.0}, std::pair{40.0, 0.0},
        std::pair{50.0, 0.0}, std::pair{57.0, -11.0}, std::pair{64.0, 0.0}})
    line.push_back({at + dx * k, base + dy * k});
  line.push_back({w + 1, base});
  c.line(Tone::Accent, line, width);
}

}  // namespace deckle::layout
