#pragma once
// A JSON Schema as a flat list of checks, made once and walked for every document.
//
// It knows the keywords that deckle's own schemas use, with the meaning of draft 2020-12 (they mean
// the same in draft 7). A schema that says more is refused, so none is ever checked by half:
//
//   type const enum            minLength maxLength          required
//   allOf anyOf if then else   minItems maxItems items      properties additionalProperties
//   $ref to "#/$defs/NAME"     minimum maximum exclusiveMinimum exclusiveMaximum
//
// Immutable once made, so any number of threads may walk it.

#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/validate/schema/schema_checks.h"

namespace deckle::schema {

class CompiledSchema {
 public:
  // Malformed, with the JSON pointer of the schema object: a keyword is not known, its value is not
  // of the form that is known, a reference leads nowhere, or references lead back to where they
  // started without looking into the value.
  [[nodiscard]] static Result<CompiledSchema> compile(nlohmann::json schema);

  static constexpr NodeId kRoot = 0;

  // All of them must hold. A type comes first; the rest is in the order in which flaws are
  // reported.
  [[nodiscard]] std::span<const Check> checks(NodeId node) const {
    return {checks_.data() + nodes_[node].first, nodes_[node].count};
  }

 private:
  struct Node {
    std::size_t first = 0, count = 0;  // in checks_
  };

  std::unique_ptr<const nlohmann::json> schema_;  // checks point into it
  std::vector<Check> checks_;
  std::vector<Node> nodes_;
  friend class SchemaCompiler;
};

}  // namespace deckle::schema
