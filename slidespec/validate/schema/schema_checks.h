#pragma once
// The checks of a JSON Schema: a type for each kind.
//
// Plain data, made by a CompiledSchema and referring to the JSON it keeps. As in JSON Schema, a
// check for one type of value accepts values of other types: minLength accepts every number.

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace deckle::schema {

// A schema object of the document, by its number in the CompiledSchema. 0 is the root.
using NodeId = std::uint32_t;

enum JsonType : unsigned {  // bits
  kObject = 1,
  kArray = 2,
  kString = 4,
  kBoolean = 8,
  kNull = 16,
  kNumber = 32,
  kInteger = 64,  // 80.0 is one, too
};

struct TypeCheck {
  unsigned allowed = 0;         // bits of JsonType
  std::vector<JsonType> types;  // the same in the schema's order
};

struct ConstCheck {
  const nlohmann::json* value = nullptr;
};

struct EnumCheck {
  const nlohmann::json* values = nullptr;  // an array
};

enum class Bound { AtLeast, AtMost, MoreThan, LessThan };
enum class Counted { Characters, Items };  // characters are code points

// minLength, maxLength, minItems, maxItems.
struct CountCheck {
  Counted counted = Counted::Characters;
  Bound bound = Bound::AtLeast;  // AtLeast or AtMost
  std::size_t limit = 0;
};

// minimum, maximum, exclusiveMinimum, exclusiveMaximum. Compared as double.
struct RangeCheck {
  Bound bound = Bound::AtLeast;
  double limit = 0;
  const nlohmann::json* written = nullptr;  // the limit
};

struct RequiredCheck {
  std::vector<std::string_view> names;
};

// properties and additionalProperties.
struct MembersCheck {
  std::vector<std::pair<std::string_view, NodeId>> properties;  // sorted by name
  std::optional<NodeId> others;                                 // of every other member
  bool closed = false;                                          // no other member is allowed
};

struct ItemsCheck {
  NodeId each = 0;
};

// $ref, and each part of an allOf.
struct ApplyCheck {
  NodeId schema = 0;
};

struct AnyOfCheck {
  std::vector<NodeId> alternatives;
};

// if, then, else.
struct ConditionCheck {
  NodeId condition = 0;
  std::optional<NodeId> if_true, if_false;
};

struct Check {
  std::string_view keyword;  // the schema's; a literal
  // Eleven alternatives: up to there libstdc++ makes std::visit a switch, not calls by pointer.
  std::variant<TypeCheck, ConstCheck, EnumCheck, CountCheck, RangeCheck, RequiredCheck,
               MembersCheck, ItemsCheck, ApplyCheck, AnyOfCheck, ConditionCheck>
      demand;
};

}  // namespace deckle::schema
