#pragma once
// All rules over one slide, and what that makes of it.

#include <span>
#include <vector>

#include "qc/rule.h"
#include "slidespec/diag/report.h"

namespace deckle::qc {

// Findings in the order of the rules, within a rule in reading order.
[[nodiscard]] DiagnosticSink check_slide(const SlideIr& slide, const MeasuredSlide& measured);

// The rules that could not judge some element of the deck, in their order, each once: why, the first
// such element, and how many more there are.
[[nodiscard]] std::vector<NotRun> not_run(std::span<const SlideIr> slides);

// spec/1 5.8 and 8: defects count, warnings only label.
struct Tally {
  int defects = 0;
  int warnings = 0;
  double severity = 0;  // total_severity
};
[[nodiscard]] Tally tally(const DiagnosticSink& findings);
[[nodiscard]] Quality quality_of(const Tally& tally);
// Whether `a` is better than `b`: less total severity, else fewer defects (spec/1 section 8).
[[nodiscard]] bool improves(const Tally& a, const Tally& b);

}  // namespace deckle::qc
