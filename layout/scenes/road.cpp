#include <algorithm>
#include <array>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A car on a road, with houses of a town behind it.
void draw_road(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double road = (c.is_strip() ? 0.78 : 0.76) * h;
  c.part("House");
  constexpr std::array<double, 6> kHigh{0.3, 0.46, 0.24, 0.38, 0.52, 0.28};
  const double house = (c.is_strip() ? 0.42 : 0.3) * u;
  for (int i = 0; i * house < w; ++i) {
    const double high = kHigh[static_cast<std::size_t>(i) % 6] * (c.is_strip() ? 1.2 : 0.9) * h;
    c.rect(i % 2 == 0 ? Tone::Far : Tone::Mid, i * house, road - high, house * 0.94, high);
    for (int k = 0; k < 2; ++k)
      c.rect(i % 2 == 0 ? Tone::Mid : Tone::Far, i * house + house * (0.2 + 0.36 * k),
             road - high + 0.18 * house, 0.2 * house, 0.26 * house);
  }
  c.part("Road");
  c.rect(Tone::Deep, 0, road, w, h - road);
  for (double x = 0.04 * u; x < w; x += 0.28 * u)
    c.rect(Tone::Pale, x, road + 0.5 * (h - road), 0.16 * u, 0.022 * u);
  c.place(c.is_strip() ? c.focus() : 0.5 * w, road + 0.06 * u, 0.0082 * u);
  c.part("Car");
  c.shape(Tone::Accent, ScenePath({-50, -8})
                            .line(-50, -20)
                            .curve({-49, -27}, {-40, -29}, {-33, -30})
                            .line(-18, -45)
                            .curve({-15, -48}, {-11, -49}, {-6, -49})
                            .line(12, -49)
                            .curve({17, -49}, {20, -47}, {23, -43})
                            .line(34, -30)
                            .curve({44, -29}, {50, -26}, {50, -18})
                            .line(50, -8));
  c.part("Window");
  c.polygon(Tone::Deep, {{-26, -31}, {-14, -43}, {-1, -43}, {-1, -31}});
  c.polygon(Tone::Deep, {{4, -31}, {4, -43}, {12, -43}, {17, -41}, {25, -31}});
  c.part("Lamp");
  c.rect(Tone::Light, 44, -24, 6, 6, 2);
  c.rect(Tone::Light, -50, -24, 4, 6, 2);
  c.part("Wheel");
  for (const double x : {-29.0, 29.0}) {
    c.disc(Tone::Near, x, -8, 11.5);
    c.disc(Tone::Light, x, -8, 5.5);
  }
  c.unplace();
}

}  // namespace deckle::layout
