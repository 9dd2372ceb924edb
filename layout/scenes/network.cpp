#include <algorithm>
#include <array>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A chip, and lines that lead from it to points at the edge of the page.
void draw_network(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double x = c.is_strip() ? c.focus() : 0.54 * w, y = 0.5 * h, k = 0.0062 * u;
  c.part("Conductor");
  constexpr std::array<double, 4> kAt{-22, -8, 8, 22};
  constexpr std::array<double, 4> kTurn{26, 12, 18, 30}, kOut{-46, -15, 15, 46};
  const double far = std::max(w, h) / k;
  for (std::size_t i = 0; i < 4; ++i) {
    const bool ends = i % 2 == 1;
    for (const double side : {-1.0, 1.0}) {
      const double reach = ends ? 56 + 6.0 * static_cast<double>(i) : far;
      c.place(x, y, k);
      const auto point = [&](double along, double across, bool upright) {
        return upright ? ScenePoint{across, along} : ScenePoint{along, across};
      };
      for (const bool upright : {false, true}) {
        const double first = side * (34 + kTurn[i]), last = side * reach;
        const double turned = first + side * std::abs(kOut[i] - kAt[i]);
        if (std::abs(last) <= std::abs(turned)) continue;
        c.line(Tone::Mid,
               {point(side * 34, kAt[i], upright), point(first, kAt[i], upright),
                point(turned, kOut[i], upright), point(last, kOut[i], upright)},
               2.2);
        const ScenePoint end = point(last, kOut[i], upright);
        if (ends)
          c.disc(i == 1 && side > 0 && !upright ? Tone::Light : Tone::Near, end.x, end.y, 4.6);
      }
    }
  }
  c.part("Pin");
  for (const double at : kAt) {
    c.rect(Tone::Pale, at - 2.2, -43, 4.4, 86, 1);
    c.rect(Tone::Pale, -43, at - 2.2, 86, 4.4, 1);
  }
  c.part("Chip");
  c.rect(Tone::Light, -36, -36, 72, 72, 7);
  c.rect(Tone::Near, -27, -27, 54, 54, 4);
  c.part("Core");
  c.rect(Tone::Accent, -14, -14, 28, 28, 4);
  c.disc(Tone::Deep, 0, 0, 6);
  c.unplace();
}

}  // namespace deckle::layout
