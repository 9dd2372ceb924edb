#include "fixers/refine/patchers.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace deckle::fixers {
namespace {

// How many other plans are tried when one is taboo.
constexpr int kOtherPlans = 6;
// Plans that are followed, of which each is the best of several orders.
constexpr int kPlans = 6, kOrders = 8;

Plan other_plan(const Session& session, int first_variant, int variants, bool best_of_all) {
  const Iteration& now = session.current();
  TextProbe probe(now.ir, session.measurer());
  PlanEffort effort;
  effort.first_variant = first_variant;
  effort.variants = variants;
  effort.best_of_all = best_of_all;
  return make_plan(now.ir, now.measured, now.diagnosis, probe, session.settings(), effort);
}

// How a patch ends: defects, severity, patches, visibility. Less is better.
using Outcome = std::tuple<std::size_t, double, int, double>;

// Follows the hints from the patch on, for as many patches as are left.
std::optional<Outcome> follow(const Session& session, const SlidePatch& patch, double cost) {
  const LoopSettings& settings = session.settings();
  SlideIr slide = apply(session.current().ir, patch, settings).slide;
  const int left = settings.max_iter - session.iter();
  Outcome best{std::numeric_limits<std::size_t>::max(), 0, 0, 0};
  for (int patches = 1; patches <= left; ++patches) {
    if (session.solve_geometry()) session.solve_geometry()(slide);
    const auto found = diagnose(slide, session.measurer(), settings);
    if (!found) return std::nullopt;
    const Diagnosis& diagnosis = found->diagnosis;
    best = std::min(best, Outcome{diagnosis.defects.size(), diagnosis.total_severity, patches, cost});
    if (diagnosis.defects.empty()) break;
    const SlidePatch next = patch_of(slide, found->plan);
    if (next.edits.empty()) break;
    slide = apply(slide, next, settings).slide;
  }
  return best;
}

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
  std::optional<SlidePatch> best;
  Outcome best_outcome;
  const int plans = now.diagnosis.feasible == false ? 0 : kPlans;
  for (int plan_number = 0; plan_number <= plans; ++plan_number) {
    const Plan plan = plan_number == 0 ? now.plan
                                       : other_plan(session, (plan_number - 1) * kOrders, kOrders, true);
    SlidePatch patch = patch_of(now.ir, plan);
    if (patch.edits.empty() || !session.refusal(patch).empty()) continue;
    const auto outcome = follow(session, patch, plan.cost);
    if (!outcome || (best && *outcome >= best_outcome)) continue;
    best = std::move(patch);
    best_outcome = *outcome;
    // A cure in one patch is searched for a less visible one only once.
    if (std::get<0>(best_outcome) == 0 && std::get<2>(best_outcome) == 1 && plan_number >= 1) break;
  }
  return best;
}

}  // namespace deckle::fixers
