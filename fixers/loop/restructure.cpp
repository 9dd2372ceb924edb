#include "fixers/loop/restructure.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "fixers/base/visible_change.h"
#include "fixers/loop/patch_rounds.h"
#include "fixers/loop/steps.h"
#include "fixers/messages/tr.h"
#include "fixers/registry/registry.h"

namespace deckle::fixers {
namespace {

// Overflow is too large when text needs this many times its space: more than the minimum size and
// line spacing can save.
constexpr double kOverflowTooLarge = 3;

bool overflow_too_large(const SlideState& state) {
  return std::any_of(
      state.measured.elements.begin(), state.measured.elements.end(), [](const MeasuredElement& m) {
        return to_pt(m.text_height) > kOverflowTooLarge * std::max(1.0, to_pt(m.available_height));
      });
}

std::map<std::string, double> sizes_of(const SlideIr& slide) {
  std::map<std::string, double> sizes;
  for (const ElementIr& element : slide.elements)
    sizes[element.eid] = largest_size_pt(element.text);
  return sizes;
}

std::vector<const RestructureFixer*> by_visible_change() {
  std::vector<const RestructureFixer*> order;
  for (const RestructureFixer& fixer : restructure_fixers()) order.push_back(&fixer);
  std::stable_sort(order.begin(), order.end(),
                   [](const RestructureFixer* a, const RestructureFixer* b) {
                     return a->min_visible < b->min_visible;
                   });
  return order;
}

// One arrangement of the slide before any patch, and its visual cost.
struct Arrangement {
  Slide slide;
  SlideState full;
  double visible = 0;
  int number = 0;  // of this arrangement, as in the trace
};

// An arrangement with its patches.
struct Candidate {
  Action action = Action::Abort;
  Arrangement arrangement;
  SlideState patched;
  std::vector<Slide> continuations;
  ActionsUsed used;
  double visible = 0;
};

class Restructurer {
 public:
  Restructurer(const RepairContext& context, const LoopOptions& options)
      : context_(context),
        options_(options),
        rounds_{context.measurer, context.solve_geometry,
                options.autofit ? autofit_patch_fixers() : patch_fixers(), options.max_iter,
                context.keep_states} {}

  Result<SlideOutcome> run(const Slide& slide) {
    auto start = evaluate_slide(slide, context_);
    if (!start) return tl::unexpected(start.error());
    SlideOutcome best;
    best.trace.push_back(entry_for(*start, 0, 0,
                                   start->tally.defects == 0 ? TraceAction::StopSuccess
                                   : options_.fix            ? TraceAction::Diagnosed
                                                             : TraceAction::NotFixed,
                                   context_.keep_states));
    best.full_sizes = sizes_of(start->ir);
    if (start->tally.defects == 0 || !options_.fix) {
      best.state = std::move(*start);
      return best;
    }
    best.state = *start;
    Arrangement now{slide, std::move(*start), 0, 0};
    ActionsUsed used;
    // When one slide has the text of several, a smaller size cannot help: it is tried last.
    const bool too_large = overflow_too_large(now.full);
    if (!too_large) run_patch_rounds(rounds_, now.full.ir, 0, best.state, used, best.trace);
    double visible = visible_change(now.full.ir, best.state.ir);
    int applied = 0, tried = 0;
    while (applied < options_.max_restructurings && best.continuations.empty()) {
      const bool repaired = best.state.tally.defects == 0;
      auto chosen = choose(now, best.state, visible, used, best.trace, tried);
      if (!chosen) return tl::unexpected(chosen.error());
      if (!*chosen) break;
      Candidate& candidate = **chosen;
      ++applied;
      used = std::move(candidate.used);
      visible = candidate.visible;
      best.state = std::move(candidate.patched);
      best.continuations = std::move(candidate.continuations);
      now = std::move(candidate.arrangement);
      if (repaired || best.state.tally.defects == 0) break;
    }
    if (too_large && applied == 0)
      run_patch_rounds(rounds_, now.full.ir, 0, best.state, used, best.trace);
    best.full_sizes = sizes_of(now.full.ir);
    best.first = std::move(now.slide);
    const bool repaired = best.state.tally.defects == 0;
    best.trace.push_back(entry_for(best.state, 0, now.number,
                                   repaired ? TraceAction::StopSuccess : TraceAction::StopDegraded,
                                   context_.keep_states));
    if (!repaired) {
      const Route route = route_of(best.state, used);
      best.trace.back().category = route.category;
      best.trace.back().facts = route.facts;
      best.trace.back().route = Action::Abort;
    }
    return best;
  }

 private:
  // Among all that the router allows, the restructuring that repairs the slide at the lowest visual
  // cost; if none repairs it, the first that improves it and is marked as partial. Empty when
  // nothing is better than `best`.
  Result<std::optional<Candidate>> choose(const Arrangement& now, const SlideState& best,
                                          double visible, const ActionsUsed& used,
                                          std::vector<TraceEntry>& trace, int& tried) {
    const bool repaired = best.tally.defects == 0;
    // A slide that patches have repaired is routed as it was before them: another arrangement may
    // cost less.
    const Route route = route_of(repaired ? now.full : best, used);
    const RestructureContext context{now.slide,         now.full.ir, now.full.measured,
                                     now.full.findings, context_,    options_.details};
    std::optional<Candidate> incumbent;
    const auto best_visible = [&] { return incumbent ? incumbent->visible : visible; };
    const auto solved = [&] {
      return repaired || (incumbent && incumbent->patched.tally.defects == 0);
    };
    for (const RestructureFixer* fixer : by_visible_change()) {
      const std::optional<Action> action = action_for(fixer->doc, route);
      if (!action || (solved() && now.visible + fixer->min_visible >= best_visible())) continue;
      // Splitting applies to the best arrangement, so the other fixers are tried first.
      if (incumbent && incumbent->continuations.empty() && fixer->min_visible >= kTablePageVisible)
        break;
      for (Restructuring& proposal : fixer->propose(context)) {
        const double own = now.visible + proposal.visible;
        if (solved() && own >= best_visible()) continue;
        auto fresh = evaluate_slide(proposal.slides.front(), context_);
        if (!fresh) return tl::unexpected(fresh.error());
        const int number = ++tried;
        TraceEntry entry = entry_for(*fresh, 0, number, TraceAction::Restructure,
                                     context_.keep_states);
        entry.category = route.category;
        entry.facts = route.facts;
        entry.route = *action;
        entry.fixer = fixer->doc.id;
        entry.eids = proposal.eids;
        entry.note = proposal.note;
        Candidate candidate;
        candidate.action = *action;
        candidate.arrangement = {std::move(proposal.slides.front()), std::move(*fresh), 0, number};
        candidate.arrangement.visible =
            own + visuals_lost(now.full.ir, candidate.arrangement.full.ir) +
            sizes_changed(now.full.ir, candidate.arrangement.full.ir) +
            title_changed(now.full.ir, candidate.arrangement.full.ir);
        candidate.patched = candidate.arrangement.full;
        candidate.used = used;
        ++candidate.used[*action];
        std::vector<TraceEntry> steps;
        run_patch_rounds(rounds_, candidate.arrangement.full.ir, number, candidate.patched,
                         candidate.used, steps);
        candidate.visible = candidate.arrangement.visible +
                            visible_change(candidate.arrangement.full.ir, candidate.patched.ir);
        candidate.continuations = {std::make_move_iterator(proposal.slides.begin() + 1),
                                   std::make_move_iterator(proposal.slides.end())};
        const SlideState& compared = incumbent ? incumbent->patched : best;
        const bool better =
            candidate.patched.tally.defects == 0
                ? !solved() || candidate.visible < best_visible()
                : !solved() && proposal.partial &&
                      qc::improves(candidate.patched.tally, compared.tally);
        entry.visible = candidate.visible;
        trace.push_back(std::move(entry));
        trace.insert(trace.end(), std::make_move_iterator(steps.begin()),
                     std::make_move_iterator(steps.end()));
        if (!better) {
          trace.push_back(
              entry_for(compared, 0, number, TraceAction::Rollback, context_.keep_states));
          reject(trace.back(), candidate.patched, candidate.visible, solved(), best_visible());
          continue;
        }
        // The previous incumbent is replaced.
        trace.push_back(entry_for(candidate.patched, 0,
                                  incumbent ? incumbent->arrangement.number : now.number,
                                  TraceAction::Rollback, context_.keep_states));
        reject(trace.back(), compared, best_visible(), true, candidate.visible);
        incumbent = std::move(candidate);
      }
    }
    return incumbent;
  }

  static void reject(TraceEntry& entry, const SlideState& tried, double visible, bool solved,
                     double kept) {
    using Reason = Rejection::Reason;
    const int defects = tried.tally.defects;
    if (defects > 0) {
      entry.rejection = Rejection{Reason::DefectsRemain, defects, visible, kept};
      entry.note = defects == 1 ? tr("rejected: {} defect remains", defects)
                                : tr("rejected: {} defects remain", defects);
    } else if (solved) {
      entry.rejection = Rejection{Reason::MoreVisible, 0, visible, kept};
      entry.note = tr("rejected: visual cost {:.2f}, kept {:.2f}", visible, kept);
    } else {
      entry.rejection = Rejection{};
      entry.note = tr("rejected: no improvement");
    }
  }

  const RepairContext& context_;
  const LoopOptions& options_;
  const PatchRounds rounds_;
};

}  // namespace

Result<SlideOutcome> restructure(const Slide& slide, const RepairContext& context,
                                 const LoopOptions& options) {
  return Restructurer(context, options).run(slide);
}

}  // namespace deckle::fixers
