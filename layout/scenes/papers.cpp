#include <algorithm>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

void sheet(SceneCanvas& c, Tone paper, Tone lines, int count) {
  c.polygon(paper, {{-35, -48}, {19, -48}, {35, -32}, {35, 48}, {-35, 48}});
  c.polygon(lines, {{19, -48}, {35, -32}, {19, -32}});
  c.rect(lines, -24, -34, 30, 6);
  for (int i = 0; i < count; ++i) c.rect(lines, -24, -18.0 + 11 * i, 48.0 - 9 * (i % 3), 3.6);
}

}  // namespace

// Sheets of paper over each other, the first one with a seal in the accent.
void draw_papers(SceneCanvas& c) {
  const double w = c.w(), h = c.h();
  const double k = c.is_strip() ? 0.0094 * h : 0.0078 * std::min(w, 0.75 * h);
  const double x = c.is_strip() ? c.focus() : 0.5 * w, y = (c.is_strip() ? 0.58 : 0.5) * h;
  c.part("Sheet behind");
  c.place(x + 30 * k, y - 22 * k, k, 16);
  sheet(c, Tone::Far, Tone::Mid, 6);
  c.place(x - 34 * k, y + 6 * k, k, -14);
  sheet(c, Tone::Mid, Tone::Near, 6);
  c.part("Sheet");
  c.place(x, y, 1.12 * k, 3);
  sheet(c, Tone::Light, Tone::Pale, 4);
  c.part("Seal");
  c.polygon(Tone::Near, {{12, 33}, {24, 33}, {24, 52}, {18, 47}, {12, 52}});
  c.disc(Tone::Accent, 18, 29, 10);
  c.disc(Tone::Light, 18, 29, 4.5);
  c.unplace();
}

}  // namespace deckle::layout
