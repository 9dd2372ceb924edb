#include "fixers/loop/repair_slide.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>
#include <iterator>
#include <map>
#include <set>

#include "fixers/fixer.h"
#include "fixers/loop/guidance.h"
#include "fixers/loop/state.h"

namespace deckle::fixers {
namespace {

// spec/1 5.7: restore order first, then legibility, then what changes sizes, then positions.
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

std::string describe(const FixerDoc& doc, const std::vector<std::string>& eids) {
  return fmt::format("{} ({})", doc.summary, fmt::join(eids, ", "));
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
    // Where several pages' worth of words stand on one, no smaller size will do: that is tried
    // last.
    const bool hopeless = far_too_much(*start);
    if (!hopeless) patch(slide, best.state, best.trace, 0);
    int restructuring = 0;
    Slide current = slide;  // as last laid out; `start` is its state before any patch
    for (const RestructureFixer& fixer : restructure_fixers()) {
      if (best.state.tally.defects == 0 || !best.rest.empty() ||
          restructuring == options_.max_restructurings)
        break;
      const FixContext fix{current, start->ir, start->measured, start->findings, context_};
      std::optional<Restructuring> proposal = fixer.propose(fix);
      if (!proposal) continue;
      ++restructuring;
      auto fresh = laid_out(proposal->slides.front(), context_);
      if (!fresh) return tl::unexpected(fresh.error());
      TraceEntry entry = entry_for(*fresh, 0, restructuring, "restructure");
      entry.fixer = fixer.doc.id;
      entry.eids = proposal->eids;
      entry.note = proposal->note;
      best.trace.push_back(std::move(entry));
      SlideState patched = *fresh;
      patch(proposal->slides.front(), patched, best.trace, restructuring);
      if (!qc::improves(patched.tally, best.state.tally)) {
        best.trace.push_back(entry_for(best.state, 0, restructuring, "rollback"));
        continue;
      }
      // What comes next works on this arrangement; a split is always the last.
      best.state = std::move(patched);
      *start = std::move(*fresh);
      best.rest.assign(std::make_move_iterator(proposal->slides.begin() + 1),
                       std::make_move_iterator(proposal->slides.end()));
      current = std::move(proposal->slides.front());
    }
    if (hopeless && restructuring == 0) patch(slide, best.state, best.trace, 0);
    best.full_sizes = sizes_of(start->ir);
    best.first = std::move(current);
    best.trace.push_back(
        entry_for(best.state, 0, restructuring,
                  best.state.tally.defects == 0 ? "stop_success" : "stop_degraded"));
    return best;
  }

 private:
  // Patch rounds: each takes the first means that makes the slide better; what did not is not tried
  // again.
  void patch(const Slide& source, SlideState& state, std::vector<TraceEntry>& trace,
             int restructuring) {
    std::set<std::string> taboo;
    for (int iter = 1; iter <= options_.max_iter && state.tally.defects > 0; ++iter) {
      bool improved = false;
      for (const PatchFixer& fixer : options_.autofit ? autofit_patch_fixers() : patch_fixers()) {
        const Patch patch = propose(fixer, source, state);
        if (patch.edits.empty() || taboo.contains(fingerprint(state.ir, patch))) continue;
        const PatchResult result = apply_patch(state.ir, patch);
        if (!result.changed) continue;
        auto next = judged(result.slide, state.notes, context_);
        if (!next) continue;
        const bool better = qc::improves(next->tally, state.tally);
        TraceEntry entry =
            entry_for(better ? *next : state, iter, restructuring, better ? "patch" : "rollback");
        entry.fixer = fixer.doc.id;
        for (const ElementEdit& edit : patch.edits) entry.eids.push_back(edit.eid);
        entry.note = describe(fixer.doc, entry.eids);
        entry.overrides = result.overrides;
        trace.push_back(std::move(entry));
        if (!better) {
          taboo.insert(fingerprint(state.ir, patch));
          continue;
        }
        state = std::move(*next);
        improved = true;
        break;
      }
      if (!improved) return;
    }
  }

  // The fixer's answers to all findings it can cure, at most one edit per element.
  Patch propose(const PatchFixer& fixer, const Slide& source, const SlideState& state) const {
    const FixContext fix{source, state.ir, state.measured, state.findings, context_};
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

RepairedSlide finish(Loop::Outcome outcome) {
  RepairedSlide repaired;
  SlideReport& report = repaired.report;
  report.slide_id = outcome.state.ir.slide_id;
  report.layout = outcome.state.ir.layout;
  report.quality = qc::quality_of(outcome.state.tally);
  report.needs_human_edit = outcome.state.tally.defects > 0;
  if (report.needs_human_edit) report.guidance = guidance_for(outcome.state);
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
  waiting.push_back({slide, {}, 0});
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
    done.push_back(finish(std::move(*outcome)));
  }
  // A page that was split once more moves the numbers of those behind it.
  for (std::size_t i = 1; i < done.size(); ++i)
    rename(done[i], fmt::format("{}~{}", base_slide_id(slide.slide_id), i + 1));
  return done;
}

}  // namespace deckle::fixers
