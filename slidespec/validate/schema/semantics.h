#pragma once
// The meaning of a schema's checks. Validation and explanation both use these functions, so they
// cannot differ.
//
// Nothing here allocates; walks along members and items throw Cancelled. Depth is that of the
// document, which its reader limits.

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "slidespec/core/cancellation.h"
#include "slidespec/validate/schema/compiled_schema.h"

namespace deckle::schema {

[[nodiscard]] bool accepts(const CompiledSchema& schema, NodeId node, const nlohmann::json& value);

[[nodiscard]] inline bool accepts(const CompiledSchema& schema, const nlohmann::json& document) {
  return accepts(schema, CompiledSchema::kRoot, document);
}

// Checks that do not refer to other schemas.
[[nodiscard]] bool holds(const TypeCheck& check, const nlohmann::json& value);
[[nodiscard]] bool holds(const ConstCheck& check, const nlohmann::json& value);
[[nodiscard]] bool holds(const EnumCheck& check, const nlohmann::json& value);
[[nodiscard]] bool holds(const CountCheck& check, const nlohmann::json& value);
[[nodiscard]] bool holds(const RangeCheck& check, const nlohmann::json& value);

// The characters or items of a value that has any.
[[nodiscard]] std::size_t count_of(const CountCheck& check, const nlohmann::json& value);

[[nodiscard]] bool any_accepts(const CompiledSchema& schema, const AnyOfCheck& check,
                               const nlohmann::json& value);

// The schema that the condition applies to this value, if any.
[[nodiscard]] std::optional<NodeId> consequence(const CompiledSchema& schema,
                                                const ConditionCheck& check,
                                                const nlohmann::json& value);

// visit(name) for each name that is missing, in the schema's order, until one returns false: then
// the result is false.
template <typename Visit>
bool every_missing(const RequiredCheck& check, const nlohmann::json& value, Visit visit) {
  if (!value.is_object()) return true;
  const auto& members = value.get_ref<const nlohmann::json::object_t&>();
  for (const std::string_view name : check.names) {
    if (members.find(name) == members.end() && !visit(name)) return false;
  }
  return true;
}

// visit(name, member, schema) for each member that has to follow a schema, likewise; without a
// schema: the member is not allowed. In the order of the names, for members and properties are both
// sorted, and one walk along both pairs them.
template <typename Visit>
bool every_member(const MembersCheck& check, const nlohmann::json& value, Visit visit) {
  if (!value.is_object()) return true;
  auto property = check.properties.begin();
  std::size_t seen = 0;
  for (const auto& [key, member] : value.get_ref<const nlohmann::json::object_t&>()) {
    if (++seen % kValuesBetweenChecks == 0) check_cancelled();
    const std::string_view name = key;
    int order = -1;
    while (property != check.properties.end() && (order = property->first.compare(name)) < 0)
      ++property;
    const bool named = property != check.properties.end() && order == 0;
    if (!named && !check.closed && !check.others) continue;
    const std::optional<NodeId> schema = named ? property->second : check.others;
    if (!visit(name, member, schema)) return false;
  }
  return true;
}

// visit(index, item) for each item, likewise.
template <typename Visit>
bool every_item(const nlohmann::json& value, Visit visit) {
  if (!value.is_array()) return true;
  std::size_t index = 0;
  for (const nlohmann::json& item : value.get_ref<const nlohmann::json::array_t&>()) {
    if (!visit(index++, item)) return false;
    if (index % kValuesBetweenChecks == 0) check_cancelled();
  }
  return true;
}

}  // namespace deckle::schema
