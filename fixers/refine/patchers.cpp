#include "fixers/refine/patchers.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

#include "fixers/patch/patch.h"

namespace deckle::fixers {
namespace {

// How many other plans are tried when one is taboo.
constexpr int kOtherPlans = 6;
// Plans that are followed, of which each is the best of several orders; and how many more when none
// of these ends without a defect.
constexpr int kPlans = 6, kMorePlans = 24, kOrders = 8;

Plan other_plan(const Session& session, int first_variant, int variants, bool best_of_all) {
  const Iteration& now = session.current();
  TextProbe probe(now.ir, session.measurer());
  PlanEffort effort;
  effort.first_variant = first_variant;
  effort.variants = variants;
  effort.best_of_all = best_of_all;
  effort.most_patches = session.settings().max_iter - session.iter();
  return make_plan(now.ir, now.measured, now.diagnosis, probe, session.settings(), effort);
}

// How a patch ends: defects, severity, patches, visibility. Less is better.
using Outcome = std::tuple<std::size_t, double, int, double>;

// Applies the patch to a copy of the session, and then its hints to the end: with its budgets, what
// is taboo, and when it stops.
std::optional<Outcome> follow(const Session& session, const SlidePatch& patch, double cost) {
  Session trial = session;
  std::optional<SlidePatch> next = patch;
  Outcome best{std::numeric_limits<std::size_t>::max(), 0, 0, 0};
  while (!trial.done() && !next->edits.empty() && trial.refusal(*next).empty()) {
    if (!trial.step(next, "search")) return std::nullopt;
    const Iteration& now = trial.current();
    best = std::min(best, Outcome{now.diagnosis.defects.size(), now.diagnosis.total_severity,
                                  trial.iter() - session.iter(), cost});
    next = patch_of(now.ir, now.plan);
  }
  return best;
}

// What of a patch may wait for the next one. Elements that cross each other's way on the way to
// their places can make a slide worse for two patches, which ends the session (docs/repair-loop.md,
// 11.3); in another order they do not.
std::vector<SlidePatch> parts_of(const SlidePatch& patch, const SlideIr& slide) {
  const auto without = [&](const auto& drop) {
    SlidePatch part;
    for (SlideEdit edit : patch.edits) {
      const ElementIr* element = find_element(slide, edit.eid);
      drop(edit, element != nullptr && element->priority >= kHighPriority);
      if (edit.x || edit.y || edit.w || edit.h || edit.font_size)
        part.edits.push_back(std::move(edit));
    }
    return part;
  };
  const auto clear = [](SlideEdit& edit) {
    for (std::optional<double>* value : {&edit.x, &edit.y, &edit.w, &edit.h, &edit.font_size})
      value->reset();
  };
  return {without([](SlideEdit& edit, bool tight) { if (tight) edit.x.reset(); }),
          without([](SlideEdit& edit, bool tight) { if (tight) edit.y.reset(); }),
          without([&](SlideEdit& edit, bool tight) { if (tight) clear(edit); }),
          without([&](SlideEdit& edit, bool tight) { if (!tight) clear(edit); })};
}

// The best patch of those that were followed.
class Search {
 public:
  explicit Search(const Session& session) : session_(session) {}

  // Whether a cure was found that takes one patch.
  [[nodiscard]] bool in_one_patch() const { return cured() && std::get<2>(outcome_) == 1; }
  [[nodiscard]] bool cured() const { return best_ && std::get<0>(outcome_) == 0; }
  [[nodiscard]] std::optional<SlidePatch> take() { return std::move(best_); }

  void consider(const Plan& plan) { consider(patch_of(session_.current().ir, plan), plan.cost); }

  void consider_parts(const Plan& plan) {
    const SlideIr& slide = session_.current().ir;
    if (plan.patches < 2) return;
    for (const SlidePatch& part : parts_of(patch_of(slide, plan), slide)) consider(part, plan.cost);
  }

 private:
  void consider(const SlidePatch& patch, double cost) {
    if (patch.edits.empty() || !session_.refusal(patch).empty()) return;
    const auto outcome = follow(session_, patch, cost);
    if (!outcome || (best_ && *outcome >= outcome_)) return;
    best_ = patch;
    outcome_ = *outcome;
  }

  const Session& session_;
  std::optional<SlidePatch> best_;
  Outcome outcome_;
};

}  // namespace

std::optional<SlidePatch> hints_patch(const Session& session) {
  const Iteration& now = session.current();
  SlidePatch patch = patch_of(now.ir, now.plan);
  for (int other = 1; other <= kOtherPlans; ++other) {
    if (!patch.edits.empty() && session.refusal(patch).empty()) return patch;
    if (now.diagnosis.feasible == false) break;  // there is no plan that cures it
    patch = patch_of(now.ir, other_plan(session, other * 4, 4, false));
  }
  return std::nullopt;
}

std::optional<SlidePatch> search_patch(const Session& session) {
  const Iteration& now = session.current();
  Search search(session);
  search.consider(now.plan);
  if (now.diagnosis.feasible == false) return search.take();
  for (int plan = 0; plan < kPlans; ++plan) {
    search.consider(other_plan(session, plan * kOrders, kOrders, true));
    // A cure in one patch is searched for a less visible one only once.
    if (search.in_one_patch()) break;
  }
  if (!search.cured()) search.consider_parts(now.plan);
  for (int plan = kPlans; plan < kPlans + kMorePlans && !search.cured(); ++plan) {
    const Plan other = other_plan(session, plan * kOrders, kOrders, false);
    search.consider(other);
    if (!search.cured()) search.consider_parts(other);
  }
  return search.take();
}

}  // namespace deckle::fixers
