#pragma once
// Outlines of scenes: what of one is within an area, and outlines of simple forms.

#include "layout/scenes/scene_canvas.h"

namespace deckle::layout {

struct SceneBox {
  double x = 0, y = 0, w = 0, h = 0;
};

// The path as it is where all of it is within 0, 0, `w`, `h`; else what is within, with its curves
// as short lines. Nothing of it is within: one point.
[[nodiscard]] ScenePath cut_path(const ScenePath& path, double w, double h);

// Its points, each curve as that many lines.
[[nodiscard]] std::vector<ScenePoint> points_along(const ScenePath& path, int steps);

// Around all of its points and controls.
[[nodiscard]] SceneBox box_of(const ScenePath& path);

[[nodiscard]] ScenePath ellipse_path(const SceneBox& box);
[[nodiscard]] ScenePath round_path(const SceneBox& box, double radius);

}  // namespace deckle::layout
