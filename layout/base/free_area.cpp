#include "layout/base/free_area.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "layout/base/frame.h"

namespace deckle::layout {
namespace {

// Ours, of the page: a larger placeholder of the foot is a mistake in the template.
constexpr double kFootShare = 0.15;
// Ours: moving a box across the whole page counts as much as losing this share of its area.
constexpr double kDistanceShare = 0.5;

using Value = std::function<double(const Rect&)>;

void add_edge(std::vector<Emu>& edges, Emu edge, Emu from, Emu to) {
  if (edge > from && edge < to) edges.push_back(edge);
}

void sort_unique(std::vector<Emu>& edges) {
  std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
}

// The best by `value` of the rectangles in `area` between the edges of `taken`, which they do not
// touch. At most some thirty obstacles make at most some sixty edges in each direction.
Rect best_between(const Rect& area, const std::vector<Rect>& taken, const Value& value) {
  std::vector<Emu> xs{area.x, area.right()}, ys{area.y, area.bottom()};
  for (const Rect& box : taken) {
    add_edge(xs, box.x, area.x, area.right());
    add_edge(xs, box.right(), area.x, area.right());
    add_edge(ys, box.y, area.y, area.bottom());
    add_edge(ys, box.bottom(), area.y, area.bottom());
  }
  sort_unique(xs);
  sort_unique(ys);
  const std::size_t columns = xs.size() - 1;
  Rect best;
  double high = 0;
  // From each row of cells downward, the columns that stay free; their runs are the candidates.
  for (std::size_t top = 0; top + 1 < ys.size(); ++top) {
    std::vector<bool> free(columns, true);
    for (std::size_t row = top; row + 1 < ys.size(); ++row) {
      for (const Rect& box : taken) {
        if (box.y >= ys[row + 1] || box.bottom() <= ys[row]) continue;
        for (std::size_t c = 0; c < columns; ++c) {
          if (box.x < xs[c + 1] && box.right() > xs[c]) free[c] = false;
        }
      }
      for (std::size_t c = 0; c < columns; ++c) {
        if (!free[c] || (c > 0 && free[c - 1])) continue;
        std::size_t end = c;
        while (end < columns && free[end]) ++end;
        const Rect candidate{xs[c], ys[top], xs[end] - xs[c], ys[row + 1] - ys[top]};
        const double worth = value(candidate);
        if (worth > high) {
          high = worth;
          best = candidate;
        }
      }
    }
  }
  return best;
}

std::vector<Rect> widened(const std::vector<Rect>& boxes) {
  std::vector<Rect> out;
  out.reserve(boxes.size());
  for (const Rect& box : boxes) out.push_back(box.inflated(emu_from_pt(kStackGapPt)));
  return out;
}

Emu clamped(Emu value, Emu low, Emu high) { return std::max(low, std::min(value, high)); }

// `wanted` in `space`: as near as possible, and no larger than it.
Rect placed_in(const Rect& wanted, const Rect& space) {
  const Emu w = std::min(wanted.w, space.w), h = std::min(wanted.h, space.h);
  return {clamped(wanted.x, space.x, space.right() - w),
          clamped(wanted.y, space.y, space.bottom() - h), w, h};
}

double distance_pt(const Rect& a, const Rect& b) {
  return std::hypot(to_pt(a.x - b.x), to_pt(a.y - b.y));
}

}  // namespace

std::vector<Rect> obstacles_of(const templates::Layout& layout, Size page) {
  std::vector<Rect> out = layout.furniture;
  const double whole = area_px({Emu(0), Emu(0), page.w, page.h});
  for (const char* type : {"dt", "ftr", "sldNum"}) {
    const templates::Placeholder* found = layout.find(type);
    if (found != nullptr && !found->box.empty() && area_px(found->box) < kFootShare * whole)
      out.push_back(found->box);
  }
  return out;
}

Rect clear_of_bands(const Rect& area, const templates::Layout& layout, Size page) {
  constexpr double kLeastWidth = 0.5, kMostHeight = 0.2, kLeastLeft = 0.8;  // ours
  const Emu gap = emu_from_pt(kStackGapPt);
  Emu top = area.y, bottom = area.bottom();
  const auto keep_off = [&](const Rect& other) {
    if (to_pt(other.w) < kLeastWidth * to_pt(page.w) ||
        intersection(other.inflated(gap), area).empty())
      return;
    if (other.center_y() < area.center_y())
      top = std::max(top, other.bottom() + gap);
    else
      bottom = std::min(bottom, other.y - gap);
  };
  for (const Rect& drawn : layout.furniture) {
    if (to_pt(drawn.h) <= kMostHeight * to_pt(page.h)) keep_off(drawn);
  }
  for (const char* type : {"title", "ctrTitle"}) {
    if (const templates::Placeholder* title = layout.find(type)) keep_off(title->box);
  }
  if (to_pt(bottom - top) < kLeastLeft * to_pt(area.h)) return area;
  return {area.x, top, area.w, bottom - top};
}

bool is_clear(const Rect& box, const std::vector<Rect>& obstacles) {
  return std::all_of(obstacles.begin(), obstacles.end(), [&box](const Rect& obstacle) {
    return intersection(box, obstacle.inflated(emu_from_pt(kStackGapPt))).empty();
  });
}

Rect largest_clear(const Rect& area, const std::vector<Rect>& obstacles) {
  if (area.empty()) return {};
  return best_between(area, widened(obstacles), [](const Rect& r) { return area_px(r); });
}

Rect nearest_clear(const Rect& wanted, const Rect& area, const std::vector<Rect>& obstacles) {
  if (area.empty() || wanted.empty()) return {};
  const double diagonal = std::hypot(to_pt(area.w), to_pt(area.h));
  const auto worth = [&](const Rect& space) {
    const Rect box = placed_in(wanted, space);
    return area_px(box) * (1 - kDistanceShare * std::min(1.0, distance_pt(box, wanted) / diagonal));
  };
  const Rect space = best_between(area, widened(obstacles), worth);
  return space.empty() ? space : placed_in(wanted, space);
}

}  // namespace deckle::layout
