#pragma once
// Places and outlines of the IR as those of a display list.

#include <vector>

#include "render/display/display_list.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/backdrop_ir.h"
#include "slidespec/ir/transform_ir.h"

namespace deckle::render {

[[nodiscard]] Frame frame_of(const Rect& rect);
// `after` is applied to what `before` gives.
[[nodiscard]] Matrix combined(const Matrix& before, const Matrix& after);
// What is drawn in `box`, mirrored and turned about its centre.
[[nodiscard]] Matrix turn_matrix(const TransformIr& transform, const Frame& box);
// From the unit square to `frame`.
[[nodiscard]] Matrix unit_to(const Frame& frame);

[[nodiscard]] DisplayPath rect_path(const Frame& frame);
[[nodiscard]] DisplayPath ellipse_path(const Frame& frame);
[[nodiscard]] DisplayPath line_path(Point from, Point to);
[[nodiscard]] DisplayPath polygon_path(const std::vector<Point>& points, bool closed);
// A path of a geometry in its box.
[[nodiscard]] DisplayPath placed_path(const ShapePathIr& path, const Frame& box);
// Closed outlines, in shares of the box.
[[nodiscard]] DisplayPath placed_outlines(const std::vector<OutlineIr>& outlines, const Frame& box);

}  // namespace deckle::render
