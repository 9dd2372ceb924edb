#include "slidespec/validate/schema_check.h"

#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>

#if defined(__GNUC__) && !defined(__clang__)
// GCC 12 sees overlapping copies in "literal" + string when optimising (its bug 105651); valijson
// is full of them.
#pragma GCC diagnostic ignored "-Wrestrict"
#endif
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "slidespec/core/assert.h"
#include "slidespec/schema/schemas.h"
#include "slidespec/validate/schema_explain.h"
#include "slidespec/validate/schema_plan.h"

namespace deckle {

using nlohmann::json;

namespace {

// A schema that is asked for, and valijson's form of it once that is.
struct CompiledSchema {
  json text;
  std::optional<SchemaPlan> plan;
  std::once_flag parsed;
  valijson::Schema schema;
};

CompiledSchema& compiled(const std::string& name) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<CompiledSchema>> schemas;
  const std::lock_guard lock(mutex);
  std::unique_ptr<CompiledSchema>& slot = schemas[name];
  if (slot == nullptr) {
    const std::optional<std::string_view> text = schema_text(name);
    DECKLE_ASSERT(text.has_value(), "no schema has this name");
    auto fresh = std::make_unique<CompiledSchema>();
    fresh->text = json::parse(*text);
    fresh->plan = SchemaPlan::of(fresh->text);
    slot = std::move(fresh);
  }
  return *slot;
}

}  // namespace

bool schema_accepts(const std::string& schema, const json& document) {
  CompiledSchema& against = compiled(schema);
  if (against.plan && against.plan->accepts(document)) return true;
  try {
    std::call_once(against.parsed, [&against] {
      valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
      parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(against.text), against.schema);
    });
    valijson::Validator validator(valijson::Validator::kStrongTypes);
    return validator.validate(against.schema, valijson::adapters::NlohmannJsonAdapter(document),
                              nullptr);
  } catch (const std::exception&) {
    return false;
  }
}

bool check_schema(const std::string& schema, const JsonDocument& document, DiagnosticSink& sink) {
  if (schema_accepts(schema, document.root())) return true;
  for (SchemaFlaw& flaw : explain_rejection(compiled(schema).text, document.root())) {
    Diagnostic diagnostic;
    diagnostic.rule = "schema";
    diagnostic.at = document.place(flaw.pointer, flaw.at);
    diagnostic.message = std::move(flaw.message);
    diagnostic.hint = std::move(flaw.hint);
    diagnostic.facts = std::move(flaw.facts);
    sink.push_back(std::move(diagnostic));
  }
  return false;
}

}  // namespace deckle
