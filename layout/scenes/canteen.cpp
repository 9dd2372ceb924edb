#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// A plate from above with a meal on it, between fork and knife, on a checked cloth.
void draw_canteen(SceneCanvas& c) {
  const double w = c.w(), h = c.h();
  const double cell = std::max(w, h) / 14;
  c.part("Cloth");
  const double cloth = c.is_strip() ? 0.3 * h : 0.44 * h;
  c.rect(Tone::Far, 0, cloth, w, h - cloth);
  for (int row = 0; cloth + row * cell < h; ++row) {
    for (int column = row % 2; column * cell < w; column += 2)
      c.rect(Tone::Mid, column * cell, cloth + row * cell, cell, cell);
  }
  // Fork, plate and knife are 162 wide together, and none of them is cut off.
  const double size = c.is_strip() ? 0.0092 * h : std::min(0.0065 * h, w / 176);
  c.place(c.is_strip() ? c.focus() : std::max(0.5 * w, std::min(0.64 * w, w - 86 * size)),
          0.62 * h, size);
  c.part("Plate");
  c.disc(Tone::Light, 0, 0, 50);
  c.disc(Tone::Pale, 0, 0, 36);
  c.disc(Tone::Light, 0, 0, 34);
  c.part("Meal");
  c.disc(Tone::Accent, 11, -6, 15);
  for (const auto& [x, y, r] : {std::array{-14.0, -10.0, 8.5}, std::array{-6.0, -17.0, 7.0},
                                std::array{-18.0, 0.0, 7.0}, std::array{-8.0, -4.0, 7.5}})
    c.disc(Tone::Mid, x, y, r);
  for (const auto& [x, y] : {std::pair{-12.0, 15.0}, std::pair{2.0, 20.0}})
    c.ellipse(Tone::Near, x, y, 9, 6.5);
  c.part("Fork");
  for (int i = 0; i < 4; ++i) c.rect(Tone::Light, -81 + 5.4 * i, -48, 2.8, 30, 1.4);
  c.shape(Tone::Light, ScenePath({-81, -24})
                           .line(-62, -24)
                           .curve({-62, -8}, {-66, -4}, {-69, -2})
                           .line(-74, -2)
                           .curve({-77, -4}, {-81, -8}, {-81, -24}));
  c.rect(Tone::Light, -74.5, -6, 6, 66, 3);
  c.part("Knife");
  c.shape(Tone::Light,
          ScenePath({66, -48}).curve({76, -40}, {79, -16}, {77, 8}).line(66, 8).line(66, -48));
  c.rect(Tone::Light, 66, 6, 7, 54, 3);
  c.unplace();
}

}  // namespace deckle::layout
