#pragma once
// The summary of a template as JSON (schema "template"; docs/templates.md).

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "engine/template/summary.h"
#include "slidespec/json/json_writer.h"

namespace deckle::engine {

// A document with two-space indentation.
[[nodiscard]] std::string summary_json(const TemplateSummary& summary, Language language);
// The same as a value of `out`.
void write_summary(JsonWriter& out, const TemplateSummary& summary, Language language);

// From a value that the schema accepts. Members that are absent have the defaults of the struct.
[[nodiscard]] TemplateSummary summary_from(const nlohmann::json& value);

}  // namespace deckle::engine
