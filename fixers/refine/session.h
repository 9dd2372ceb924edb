#pragma once
// The refinement loop of one slide (docs/repair-loop.md, 11), a patch at a time: what it is now,
// what is wrong with it, what has been tried. Who writes the patches is not its business.

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "fixers/diagnose/diagnose.h"
#include "fixers/patch/loop_settings.h"
#include "fixers/patch/slide_patch.h"
#include "layout/geometry/solve_geometry.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::fixers {

// One state of the slide, as the files of an iteration have it.
struct Iteration {
  SlideIr ir;
  MeasuredSlide measured;
  Diagnosis diagnosis;
  Plan plan;
  std::optional<SlidePatch> patch;  // that led to it; none: the first, and a refused one
  std::vector<Override> overrides;
};

// A line of trace.jsonl. The actions are those of the table in docs/repair-loop.md, 11.4.
struct RefineEntry {
  int iter = 0;
  int defect_count = 0, warning_count = 0;
  double total_severity = 0;
  std::vector<std::string> defect_types, warning_types;  // sorted, unique
  std::string action;
  std::string patcher;                // who wrote the patch of the next iteration
  std::vector<SlideEdit> applied;     // the edits that led here
  std::vector<Override> overrides;
  std::string note;                   // English
  std::optional<Quality> quality;     // the last line
};

// Metrics of a rollout (docs/repair-loop.md, 11.5).
struct RefineMetrics {
  std::vector<int> defect_counts, warning_counts;
  std::vector<double> severities;
  int iterations = 0;
  std::vector<std::string> final_defect_types, final_warning_types;
  Quality quality = Quality::Degraded;
  int budget_overrides = 0;
  std::vector<std::string> taboo_fingerprints;  // sorted
  int best_iteration = 0;                       // whose state is the result
  bool rolled_back = false;                     // the result is not the last state
  std::vector<std::string> truncated, hidden;   // eids
};

class Session {
 public:
  // The measurer and the geometry (which may be empty) must outlive it. The error is the measurer's.
  [[nodiscard]] static Result<Session> start(SlideIr slide, const measure::SlideMeasurer& measurer,
                                             const layout::SolveGeometry& solve_geometry,
                                             const LoopSettings& settings);

  [[nodiscard]] const Iteration& current() const { return iterations_.back(); }
  [[nodiscard]] const std::vector<Iteration>& iterations() const { return iterations_; }
  [[nodiscard]] int iter() const { return static_cast<int>(iterations_.size()) - 1; }
  [[nodiscard]] bool done() const { return done_; }
  [[nodiscard]] const LoopSettings& settings() const { return settings_; }
  [[nodiscard]] const measure::SlideMeasurer& measurer() const { return *measurer_; }
  [[nodiscard]] const layout::SolveGeometry& solve_geometry() const { return *solve_geometry_; }
  [[nodiscard]] const std::set<std::string>& taboo() const { return taboo_; }

  // Why a patch may not be tried again on this slide; empty: it may.
  [[nodiscard]] std::string refusal(const SlidePatch& patch) const;

  // Applies a patch and diagnoses the slide. What budgets cut short of a patch that would cure the
  // slide is what the next hints ask for. An empty optional is an author who has none: the state
  // stays, and counts as one that did not improve. Only while not done().
  [[nodiscard]] Result<void> step(const std::optional<SlidePatch>& patch,
                                  const std::string& patcher, const std::string& note = {});

  // When done: the slide, the trace and the metrics.
  [[nodiscard]] const SlideIr& result() const { return result_; }
  [[nodiscard]] const std::vector<RefineEntry>& trace() const { return trace_; }
  [[nodiscard]] const RefineMetrics& metrics() const { return metrics_; }

 private:
  Session(const measure::SlideMeasurer& measurer, const layout::SolveGeometry& solve_geometry,
          LoopSettings settings)
      : measurer_(&measurer), solve_geometry_(&solve_geometry), settings_(settings) {}

  [[nodiscard]] Result<Iteration> diagnosed(SlideIr slide, const PlanBefore* before) const;
  [[nodiscard]] std::optional<Plan> cut_short(const SlidePatch& patch,
                                              const AppliedPatch& applied) const;
  void enter(Iteration iteration, const std::string& note);
  [[nodiscard]] Result<void> stop_if_due();
  [[nodiscard]] Result<void> finish(const std::string& action, const std::string& note);
  [[nodiscard]] std::size_t best() const;
  [[nodiscard]] Result<void> fall_back(Iteration& state);

  const measure::SlideMeasurer* measurer_;
  const layout::SolveGeometry* solve_geometry_;
  LoopSettings settings_;
  std::vector<Iteration> iterations_;
  std::vector<RefineEntry> trace_;
  std::set<std::string> taboo_;
  RefineMetrics metrics_;
  SlideIr result_;
  int stalled_ = 0;
  bool done_ = false;
};

// The form of a trace line and of the metrics; each ends in a line break.
[[nodiscard]] std::string write_trace_line(const RefineEntry& entry);
[[nodiscard]] std::string write_metrics(const RefineMetrics& metrics);

}  // namespace deckle::fixers
