#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A shield of several layers with a keyhole, in front of rings that run off the page.
void draw_security(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double x = c.is_strip() ? c.focus() : 0.53 * w, y = 0.5 * h;
  c.part("Ring");
  for (int i = 4; i >= 1; --i)
    c.ring(i % 2 == 0 ? Tone::Far : Tone::Mid, x, y, (0.36 + 0.15 * i) * u, 0.012 * u);
  const auto shield = [&](Tone tone, double size) {
    c.place(x, y, size * u);
    c.shape(tone, ScenePath({0, -0.5})
                      .curve({0.14, -0.4}, {0.28, -0.36}, {0.42, -0.36})
                      .line(0.42, -0.02)
                      .curve({0.42, 0.28}, {0.2, 0.44}, {0, 0.54})
                      .curve({-0.2, 0.44}, {-0.42, 0.28}, {-0.42, -0.02})
                      .line(-0.42, -0.36)
                      .curve({-0.28, -0.36}, {-0.14, -0.4}, {0, -0.5}));
    c.unplace();
  };
  c.part("Shield");
  shield(Tone::Mid, 0.9);
  shield(Tone::Near, 0.76);
  shield(Tone::Light, 0.6);
  c.part("Keyhole");
  c.place(x, y, 0.6 * u);
  c.disc(Tone::Accent, 0, -0.06, 0.11);
  c.polygon(Tone::Accent, {{-0.045, 0}, {0.045, 0}, {0.085, 0.24}, {-0.085, 0.24}});
  c.unplace();
  c.part("Point");
  for (int i = 0; i < 7; ++i) {
    const double angle = 0.6 + i * 0.92, r = (i % 2 == 0 ? 0.66 : 0.51) * u;
    c.disc(i == 2 ? Tone::Light : Tone::Near, x + r * std::cos(angle), y + r * std::sin(angle),
           0.016 * u);
  }
}

}  // namespace deckle::layout
