#pragma once
// A slide laid out, measured and judged: what the loop compares.

#include "layout/slide/lay_out.h"
#include "qc/run/runner.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::fixers {

struct SlideState {
  SlideIr ir;
  MeasuredSlide measured;
  DiagnosticSink findings;  // of the rules
  DiagnosticSink notes;     // of layout
  qc::Tally tally;
};

[[nodiscard]] Result<SlideState> laid_out(const Slide& slide, const layout::LayoutContext& context);
// The same slide after a patch.
[[nodiscard]] Result<SlideState> judged(SlideIr ir, DiagnosticSink notes,
                                        const layout::LayoutContext& context);

// Rules that fired as defects, by their names in the trace (docs/contracts.md, "Names for the same
// flaw"), sorted and unique.
[[nodiscard]] std::vector<std::string> defect_types(const DiagnosticSink& findings);

}  // namespace deckle::fixers
