#pragma once
// The inner loop: rounds of patches on one SlideIr. Needs only a measurer, neither Deck nor
// template, so that a slide read from JSON or from a file is repaired like a generated one.

#include <span>
#include <vector>

#include "fixers/base/fixer.h"
#include "fixers/base/state.h"
#include "fixers/route/route.h"
#include "slidespec/report/trace.h"

namespace deckle::fixers {

struct PatchRounds {
  const measure::SlideMeasurer& measurer;
  const layout::SolveGeometry& solve_geometry;  // may be empty
  std::span<const PatchFixer> fixers;           // patch_fixers(), or others
  int max_iter = 3;                             // docs/repair-loop.md, 1: MAX_ITER
  bool keep_states = false;                     // in the trace (TraceEntry::ir)
};

// Changes `state` until it has no defect, no patch helps, or the rounds are used up. Each round
// applies the patch that repairs the slide at the lowest visual cost compared with `full` (the
// slide before any patch), else the first that improves it. A patch that did not help is not tried
// again.
//
// Every fixer is called through the router, finding by finding: it may repair a finding only when
// the route of that finding has an action that the fixer implements and whose budget is not used
// up. `used` counts the patches that are kept. Steps are appended to `trace`, with `restructuring`
// as their number.
void run_patch_rounds(const PatchRounds& rounds, const SlideIr& full, int restructuring,
                      SlideState& state, ActionsUsed& used, std::vector<TraceEntry>& trace);

}  // namespace deckle::fixers
