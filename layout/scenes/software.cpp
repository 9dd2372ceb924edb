#include <algorithm>
#include <array>
#include <cmath>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

void window(SceneCanvas& c, Tone paper, Tone bar, Tone dots, double x, double y, double w, double h,
            double u) {
  c.rect(paper, x, y, w, h, 0.025 * u);
  c.rect(bar, x, y, w, 0.075 * u, 0.025 * u);
  c.rect(bar, x, y + 0.035 * u, w, 0.04 * u);
  for (int i = 0; i < 3; ++i) c.disc(dots, x + (0.045 + 0.04 * i) * u, y + 0.0375 * u, 0.012 * u);
}

}  // namespace

// Windows of a program that run off the page, with lines of code of which one is in the accent.
void draw_software(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  const double back_x = c.is_strip() ? c.focus() - 2.1 * u : 0.3 * w, back_y = 0.13 * h;
  c.part("Window behind");
  window(c, Tone::Far, Tone::Mid, Tone::Near, back_x, back_y, c.is_strip() ? 2.2 * u : w,
         (c.is_strip() ? 0.7 : 0.5) * h, u);
  for (int i = 0; i < 4; ++i)
    c.rect(Tone::Mid, back_x + 0.06 * u, back_y + (0.13 + 0.06 * i) * u, (0.7 - 0.13 * (i % 3)) * u,
           0.024 * u, 0.012 * u);
  const double x = c.is_strip() ? c.focus() - 0.9 * u : 0.1 * w, y = (c.is_strip() ? 0.3 : 0.3) * h;
  c.part("Window");
  window(c, Tone::Light, Tone::Near, Tone::Light, x, y, c.is_strip() ? 1.8 * u : w,
         c.is_strip() ? h : 0.56 * h, u);
  c.part("Line of code");
  struct Line {
    double indent, first, second;
  };
  constexpr std::array<Line, 9> kLines{
      Line{0, 0.16, 0.3},   Line{0.07, 0.28, 0.14}, Line{0.07, 0.12, 0.34},
      Line{0.14, 0.3, 0.1}, Line{0.14, 0.2, 0.2},   Line{0.07, 0.1, 0.16},
      Line{0, 0.08, 0},     Line{0, 0.22, 0.24},    Line{0.07, 0.18, 0.3}};
  const double lower = (c.is_strip() ? h : y + 0.56 * h) - 0.05 * u;
  const double step = 0.085 * u * (c.is_strip() ? 1 : std::max(1.0, h / u * 0.72));
  for (std::size_t i = 0; i < kLines.size(); ++i) {
    const double at = y + 0.13 * u + step * static_cast<double>(i);
    if (at > lower) break;
    const double left = x + (0.06 + kLines[i].indent) * u;
    c.rect(i == 3 ? Tone::Accent : Tone::Mid, left, at, kLines[i].first * u, 0.03 * u, 0.015 * u);
    if (kLines[i].second > 0)
      c.rect(i == 3 ? Tone::Accent : Tone::Pale, left + (kLines[i].first + 0.04) * u, at,
             kLines[i].second * u, 0.03 * u, 0.015 * u);
  }
}

}  // namespace deckle::layout
