#include "slidespec/validate/schema/flaw_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "slidespec/say/say.h"
#include "slidespec/validate/nearest_name.h"
#include "slidespec/validate/schema/semantics.h"
#include "slidespec/validate/spec_context.h"

namespace deckle::schema {

using nlohmann::json;

namespace {

Wording with_article(JsonType type) {
  switch (type) {
    case kObject:
      return say("an object");
    case kArray:
      return say("an array");
    case kString:
      return say("a string");
    case kBoolean:
      return say("true or false");
    case kNull:
      return "null";
    case kNumber:
      return say("a number");
    case kInteger:
      return say("an integer");
  }
  return {};
}

// "a string or null"
Wording any_of(std::span<const JsonType> types) {
  Wording sofar;
  for (const JsonType type : types) {
    const Wording one = with_article(type);
    sofar = sofar.empty() ? one : say("{} or {}", sofar, one);
  }
  return sofar;
}

Wording wanted_instead(const JsonPath& path, const json& value, const Wording& wanted) {
  return say("{} is {}; {} was wanted", path.subject(), brief(value), wanted);
}

Wording counted(std::size_t count, Counted what) {
  if (what == Counted::Characters)
    return count == 1 ? say("{} character", count) : say("{} characters", count);
  return count == 1 ? say("{} item", count) : say("{} items", count);
}

Wording range(Bound bound, const Wording& limit) {
  switch (bound) {
    case Bound::AtLeast:
      return say("a number of at least {}", limit);
    case Bound::AtMost:
      return say("a number of at most {}", limit);
    case Bound::MoreThan:
      return say("a number of more than {}", limit);
    case Bound::LessThan:
      return say("a number of less than {}", limit);
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

}  // namespace

FlawWords words_of(const TypeCheck& check, const JsonPath& path, const json& value) {
  const Wording wanted = any_of(check.types);
  const bool quoted = value.is_string() && (check.allowed & kString) == 0;
  return {wanted_instead(path, value, wanted),
          quoted ? say("take the quotes away") : say("write {}", wanted),
          {}};
}

FlawWords words_of(const ConstCheck& check, const JsonPath& path, const json& value) {
  const Wording wanted = brief(*check.value);
  return {wanted_instead(path, value, wanted), say("write {}", wanted), {}};
}

FlawWords words_of(const EnumCheck& check, const JsonPath& path, const json& value) {
  std::string list;
  std::vector<std::string_view> names;
  for (const json& one : *check.values) {
    if (!list.empty()) list += ", ";
    list += one.is_string() ? one.get<std::string>() : one.dump();
    if (one.is_string()) names.push_back(one.get_ref<const std::string&>());
  }
  const std::string nearest =
      value.is_string() ? nearest_name(value.get_ref<const std::string&>(), names) : "";
  return {say("{} is {}; one of {} was wanted", path.subject(), brief(value), list),
          nearest.empty() ? say("write one of these") : say("did you mean '{}'?", nearest),
          {}};
}

FlawWords words_of(const CountCheck& check, const JsonPath& path, const json& value) {
  const std::size_t actual = count_of(check, value), limit = check.limit;
  const bool upper = check.bound == Bound::AtMost, one = limit == 1;
  const Wording subject = path.subject(), has = counted(actual, check.counted);
  const Wording wanted = counted(limit, check.counted);
  const Wording gap = counted(upper ? actual - limit : limit - actual, check.counted);
  return {
      actual == 0 ? one ? say("{} is empty; at least {} is wanted", subject, wanted)
                        : say("{} is empty; at least {} are wanted", subject, wanted)
      : upper ? one ? say("{} has {}; at most {} is allowed", subject, has, limit)
                    : say("{} has {}; at most {} are allowed", subject, has, limit)
              : say("{} has {}; at least {} are wanted", subject, has, limit),
      upper ? say("take away {}", gap) : say("add {}", gap),
      {{"limit", static_cast<std::int64_t>(limit)}, {"actual", static_cast<std::int64_t>(actual)}}};
}

FlawWords words_of(const RangeCheck& check, const JsonPath& path, const json& value) {
  const Wording wanted = range(check.bound, brief(*check.written));
  return {wanted_instead(path, value, wanted),
          say("write {}", wanted),
          {{"limit", as_fact(*check.written)}, {"actual", as_fact(value)}}};
}

FlawWords missing_words(std::string_view name, const MembersCheck* members, const JsonPath& path,
                        const json& object) {
  FlawWords words{say("{} lacks '{}'", path.subject(), name), say("add '{}'", name), {}};
  // It may be there under a mistyped name.
  constexpr int kTried = 100;
  int tried = 0;
  const std::string_view wanted[] = {name};
  for (auto it = object.begin(); it != object.end() && tried < kTried; ++it) {
    if (is_property(members, it.key())) continue;
    ++tried;
    if (nearest_name(it.key(), wanted).empty()) continue;
    words.hint = say("is '{}' meant to be '{}'?", it.key(), name);
    break;
  }
  return words;
}

FlawWords unknown_key_words(std::string_view name, const MembersCheck& check, const JsonPath& path,
                            const json& object) {
  std::vector<std::string_view> names;
  for (const auto& [known, schema] : check.properties) {
    if (!object.contains(known)) names.push_back(known);
  }
  return {say("unknown key '{}' in {}", name, path.subject()),
          names.empty() ? say("take it out") : nearest_hint(name, names),
          {}};
}

FlawWords no_alternative_words(std::span<const JsonType> wanted, const JsonPath& path,
                               const json& value) {
  const Wording types = any_of(wanted);
  return {wanted_instead(path, value, types), say("write {}", types), {}};
}

}  // namespace deckle::schema
