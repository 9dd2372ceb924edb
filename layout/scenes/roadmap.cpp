#include <algorithm>
#include <cmath>
#include <vector>

#include "layout/scenes/cut_path.h"
#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

// Points at short distances along a smooth curve.
std::vector<ScenePoint> way_points(const std::vector<ScenePoint>& way) {
  ScenePath path(way.front());
  path.through({way.begin() + 1, way.end()});
  return points_along(path, 16);
}

}  // namespace

namespace {

void pin(SceneCanvas& c, Tone tone, Tone hole, double x, double foot, double size) {
  c.place(x, foot, size);
  c.shape(tone, ScenePath({0, 0})
                    .curve({-5, -16}, {-20, -26}, {-20, -42})
                    .curve({-20, -54}, {-11, -62}, {0, -62})
                    .curve({11, -62}, {20, -54}, {20, -42})
                    .curve({20, -26}, {5, -16}, {0, 0}));
  c.disc(hole, 0, -42, 8.5);
  c.unplace();
}

}  // namespace

// A winding way with milestones, the last one in the accent.
void draw_roadmap(SceneCanvas& c) {
  const double w = c.w(), h = c.h(), u = c.shorter();
  std::vector<ScenePoint> way;
  std::vector<ScenePoint> stops;
  if (c.is_strip()) {
    way = {{-0.05 * w, 0.86 * h}, {0.1 * w, 0.74 * h},  {0.3 * w, 0.9 * h}, {0.5 * w, 0.7 * h},
           {0.7 * w, 0.84 * h},   {0.88 * w, 0.56 * h}, {1.06 * w, 0.5 * h}};
    stops = {way[1], way[3], way[5]};
  } else {
    way = {{0.3 * w, 1.06 * h},  {0.34 * w, 0.94 * h}, {0.74 * w, 0.83 * h}, {0.7 * w, 0.71 * h},
           {0.26 * w, 0.62 * h}, {0.34 * w, 0.5 * h},  {0.72 * w, 0.42 * h}, {0.74 * w, 0.33 * h}};
    stops = {way[2], way[4], way[7]};
  }
  const double width = 0.13 * u;
  c.part("Hill");
  c.shape(Tone::Far, ScenePath({0, h})
                         .line(0, 0.5 * h)
                         .through({{0.4 * w, 0.36 * h}, {0.75 * w, 0.3 * h}, {w, 0.38 * h}})
                         .line(w, h));
  c.part("Way");
  c.bow(Tone::Mid, way, width);
  ScenePath middle(way.front());
  middle.through({way.begin() + 1, way.end()});
  c.part("Dash");
  // Every other short piece of its middle.
  const std::vector<ScenePoint> points = way_points(way);
  for (std::size_t i = 0; i + 3 < points.size(); i += 6)
    c.line(Tone::Pale, {points[i], points[i + 1], points[i + 2], points[i + 3]}, 0.1 * width);
  for (const ScenePoint& stop : stops) {
    const bool last = &stop == &stops.back();
    c.part("Milestone");
    c.ellipse(Tone::Near, stop.x, stop.y, 0.07 * u, 0.03 * u);
    pin(c, last ? Tone::Accent : Tone::Light, last ? Tone::Deep : Tone::Mid, stop.x, stop.y,
        (last ? 0.0056 : 0.0038) * u);
  }
}

}  // namespace deckle::layout
