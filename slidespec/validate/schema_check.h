#pragma once
// A JSON document against one of the compiled-in JSON Schemas: one Diagnostic (rule "schema") for
// each cause, with the value's place. Thread-safe. A schema is compiled when it is first needed.

#include <string>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/json/json_document.h"

namespace deckle {

// `schema` is a name of schema_names(). True when the document is accepted; otherwise at least one
// error was pushed.
bool check_schema(const std::string& schema, const JsonDocument& document, DiagnosticSink& sink);

}  // namespace deckle
