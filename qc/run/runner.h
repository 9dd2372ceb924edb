#pragma once
// Runs all rules on a slide, and those about content on a deck; counts the findings.

#include <span>
#include <vector>

#include "qc/check/rule.h"
#include "slidespec/report/report.h"

namespace deckle::qc {

// Findings in the order of the rules, within a rule in reading order.
[[nodiscard]] DiagnosticSink check_slide(const SlideIr& slide, const MeasuredSlide& measured);

// Findings of the rules about content, in the order of these rules, within a rule in that of the
// deck.
[[nodiscard]] DiagnosticSink check_deck(const DeckContext& context);

// The rules that could not check some element of the deck, in their order, each once, with the
// reason, the first such element and the number of others.
[[nodiscard]] std::vector<NotRun> not_run(std::span<const SlideIr> slides);

// docs/repair-loop.md, 5.6: defects are repaired, warnings are only reported.
struct Tally {
  int defects = 0;
  int warnings = 0;
  double severity = 0;  // total_severity
};
[[nodiscard]] Tally tally(const DiagnosticSink& findings);
[[nodiscard]] Quality quality_of(const Tally& tally);
// Whether `a` is better than `b`: less total severity, else fewer defects (docs/repair-loop.md,
// 10).
[[nodiscard]] bool improves(const Tally& a, const Tally& b);

}  // namespace deckle::qc
