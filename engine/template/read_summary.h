#pragma once
// The summary of a template from a file that deckle template extract or inspect wrote.

#include <optional>
#include <string>
#include <string_view>

#include "engine/template/summary.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::engine {

// `json` is a summary, or a brand kit with one under "template". Empty when it is neither: what is
// wrong with it is in the sink, with its place.
[[nodiscard]] std::optional<TemplateSummary> read_summary(std::string_view json,
                                                          const std::string& name,
                                                          DiagnosticSink& sink,
                                                          const Limits& limits);

}  // namespace deckle::engine
