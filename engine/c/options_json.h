#pragma once
// The options of the C interface, read from JSON (slidespec/schema/engine-options.schema.json and
// build-options.schema.json).

#include <optional>
#include <string_view>

#include "engine/options/options.h"
#include "engine/report/reports.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::engine::c {

// The options of one call of deckle_build() or deckle_validate().
struct CallOptions {
  SpecInput input;  // without its text
  BuildOptions build;
  ReportFormat report = ReportFormat::Json;
  Severity fail_on = Severity::Error;
  Language language = Language::English;
};

// Empty text gives the defaults. nullopt exactly when an error was pushed.
[[nodiscard]] std::optional<EngineOptions> read_engine_options(std::string_view text,
                                                               DiagnosticSink& sink);
[[nodiscard]] std::optional<CallOptions> read_call_options(std::string_view text,
                                                           DiagnosticSink& sink);

}  // namespace deckle::engine::c
