#pragma once
// A slide laid out, measured and checked: what the loop compares.

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

// A slide measured and checked, after what follows from its boxes was solved.
[[nodiscard]] Result<SlideState> judged(SlideIr ir, DiagnosticSink notes,
                                        const measure::SlideMeasurer& measurer,
                                        const layout::SolveGeometry& solve_geometry);

// What repairing a slide of a Deck reads. All of it outlives the repair.
struct RepairContext {
  const layout::LayoutContext& layout;
  const measure::SlideMeasurer& measurer;
  const layout::SolveGeometry& solve_geometry;
};

// A slide of the Deck laid out, measured and checked.
[[nodiscard]] Result<SlideState> evaluate_slide(const Slide& slide, const RepairContext& context);

// Rules that fired as defects, by their names in the trace (docs/contracts.md, "Names for the same
// flaw"), sorted and unique.
[[nodiscard]] std::vector<std::string> defect_types(const DiagnosticSink& findings);

}  // namespace deckle::fixers
