#include <algorithm>
#include <cmath>
#include <vector>

#include "layout/scenes/scenes.h"

namespace deckle::layout {

// Bars that rise from the foot of the page, the last one in the accent, under a line through their
// ends.
void draw_growth(SceneCanvas& c) {
  const double w = c.w(), h = c.h();
  const int count = c.is_strip() ? 9 : 5;
  const double margin = 0.07 * w, gap = 0.34;
  const double width = (w - 2 * margin) / (count + gap * (count - 1));
  c.part("Line");
  for (int i = 1; i <= 4; ++i) c.rect(Tone::Far, 0, h * (1 - 0.2 * i), w, 1.5);
  std::vector<ScenePoint> ends;
  for (int i = 0; i < count; ++i) {
    const double share = static_cast<double>(i) / (count - 1);
    const double height = h * (0.16 + 0.54 * std::pow(share, 1.5) + (i % 2 == 1 ? 0.03 : 0));
    const double x = margin + width * (1 + gap) * i;
    const bool last = i == count - 1;
    c.part("Bar");
    c.rect(last          ? Tone::Accent
           : share < 0.4 ? Tone::Far
           : share < 0.7 ? Tone::Mid
                         : Tone::Near,
           x, h - height, width, height + 10);
    ends.push_back({x + width / 2, h - height - 0.07 * h});
  }
  const double dot = std::clamp(0.011 * (w + h), 4.0, 9.0);
  c.part("Line of growth");
  c.line(Tone::Pale, ends, 0.42 * dot);
  for (const ScenePoint& end : ends) {
    const bool last = &end == &ends.back();
    c.disc(last ? Tone::Light : Tone::Pale, end.x, end.y, last ? 1.35 * dot : 0.8 * dot);
  }
}

}  // namespace deckle::layout
