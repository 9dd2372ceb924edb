#pragma once
// The message and hint of a failed check: what is there, what was expected, by how much, what to
// do.

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/json/json_path.h"
#include "slidespec/validate/schema/schema_checks.h"

namespace deckle::schema {

struct FlawMessage {
  Message message, hint;
  std::string expected, got;  // as of a Diagnostic
  Facts facts = {};
};

// `value`, at `path`, does not satisfy the check.
[[nodiscard]] FlawMessage message_for(const TypeCheck& check, const JsonPath& path,
                                      const nlohmann::json& value);
[[nodiscard]] FlawMessage message_for(const ConstCheck& check, const JsonPath& path,
                                      const nlohmann::json& value);
[[nodiscard]] FlawMessage message_for(const EnumCheck& check, const JsonPath& path,
                                      const nlohmann::json& value);
[[nodiscard]] FlawMessage message_for(const CountCheck& check, const JsonPath& path,
                                      const nlohmann::json& value);
[[nodiscard]] FlawMessage message_for(const RangeCheck& check, const JsonPath& path,
                                      const nlohmann::json& value);

// `object` lacks `name`. `members`: of the same schema; may be null.
[[nodiscard]] FlawMessage missing_message(std::string_view name, const MembersCheck* members,
                                          const JsonPath& path, const nlohmann::json& object);

// `object` has a `name` that its schema does not allow.
[[nodiscard]] FlawMessage unknown_key_message(std::string_view name, const MembersCheck& check,
                                              const JsonPath& path, const nlohmann::json& object);

// `value` has the type of no alternative.
[[nodiscard]] FlawMessage no_alternative_message(std::span<const JsonType> expected,
                                                 const JsonPath& path, const nlohmann::json& value);

}  // namespace deckle::schema
