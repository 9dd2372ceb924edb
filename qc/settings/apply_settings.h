#pragma once
// Applies settings of findings to what was found.
//
// Left as they are, whatever the settings say: errors of an input of which no deck can be made, and
// "more-findings", which stands for findings of any rule.

#include <cstddef>

#include "slidespec/report/finding_settings.h"
#include "slidespec/report/report.h"

namespace deckle::qc {

// Whether a deck can be made of the input that the findings are about.
enum class Input { Usable, Unusable };

// Removes what is not to be reported, and sets severities; how many were removed. A finding that is
// set to warning or note is no defect.
std::size_t apply(const FindingSettings& settings, DiagnosticSink& findings, Input input);

// The same for a whole report. The quality of a slide that changes is that of its findings, and the
// guidance of a defect that is gone goes with it. A rule without findings is not listed as not run.
std::size_t apply(const FindingSettings& settings, Report& report);

}  // namespace deckle::qc
