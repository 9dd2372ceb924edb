#pragma once
// Why a JSON Schema rejects a document, in words for its author.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/json/json_document.h"

namespace deckle {

struct SchemaFlaw {
  std::string pointer;  // of the value; for a missing member, of the object that lacks it
  At at = At::Value;    // an unknown key is shown at the key
  Message message, hint;
  Facts facts;  // "keyword", and for limits "limit" and "actual"
};

inline constexpr std::size_t kMaxSchemaFlaws =
    101;  // one more than is shown, so that "more" can be said

// The causes, in the schema's order within the document's order; never empty. To be called for a
// document the schema rejects. `schema` is trusted: it uses type, const, enum, required,
// properties, additionalProperties, items, allOf, anyOf, if/then/else, $ref within itself, and the
// limits on lengths, counts and numbers.
[[nodiscard]] std::vector<SchemaFlaw> explain_rejection(const nlohmann::json& schema,
                                                        const nlohmann::json& document);

}  // namespace deckle
