#pragma once
// What a metafile draws with at a moment: its device context ([MS-EMF] 3.1.1). Internal to
// metafile/.

#include <cmath>
#include <cstdint>
#include <string>

namespace deckle::ooxml::metafile {

struct Point {
  double x = 0, y = 0;
};

// x' = a x + c y + e, y' = b x + d y + f.
struct Matrix {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  [[nodiscard]] Point of(Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
  // First this one, then `next`.
  [[nodiscard]] Matrix then(const Matrix& next) const {
    return {next.a * a + next.c * b,          next.b * a + next.d * b,
            next.a * c + next.c * d,          next.b * c + next.d * d,
            next.a * e + next.c * f + next.e, next.b * e + next.d * f + next.f};
  }
  // How much longer a line becomes, over all directions.
  [[nodiscard]] double scale() const { return std::sqrt(std::abs(a * d - b * c)); }
};

enum class Dash { Solid, Dash, Dot, DashDot, DashDotDot };

struct Pen {
  bool none = false;
  double width = 0;  // logical; 0: one pixel
  std::uint32_t rgb = 0;
  Dash dash = Dash::Solid;
  std::string cap = "round", join = "round";
};

struct Brush {
  bool none = false;
  std::uint32_t rgb = 0xFFFFFF;
  bool pattern = false;  // or a hatch
};

struct Font {
  double height = 12;  // of the letters' em, logical
  int weight = 400;
  bool italic = false, underline = false, strike = false;
  double degrees = 0;  // counterclockwise
  std::string family = "sans-serif";
  std::uint8_t charset = 0;  // CharacterSet ([MS-WMF] 2.1.1.5)
};

struct State {
  Matrix world;
  bool scaled = false;  // by window and viewport
  Point window_origin, window_extent{1, 1}, viewport_origin, viewport_extent{1, 1};
  bool has_viewport = false;
  Pen pen;
  Brush brush;
  Font font;
  std::uint32_t text_rgb = 0, ground_rgb = 0xFFFFFF;
  bool opaque = true;         // the ground of letters
  bool mixes_colors = false;  // a binary raster operation other than R2_COPYPEN
  std::uint32_t align = 0;    // TA_…
  bool winding = false;
  bool clockwise = false;  // arcs
  Point position;            // device; of a WMF logical
  bool has_position = true;  // false: it is not known
  int clip = 0;              // number of a clip path; 0: none
  int clip_depth = 0;        // how many lie within each other
};

}  // namespace deckle::ooxml::metafile
