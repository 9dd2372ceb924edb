#include "fixers/loop/steps.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "fixers/messages/tr.h"
#include "fixers/route/classify.h"

namespace deckle::fixers {
namespace {

// Order first, then legibility, then what changes sizes, then positions (docs/repair-loop.md, 6).
constexpr std::array<std::string_view, 8> kDefectOrder = {
    "title-below-body", "small-text",        "text-overflow", "table-overflow",
    "crowded-table",    "citation-overflow", "out-of-bounds", "overlapping-elements"};

}  // namespace

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

Route route_of(const SlideState& state, const Diagnostic& finding, const ActionsUsed& used) {
  const OverflowFacts facts = facts_of(state.ir, state.measured, finding);
  Route found = route(classify(facts), used);
  found.facts = DefectFacts{to_string(facts.content_type), to_string(facts.fit_status),
                            facts.line_equivalent, facts.structural_unit_drop_count};
  return found;
}

Route route_of(const SlideState& state, const ActionsUsed& used) {
  const std::vector<const Diagnostic*> defects = in_fix_order(state.findings);
  if (defects.empty()) return route(Category::HardVisualFail, used);
  return route_of(state, *defects.front(), used);
}

std::optional<Action> action_for(const FixerDoc& doc, const Route& route) {
  for (const Action action : route.actions) {
    if (serves(doc, action)) return action;
  }
  return std::nullopt;
}

TraceEntry entry_for(const SlideState& state, int iter, int restructuring, TraceAction action,
                     bool keep) {
  TraceEntry entry;
  entry.iter = iter;
  entry.restructuring = restructuring;
  entry.defect_count = state.tally.defects;
  entry.warning_count = state.tally.warnings;
  entry.total_severity = state.tally.severity;
  entry.defect_types = defect_types(state.findings);
  entry.action = action;
  if (!keep) return entry;
  entry.ir = std::make_shared<const SlideIr>(state.ir);
  entry.measured = std::make_shared<const MeasuredSlide>(state.measured);
  entry.warning_types = warning_types(state.findings);
  return entry;
}

Message describe(const FixerDoc& doc, const std::vector<std::string>& eids) {
  std::string list;
  for (const std::string& eid : eids) list += (list.empty() ? "" : ", ") + eid;
  return tr.entry(doc.summary) + " (" + list + ")";
}

}  // namespace deckle::fixers
