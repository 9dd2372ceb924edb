#pragma once
// Draws the commands of a geometry's path (ECMA-376 Part 1, 20.1.9): arcs and quadratic curves
// become cubic ones.

#include "slidespec/ir/backdrop_ir.h"

namespace deckle {

class PathPen {
 public:
  // The path's own width and height: points become shares of them.
  PathPen(double width, double height);

  void move_to(double x, double y);
  void line_to(double x, double y);
  void quad_to(double cx, double cy, double x, double y);
  void cubic_to(double ax, double ay, double bx, double by, double x, double y);
  // From the present point, which is at the angle `start` of an ellipse of these radii, by `swing`.
  void arc_to(double rx, double ry, double start, double swing);
  void close();

  [[nodiscard]] std::vector<ShapePathIr::Step> take() { return std::move(steps_); }

 private:
  using Step = ShapePathIr::Step;
  void add(Step::Kind kind, double x, double y);
  [[nodiscard]] OutlinePointIr share(double x, double y) const;

  double w_, h_;
  double x_ = 0, y_ = 0;              // the present point
  double begin_x_ = 0, begin_y_ = 0;  // of the present outline
  std::vector<Step> steps_;
};

}  // namespace deckle
