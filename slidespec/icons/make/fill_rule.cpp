#include "slidespec/icons/make/fill_rule.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <stdexcept>
#include <utility>

namespace deckle::icon_maker {
namespace {

std::vector<Point> flattened(const Subpath& outline) {
  std::vector<Point> points{outline.from};
  for (const Segment& s : outline.segments) {
    const Point a = points.back();
    constexpr int kSteps = 12;
    for (int i = s.line ? kSteps : 1; i <= kSteps; ++i) {
      const double t = static_cast<double>(i) / kSteps, u = 1 - t;
      points.push_back(s.line ? s.to
                              : u * u * u * a + 3 * u * u * t * s.c1 + 3 * u * t * t * s.c2 +
                                    t * t * t * s.to);
    }
  }
  points.push_back(outline.from);
  return points;
}

constexpr int kSamples = 160;  // across the page of 16 by 16

// How often each outline winds around each sample.
std::vector<std::vector<int>> windings(const Path& path) {
  std::vector<std::vector<int>> all;
  for (const Subpath& outline : path) {
    std::vector<int>& wound = all.emplace_back(kSamples * kSamples, 0);
    const std::vector<Point> points = flattened(outline);
    for (int row = 0; row < kSamples; ++row) {
      const double y = (row + 0.5037) * 16 / kSamples;
      for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Point a = points[i], b = points[i + 1];
        if ((a.y <= y) == (b.y <= y)) continue;
        const double x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x);
        const int first =
            std::clamp(static_cast<int>(std::ceil(x * kSamples / 16 - 0.5)), 0, kSamples);
        for (int column = first; column < kSamples; ++column)
          wound[static_cast<std::size_t>(row * kSamples + column)] += b.y > a.y ? 1 : -1;
      }
    }
  }
  return all;
}

// The samples where the two rules differ.
int differences(const std::vector<std::vector<int>>& wound) {
  int count = 0;
  for (std::size_t i = 0; i < wound.front().size(); ++i) {
    int sum = 0, crossings = 0;
    for (const std::vector<int>& one : wound) sum += one[i], crossings += std::abs(one[i]);
    if ((sum != 0) != (crossings % 2 != 0)) ++count;
  }
  return count;
}

// Along edges that touch, a few samples may differ.
constexpr int kTouching = 12;

Subpath reversed(const Subpath& outline) {
  Subpath out;
  Point from = outline.from;
  std::vector<std::pair<Point, Segment>> steps;
  for (const Segment& s : outline.segments) steps.emplace_back(from, s), from = s.to;
  out.from = from;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step)
    out.segments.push_back({step->second.line, step->second.c2, step->second.c1, step->first});
  return out;
}

// Whether most of the samples in `inner` are in `outer`.
bool lies_in(const std::vector<int>& inner, const std::vector<int>& outer) {
  int own = 0, shared = 0;
  for (std::size_t i = 0; i < inner.size(); ++i) {
    if (inner[i] == 0) continue;
    ++own;
    if (outer[i] != 0) ++shared;
  }
  return own > 0 && shared * 10 > own * 9;
}

int direction(const std::vector<int>& wound) {
  int sum = 0;
  for (const int w : wound) sum += w;
  return sum < 0 ? -1 : 1;
}

// Even-odd: outlines at an even depth wind one way, those at an odd depth the other.
Path turned_by_depth(const Path& path, const std::vector<std::vector<int>>& wound) {
  Path out = path;
  for (std::size_t i = 0; i < path.size(); ++i) {
    int depth = 0;
    for (std::size_t k = 0; k < path.size(); ++k) {
      if (k != i && lies_in(wound[i], wound[k])) ++depth;
    }
    if (direction(wound[i]) != (depth % 2 == 0 ? 1 : -1)) out[i] = reversed(path[i]);
  }
  return out;
}

// Non-zero: each outline that adds, with the outlines in it that take away, is a path of its own.
std::vector<Path> divided(const Path& path, const std::vector<std::vector<int>>& wound) {
  int main = 0;
  for (const std::vector<int>& one : wound) {
    for (const int w : one) main += w;
  }
  const int adds = main < 0 ? -1 : 1;
  std::vector<Path> out;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (direction(wound[i]) != adds) continue;
    Path& one = out.emplace_back(Path{path[i]});
    for (std::size_t k = 0; k < path.size(); ++k) {
      if (direction(wound[k]) != adds && lies_in(wound[k], wound[i])) one.push_back(path[k]);
    }
  }
  return out;
}

}  // namespace

std::vector<Path> for_both_rules(const Path& path, bool even_odd) {
  const auto wound = windings(path);
  if (differences(wound) <= kTouching) return {path};
  if (even_odd) {
    Path turned = turned_by_depth(path, wound);
    if (differences(windings(turned)) > kTouching)
      throw std::runtime_error("outlines cross (even-odd)");
    return {turned};
  }
  std::vector<Path> parts = divided(path, wound);
  for (const Path& part : parts) {
    if (differences(windings(part)) > kTouching)
      throw std::runtime_error("outlines cross (non-zero)");
  }
  return parts;
}

}  // namespace deckle::icon_maker
