#pragma once
// Passes the diagnostics of a document to the caller's sink.

#include <cstddef>
#include <string>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/diag/limit_findings.h"
#include "slidespec/validate/spec_context.h"

namespace deckle {

[[nodiscard]] LeftOut left_out_by(const SpecContext& context);

// Pushes `found` in the order of the text: at most SpecContext::kMaxReports of each severity, and
// lines that say how many more there are. `name` is the document's. False when an error is among
// them.
[[nodiscard]] bool deliver(DiagnosticSink found, LeftOut left_out, const std::string& name,
                           DiagnosticSink& sink);

// The error for a document whose reader threw: `what` is the library's message.
[[nodiscard]] Diagnostic unreadable(const std::string& name, const char* what);

}  // namespace deckle
