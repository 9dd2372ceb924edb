#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

void person(SceneCanvas& c, Tone head, Tone body, double x, double foot, double size) {
  c.place(x, foot, size);
  c.shape(body, ScenePath({-42, 0})
                    .line(-42, -34)
                    .curve({-42, -56}, {-26, -66}, {0, -66})
                    .curve({26, -66}, {42, -56}, {42, -34})
                    .line(42, 0));
  c.disc(head, 0, -96, 25);
  c.unplace();
}

}  // namespace

// A group of people, those at the back paler; one in front is in the accent.
void draw_people(SceneCanvas& c) {
  const double w = c.w(), h = c.h();
  const double size = c.is_strip() ? 0.0056 * h : 0.0023 * std::min(h, 1.6 * w);
  struct Row {
    double shift, foot, scale;  // of a figure's width, of the height, of the size
    Tone tone;
  };
  const double top = c.is_strip() ? 0.36 : 0.42, step = c.is_strip() ? 0.18 : 0.16;
  for (const Row& row : {Row{0.5, top, 0.8, Tone::Far}, Row{0, top + step, 0.95, Tone::Mid},
                         Row{0.5, top + 2.1 * step, 1.12, Tone::Near}}) {
    c.part("Person");
    const double scale = size * row.scale, wide = 106 * scale, foot = row.foot * h + 66 * size;
    for (double x = w / 2 - (std::ceil(w / 2 / wide) - row.shift) * wide; x < w + wide; x += wide) {
      if (row.tone == Tone::Near && std::abs(x - w / 2) < 0.7 * wide) continue;
      person(c, row.tone, row.tone, x, foot, scale);
      c.rect(row.tone, x - 42 * scale, foot - 1, 84 * scale, h);
    }
  }
  c.part("Person in front");
  person(c, Tone::Light, Tone::Accent, w / 2, h + 2, (c.is_strip() ? 1.44 : 1.75) * size);
}

}  // namespace deckle::layout
