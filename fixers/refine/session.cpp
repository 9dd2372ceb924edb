#include "fixers/refine/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace deckle::fixers {
namespace {

std::vector<std::string> defect_names(const Diagnosis& diagnosis) {
  std::set<std::string> names;
  for (const Defect& defect : diagnosis.defects) names.insert(to_string(defect.type));
  return {names.begin(), names.end()};
}

std::vector<std::string> warning_names(const Diagnosis& diagnosis) {
  std::set<std::string> names;
  for (const Warning& warning : diagnosis.warnings) names.insert(to_string(warning.type));
  return {names.begin(), names.end()};
}

// Whether `a` is a better state than `b` (docs/repair-loop.md, 10).
bool better(const Diagnosis& a, const Diagnosis& b) {
  if (a.total_severity != b.total_severity) return a.total_severity < b.total_severity;
  return a.defects.size() < b.defects.size();
}

// Either number is lower.
bool improved(const Diagnosis& now, const Diagnosis& before) {
  return now.defects.size() < before.defects.size() || now.total_severity < before.total_severity;
}

Quality quality_of(const Diagnosis& diagnosis) {
  if (!diagnosis.defects.empty()) return Quality::Degraded;
  return diagnosis.warnings.empty() ? Quality::SuccessClean : Quality::SuccessWithWarnings;
}

}  // namespace

Result<Session> Session::start(SlideIr slide, const measure::SlideMeasurer& measurer,
                               const layout::SolveGeometry& solve_geometry,
                               const LoopSettings& settings) {
  Session session(measurer, solve_geometry, settings);
  auto first = session.diagnosed(std::move(slide), nullptr);
  if (!first) return tl::unexpected(first.error());
  session.enter(std::move(*first), {});
  if (auto stopped = session.stop_if_due(); !stopped) return tl::unexpected(stopped.error());
  return session;
}

Result<Iteration> Session::diagnosed(SlideIr slide, const PlanBefore* before) const {
  if (*solve_geometry_) (*solve_geometry_)(slide);
  auto found = diagnose(slide, *measurer_, settings_, before);
  if (!found) return tl::unexpected(found.error());
  Iteration iteration;
  iteration.ir = std::move(slide);
  iteration.measured = std::move(found->measured);
  iteration.diagnosis = std::move(found->diagnosis);
  iteration.plan = std::move(found->plan);
  return iteration;
}

void Session::enter(Iteration iteration, const std::string& note) {
  const Diagnosis& diagnosis = iteration.diagnosis;
  RefineEntry entry;
  entry.iter = static_cast<int>(iterations_.size());
  entry.defect_count = static_cast<int>(diagnosis.defects.size());
  entry.warning_count = static_cast<int>(diagnosis.warnings.size());
  entry.total_severity = diagnosis.total_severity;
  entry.defect_types = defect_names(diagnosis);
  entry.warning_types = warning_names(diagnosis);
  entry.action = "patch";
  entry.note = note;
  if (iteration.patch) entry.applied = iteration.patch->edits;
  entry.overrides = iteration.overrides;
  metrics_.defect_counts.push_back(entry.defect_count);
  metrics_.warning_counts.push_back(entry.warning_count);
  metrics_.severities.push_back(entry.total_severity);
  metrics_.budget_overrides += static_cast<int>(iteration.overrides.size());
  trace_.push_back(std::move(entry));
  iterations_.push_back(std::move(iteration));
}

std::string Session::refusal(const SlidePatch& patch) const {
  const std::string print = fingerprint(current().ir, patch);
  if (!taboo_.contains(print)) return {};
  return fmt::format("a patch with the fingerprint {} did not improve this slide before",
                     print.empty() ? "\"\" (it changes nothing)" : print);
}

// The target state of a patch whose edits the budgets reduced, if no defect would be left there:
// its author may be another than the hints, and means to go on.
std::optional<Plan> Session::cut_short(const SlidePatch& patch, const AppliedPatch& applied) const {
  if (applied.overrides.empty()) return std::nullopt;
  Plan plan = plan_of(current().ir, patch);
  if (plan.targets == current().plan.targets) return std::nullopt;
  constexpr double kNoLimit = 1e5;
  LoopSettings free = settings_;
  free.size_budget = free.move_budget = kNoLimit;
  SlideIr target = apply(current().ir, patch, free).slide;
  if (*solve_geometry_) (*solve_geometry_)(target);
  const auto measured = measurer_->measure(target);
  if (!measured || !detect(target, *measured, settings_).defects.empty()) return std::nullopt;
  plan.complete = true;
  return plan;
}

Result<void> Session::step(const std::optional<SlidePatch>& patch, const std::string& patcher,
                           const std::string& note) {
  trace_.back().patcher = patcher;
  const Diagnosis before = current().diagnosis;
  if (patch) {
    AppliedPatch applied = apply(current().ir, *patch, settings_);
    const std::string print = fingerprint(current().ir, *patch);
    const std::optional<Plan> meant = cut_short(*patch, applied);
    const PlanBefore plan{current().ir, current().plan, meant ? *meant : current().plan,
                          settings_.max_iter - iter() - 1};
    auto next = diagnosed(std::move(applied.slide), &plan);
    if (!next) return tl::unexpected(next.error());
    next->patch = *patch;
    next->overrides = std::move(applied.overrides);
    if (!improved(next->diagnosis, before)) taboo_.insert(print);
    enter(std::move(*next), note);
  } else {
    Iteration same = current();
    same.patch.reset();
    same.overrides.clear();
    enter(std::move(same), note);
    trace_[trace_.size() - 2].action = "refused";
  }
  stalled_ = improved(current().diagnosis, before) ? 0 : stalled_ + 1;
  return stop_if_due();
}

Result<void> Session::stop_if_due() {
  if (current().diagnosis.defects.empty()) return finish("stop_success", {});
  if (stalled_ >= settings_.stall_threshold)
    return finish("stop_stalled", "neither number of defects nor severity decreased");
  if (iter() >= settings_.max_iter) return finish("stop_max_iter", {});
  return {};
}

std::size_t Session::best() const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < iterations_.size(); ++i) {
    if (better(iterations_[i].diagnosis, iterations_[best].diagnosis)) best = i;
  }
  return best;
}

Result<void> Session::finish(const std::string& action, const std::string& note) {
  done_ = true;
  const std::size_t chosen = best();
  metrics_.best_iteration = static_cast<int>(chosen);
  metrics_.rolled_back = chosen + 1 != iterations_.size();
  metrics_.iterations = iter();
  metrics_.taboo_fingerprints.assign(taboo_.begin(), taboo_.end());
  Iteration state = iterations_[chosen];
  const bool degraded = !state.diagnosis.defects.empty();
  if (action == "stop_max_iter") {
    if (auto done = fall_back(state); !done) return done;
  }
  metrics_.final_defect_types = defect_names(state.diagnosis);
  metrics_.final_warning_types = warning_names(state.diagnosis);
  metrics_.quality = degraded ? Quality::Degraded : quality_of(state.diagnosis);
  RefineEntry& last = trace_.back();
  last.action = action;
  last.quality = metrics_.quality;
  std::string what = note;
  const auto add = [&what](const std::string& more) { what += (what.empty() ? "" : "; ") + more; };
  if (metrics_.rolled_back) add(fmt::format("back to iteration {}", chosen));
  for (const std::string& eid : metrics_.truncated) add("truncated " + eid);
  for (const std::string& eid : metrics_.hidden) add("hid " + eid);
  if (!what.empty()) last.note += (last.note.empty() ? "" : "; ") + what;
  result_ = std::move(state.ir);
  return {};
}

// docs/repair-loop.md, 11.3: all words stay in the file.
Result<void> Session::fall_back(Iteration& state) {
  for (const Defect& defect : state.diagnosis.defects) {
    if (defect.type != DefectType::ContentOverflow) continue;
    ElementIr& element = state.ir.elements[defect.element];
    if (element.text.empty() || element.text.overflow == TextBodyIr::Overflow::Ellipsis) continue;
    element.text.overflow = TextBodyIr::Overflow::Ellipsis;
    metrics_.truncated.push_back(element.eid);
  }
  while (settings_.allow_hide && !state.diagnosis.defects.empty()) {
    // Decoration first, then pictures, of these the one of lowest priority.
    const auto rank = [&](std::size_t i) {
      const ElementIr& element = state.ir.elements[i];
      return std::pair(element.type == ElementType::Decoration ? 0 : 1, element.priority);
    };
    std::size_t chosen = kNoElement;
    for (const Defect& defect : state.diagnosis.defects) {
      for (const std::size_t i : {defect.element, defect.other}) {
        if (i == kNoElement) continue;
        const ElementType type = state.ir.elements[i].type;
        if (type != ElementType::Decoration && type != ElementType::Image) continue;
        if (chosen == kNoElement || rank(i) < rank(chosen)) chosen = i;
      }
    }
    if (chosen == kNoElement) break;
    state.ir.elements[chosen].hidden = true;
    metrics_.hidden.push_back(state.ir.elements[chosen].eid);
    state.diagnosis = detect(state.ir, state.measured, settings_);
  }
  return {};
}

}  // namespace deckle::fixers
