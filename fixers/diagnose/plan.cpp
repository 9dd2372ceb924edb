#include "fixers/diagnose/plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "fixers/diagnose/boxes.h"
#include "fixers/diagnose/place.h"
#include "fixers/patch/patch.h"
#include "fixers/patch/slide_patch.h"

namespace deckle::fixers {
namespace {

using Order = std::vector<std::size_t>;

constexpr double kSamePx = 1e-3;
// Sizes of text are kept in hundredths of a point.
constexpr double kReachedPx = 0.02;

// Numerical Recipes' linear congruential generator: orders by chance, the same on every machine.
class Chance {
 public:
  explicit Chance(std::uint32_t seed) : state_(seed) {}
  std::uint32_t below(std::uint32_t n) {
    state_ = state_ * 1664525u + 1013904223u;
    return static_cast<std::uint32_t>((static_cast<std::uint64_t>(state_) * n) >> 32);
  }

 private:
  std::uint32_t state_;
};

class Planner {
 public:
  Planner(const SlideIr& slide, const MeasuredSlide& measured, const Diagnosis& found,
          TextProbe& probe, const LoopSettings& settings)
      : slide_(slide),
        measured_(measured),
        probe_(probe),
        settings_(settings),
        items_(items_of(slide, measured, settings)),
        placer_(slide, settings) {
    for (const Defect& defect : found.defects) {
      items_[defect.element].disturbed = true;
      misplaced_title_ = misplaced_title_ || defect.type == DefectType::LayoutTopology;
    }
  }

  Plan run(const PlanEffort& effort) {
    for (std::size_t i = 0; i < effort.barred.size(); ++i) items_[i].barred = effort.barred[i];
    attempts_ = effort.first_only ? 2 : effort.attempts;
    // What is left when nothing is complete is looked for only then: it takes as long again.
    if (!effort.first_only) {
      Plan plan = look(effort, Wanted::Complete);
      if (plan.complete) return plan;
    }
    return look(effort, Wanted::Most);
  }

 private:
  // Complete: an order is given up with the first element that finds no place. Most: all that can
  // be placed are.
  enum class Wanted { Complete, Most };

  Plan look(const PlanEffort& effort, Wanted wanted) {
    Plan best;
    best.cost = std::numeric_limits<double>::infinity();
    std::size_t most_placed = 0;
    Plan partial;
    const int allowed = effort.most_patches > 0 ? effort.most_patches : settings_.max_iter;
    const int most_patches = effort.first_only ? 1 : allowed;
    const int variants = effort.first_only ? 1 : effort.variants;
    wanted_ = wanted;
    // Other widths last: they take the longest to measure, and are seen the most.
    for (int reflow = 0; reflow < (effort.first_only ? 1 : 2); ++reflow) {
      for (int patches = 1; patches <= most_patches; ++patches) {
        prepare(patches, reflow > 0);
        if (wanted == Wanted::Complete && !is_possible(patches)) continue;
        for (int variant = 0; variant < variants; ++variant) {
          wish_by_chance(effort.first_variant + variant, patches);
          Plan plan = settle(first_order(effort.first_variant + variant), patches);
          if (plan.complete && plan.cost < best.cost) best = std::move(plan);
          if (best.complete && !effort.best_of_all) return best;
          if (best.complete || plan.complete) continue;
          const std::size_t placed = count_placed(plan);
          if (placed > most_placed) {
            most_placed = placed;
            partial = std::move(plan);
          }
        }
        if (!best.complete && wanted == Wanted::Complete) best = apart(patches);
        if (best.complete) return best;
      }
    }
    return partial;
  }

  void prepare(int patches, bool reflow) {
    forms_.clear();
    gaps_ = reflow ? Gaps::Both : Gaps::OneSide;
    for (const Item& item : items_)
      forms_.push_back(
          forms_of(item, slide_, measured_, probe_, patches, reflow, settings_));
  }

  [[nodiscard]] double reach(int patches) const { return settings_.move_budget * patches; }

  // The orders by chance are tried with other places for what has a budget, one time of two.
  void wish_by_chance(int variant, int patches) {
    wishes_.assign(items_.size(), {});
    if (variant <= 3 || variant % 2 == 0) return;
    Chance chance(static_cast<std::uint32_t>(variant) * 977);
    const auto step = [&] { return (static_cast<int>(chance.below(3)) - 1) * reach(patches); };
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (!items_[i].tight || items_[i].fixed) continue;
      const double dx = step(), dy = step();
      wishes_[i] = {dx, dy};
    }
  }

  // The elements with budgets that may move.
  Order limited() const {
    Order order;
    for (std::size_t i = 0; i < items_.size(); ++i)
      if (items_[i].tight && !items_[i].fixed) order.push_back(i);
    return order;
  }

  bool add(std::size_t index, int patches, const Wish& wish, std::vector<Placed>& placed) const {
    const Item& item = items_[index];
    const Spot spot = placer_.best(item, forms_[index], placed, patches, gaps_, wish);
    if (spot.found) placed.push_back({&item, spot.box, Placer::seen_at(item, spot.box)});
    return spot.found;
  }

  // Whether two have places beside what cannot move, when they are sent in these directions.
  bool are_possible(std::size_t a, const Wish& to, std::size_t b, const Wish& other,
                    int patches) const {
    std::vector<Placed> placed = immovable_;
    return add(a, patches, to, placed) && add(b, patches, other, placed);
  }

  // Whether each element with budgets, and any two of them, have places if all others had none: a
  // slide for which one patch is not enough is not arranged for one in many orders.
  bool is_possible(int patches) {
    immovable_.clear();
    for (std::size_t i = 0; i < items_.size(); ++i)
      if (items_[i].fixed && !add(i, patches, {}, immovable_)) return false;
    const Order order = limited();
    for (const std::size_t a : order) {
      std::vector<Placed> placed = immovable_;
      if (!add(a, patches, {}, placed)) return false;
    }
    for (const std::size_t a : order) {
      for (const std::size_t b : order) {
        if (b <= a) continue;
        bool possible = are_possible(a, {}, b, {}, patches) || are_possible(b, {}, a, {}, patches);
        for (const Wish& wish : directions(patches))
          possible = possible || are_possible(a, wish, b, {-wish.dx, -wish.dy}, patches) ||
                     are_possible(a, wish, b, {}, patches) || are_possible(b, wish, a, {}, patches);
        if (!possible) return false;
      }
    }
    return true;
  }

  [[nodiscard]] std::array<Wish, 4> directions(int patches) const {
    const double far = reach(patches);
    return {Wish{0, -far}, Wish{0, far}, Wish{-far, 0}, Wish{far, 0}};
  }

  // Two elements of limited reach may have to leave each other's way both: where one of them stays,
  // the other finds no place. They are sent in opposite directions.
  Plan apart(int patches) {
    Plan best;
    best.cost = std::numeric_limits<double>::infinity();
    const Order order = limited();
    for (const std::size_t a : order) {
      for (const std::size_t b : order) {
        if (b <= a || !(items_[a].disturbed || items_[b].disturbed)) continue;
        for (const Wish& wish : directions(patches)) {
          const Wish opposite{-wish.dx, -wish.dy};
          if (!are_possible(a, wish, b, opposite, patches)) continue;
          wishes_.assign(items_.size(), {});
          wishes_[a] = wish;
          wishes_[b] = opposite;
          Plan plan = settle(first_order(0), patches);
          if (plan.complete && plan.cost < best.cost) best = std::move(plan);
        }
        if (best.complete) return best;
      }
    }
    return best;
  }

  static std::size_t count_placed(const Plan& plan) {
    return static_cast<std::size_t>(std::count_if(plan.targets.begin(), plan.targets.end(),
                                                  [](const Target& t) { return t.placed; }));
  }

  // What cannot move comes first; then by importance, so that the less important gives way.
  Order first_order(int variant) const {
    Order order(items_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto by = [&](auto key) {
      std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return key(items_[a]) < key(items_[b]);
      });
    };
    const auto area = [](const Item& item) { return -item.box.w * item.box.h; };
    if (variant > 3) {
      Chance chance(static_cast<std::uint32_t>(variant));
      for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[chance.below(static_cast<std::uint32_t>(i))]);
    } else if (variant == 2) {
      by(area);
    } else {
      by([](const Item& item) { return -item.weight; });
      if (variant == 1) by([](const Item& item) { return item.disturbed ? 1 : 0; });
      if (variant == 3) by([](const Item& item) { return item.disturbed ? 0 : 1; });
      // A title below its text is what moves (docs/repair-loop.md, 5.1).
      if (misplaced_title_ && variant == 0)
        by([](const Item& item) { return item.body && item.tight ? 0 : item.title ? 1 : 2; });
    }
    by([](const Item& item) { return item.fixed ? 0 : 1; });
    return order;
  }

  // Places all in order; what finds no place is moved to the front, and all begins again.
  Plan settle(Order order, int patches) {
    const std::size_t fixed = static_cast<std::size_t>(std::count_if(
        items_.begin(), items_.end(), [](const Item& item) { return item.fixed; }));
    Plan best;
    std::size_t most = 0;
    for (int attempt = 0; attempt < attempts_; ++attempt) {
      std::size_t failed = items_.size();
      Plan plan = place_all(order, patches, failed);
      if (failed == items_.size()) {
        improve(plan, patches);
        return plan;
      }
      const std::size_t placed = count_placed(plan);
      if (placed >= most) {
        most = placed;
        best = std::move(plan);
      }
      const auto at = std::find(order.begin(), order.end(), failed);
      const auto front = order.begin() + static_cast<std::ptrdiff_t>(fixed);
      if (at <= front) break;  // not even alone with what cannot move
      std::rotate(front, at, at + 1);
    }
    return best;
  }

  Plan place_all(const Order& order, int patches, std::size_t& failed) const {
    Plan plan;
    plan.patches = patches;
    plan.targets.resize(items_.size());
    std::vector<Placed> placed;
    placed.reserve(items_.size());
    failed = items_.size();
    for (const std::size_t index : order) {
      const Item& item = items_[index];
      Target& target = plan.targets[index];
      target.box = item.box;
      const Spot spot = placer_.best(item, forms_[index], placed, patches, gaps_, wishes_[index]);
      if (!spot.found) {
        target.placed = false;
        if (failed == items_.size() && !item.fixed) failed = index;
        if (item.fixed) placed.push_back({&item, item.box, item.seen});
        if (wanted_ == Wanted::Complete) break;
        continue;
      }
      target.box = spot.box;
      target.font_px = spot.font_px;
      plan.cost += spot.cost;
      placed.push_back({&item, spot.box, Placer::seen_at(item, spot.box)});
    }
    plan.complete = placed.size() == items_.size() && count_placed(plan) == items_.size();
    return plan;
  }

  // An order other than by importance may have moved what need not move.
  void improve(Plan& plan, int patches) const {
    if (!plan.complete) return;
    for (std::size_t index = 0; index < items_.size(); ++index) {
      const Item& item = items_[index];
      Target& target = plan.targets[index];
      if (item.fixed || (target.box == item.box && target.font_px == 0)) continue;
      std::vector<Placed> others;
      for (std::size_t i = 0; i < items_.size(); ++i) {
        if (i != index)
          others.push_back({&items_[i], plan.targets[i].box,
                            Placer::seen_at(items_[i], plan.targets[i].box)});
      }
      const Spot spot = placer_.best(item, forms_[index], others, patches, gaps_);
      if (!spot.found) continue;
      target.box = spot.box;
      target.font_px = spot.font_px;
    }
    plan.cost = cost_of(plan);
  }

  // The changes of a plan, whatever the order in which they were found.
  double cost_of(const Plan& plan) const {
    double cost = 0;
    for (std::size_t i = 0; i < items_.size(); ++i) {
      const Box& from = items_[i].box;
      const Target& target = plan.targets[i];
      for (const Form& form : forms_[i]) {
        if (form.w == target.box.w && form.h == target.box.h && form.font_px == target.font_px) {
          cost += form.cost;
          break;
        }
      }
      cost += (std::abs(target.box.x - from.x) + std::abs(target.box.y - from.y)) * items_[i].weight;
    }
    return cost;
  }

  const SlideIr& slide_;
  const MeasuredSlide& measured_;
  TextProbe& probe_;
  const LoopSettings& settings_;
  std::vector<Item> items_;
  const Placer placer_;
  std::vector<std::vector<Form>> forms_;
  std::vector<Wish> wishes_;  // of the items
  std::vector<Placed> immovable_;
  Wanted wanted_ = Wanted::Most;
  bool misplaced_title_ = false;
  Gaps gaps_ = Gaps::OneSide;
  int attempts_ = 4;
};

// How many patches take `from` to `to`; more than `most` when that is not enough.
int patches_for(double from, double to, double budget, bool ratio, int most) {
  int patches = 0;
  while (std::abs(to - from) > kSamePx && patches <= most) {
    if (ratio) {
      const SizeRange range = size_range(from, budget);
      if (range.least == from && range.most == from) return most + 1;
      from = std::clamp(to, range.least, range.most);
    } else {
      from = std::clamp(to, from - budget, from + budget);
    }
    ++patches;
  }
  return patches;
}

}  // namespace

Plan rest_of(const Plan& plan, const SlideIr& before, const SlideIr& slide,
             int most_patches, const LoopSettings& settings) {
  if (!plan.complete || plan.targets.size() != slide.elements.size()) return {};
  Plan rest = plan;
  rest.patches = 1;
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    const ElementIr &was = before.elements[i], &is = slide.elements[i];
    Target& target = rest.targets[i];
    if (was.eid != is.eid || was.z != is.z || was.hidden != is.hidden || was.priority != is.priority)
      return {};
    const double font = px_from_pt(largest_size_pt(is.text));
    const double from = px_from_pt(largest_size_pt(was.text));
    const double wanted = target.font_px > 0 ? target.font_px : from;
    const Box box = box_px(is.box);
    const bool tight = is.priority >= kHighPriority;
    const auto need = [&](double now, double to, bool ratio) {
      const double budget = ratio ? settings.size_budget : settings.move_budget;
      const int patches = tight ? patches_for(now, to, budget, ratio, most_patches) : 1;
      rest.patches = std::max(rest.patches, patches);
    };
    need(box.x, target.box.x, false);
    need(box.y, target.box.y, false);
    need(box.w, target.box.w, true);
    need(box.h, target.box.h, true);
    if (std::abs(font - wanted) > kSamePx) {
      if (target.font_px <= 0) return {};
      need(font, wanted, true);
    } else if (smallest_size_pt(is.text) >= least_size_pt(is) - kSamePx) {
      target.font_px = 0;
    }
  }
  return rest.patches > most_patches ? Plan{} : rest;
}

std::vector<Barred> reached_by(const Plan& plan, const SlideIr& before, const SlideIr& slide) {
  std::vector<Barred> barred(slide.elements.size());
  if (plan.targets.size() != slide.elements.size()) return barred;
  for (std::size_t i = 0; i < barred.size(); ++i) {
    const Target& target = plan.targets[i];
    if (!target.placed) continue;
    const Box from = box_px(before.elements[i].box), now = box_px(slide.elements[i].box);
    const double size = px_from_pt(largest_size_pt(slide.elements[i].text));
    const double size_before = px_from_pt(largest_size_pt(before.elements[i].text));
    const auto same = [](double a, double b) { return std::abs(a - b) < kReachedPx; };
    const Box& to = target.box;
    // What the hint left alone may have changed all the same.
    const auto reached = [&](double is, double was, double asked) {
      return std::abs(asked - was) <= kSamePx || same(is, asked);
    };
    if (!reached(now.x, from.x, to.x) || !reached(now.y, from.y, to.y)) continue;
    if (!reached(now.w, from.w, to.w) || !reached(now.h, from.h, to.h)) continue;
    if (target.font_px > 0 && !same(size, target.font_px)) continue;
    const auto sign = [](double change) {
      return change > kSamePx ? 1 : change < -kSamePx ? -1 : 0;
    };
    barred[i] = {sign(to.x - from.x), sign(to.y - from.y), sign(to.w - from.w), sign(to.h - from.h),
                 target.font_px > 0 ? sign(target.font_px - size_before) : 0};
  }
  return barred;
}

Plan plan_of(const SlideIr& slide, const SlidePatch& patch) {
  Plan plan;
  plan.patches = 1;
  for (const ElementIr& element : slide.elements) {
    Target target{box_px(element.box)};
    for (const SlideEdit& edit : patch.edits) {
      if (edit.eid != element.eid) continue;
      Box& box = target.box;
      box = {edit.x.value_or(box.x), edit.y.value_or(box.y), edit.w.value_or(box.w),
             edit.h.value_or(box.h)};
      target.font_px = edit.font_size.value_or(0);
    }
    plan.targets.push_back(target);
  }
  return plan;
}

Plan make_plan(const SlideIr& slide, const MeasuredSlide& measured, const Diagnosis& found,
               TextProbe& probe, const LoopSettings& settings, const PlanEffort& effort) {
  return Planner(slide, measured, found, probe, settings).run(effort);
}

}  // namespace deckle::fixers
