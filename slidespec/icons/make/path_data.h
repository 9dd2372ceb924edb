#pragma once
// The outlines of an SVG path, for make_icons.

#include <string>
#include <vector>

namespace deckle::icon_maker {

struct Point {
  double x = 0, y = 0;
};

inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
inline Point operator*(double k, Point a) { return {k * a.x, k * a.y}; }

// A line has its end in `to` only.
struct Segment {
  bool line = true;
  Point c1, c2, to;
};

struct Subpath {
  Point from;
  std::vector<Segment> segments;  // closed by a line to `from`
};

using Path = std::vector<Subpath>;  // filled at once

// Reads the attribute d (SVG 1.1, 8.3). Throws std::runtime_error.
[[nodiscard]] Path read_path_data(const std::string& data);

}  // namespace deckle::icon_maker
