#include <algorithm>
#include <array>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

void container(SceneCanvas& c, Tone tone, Tone ribs, double x, double y, double w, double h) {
  c.rect(tone, x, y, w, h);
  for (int i = 1; i < 8; ++i)
    c.rect(ribs, x + w * i / 8 - 0.012 * w, y + 0.14 * h, 0.024 * w, 0.72 * h);
}

}  // namespace

// Stacks of containers, and a crane that holds one more.
void draw_freight(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double ground = 0.93 * h;
  const double box_h = c.is_strip() ? 0.155 * h : 0.115 * std::min(h, 1.5 * w);
  const double box_w = 2.3 * box_h, gap = 0.06 * box_h;
  const double beam = c.is_strip() ? 0.1 * h : std::max(0.12 * h, ground - 7.4 * box_h);
  const double leg = c.is_strip() ? w - 3.9 * box_w : 0.06 * w;
  c.part("Crane");
  c.rect(Tone::Near, leg, beam, 0.05 * u, ground - beam);
  c.rect(Tone::Near, w - 0.1 * u, beam, 0.05 * u, ground - beam);
  c.rect(Tone::Pale, leg - 0.1 * u, beam, w, 0.055 * u);
  c.line(Tone::Near, {{leg + 0.03 * u, beam - 0.16 * u}, {w, beam + 0.02 * u}}, 0.014 * u);
  c.rect(Tone::Near, leg + 0.01 * u, beam - 0.16 * u, 0.03 * u, 0.16 * u);
  const double hung_x = leg + (w - leg - box_w) * 0.5, hung_y = beam + 1.35 * box_h;
  c.rect(Tone::Light, hung_x + 0.28 * box_w, beam + 0.035 * u, 0.44 * box_w, 0.05 * u);
  for (const double x : {0.16, 0.84})
    c.line(Tone::Pale,
           {{hung_x + 0.5 * box_w + (x - 0.5) * 0.4 * box_w, beam + 0.06 * u},
            {hung_x + x * box_w, hung_y}},
           0.012 * u);
  c.part("Container in the air");
  container(c, Tone::Accent, Tone::Deep, hung_x, hung_y, box_w, box_h);
  c.part("Container");
  constexpr std::array<Tone, 5> kTones{Tone::Mid, Tone::Pale, Tone::Near, Tone::Far, Tone::Near};
  const int columns = static_cast<int>(std::ceil(w / (box_w + gap)));
  for (int i = 0; i < columns; ++i) {
    const int under_crane = c.is_strip() ? 2 : 3;
    const int high = c.is_strip() ? 1 + (i * 2 + 1) % 4 : std::max(1, under_crane - i % 2);
    for (int k = 0; k < high; ++k) {
      const double x = w - (box_w + gap) * (i + 1) + 0.3 * box_w * (c.is_strip() ? 0 : 1);
      const double y = ground - (box_h + gap) * (k + 1) + gap;
      if (c.is_strip() && k > 1 && x + box_w > leg) continue;
      const Tone tone = kTones[static_cast<std::size_t>(2 * i + 3 * k + 1) % kTones.size()];
      container(c, tone, tone == Tone::Far ? Tone::Mid : Tone::Far, x, y, box_w, box_h);
    }
  }
  c.part("Ground");
  c.rect(Tone::Deep, 0, ground, w, h - ground);
}

}  // namespace deckle::layout
