#pragma once
// How a check that fails is worded: what is, what was wanted, by how much, and what to do.

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string_view>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/json/json_path.h"
#include "slidespec/validate/schema/schema_checks.h"

namespace deckle::schema {

struct FlawWords {
  Message message, hint;
  Facts facts;
};

// `value`, at `path`, does not satisfy the check.
[[nodiscard]] FlawWords words_of(const TypeCheck& check, const JsonPath& path,
                                 const nlohmann::json& value);
[[nodiscard]] FlawWords words_of(const ConstCheck& check, const JsonPath& path,
                                 const nlohmann::json& value);
[[nodiscard]] FlawWords words_of(const EnumCheck& check, const JsonPath& path,
                                 const nlohmann::json& value);
[[nodiscard]] FlawWords words_of(const CountCheck& check, const JsonPath& path,
                                 const nlohmann::json& value);
[[nodiscard]] FlawWords words_of(const RangeCheck& check, const JsonPath& path,
                                 const nlohmann::json& value);

// `object` lacks `name`. `members`: of the same schema; may be null.
[[nodiscard]] FlawWords missing_words(std::string_view name, const MembersCheck* members,
                                      const JsonPath& path, const nlohmann::json& object);

// `object` has a `name` that its schema does not allow.
[[nodiscard]] FlawWords unknown_key_words(std::string_view name, const MembersCheck& check,
                                          const JsonPath& path, const nlohmann::json& object);

// `value` has the type of no alternative.
[[nodiscard]] FlawWords no_alternative_words(std::span<const JsonType> wanted, const JsonPath& path,
                                             const nlohmann::json& value);

}  // namespace deckle::schema
