#pragma once
// Runs all rules about presentation files.

#include <vector>

#include "qc/check/rule.h"
#include "slidespec/report/report.h"

namespace deckle::qc {

// Findings in the order of the rules, within a rule in that of the slides.
[[nodiscard]] DiagnosticSink check_file(const FileContext& context);

// What could not be checked, in the order of the rules.
[[nodiscard]] std::vector<NotRun> not_run(const FileContext& context);

// Rates each slide by its findings: one with an error needs a human edit.
void rate_slides(Report& report);

}  // namespace deckle::qc
