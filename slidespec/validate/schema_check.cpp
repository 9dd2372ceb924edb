#include "slidespec/validate/schema_check.h"

#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "slidespec/core/assert.h"
#include "slidespec/schema/schemas.h"
#include "slidespec/validate/schema/compiled_schema.h"
#include "slidespec/validate/schema/explain.h"
#include "slidespec/validate/schema/semantics.h"

namespace deckle {

using nlohmann::json;

namespace {

const schema::CompiledSchema& compiled(const std::string& name) {
  static std::mutex mutex;
  static std::map<std::string, schema::CompiledSchema> schemas;
  const std::lock_guard lock(mutex);
  const auto found = schemas.find(name);
  if (found != schemas.end()) return found->second;
  const std::optional<std::string_view> text = schema_text(name);
  DECKLE_ASSERT(text.has_value(), "no schema has this name");
  Result<schema::CompiledSchema> made = schema::CompiledSchema::compile(json::parse(*text));
  DECKLE_ASSERT(made.has_value(), to_string(made.error()).c_str());
  return schemas.emplace(name, std::move(*made)).first->second;
}

}  // namespace

bool check_schema(const std::string& schema, const JsonDocument& document, DiagnosticSink& sink) {
  const schema::CompiledSchema& against = compiled(schema);
  if (accepts(against, document.root())) return true;
  for (schema::Flaw& flaw : explain_rejection(against, document.root())) {
    Diagnostic diagnostic;
    diagnostic.rule = "schema";
    diagnostic.at = document.place(flaw.pointer, flaw.at);
    diagnostic.message = std::move(flaw.message);
    diagnostic.hint = std::move(flaw.hint);
    diagnostic.expected = std::move(flaw.expected);
    diagnostic.got = std::move(flaw.got);
    diagnostic.facts = std::move(flaw.facts);
    sink.push_back(std::move(diagnostic));
  }
  return false;
}

}  // namespace deckle
