#include "fixers/loop/repair_slide.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>
#include <iterator>
#include <map>
#include <set>

#include "fixers/base/fixer.h"
#include "fixers/loop/guidance.h"
#include "fixers/base/state.h"
#include "fixers/base/visible_change.h"
#include "fixers/registry/registry.h"
#include "fixers/route/route.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

// docs/repair-loop.md, 6: restore order first, then legibility, then what changes sizes, then
// positions.
constexpr std::array<std::string_view, 8> kDefectOrder = {
    "title-below-body", "small-text",        "text-overflow", "table-overflow",
    "crowded-table",    "citation-overflow", "out-of-bounds", "overlapping-elements"};

std::vector<const Diagnostic*> in_fix_order(const DiagnosticSink& findings) {
  std::vector<const Diagnostic*> order;
  for (const Diagnostic& d : findings) {
    if (d.defect) order.push_back(&d);
  }
  const auto rank = [](const Diagnostic* d) {
    return std::find(kDefectOrder.begin(), kDefectOrder.end(), d->rule) - kDefectOrder.begin();
  };
  std::stable_sort(order.begin(), order.end(),
                   [&rank](const Diagnostic* a, const Diagnostic* b) { return rank(a) < rank(b); });
  return order;
}

bool cures(const FixerDoc& doc, const Diagnostic& d) {
  return doc.cures.find(d.rule) != std::string_view::npos;
}

TraceEntry entry_for(const SlideState& state, int iter, int restructuring, std::string action) {
  TraceEntry entry;
  entry.iter = iter;
  entry.restructuring = restructuring;
  entry.defect_count = state.tally.defects;
  entry.warning_count = state.tally.warnings;
  entry.total_severity = state.tally.severity;
  entry.defect_types = defect_types(state.findings);
  entry.action = std::move(action);
  return entry;
}

// Text takes this many times its room: beyond what the smallest size and closest lines can win
// back.
constexpr double kHopelessRatio = 3;

bool far_too_much(const SlideState& state) {
  return std::any_of(
      state.measured.elements.begin(), state.measured.elements.end(), [](const MeasuredElement& m) {
        return to_pt(m.text_height) > kHopelessRatio * std::max(1.0, to_pt(m.room_height));
      });
}

std::map<std::string, double> sizes_of(const SlideIr& slide) {
  std::map<std::string, double> sizes;
  for (const ElementIr& element : slide.elements)
    sizes[element.eid] = largest_size_pt(element.text);
  return sizes;
}

Message describe(const FixerDoc& doc, const std::vector<std::string>& eids) {
  std::string list;
  for (const std::string& eid : eids) list += (list.empty() ? "" : ", ") + eid;
  return tr.entry(doc.summary) + " (" + list + ")";
}

class Loop {
 public:
  Loop(const layout::LayoutContext& context, const LoopOptions& options)
      : context_(context), options_(options) {}

  // One slide, and what it had to hand on to its continuation.
  struct Outcome {
    SlideState state;
    std::vector<TraceEntry> trace;
    Slide first;  // the slide as it was last laid out, without `rest`
    std::vector<Slide> rest;
    std::map<std::string, double> full_sizes;  // of the arrangement that was kept
  };

  Result<Outcome> run(const Slide& slide) {
    auto start = laid_out(slide, context_);
    if (!start) return tl::unexpected(start.error());
    Outcome best;
    best.trace.push_back(entry_for(*start, 0, 0,
                                   start->tally.defects == 0 ? "stop_success"
                                   : options_.fix            ? "diagnosed"
                                                             : "not_fixed"));
    best.state = *start;
    best.full_sizes = sizes_of(start->ir);
    if (start->tally.defects == 0 || !options_.fix) return best;
    Arrangement now{slide, std::move(*start), 0, 0};
    // Where several pages' worth of words stand on one, no smaller size will do: that is tried
    // last.
    const bool hopeless = far_too_much(now.full);
    if (!hopeless) patch(now, best.state, best.trace, 0);
    ActionsUsed used;
    double shown = visible_change(now.full.ir, best.state.ir);
    int applied = 0, tried = 0;
    while (applied < options_.max_restructurings && best.rest.empty()) {
      const bool cured = best.state.tally.defects == 0;
      auto choice = choose(now, best.state, shown, used, best.trace, tried);
      if (!choice) return tl::unexpected(choice.error());
      if (!*choice) break;
      ++applied;
      ++used[(*choice)->action];
      shown = (*choice)->shown;
      best.state = std::move((*choice)->patched);
      best.rest = std::move((*choice)->rest);
      now = std::move((*choice)->arrangement);
      if (cured || best.state.tally.defects == 0) break;
    }
    if (hopeless && applied == 0) patch(now, best.state, best.trace, 0);
    best.full_sizes = sizes_of(now.full.ir);
    best.first = std::move(now.slide);
    best.trace.push_back(
        entry_for(best.state, 0, now.number,
                  best.state.tally.defects == 0 ? "stop_success" : "stop_degraded"));
    if (best.state.tally.defects > 0) {
      const Route last = route_of(best.first, best.state, used);
      best.trace.back().category = to_string(last.category);
      best.trace.back().route = to_string(Action::Abort);
    }
    return best;
  }

 private:
  // One way of laying the slide out, before any patch, and how much it shows by itself.
  struct Arrangement {
    Slide slide;
    SlideState full;
    double shown = 0;
    int number = 0;  // of the arrangements tried, as the trace counts them
  };

  // What was found to be better than what there was.
  struct Choice {
    Action action = Action::Abort;
    Arrangement arrangement;
    SlideState patched;
    std::vector<Slide> rest;
    double shown = 0;
  };

  // Where the first defect in the order of repair leads. A slide that smaller text has cured is
  // routed as it was before: something may show less.
  static Route route_of(const Slide& source, const SlideState& state, const ActionsUsed& used) {
    const std::vector<const Diagnostic*> defects = in_fix_order(state.findings);
    if (defects.empty()) return route(Category::HardVisualFail, used);
    return route(classify(facts_of(source, state.ir, state.measured, *defects.front())), used);
  }

  // Among all the router allows, the restructuring that cures the slide and shows least; where none
  // cures it, the first that helps and is worth it by itself. Empty when nothing beats `best`.
  Result<std::optional<Choice>> choose(const Arrangement& now, const SlideState& best, double shown,
                                       const ActionsUsed& used, std::vector<TraceEntry>& trace,
                                       int& tried) {
    const bool cured = best.tally.defects == 0;
    const Route way = route_of(now.slide, cured ? now.full : best, used);
    const FixContext fix{now.slide, now.full.ir, now.full.measured, now.full.findings, context_,
                         options_.details};
    std::optional<Choice> choice;
    const auto bar = [&] { return choice ? choice->shown : shown; };
    const auto solved = [&] { return cured || (choice && choice->patched.tally.defects == 0); };
    for (const RestructureFixer* fixer : by_least_visible()) {
      const std::optional<Action> action = action_for(fixer->doc, way);
      if (!action || (solved() && now.shown + fixer->least_visible >= bar())) continue;
      // What parts a slide is for the best of all arrangements; others come first.
      if (choice && choice->rest.empty() && fixer->least_visible >= kTablePageVisible) break;
      for (Restructuring& proposal : fixer->propose(fix)) {
        const double base = now.shown + proposal.visible;
        if (solved() && base >= bar()) continue;
        auto fresh = laid_out(proposal.slides.front(), context_);
        if (!fresh) return tl::unexpected(fresh.error());
        const int number = ++tried;
        TraceEntry entry = entry_for(*fresh, 0, number, "restructure");
        entry.category = to_string(way.category);
        entry.route = to_string(*action);
        entry.fixer = fixer->doc.id;
        entry.eids = proposal.eids;
        entry.note = proposal.note;
        std::vector<TraceEntry> steps;
        Arrangement arrangement{std::move(proposal.slides.front()), std::move(*fresh), 0, number};
        arrangement.shown = base + visuals_lost(now.full.ir, arrangement.full.ir);
        SlideState patched = arrangement.full;
        patch(arrangement, patched, steps, number);
        const double total = arrangement.shown + visible_change(arrangement.full.ir, patched.ir);
        const SlideState& rival = choice ? choice->patched : best;
        const bool cures_it = patched.tally.defects == 0;
        const bool better =
            cures_it ? !solved() || total < bar()
                     : !solved() && proposal.partial && qc::improves(patched.tally, rival.tally);
        entry.visible = total;
        trace.push_back(std::move(entry));
        trace.insert(trace.end(), std::make_move_iterator(steps.begin()),
                     std::make_move_iterator(steps.end()));
        if (!better) {
          trace.push_back(entry_for(rival, 0, number, "rollback"));
          trace.back().note = why_left(patched, total, solved(), bar());
          continue;
        }
        // What was kept until now is left for this.
        trace.push_back(
            entry_for(patched, 0, choice ? choice->arrangement.number : now.number, "rollback"));
        trace.back().note = why_left(rival, bar(), true, total);
        choice = Choice{*action,
                        std::move(arrangement),
                        std::move(patched),
                        {std::make_move_iterator(proposal.slides.begin() + 1),
                         std::make_move_iterator(proposal.slides.end())},
                        total};
      }
    }
    return choice;
  }

  static Message why_left(const SlideState& tried, double total, bool solved, double bar) {
    if (tried.tally.defects > 0)
      return tr("left: {} of its defects remain", tried.tally.defects);
    if (solved) return tr("left: it shows {:.2f}, what is kept shows {:.2f}", total, bar);
    return tr("left: it is no better");
  }

  static std::vector<const RestructureFixer*> by_least_visible() {
    std::vector<const RestructureFixer*> order;
    for (const RestructureFixer& fixer : restructure_fixers()) order.push_back(&fixer);
    std::stable_sort(order.begin(), order.end(),
                     [](const RestructureFixer* a, const RestructureFixer* b) {
                       return a->least_visible < b->least_visible;
                     });
    return order;
  }

  // The first action of the route that the fixer is a means of.
  static std::optional<Action> action_for(const FixerDoc& doc, const Route& way) {
    for (const Action action : way.actions) {
      if (serves(doc, action)) return action;
    }
    return std::nullopt;
  }

  // Patch rounds. Each takes what cures the slide and shows least, else the first means that makes
  // it better; what did not is not tried again.
  void patch(const Arrangement& from, SlideState& state, std::vector<TraceEntry>& trace,
             int restructuring) {
    std::set<std::string> taboo;
    for (int iter = 1; iter <= options_.max_iter && state.tally.defects > 0; ++iter) {
      std::optional<SlideState> chosen;
      std::optional<TraceEntry> chosen_entry;
      double least = 0;
      for (const PatchFixer& fixer : options_.autofit ? autofit_patch_fixers() : patch_fixers()) {
        const Patch patch = propose(fixer, from.slide, state);
        if (patch.edits.empty() || taboo.contains(fingerprint(state.ir, patch))) continue;
        const PatchResult result = apply_patch(state.ir, patch);
        if (!result.changed) continue;
        auto next = judged(result.slide, state.notes, context_);
        if (!next) continue;
        const bool better = qc::improves(next->tally, state.tally);
        const double shown = visible_change(from.full.ir, next->ir);
        TraceEntry entry =
            entry_for(better ? *next : state, iter, restructuring, better ? "patch" : "rollback");
        entry.fixer = fixer.doc.id;
        entry.visible = shown;
        for (const ElementEdit& edit : patch.edits) entry.eids.push_back(edit.eid);
        entry.note = describe(fixer.doc, entry.eids);
        entry.overrides = result.overrides;
        if (!better) {
          trace.push_back(std::move(entry));
          taboo.insert(fingerprint(state.ir, patch));
          continue;
        }
        const bool cures_it = next->tally.defects == 0;
        if (chosen && (!cures_it || (chosen->tally.defects == 0 && shown >= least))) {
          entry.action = "rollback";
          entry.note += tr("; left: it shows {:.2f}, what is kept {:.2f}", shown, least);
          if (cures_it) trace.push_back(std::move(entry));
          continue;
        }
        chosen = std::move(*next);
        chosen_entry = std::move(entry);
        least = shown;
      }
      if (!chosen) return;
      state = std::move(*chosen);
      trace.push_back(std::move(*chosen_entry));
    }
  }

  // The fixer's answers to all findings it can cure, at most one edit per element.
  Patch propose(const PatchFixer& fixer, const Slide& source, const SlideState& state) const {
    const FixContext fix{source,         state.ir, state.measured,
                         state.findings, context_, options_.details};
    Patch patch;
    patch.fixer = fixer.doc.id;
    std::set<std::string> edited;
    for (const Diagnostic* d : in_fix_order(state.findings)) {
      if (!cures(fixer.doc, *d)) continue;
      const std::vector<ElementEdit> edits = fixer.propose(fix, *d);
      const bool free = std::none_of(edits.begin(), edits.end(), [&edited](const ElementEdit& e) {
        return edited.contains(e.eid);
      });
      if (!free) continue;
      for (const ElementEdit& edit : edits) {
        edited.insert(edit.eid);
        patch.edits.push_back(edit);
      }
    }
    return patch;
  }

  const layout::LayoutContext& context_;
  const LoopOptions& options_;
};

void rename(RepairedSlide& slide, const std::string& id) {
  slide.ir.slide_id = slide.measured.slide_id = slide.report.slide_id = id;
  for (Diagnostic& d : slide.report.issues) d.at.slide_id = id;
}

// A page that is still to be repaired. One that handed on its table and has too many words left
// goes through the loop once more, and its words are split.
struct Waiting {
  Slide slide;
  std::vector<TraceEntry> trace;  // of the rounds before
  int rounds = 0;
};
constexpr int kMostRounds = 2;

RepairedSlide finish(Loop::Outcome outcome, const measure::TextEngine& engine) {
  RepairedSlide repaired;
  SlideReport& report = repaired.report;
  report.slide_id = outcome.state.ir.slide_id;
  report.layout = outcome.state.ir.layout;
  report.quality = qc::quality_of(outcome.state.tally);
  report.needs_human_edit = outcome.state.tally.defects > 0;
  if (report.needs_human_edit) report.guidance = guidance_for(outcome.state, engine);
  report.issues = std::move(outcome.state.findings);
  report.issues.insert(report.issues.end(), outcome.state.notes.begin(), outcome.state.notes.end());
  report.trace = std::move(outcome.trace);
  repaired.ir = std::move(outcome.state.ir);
  repaired.measured = std::move(outcome.state.measured);
  repaired.full_sizes = std::move(outcome.full_sizes);
  return repaired;
}

}  // namespace

Result<std::vector<RepairedSlide>> repair_slide(const Slide& slide,
                                                const layout::LayoutContext& context,
                                                const LoopOptions& options) {
  std::vector<RepairedSlide> done;
  Loop loop(context, options);
  std::deque<Waiting> waiting;
  for (Slide& page : without_details(slide, context.deck.language, options.details))
    waiting.push_back({std::move(page), {}, 0});
  while (!waiting.empty()) {
    Waiting next = std::move(waiting.front());
    waiting.pop_front();
    auto outcome = loop.run(next.slide);
    if (!outcome) return tl::unexpected(outcome.error());
    for (auto page = outcome->rest.rbegin(); page != outcome->rest.rend(); ++page)
      waiting.push_front({std::move(*page), {}, 0});
    outcome->trace.insert(outcome->trace.begin(), next.trace.begin(), next.trace.end());
    const bool parted = !outcome->rest.empty();
    if (parted && outcome->state.tally.defects > 0 && next.rounds < kMostRounds) {
      waiting.push_front({std::move(outcome->first), std::move(outcome->trace), next.rounds + 1});
      continue;
    }
    done.push_back(finish(std::move(*outcome), context.engine));
  }
  // A page that was split once more moves the numbers of those behind it.
  std::map<std::string, int> pages;
  for (RepairedSlide& page : done) {
    const std::string base = base_slide_id(page.ir.slide_id);
    if (const int number = ++pages[base]; number > 1) rename(page, fmt::format("{}~{}", base, number));
  }
  return done;
}

}  // namespace deckle::fixers
