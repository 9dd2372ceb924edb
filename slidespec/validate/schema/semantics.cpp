#include "slidespec/validate/schema/semantics.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "slidespec/core/utf8.h"

namespace deckle::schema {

using nlohmann::json;

namespace {

// An integral float is a number here; holds() treats it as an integer, too.
unsigned types_of(const json& value) {
  switch (value.type()) {
    case json::value_t::object:
      return kObject;
    case json::value_t::array:
      return kArray;
    case json::value_t::string:
      return kString;
    case json::value_t::boolean:
      return kBoolean;
    case json::value_t::null:
      return kNull;
    case json::value_t::number_integer:
    case json::value_t::number_unsigned:
      return kNumber | kInteger;
    case json::value_t::number_float:
      return kNumber;
    default:
      return 0;
  }
}

// One check of a value, including those that refer to other schemas.
struct Holds {
  const CompiledSchema& schema;
  const json& value;

  template <typename Simple>
  bool operator()(const Simple& check) const {
    return holds(check, value);
  }
  bool operator()(const RequiredCheck& check) const {
    return every_missing(check, value, [](std::string_view) { return false; });
  }
  bool operator()(const MembersCheck& check) const {
    return every_member(check, value,
                        [this](std::string_view, const json& member, std::optional<NodeId> node) {
                          return node && accepts(schema, *node, member);
                        });
  }
  bool operator()(const ItemsCheck& check) const {
    return every_item(
        value, [&](std::size_t, const json& item) { return accepts(schema, check.each, item); });
  }
  bool operator()(const ApplyCheck& check) const { return accepts(schema, check.schema, value); }
  bool operator()(const AnyOfCheck& check) const { return any_accepts(schema, check, value); }
  bool operator()(const ConditionCheck& check) const {
    const std::optional<NodeId> node = consequence(schema, check, value);
    return !node || accepts(schema, *node, value);
  }
};

}  // namespace

bool accepts(const CompiledSchema& schema, NodeId node, const json& value) {
  const Holds holds{schema, value};
  for (const Check& check : schema.checks(node)) {
    if (!std::visit(holds, check.demand)) return false;
  }
  return true;
}

bool holds(const TypeCheck& check, const json& value) {
  if ((check.allowed & types_of(value)) != 0) return true;
  if ((check.allowed & kInteger) == 0 || !value.is_number_float()) return false;
  const double number = value.get<double>();
  return std::trunc(number) == number;
}

bool holds(const ConstCheck& check, const json& value) { return value == *check.value; }

bool holds(const EnumCheck& check, const json& value) {
  return std::find(check.values->begin(), check.values->end(), value) != check.values->end();
}

bool holds(const CountCheck& check, const json& value) {
  const bool upper = check.bound == Bound::AtMost;
  if (check.counted == Counted::Items) {
    if (!value.is_array()) return true;
  } else {
    if (!value.is_string()) return true;
    // A character takes one to four bytes, which usually decides.
    const std::size_t bytes = value.get_ref<const std::string&>().size();
    if (upper ? bytes <= check.limit : (bytes + 3) / 4 >= check.limit) return true;
  }
  const std::size_t count = count_of(check, value);
  return upper ? count <= check.limit : count >= check.limit;
}

std::size_t count_of(const CountCheck& check, const json& value) {
  return check.counted == Counted::Items ? value.size()
                                         : utf8::length(value.get_ref<const std::string&>());
}

bool holds(const RangeCheck& check, const json& value) {
  if (!value.is_number()) return true;
  const double number = value.get<double>();
  switch (check.bound) {
    case Bound::AtLeast:
      return number >= check.limit;
    case Bound::AtMost:
      return number <= check.limit;
    case Bound::MoreThan:
      return number > check.limit;
    case Bound::LessThan:
      return number < check.limit;
  }
  return false;
}

bool any_accepts(const CompiledSchema& schema, const AnyOfCheck& check, const json& value) {
  return std::any_of(check.alternatives.begin(), check.alternatives.end(),
                     [&](NodeId node) { return accepts(schema, node, value); });
}

std::optional<NodeId> consequence(const CompiledSchema& schema, const ConditionCheck& check,
                                  const json& value) {
  return accepts(schema, check.condition, value) ? check.if_true : check.if_false;
}

}  // namespace deckle::schema
