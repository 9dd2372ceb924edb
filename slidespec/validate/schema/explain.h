#pragma once
// Why a JSON Schema rejects a document, as messages for its author.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/json/json_document.h"
#include "slidespec/validate/schema/compiled_schema.h"

namespace deckle::schema {

struct Flaw {
  std::string pointer;  // of the value; for a missing member, of the object that lacks it
  At at = At::Value;    // an unknown key is shown at the key
  Message message, hint;
  std::string expected, got;  // as of a Diagnostic
  Facts facts;  // "keyword", and for limits "limit" and "actual"
};

inline constexpr std::size_t kMaxFlaws =
    101;  // one more than is reported, so that "more" can be added

// The causes, at most kMaxFlaws, in the schema's order within the document's order; never empty. To
// be called for a document the schema does not accept.
[[nodiscard]] std::vector<Flaw> explain_rejection(const CompiledSchema& schema,
                                                  const nlohmann::json& document);

}  // namespace deckle::schema
