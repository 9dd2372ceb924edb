#pragma once
// A JSON document against one of the compiled-in JSON Schemas.
//
// A plan made from the schema accepts what is plainly right; valijson judges the rest. It explains
// itself in prose and once per enclosing level, without bound; so when it rejects, a walk over
// schema and document together finds what to say, a bounded number of times: one Diagnostic (rule
// "schema") for each cause, with the value's place. Thread-safe. A schema is read when it is first
// asked for, once.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/json/json_document.h"

namespace deckle {

// The verdict alone. `schema` is a name of schema_names().
[[nodiscard]] bool schema_accepts(const std::string& schema, const nlohmann::json& document);

// Verdict and explanation. True when accepted; otherwise at least one error was pushed.
bool check_schema(const std::string& schema, const JsonDocument& document, DiagnosticSink& sink);

}  // namespace deckle
