#pragma once
// What a scene is drawn on: an area of the page. What reaches beyond it is cut at its edge, so that
// nothing of a scene stands beside the page.
//
// Points, from the left top of the area, y downward.

#include <string>
#include <vector>

namespace deckle::layout {

// The colours of a scene: tints of what is behind it, from the one that is hardest to tell from it
// to the one that is easiest, and the accent, which one thing of a scene has.
enum class Tone { Deep, Far, Mid, Near, Pale, Light, Accent };

struct ScenePoint {
  double x = 0, y = 0;
};

// A closed outline of straight lines and cubic curves.
class ScenePath {
 public:
  struct Step {
    bool curve = false;
    ScenePoint to, c1, c2;  // c1 and c2 of a curve only
  };

  explicit ScenePath(ScenePoint begin) : begin_(begin) {}
  static ScenePath polygon(const std::vector<ScenePoint>& points);

  ScenePath& line(double x, double y);
  ScenePath& curve(ScenePoint c1, ScenePoint c2, ScenePoint to);
  // A smooth curve from the last point through all of these.
  ScenePath& through(const std::vector<ScenePoint>& points);

  [[nodiscard]] const ScenePoint& begin() const { return begin_; }
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }

 private:
  ScenePoint begin_;
  std::vector<Step> steps_;
};

struct ScenePiece {
  enum class Form { Rect, RoundRect, Ellipse, Ring, Outline };
  std::string name;
  Tone tone = Tone::Mid;
  Form form = Form::Rect;
  double x = 0, y = 0, w = 0, h = 0;
  double share = 0;  // of the shorter side: the corner of a RoundRect, the band of a Ring
  std::vector<ScenePath> outline;  // of an Outline: one
};

class SceneCanvas {
 public:
  // `focus`: where in a strip, of its width, the one thing stands that is not repeated.
  SceneCanvas(double w, double h, double focus = 0.72) : w_(w), h_(h), focus_(focus) {}

  [[nodiscard]] double w() const { return w_; }
  [[nodiscard]] double h() const { return h_; }
  [[nodiscard]] double shorter() const { return w_ < h_ ? w_ : h_; }
  // Much wider than high: a scene repeats its things beside each other.
  [[nodiscard]] bool is_strip() const { return w_ > 1.7 * h_; }
  [[nodiscard]] double focus() const { return focus_ * w_; }
  [[nodiscard]] const std::vector<ScenePiece>& pieces() const { return pieces_; }

  // The name of the pieces that follow, for the list of shapes.
  void part(const std::string& name) { part_ = name; }
  // What follows is drawn in units of `scale` from `x`, `y`, turned clockwise by `degrees`.
  void place(double x, double y, double scale, double degrees = 0);
  void unplace() { place(0, 0, 1); }

  void rect(Tone tone, double x, double y, double w, double h, double corner = 0);
  void disc(Tone tone, double x, double y, double radius);
  void ellipse(Tone tone, double x, double y, double radius_x, double radius_y);
  void ring(Tone tone, double x, double y, double radius, double width);
  void shape(Tone tone, const ScenePath& path);
  void polygon(Tone tone, const std::vector<ScenePoint>& points);
  // A line of that width, with flat ends; corners are pointed.
  void line(Tone tone, const std::vector<ScenePoint>& points, double width);
  // The same along a smooth curve through the points.
  void bow(Tone tone, const std::vector<ScenePoint>& points, double width);
  // Part of a ring, in degrees clockwise from three o'clock.
  void arc(Tone tone, double x, double y, double radius, double width, double from, double to);

 private:
  [[nodiscard]] ScenePoint at(double x, double y) const;
  [[nodiscard]] ScenePath placed(const ScenePath& path) const;
  void add(ScenePiece piece);
  void add_outline(Tone tone, const ScenePath& path);

  double w_, h_, focus_;
  double x_ = 0, y_ = 0, scale_ = 1, cos_ = 1, sin_ = 0;
  std::string part_ = "Shape";
  std::vector<ScenePiece> pieces_;
};

}  // namespace deckle::layout
