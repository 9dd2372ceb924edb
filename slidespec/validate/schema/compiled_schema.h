#pragma once
// A JSON Schema as a flat list of checks, made once and walked for every document.
//
// Supports the keywords that deckle's own schemas use, with the meaning of draft 2020-12 (they mean
// the same in draft 7). A schema with others is refused, so that none is checked incompletely:
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
  // Malformed, with the JSON pointer of the schema object: a keyword or the form of its value is
  // not supported, a reference has no target, or references form a cycle for the same value.
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
