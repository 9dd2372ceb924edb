#include "slidespec/validate/schema/flaw_messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/schema/semantics.h"
#include "slidespec/validate/spec_context.h"

namespace deckle::schema {

using nlohmann::json;

namespace {

Message with_article(JsonType type) {
  switch (type) {
    case kObject:
      return tr("an object");
    case kArray:
      return tr("an array");
    case kString:
      return tr("a string");
    case kBoolean:
      return tr("true or false");
    case kNull:
      return "null";
    case kNumber:
      return tr("a number");
    case kInteger:
      return tr("an integer");
  }
  return {};
}

// "a string or null"
Message any_of(std::span<const JsonType> types) {
  Message sofar;
  for (const JsonType type : types) {
    const Message one = with_article(type);
    sofar = sofar.empty() ? one : tr("{} or {}", sofar, one);
  }
  return sofar;
}

// For Diagnostic::expected: the schema's names.
std::string name_of(JsonType type) {
  switch (type) {
    case kObject:
      return "object";
    case kArray:
      return "array";
    case kString:
      return "string";
    case kBoolean:
      return "boolean";
    case kNull:
      return "null";
    case kNumber:
      return "number";
    case kInteger:
      return "integer";
  }
  return {};
}

std::string names_of(std::span<const JsonType> types) {
  std::string out;
  for (const JsonType type : types) out += (out.empty() ? "" : " or ") + name_of(type);
  return out;
}

std::string name_of(Bound bound) {
  switch (bound) {
    case Bound::AtLeast:
      return "at least";
    case Bound::AtMost:
      return "at most";
    case Bound::MoreThan:
      return "more than";
    case Bound::LessThan:
      return "less than";
  }
  return {};
}

std::string counted_name(std::size_t count, Counted what) {
  return fmt::format("{} {}{}", count, what == Counted::Characters ? "character" : "item",
                     count == 1 ? "" : "s");
}

Message expected_message(const JsonPath& path, const json& value, const Message& expected) {
  return tr("{} must be {}, but is {}", path.subject(), expected, brief(value));
}

Message counted(std::size_t count, Counted what) {
  if (what == Counted::Characters)
    return count == 1 ? tr("{} character", count) : tr("{} characters", count);
  return count == 1 ? tr("{} item", count) : tr("{} items", count);
}

Message range(Bound bound, const Message& limit) {
  switch (bound) {
    case Bound::AtLeast:
      return tr("a number of at least {}", limit);
    case Bound::AtMost:
      return tr("a number of at most {}", limit);
    case Bound::MoreThan:
      return tr("a number greater than {}", limit);
    case Bound::LessThan:
      return tr("a number less than {}", limit);
  }
  return {};
}

FactValue as_fact(const json& number) {
  if (number.is_number_integer()) return number.get<std::int64_t>();
  return number.get<double>();
}

bool is_property(const MembersCheck* members, std::string_view name) {
  return members != nullptr &&
         std::any_of(members->properties.begin(), members->properties.end(),
                     [&name](const auto& property) { return property.first == name; });
}

// Whether a text in quotes is what was expected: "12" for a number, but not "n/a" or "1,200".
bool is_right_without_quotes(const TypeCheck& check, const std::string& text) {
  constexpr std::size_t kLongest = 40;  // ours: more than any number or true and false have
  if (text.size() > kLongest) return false;
  const json value = json::parse(text, nullptr, false);
  return !value.is_discarded() && holds(check, value);
}

}  // namespace

FlawMessage message_for(const TypeCheck& check, const JsonPath& path, const json& value) {
  const Message expected = any_of(check.types);
  if (value.is_string() && (check.allowed & kString) == 0)
    return {tr("{} must be {}, but is the string {}", path.subject(), expected, brief(value)),
            is_right_without_quotes(check, value.get_ref<const std::string&>())
                ? tr("remove the quotes")
                : tr("write {}", expected),
            names_of(check.types), got_value(value)};
  return {expected_message(path, value, expected), tr("write {}", expected), names_of(check.types),
          got_value(value)};
}

FlawMessage message_for(const ConstCheck& check, const JsonPath& path, const json& value) {
  const Message expected = brief(*check.value);
  return {expected_message(path, value, expected), tr("write {}", expected),
          got_value(*check.value), got_value(value)};
}

FlawMessage message_for(const EnumCheck& check, const JsonPath& path, const json& value) {
  std::string list;
  std::vector<std::string_view> names;
  for (const json& one : *check.values) {
    if (!list.empty()) list += ", ";
    list += one.is_string() ? one.get<std::string>() : one.dump();
    if (one.is_string()) names.push_back(one.get_ref<const std::string&>());
  }
  const std::string nearest =
      value.is_string() ? nearest_name(value.get_ref<const std::string&>(), names) : "";
  return {tr("{} must be one of {}, but is {}", path.subject(), list, brief(value)),
          nearest.empty() ? tr("write one of these") : tr("did you mean '{}'?", nearest),
          "one of " + list, got_value(value)};
}

FlawMessage message_for(const CountCheck& check, const JsonPath& path, const json& value) {
  const std::size_t actual = count_of(check, value), limit = check.limit;
  const bool upper = check.bound == Bound::AtMost, one = limit == 1;
  const Message subject = path.subject(), has = counted(actual, check.counted);
  const Message expected = counted(limit, check.counted);
  const Message gap = counted(upper ? actual - limit : limit - actual, check.counted);
  return {
      actual == 0 ? one ? tr("{} is empty; at least {} is required", subject, expected)
                        : tr("{} is empty; at least {} are required", subject, expected)
      : upper ? one ? tr("{} has {}; at most {} is allowed", subject, has, limit)
                    : tr("{} has {}; at most {} are allowed", subject, has, limit)
              : tr("{} has {}; at least {} are required", subject, has, limit),
      upper ? tr("remove {}", gap) : tr("add {}", gap),
      name_of(check.bound) + " " + counted_name(limit, check.counted),
      counted_name(actual, check.counted),
      {{"limit", static_cast<std::int64_t>(limit)}, {"actual", static_cast<std::int64_t>(actual)}}};
}

FlawMessage message_for(const RangeCheck& check, const JsonPath& path, const json& value) {
  const Message expected = range(check.bound, brief(*check.written));
  return {expected_message(path, value, expected),
          tr("write {}", expected),
          name_of(check.bound) + " " + got_value(*check.written),
          got_value(value),
          {{"limit", as_fact(*check.written)}, {"actual", as_fact(value)}}};
}

FlawMessage missing_message(std::string_view name, const MembersCheck* members,
                            const JsonPath& path, const json& object) {
  FlawMessage text{tr("{} lacks '{}'", path.subject(), name),
                   tr("add '{}'", name),
                   fmt::format("member \"{}\"", name),
                   "no such member",
                   {{"member", std::string(name)}}};
  // It may be there under a mistyped name.
  constexpr int kTried = 100;
  int tried = 0;
  const std::string_view expected[] = {name};
  for (auto it = object.begin(); it != object.end() && tried < kTried; ++it) {
    if (is_property(members, it.key())) continue;
    ++tried;
    if (nearest_name(it.key(), expected).empty()) continue;
    text.hint = tr("is '{}' meant to be '{}'?", it.key(), name);
    break;
  }
  return text;
}

FlawMessage unknown_key_message(std::string_view name, const MembersCheck& check,
                                const JsonPath& path, const json& object) {
  // One that is there already is not meant, but a list without it would look complete.
  std::vector<std::string_view> unused, all;
  for (const auto& [known, schema] : check.properties) {
    all.push_back(known);
    if (!object.contains(known)) unused.push_back(known);
  }
  return {tr("unknown key '{}' in {}", name, path.subject()),
          unused.empty() ? tr("remove it") : nearest_hint(name, unused, all),
          all.empty() ? "no other member" : fmt::format("one of {}", fmt::join(all, ", ")),
          got_value(std::string(name))};
}

FlawMessage no_alternative_message(std::span<const JsonType> expected, const JsonPath& path,
                                   const json& value) {
  const Message types = any_of(expected);
  return {expected_message(path, value, types), tr("write {}", types), names_of(expected),
          got_value(value)};
}

}  // namespace deckle::schema
