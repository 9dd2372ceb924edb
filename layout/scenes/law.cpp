#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// The front of a public building: columns, a gable and steps.
void draw_law(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double left = c.is_strip() ? c.focus() - 1.1 * u : 0.08 * w,
               wide = c.is_strip() ? 2.2 * u : std::max(1.35 * w, 0.9 * h);
  const double foot = 0.93 * h, gable = (c.is_strip() ? 0.26 : 0.17) * h,
               top = (c.is_strip() ? 0.06 : 0.2) * h;
  c.part("Sky");
  c.disc(Tone::Far, c.is_strip() ? c.focus() : 0.8 * w, 0.5 * h, (c.is_strip() ? 0.62 : 0.72) * u);
  c.part("Gable");
  c.polygon(Tone::Near, {{left - 0.04 * wide, top + gable},
                         {left + wide / 2, top},
                         {left + 1.04 * wide, top + gable}});
  c.polygon(Tone::Mid, {{left + 0.1 * wide, top + 0.84 * gable},
                        {left + wide / 2, top + 0.24 * gable},
                        {left + 0.9 * wide, top + 0.84 * gable}});
  c.part("Emblem");
  c.disc(Tone::Accent, left + wide / 2, top + 0.6 * gable, 0.17 * gable);
  const double beam = 0.045 * h, head = top + gable, base = foot - 3 * 0.03 * h;
  c.part("Beam");
  c.rect(Tone::Pale, left - 0.03 * wide, head, 1.06 * wide, beam);
  c.part("Hall");
  c.rect(Tone::Far, left + 0.02 * wide, head + beam, 0.96 * wide, base - head - beam);
  c.part("Column");
  constexpr int kCount = 6;
  const double column = 0.085 * wide, step = (wide - column) / (kCount - 1);
  for (int i = 0; i < kCount; ++i) {
    const double x = left + step * i;
    c.rect(Tone::Light, x, head + beam + 0.02 * h, column, base - head - beam - 0.04 * h);
    for (int k = 1; k < 4; ++k)
      c.rect(Tone::Pale, x + column * k / 4 - 0.03 * column, head + beam + 0.035 * h, 0.06 * column,
             base - head - beam - 0.07 * h);
    c.rect(Tone::Pale, x - 0.12 * column, head + beam, 1.24 * column, 0.022 * h);
    c.rect(Tone::Pale, x - 0.12 * column, base - 0.022 * h, 1.24 * column, 0.022 * h);
  }
  c.part("Step");
  for (int i = 0; i < 3; ++i)
    c.rect(i == 1 ? Tone::Mid : Tone::Near, left - (0.03 + 0.04 * i) * wide, base + 0.03 * h * i,
           (1.06 + 0.08 * i) * wide, 0.03 * h);
  c.part("Ground");
  c.rect(Tone::Deep, 0, foot, w, h - foot);
}

}  // namespace deckle::layout
