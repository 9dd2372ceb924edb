#pragma once
// Functions that both layers of the loop use: the order of repair, routes of findings, trace
// entries.

#include <optional>
#include <vector>

#include "fixers/base/fixer.h"
#include "fixers/base/state.h"
#include "fixers/route/route.h"
#include "slidespec/report/trace.h"

namespace deckle::fixers {

// The defects of a slide, those to repair first before the others (docs/repair-loop.md, 6).
[[nodiscard]] std::vector<const Diagnostic*> in_fix_order(const DiagnosticSink& findings);

// The route of a finding of `state`, given the actions already used.
[[nodiscard]] Route route_of(const SlideState& state, const Diagnostic& finding,
                             const ActionsUsed& used);
// The route of the first defect; HardVisualFail for a slide without defects.
[[nodiscard]] Route route_of(const SlideState& state, const ActionsUsed& used);

// The first action of the route that the fixer implements.
[[nodiscard]] std::optional<Action> action_for(const FixerDoc& doc, const Route& route);

// An entry with the counts of `state`, and with `keep` the state itself.
[[nodiscard]] TraceEntry entry_for(const SlideState& state, int iter, int restructuring,
                                   TraceAction action, bool keep);

// "reduces text size (b1, b2)": what a fixer does, and to which elements.
[[nodiscard]] Message describe(const FixerDoc& doc, const std::vector<std::string>& eids);

}  // namespace deckle::fixers
