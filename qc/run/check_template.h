#pragma once
// Runs all rules about templates, and says whether a template is fit for use.

#include <vector>

#include "qc/check/rule.h"
#include "slidespec/report/report.h"

namespace deckle::qc {

// Findings in the order of the rules, within a rule in that of the layouts.
[[nodiscard]] DiagnosticSink check_template(const TemplateFacts& facts);

// What could not be checked, in the order of the rules.
[[nodiscard]] std::vector<NotRun> not_run(const TemplateFacts& facts);

// By all findings of the report: an error makes a template unusable, a warning limits it. The
// reasons name each rule once, the first finding of it and the number of others; errors first.
void rate_template(Report& report);

}  // namespace deckle::qc
