#include "qc/rules/registry.h"
#include "qc/run/runner.h"

#include "slidespec/core/assert.h"

namespace deckle::qc {

DiagnosticSink check_slide(const SlideIr& slide, const MeasuredSlide& measured) {
  DECKLE_ASSERT(slide.elements.size() == measured.elements.size(),
                "a slide and its measurement differ");
  const CheckContext context(slide, measured);
  DiagnosticSink sink;
  for (const Rule& rule : rules()) rule.check(context, sink);
  return sink;
}

Tally tally(const DiagnosticSink& findings) {
  Tally t;
  for (const Diagnostic& d : findings) {
    if (d.defect) {
      ++t.defects;
      t.severity += d.weight;
    } else if (d.severity != Severity::Note) {
      ++t.warnings;
    }
  }
  return t;
}

Quality quality_of(const Tally& t) {
  if (t.defects > 0) return Quality::Degraded;
  return t.warnings > 0 ? Quality::SuccessWithWarnings : Quality::SuccessClean;
}

bool improves(const Tally& a, const Tally& b) {
  if (a.severity != b.severity) return a.severity < b.severity;
  return a.defects < b.defects;
}

}  // namespace deckle::qc
