#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A target that runs off the page, with an arrow in its middle.
void draw_target(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double x = c.is_strip() ? c.focus() : 0.58 * w, y = (c.is_strip() ? 0.62 : 0.54) * h,
               r = (c.is_strip() ? 0.7 : 0.56) * u;
  c.part("Ring");
  c.disc(Tone::Far, x, y, 1.16 * r);
  c.disc(Tone::Mid, x, y, 0.92 * r);
  c.disc(Tone::Light, x, y, 0.68 * r);
  c.disc(Tone::Near, x, y, 0.46 * r);
  c.part("Middle");
  c.disc(Tone::Light, x, y, 0.25 * r);
  c.disc(Tone::Accent, x, y, 0.13 * r);
  c.part("Arrow");
  c.place(x, y, 0.01 * r, -38);
  c.polygon(Tone::Deep, {{0, 0}, {12, -4.5}, {12, 4.5}});
  c.rect(Tone::Deep, 8, -2.2, 92, 4.4);
  c.polygon(Tone::Pale, {{74, -2}, {92, -16}, {116, -16}, {100, -2}});
  c.polygon(Tone::Pale, {{74, 2}, {92, 16}, {116, 16}, {100, 2}});
  c.unplace();
}

}  // namespace deckle::layout
