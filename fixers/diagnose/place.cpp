#include "fixers/diagnose/place.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace deckle::fixers {
namespace {

// Ours. A touched element at all, a px sideways (columns are kept where possible) against one
// upwards or downwards, a new overlap across z levels, and a box at the very edge of the slide.
constexpr double kCostOfMove = 6, kSideways = 1.25, kCostOfCover = 400, kCostOfEdge = 12;

using Coordinates = std::vector<double>;

void add_unique(Coordinates& list, double value) {
  if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

void nearest_first(Coordinates& list, double from) {
  std::sort(list.begin(), list.end(), [from](double a, double b) {
    const double da = std::abs(a - from), db = std::abs(b - from);
    return da != db ? da < db : a < b;
  });
}

}  // namespace

Placer::Placer(const SlideIr& slide, const LoopSettings& settings)
    : slide_(slide),
      settings_(settings),
      page_w_(to_px(slide.size.w)),
      page_h_(to_px(slide.size.h)) {
  const std::size_t n = slide.elements.size();
  kinds_.resize(n * n, PairKind::Exempt);
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < i; ++j)
      kinds_[i * n + j] = kinds_[j * n + i] =
          pair_kind(slide.elements[i], slide.elements[j], settings);
  }
}

Box Placer::seen_at(const Item& item, const Box& box) {
  if (box.w != item.box.w || box.h != item.box.h) return box;
  return {item.seen.x + box.x - item.box.x, item.seen.y + box.y - item.box.y, item.seen.w,
          item.seen.h};
}

bool Placer::is_free(const Item& item, const Box& box, const std::vector<Placed>& placed,
                     double& penalty) const {
  const Box seen = seen_at(item, box);
  const std::size_t row = item.index * slide_.elements.size();
  penalty = 0;
  if (item.judged) {
    const double eps = settings_.out_of_bounds_eps;
    if (seen.x < -eps || seen.y < -eps || seen.right() > page_w_ + eps ||
        seen.bottom() > page_h_ + eps)
      return false;
  }
  for (const Placed& other : placed) {
    const PairKind kind = kinds_[row + other.item->index];
    if (kind != PairKind::Exempt &&
        shared_area(seen, other.seen, settings_.safe_padding) >= settings_.min_overlap_area) {
      if (kind == PairKind::Defect) return false;
      const double before = shared_area(item.seen, other.seen, settings_.safe_padding);
      if (before < settings_.min_overlap_area) penalty += kCostOfCover;
    }
    if (item.title && other.item->body && box.center_y() > other.box.center_y()) return false;
    if (item.body && other.item->title && other.box.center_y() > box.center_y()) return false;
  }
  return true;
}

void Placer::nearest(const Item& item, const Form& form, const std::vector<Placed>& placed,
                     double reach, Spot& best) const {
  Box box{item.box.x, item.box.y, form.w, form.h};
  // Positions are those of what is seen.
  const Box at = seen_at(item, box);
  const double dx = at.x - box.x, dy = at.y - box.y;
  const double gap = 2 * settings_.safe_padding, safe = settings_.safe_padding;
  Coordinates xs{at.x}, ys{at.y};
  for (const double x : {safe, page_w_ - safe - at.w, 0.0, page_w_ - at.w}) add_unique(xs, x);
  for (const double y : {safe, page_h_ - safe - at.h, 0.0, page_h_ - at.h}) add_unique(ys, y);
  const std::size_t row = item.index * slide_.elements.size();
  for (const Placed& other : placed) {
    if (kinds_[row + other.item->index] != PairKind::Exempt) {
      add_unique(xs, std::ceil(other.seen.right() + gap - 1e-6));
      add_unique(xs, std::floor(other.seen.x - gap - at.w + 1e-6));
      add_unique(xs, other.seen.x);
      add_unique(ys, std::ceil(other.seen.bottom() + gap - 1e-6));
      add_unique(ys, std::floor(other.seen.y - gap - at.h + 1e-6));
      add_unique(ys, other.seen.y);
    }
    const double level = other.box.center_y() - form.h / 2 + dy;
    if (item.title && other.item->body) add_unique(ys, std::floor(level));
    if (item.body && other.item->title) add_unique(ys, std::ceil(level));
  }
  nearest_first(xs, at.x);
  nearest_first(ys, at.y);
  for (const double x : xs) {
    const double side = std::abs(x - at.x);
    if (side > reach + 1e-6) break;
    const double x_cost = form.cost + side * kSideways * item.weight;
    if (x_cost >= best.cost) break;
    for (const double y : ys) {
      const double up = std::abs(y - at.y);
      if (up > reach + 1e-6) break;
      const bool moved = side != 0 || up != 0;
      double cost = x_cost + (up + (moved ? kCostOfMove : 0)) * item.weight;
      if (cost >= best.cost) break;
      box.x = x - dx;
      box.y = y - dy;
      const bool at_edge = x < safe || y < safe || x + at.w > page_w_ - safe || y + at.h > page_h_ - safe;
      if (moved && at_edge) cost += kCostOfEdge;
      double penalty = 0;
      if (cost >= best.cost || !is_free(item, box, placed, penalty)) continue;
      if (cost + penalty >= best.cost) continue;
      best = {box, form.font_px, cost + penalty, true};
    }
  }
}

// Heights and widths of the gaps between others, and to the edges of the slide.
void Placer::into_gaps(const Item& item, const std::vector<Placed>& placed, int patches,
                       Gaps gaps, Spot& best) const {
  constexpr double kCostOfShrink = 60, kCostPerEdge = 0.8;
  const double gap = 2 * settings_.safe_padding, safe = settings_.safe_padding;
  Coordinates tops{item.box.y, safe}, bottoms{item.box.bottom(), page_h_ - safe};
  Coordinates lefts{item.box.x, safe}, rights{item.box.right(), page_w_ - safe};
  for (const Placed& other : placed) {
    add_unique(tops, std::ceil(other.seen.bottom() + gap - 1e-6));
    add_unique(bottoms, std::floor(other.seen.y - gap + 1e-6));
    add_unique(lefts, std::ceil(other.seen.right() + gap - 1e-6));
    add_unique(rights, std::floor(other.seen.x - gap + 1e-6));
  }
  const Range w_reach = size_reach(item.box.w, item.tight, patches, settings_);
  const Range h_reach = size_reach(item.box.h, item.tight, patches, settings_);
  const double reach = item.tight ? settings_.move_budget * patches : std::numeric_limits<double>::infinity();
  const auto try_form = [&](double w, double h) {
    if (w < std::max(item.least_w, w_reach.least) || h < std::max(item.least_h, h_reach.least)) return;
    const double edges = (item.box.w - w) + (item.box.h - h);
    const Form form{w, h, 0, (kCostOfShrink + kCostPerEdge * edges) * item.weight, false};
    if (form.cost < best.cost) nearest(item, form, placed, reach, best);
  };
  Coordinates heights, widths;
  for (const double top : tops) {
    for (const double bottom : bottoms)
      if (bottom - top < item.box.h && bottom > top) add_unique(heights, bottom - top);
  }
  for (const double left : lefts) {
    for (const double right : rights)
      if (right - left < item.box.w && right > left) add_unique(widths, right - left);
  }
  std::sort(heights.rbegin(), heights.rend());
  std::sort(widths.rbegin(), widths.rend());
  for (const double h : heights) try_form(item.box.w, h);
  for (const double w : widths) try_form(w, item.box.h);
  if (best.found || gaps == Gaps::OneSide) return;
  for (const double h : heights) {
    for (const double w : widths) try_form(w, h);
  }
}

Spot Placer::best(const Item& item, const std::vector<Form>& forms,
                  const std::vector<Placed>& placed, int patches, Gaps gaps) const {
  Spot best;
  best.cost = std::numeric_limits<double>::infinity();
  const double reach = item.tight ? settings_.move_budget * patches : best.cost;
  for (const Form& form : forms) {
    if (form.cost >= best.cost) break;
    if (item.fixed) {
      double penalty = 0;
      const Box box{item.box.x, item.box.y, form.w, form.h};
      if (is_free(item, box, placed, penalty)) return {box, form.font_px, form.cost, true};
      continue;
    }
    nearest(item, form, placed, reach, best);
  }
  // A place at full size near by is better than any gap.
  constexpr double kCostOfAnyGap = 60;
  if (item.visual && !item.fixed && best.cost > kCostOfAnyGap * item.weight)
    into_gaps(item, placed, patches, gaps, best);
  return best;
}

}  // namespace deckle::fixers
