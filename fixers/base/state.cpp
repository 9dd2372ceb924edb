#include "fixers/base/state.h"

#include <set>

#include "fixers/messages/tr.h"
#include "layout/colors/readable_colors.h"
#include "layout/pictures/scrim_strength.h"
#include "layout/slide/lay_out.h"
#include "qc/rules/registry.h"

namespace deckle::fixers {

Result<SlideState> judged(SlideIr ir, DiagnosticSink notes, const measure::SlideMeasurer& measurer,
                          const layout::SolveGeometry& solve_geometry) {
  if (solve_geometry) solve_geometry(ir);
  auto measured = measurer.measure(ir);
  if (!measured)
    return tl::unexpected(while_doing(tr("measuring slide {}", ir.slide_id), measured.error()));
  layout::settle_scrims(ir, *measured);
  layout::make_readable(ir, *measured);
  SlideState state{std::move(ir), std::move(*measured), {}, std::move(notes), {}};
  state.findings = qc::check_slide(state.ir, state.measured);
  state.tally = qc::tally(state.findings);
  return state;
}

Result<SlideState> evaluate_slide(const Slide& slide, const RepairContext& context) {
  DiagnosticSink notes;
  auto ir = layout::lay_out_slide(slide, context.layout, notes);
  if (!ir) return tl::unexpected(while_doing(tr("laying out slide {}", slide.slide_id), ir.error()));
  return judged(std::move(*ir), std::move(notes), context.measurer, context.solve_geometry);
}

namespace {

template <typename Counts>
std::vector<std::string> types_of(const DiagnosticSink& findings, const Counts& counts) {
  std::set<std::string> types;
  for (const Diagnostic& d : findings) {
    if (!counts(d)) continue;
    const qc::RuleDoc* doc = qc::find_rule(d.rule);
    types.insert(doc == nullptr ? d.rule : std::string(doc->ir_type));
  }
  return {types.begin(), types.end()};
}

}  // namespace

std::vector<std::string> defect_types(const DiagnosticSink& findings) {
  return types_of(findings, [](const Diagnostic& d) { return d.defect; });
}

std::vector<std::string> warning_types(const DiagnosticSink& findings) {
  return types_of(findings, [](const Diagnostic& d) {
    return !d.defect && d.severity != Severity::Note;  // as qc::tally() counts
  });
}

}  // namespace deckle::fixers
