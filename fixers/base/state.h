#pragma once
// The state of a slide that the loop compares: laid out, measured and checked.

#include "layout/base/layout_context.h"
#include "layout/geometry/solve_geometry.h"
#include "measure/slide/slide_measurer.h"
#include "qc/run/runner.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::fixers {

struct SlideState {
  SlideIr ir;
  MeasuredSlide measured;
  DiagnosticSink findings;  // of the rules
  DiagnosticSink notes;     // of layout
  qc::Tally tally;
};

// Measures and checks a slide, after solving the geometry that depends on its boxes.
[[nodiscard]] Result<SlideState> judged(SlideIr ir, DiagnosticSink notes,
                                        const measure::SlideMeasurer& measurer,
                                        const layout::SolveGeometry& solve_geometry);

// What repairing a slide of a Deck needs. All of it must outlive the repair.
struct RepairContext {
  const layout::LayoutContext& layout;
  const measure::SlideMeasurer& measurer;
  const layout::SolveGeometry& solve_geometry;
  bool keep_states = false;  // in the trace (TraceEntry::ir)
};

// Lays out, measures and checks a slide of the Deck.
[[nodiscard]] Result<SlideState> evaluate_slide(const Slide& slide, const RepairContext& context);

// The rules with defects, by their names in the trace (docs/contracts.md, "Names for the same
// flaw"), sorted and unique.
[[nodiscard]] std::vector<std::string> defect_types(const DiagnosticSink& findings);
// The same of the warnings that are counted.
[[nodiscard]] std::vector<std::string> warning_types(const DiagnosticSink& findings);

}  // namespace deckle::fixers
