#include "fixers/diagnose/place.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace deckle::fixers {
namespace {

// Ours. A touched element at all, a px sideways (columns are kept where possible) against one
// upwards or downwards, a new overlap across z levels, and a box at the very edge of the slide.
constexpr double kOnEdge = 1e-3;  // px
constexpr double kCostOfMove = 6, kSideways = 1.25, kCostOfCover = 400, kCostOfEdge = 12;

void nearest_first(std::vector<double>& list, double from) {
  std::sort(list.begin(), list.end(), [from](double a, double b) {
    const double da = std::abs(a - from), db = std::abs(b - from);
    return da != db ? da < db : a < b;
  });
  list.erase(std::unique(list.begin(), list.end()), list.end());
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

bool Placer::is_on_slide(const Box& box, double eps) const {
  return box.x >= -eps && box.y >= -eps && box.right() <= page_w_ + eps &&
         box.bottom() <= page_h_ + eps;
}

bool Placer::is_free(const Item& item, const Box& box, const std::vector<Placed>& placed,
                     double& penalty) const {
  const Box seen = seen_at(item, box);
  const std::size_t row = item.index * slide_.elements.size();
  penalty = 0;
  if (item.judged) {
    // The tolerance is for what stays: a patch moves no box off the slide.
    const bool stays = box == item.box;
    if (!is_on_slide(seen, stays ? settings_.out_of_bounds_eps : kOnEdge)) return false;
    if (!stays && !is_on_slide(box, kOnEdge) && is_on_slide(item.box, 0)) return false;
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

// Ranges of y in which the element would meet another, or be on the wrong side of it, at this x; a
// little narrower than they are.
void Placer::block(const Item& item, const Form& form, const Box& at, double x,
                   const std::vector<Placed>& placed, std::vector<Range>& blocked) const {
  constexpr double kRounding = 1e-9, kEver = 1e9;
  const double pad = 2 * settings_.safe_padding, dy = at.y - item.box.y;
  const std::size_t row = item.index * slide_.elements.size();
  blocked.clear();
  for (const Placed& other : placed) {
    const double level = other.box.center_y() - form.h / 2 + dy;
    if (item.title && other.item->body) blocked.push_back({level + kRounding, kEver});
    if (item.body && other.item->title) blocked.push_back({-kEver, level - kRounding});
    if (kinds_[row + other.item->index] != PairKind::Defect) continue;
    const Box& seen = other.seen;
    const double wide = std::min(x + at.w, seen.right()) - std::max(x, seen.x) + pad;
    if (wide <= 0) continue;
    const double high = settings_.min_overlap_area / wide;
    if (high > std::min(at.h, seen.h) + pad) continue;
    blocked.push_back(
        {seen.y - at.h - pad + high + kRounding, seen.bottom() + pad - high - kRounding});
  }
}

// The coordinates at which the element may touch others and the edges of the slide.
void Placer::coordinates(const Item& item, const Form& form, const Box& at,
                         const std::vector<Placed>& placed, double reach, Coordinates& xs,
                         Coordinates& ys) const {
  const double gap = 2 * settings_.safe_padding, safe = settings_.safe_padding,
               dy = at.y - item.box.y;
  const auto add_x = [&](double x) {
    const bool outside = item.judged && (x < -kOnEdge || x + at.w > page_w_ + kOnEdge);
    if (outside || std::abs(x - at.x) > reach + 1e-6 || is_barred(item.barred.x, x - at.x)) return;
    xs.push_back(x);
  };
  const auto add_y = [&](double y) {
    const bool outside = item.judged && (y < -kOnEdge || y + at.h > page_h_ + kOnEdge);
    if (outside || std::abs(y - at.y) > reach + 1e-6 || is_barred(item.barred.y, y - at.y)) return;
    ys.push_back(y);
  };
  xs.assign(1, at.x);
  ys.assign(1, at.y);
  for (const double x : {safe, page_w_ - safe - at.w, 0.0, page_w_ - at.w}) add_x(x);
  for (const double y : {safe, page_h_ - safe - at.h, 0.0, page_h_ - at.h}) add_y(y);
  const std::size_t row = item.index * slide_.elements.size();
  for (const Placed& other : placed) {
    if (kinds_[row + other.item->index] != PairKind::Exempt) {
      add_x(std::ceil(other.seen.right() + gap - 1e-6));
      add_x(std::floor(other.seen.x - gap - at.w + 1e-6));
      add_x(other.seen.x);
      add_y(std::ceil(other.seen.bottom() + gap - 1e-6));
      add_y(std::floor(other.seen.y - gap - at.h + 1e-6));
      add_y(other.seen.y);
    }
    const double level = other.box.center_y() - form.h / 2 + dy;
    if (item.title && other.item->body) add_y(std::floor(level));
    if (item.body && other.item->title) add_y(std::ceil(level));
  }
}

void Placer::nearest(const Item& item, const Form& form, const std::vector<Placed>& placed,
                     double reach, const Wish& wish, Work& work, Spot& best) const {
  Box box{item.box.x, item.box.y, form.w, form.h};
  // Positions are those of what is seen.
  const Box at = seen_at(item, box);
  const double dx = at.x - box.x, dy = at.y - box.y, safe = settings_.safe_padding;
  Coordinates &xs = work.xs, &ys = work.ys;
  coordinates(item, form, at, placed, reach, xs, ys);
  const double from_x = at.x + wish.dx, from_y = at.y + wish.dy;
  const auto within = [reach](double wanted, double is, double most) {
    return std::clamp(std::clamp(wanted, 0.0, std::max(0.0, most)), is - reach, is + reach);
  };
  // No wish leads where the element is not sent.
  if (wish.dx != 0 && !is_barred(item.barred.x, wish.dx))
    xs.push_back(within(from_x, at.x, page_w_ - at.w));
  if (wish.dy != 0 && !is_barred(item.barred.y, wish.dy))
    ys.push_back(within(from_y, at.y, page_h_ - at.h));
  nearest_first(xs, from_x);
  nearest_first(ys, from_y);
  for (const double x : xs) {
    const double x_cost = form.cost + std::abs(x - from_x) * kSideways * item.weight;
    if (x_cost >= best.cost) break;
    block(item, form, at, x, placed, work.blocked);
    for (const double y : ys) {
      const bool moved = x != at.x || y != at.y;
      double cost = x_cost + (std::abs(y - from_y) + (moved ? kCostOfMove : 0)) * item.weight;
      if (cost >= best.cost) break;
      const auto holds = [y](const Range& range) { return y > range.least && y < range.most; };
      if (std::any_of(work.blocked.begin(), work.blocked.end(), holds)) continue;
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
                       Gaps gaps, Work& work, Spot& best) const {
  constexpr double kCostOfShrink = 60, kCostPerEdge = 0.8;
  const double gap = 2 * settings_.safe_padding, safe = settings_.safe_padding;
  Coordinates tops{item.box.y, safe}, bottoms{item.box.bottom(), page_h_ - safe};
  Coordinates lefts{item.box.x, safe}, rights{item.box.right(), page_w_ - safe};
  for (const Placed& other : placed) {
    tops.push_back(std::ceil(other.seen.bottom() + gap - 1e-6));
    bottoms.push_back(std::floor(other.seen.y - gap + 1e-6));
    lefts.push_back(std::ceil(other.seen.right() + gap - 1e-6));
    rights.push_back(std::floor(other.seen.x - gap + 1e-6));
  }
  const Range w_reach = size_reach(item.box.w, item.tight, patches, settings_);
  const Range h_reach = size_reach(item.box.h, item.tight, patches, settings_);
  const double reach = item.tight ? settings_.move_budget * patches : std::numeric_limits<double>::infinity();
  // Smaller than now and large enough, from the largest.
  const auto sizes = [](const Coordinates& from, const Coordinates& to, double least, double now,
                        int barred) {
    Coordinates out;
    if (barred < 0) return out;
    for (const double a : from) {
      for (const double b : to)
        if (b - a < now && b - a >= least && b > a) out.push_back(b - a);
    }
    std::sort(out.rbegin(), out.rend());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
  };
  const Coordinates heights =
      sizes(tops, bottoms, std::max(item.least_h, h_reach.least), item.box.h, item.barred.h);
  const Coordinates widths =
      sizes(lefts, rights, std::max(item.least_w, w_reach.least), item.box.w, item.barred.w);
  const auto form_of = [&](double w, double h) {
    const double edges = (item.box.w - w) + (item.box.h - h);
    return Form{w, h, 0, (kCostOfShrink + kCostPerEdge * edges) * item.weight, false};
  };
  const auto has_place = [&](double w, double h) {
    Spot spot;
    spot.cost = std::numeric_limits<double>::infinity();
    const Form form = form_of(w, h);
    nearest(item, form, placed, reach, {}, work, spot);
    if (spot.cost < best.cost) best = spot;
    return spot.found;
  };
  const auto one_side = [&](const Coordinates& list, const auto& form) {
    // Where the smallest has no place, none has.
    if (list.empty() || !has_place(form(list.back()).w, form(list.back()).h)) return;
    for (const double size : list)
      if (form(size).cost < best.cost) nearest(item, form(size), placed, reach, {}, work, best);
  };
  one_side(heights, [&](double h) { return form_of(item.box.w, h); });
  one_side(widths, [&](double w) { return form_of(w, item.box.h); });
  if (best.found || gaps == Gaps::OneSide) return;
  // The lower, the wider it may be: each step goes on to the next height or the next width.
  auto w = widths.begin();
  for (auto h = heights.rbegin(); h != heights.rend() && w != widths.end();) {
    if (form_of(*w, *h).cost >= best.cost || has_place(*w, *h)) ++h;
    else ++w;
  }
}

Spot Placer::best(const Item& item, const std::vector<Form>& forms,
                  const std::vector<Placed>& placed, int patches, Gaps gaps,
                  const Wish& wish) const {
  Spot best;
  best.cost = std::numeric_limits<double>::infinity();
  const double reach = item.tight ? settings_.move_budget * patches : best.cost;
  Work work;
  if (item.fixed) {
    for (const Form& form : forms) {
      double penalty = 0;
      const Box box{item.box.x, item.box.y, form.w, form.h};
      if (is_free(item, box, placed, penalty)) return {box, form.font_px, form.cost, true};
    }
    return best;
  }
  // Where not even the least of all widths and heights has a place, no form has.
  constexpr std::size_t kFew = 3;
  bool hopeless = false;
  if (!item.tight && forms.size() > kFew) {
    Form least = forms.front();
    for (const Form& form : forms) {
      least.w = std::min(least.w, form.w);
      least.h = std::min(least.h, form.h);
    }
    Spot spot;
    spot.cost = std::numeric_limits<double>::infinity();
    nearest(item, least, placed, reach, wish, work, spot);
    hopeless = !spot.found;
  }
  for (const Form& form : forms) {
    if (hopeless || form.cost >= best.cost) break;
    nearest(item, form, placed, reach, wish, work, best);
  }
  // A place at full size near by is better than any gap.
  constexpr double kCostOfAnyGap = 60;
  const bool shrinks = item.visual || (item.free_sides && gaps == Gaps::Both);
  if (shrinks && best.cost > kCostOfAnyGap * item.weight)
    into_gaps(item, placed, patches, gaps, work, best);
  return best;
}

}  // namespace deckle::fixers
