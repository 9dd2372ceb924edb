#include "fixers/loop/patch_rounds.h"

#include <algorithm>
#include <set>
#include <utility>

#include "fixers/base/visible_change.h"
#include "fixers/loop/steps.h"
#include "fixers/messages/tr.h"
#include "fixers/patch/siblings.h"

namespace deckle::fixers {
namespace {

// A patch, with the route of the first finding that it repairs.
struct RoutedPatch {
  Patch patch;
  Route route;
  Action action = Action::Abort;
};

// A patch that was tried.
struct Trial {
  SlideState state;
  TraceEntry entry;
  Action action = Action::Abort;
  double visible = 0;
};

class Rounds {
 public:
  Rounds(const PatchRounds& rounds, const SlideIr& full, int restructuring, SlideState& state,
         ActionsUsed& used, std::vector<TraceEntry>& trace)
      : rounds_(rounds),
        full_(full),
        restructuring_(restructuring),
        state_(state),
        used_(used),
        trace_(trace) {}

  void run() {
    for (int iter = 1; iter <= rounds_.max_iter && state_.tally.defects > 0; ++iter) {
      std::optional<Trial> best = best_of(iter);
      if (!best) return;
      ++used_[best->action];
      state_ = std::move(best->state);
      trace_.push_back(std::move(best->entry));
    }
  }

 private:
  std::optional<Trial> best_of(int iter) {
    std::optional<Trial> best;
    for (const PatchFixer& fixer : rounds_.fixers) {
      std::optional<Trial> trial = try_out(fixer, iter);
      if (!trial) continue;
      const bool repaired = trial->state.tally.defects == 0;
      const bool best_repaired = best && best->state.tally.defects == 0;
      if (best && (!repaired || (best_repaired && trial->visible >= best->visible))) {
        if (repaired) trace_.push_back(rejected(std::move(*trial), best->visible));
        continue;
      }
      best = std::move(trial);
    }
    return best;
  }

  // Empty when there is nothing to try, or when it did not help; the latter is added to the trace.
  std::optional<Trial> try_out(const PatchFixer& fixer, int iter) {
    const RoutedPatch routed = propose(fixer);
    if (routed.patch.edits.empty() ||
        taboo_.contains(fingerprint(state_.ir, routed.patch)))
      return std::nullopt;
    const PatchResult result = apply_in_steps(state_.ir, routed.patch);
    if (!result.changed) return std::nullopt;
    auto next = judged(result.slide, state_.notes, rounds_.measurer, rounds_.solve_geometry);
    if (!next) return std::nullopt;
    const bool better = qc::improves(next->tally, state_.tally);
    const double visible = visible_change(full_, next->ir);
    TraceEntry entry = entry_for(better ? *next : state_, iter, restructuring_,
                                 better ? TraceAction::Patch : TraceAction::Rollback,
                                 rounds_.keep_states);
    entry.fixer = fixer.doc.id;
    entry.category = routed.route.category;
    entry.facts = routed.route.facts;
    entry.route = routed.action;
    entry.visible = visible;
    for (const ElementEdit& edit : routed.patch.edits) entry.eids.push_back(edit.eid);
    entry.note = describe(fixer.doc, entry.eids);
    entry.overrides = result.overrides;
    if (!better) {
      entry.rejection = Rejection{};
      trace_.push_back(std::move(entry));
      taboo_.insert(fingerprint(state_.ir, routed.patch));
      return std::nullopt;
    }
    return Trial{std::move(*next), std::move(entry), routed.action, visible};
  }

  static TraceEntry rejected(Trial trial, double kept) {
    TraceEntry entry = std::move(trial.entry);
    entry.action = TraceAction::Rollback;
    entry.rejection = Rejection{Rejection::Reason::MoreVisible, 0, trial.visible, kept};
    entry.note += tr("; rejected: visual cost {:.2f}, kept {:.2f}", trial.visible, kept);
    return entry;
  }

  // The fixer's edits for all findings that it may repair, at most one per element.
  RoutedPatch propose(const PatchFixer& fixer) const {
    const PatchContext context{state_.ir, state_.measured, state_.findings, rounds_.measurer,
                               rounds_.solve_geometry};
    RoutedPatch routed;
    routed.patch.fixer = fixer.doc.id;
    std::set<std::string> edited;
    for (const Diagnostic* d : in_fix_order(state_.findings)) {
      if (!repairs(fixer.doc, d->rule)) continue;
      Route route = route_of(state_, *d, used_);
      const std::optional<Action> action = action_for(fixer.doc, route);
      if (!action) continue;
      const std::vector<ElementEdit> edits = fixer.propose(context, *d);
      const bool free = std::none_of(edits.begin(), edits.end(), [&edited](const ElementEdit& e) {
        return edited.contains(e.eid);
      });
      if (!free || edits.empty()) continue;
      if (routed.patch.edits.empty()) {
        routed.route = std::move(route);
        routed.action = *action;
      }
      for (const ElementEdit& edit : edits) {
        edited.insert(edit.eid);
        routed.patch.edits.push_back(edit);
      }
    }
    treat_siblings_alike(state_.ir, routed.patch.edits);
    return routed;
  }

  const PatchRounds& rounds_;
  const SlideIr& full_;
  const int restructuring_;
  SlideState& state_;
  ActionsUsed& used_;
  std::vector<TraceEntry>& trace_;
  std::set<std::string> taboo_;
};

}  // namespace

void run_patch_rounds(const PatchRounds& rounds, const SlideIr& full, int restructuring,
                      SlideState& state, ActionsUsed& used, std::vector<TraceEntry>& trace) {
  Rounds(rounds, full, restructuring, state, used, trace).run();
}

}  // namespace deckle::fixers
