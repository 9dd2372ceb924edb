#pragma once
// A presentation as it is checked: read, measured, and all that the rules find.

#include <string>

#include "engine/file/check_file.h"
#include "engine/pipeline/engine.h"
#include "ooxml/opc/package.h"
#include "pptx/check/run/check_package.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/package_facts.h"

namespace deckle::engine {

struct JudgedFile {
  Built built;  // its report has all findings; finish_report() makes it what is asked for
  PackageFacts facts;
  std::vector<pptx::check::PlannedRepair> repairs;
};

// `input` is the file as the user named it. The errors of reading a presentation.
[[nodiscard]] Result<JudgedFile> judge_file(const Engine& engine, const ooxml::Package& package,
                                            const ooxml::PackageFaults& faults,
                                            const std::string& input,
                                            const FileCheckOptions& options);

// All findings, those about the deck first.
[[nodiscard]] DiagnosticSink all_findings(const Report& report);

// Rates the slides, and applies the settings and the limits of reports.
void finish_report(const FileCheckOptions& options, Built& built);

}  // namespace deckle::engine
