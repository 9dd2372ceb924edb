#include "slidespec/validate/schema_plan.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "slidespec/core/utf8.h"

namespace deckle {

using nlohmann::json;

namespace {

enum JsonType : unsigned {
  kObject = 1,
  kArray = 2,
  kString = 4,
  kBoolean = 8,
  kNull = 16,
  kNumber = 32,
  kInteger = 64,
};

constexpr std::array<std::pair<std::string_view, unsigned>, 7> kTypes{{{"object", kObject},
                                                                       {"array", kArray},
                                                                       {"string", kString},
                                                                       {"boolean", kBoolean},
                                                                       {"null", kNull},
                                                                       {"number", kNumber},
                                                                       {"integer", kInteger}}};

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

constexpr std::array<std::string_view, 6> kAnnotations{"$schema", "$id",         "$defs",
                                                       "title",   "description", "default"};
// What a condition may use. It is answered exactly, for a no there leads to another demand.
constexpr std::array<std::string_view, 3> kOfConditions{"properties", "required", "const"};

}  // namespace

// Turns schema objects into checks, each once; a reference may lead back to one that is not done.
class SchemaPlanner {
 public:
  explicit SchemaPlanner(const json& root) : root_(root) {}

  [[nodiscard]] std::optional<SchemaPlan> run() {
    check_of(root_);
    if (!known_) return std::nullopt;
    return std::move(plan_);
  }

 private:
  using Check = SchemaPlan::Check;

  std::size_t check_of(const json& schema) {
    const auto [found, fresh] = made_.emplace(&schema, plan_.checks_.size());
    if (!fresh) return found->second;
    const std::size_t index = found->second;
    plan_.checks_.emplace_back();
    Check check;
    if (!schema.is_object()) {
      known_ = false;
    } else {
      for (const auto& [keyword, value] : schema.items()) {
        if (!take(schema, keyword, value, check)) known_ = false;
      }
    }
    plan_.checks_[index] = std::move(check);
    return index;
  }

  bool take(const json& schema, const std::string& keyword, const json& value, Check& check) {
    if (std::find(kAnnotations.begin(), kAnnotations.end(), keyword) != kAnnotations.end())
      return true;
    if (keyword == "$ref") return reference(schema, value, check);
    if (keyword == "type") return types(value, check);
    if (keyword == "const") return strings(json::array({value}), check);
    if (keyword == "enum") return strings(value, check);
    if (keyword == "minLength") return count(value, check.least_characters);
    if (keyword == "maxLength") return count(value, check.most_characters);
    if (keyword == "minItems") return count(value, check.least_items);
    if (keyword == "maxItems") return count(value, check.most_items);
    if (keyword == "minimum") return number(value, check.minimum);
    if (keyword == "maximum") return number(value, check.maximum);
    if (keyword == "required") return names(value, check.required);
    if (keyword == "properties") return properties(value, check);
    if (keyword == "additionalProperties") return additional(value, check);
    if (keyword == "items") return check.items = check_of(value), true;
    if (keyword == "allOf") return all(value, check);
    if (keyword == "if") return condition(value, check);
    if (keyword == "then") return check.then = check_of(value), true;
    if (keyword == "else") return check.otherwise = check_of(value), true;
    return false;
  }

  bool reference(const json& schema, const json& value, Check& check) {
    constexpr std::string_view kHere = "#/$defs/";
    if (schema.size() != 1 || !value.is_string()) return false;
    const auto& name = value.get_ref<const std::string&>();
    if (!name.starts_with(kHere) || !root_.contains("$defs")) return false;
    const auto found = root_["$defs"].find(name.substr(kHere.size()));
    if (found == root_["$defs"].end()) return false;
    check.all.push_back(check_of(*found));
    return true;
  }

  static bool types(const json& value, Check& check) {
    for (const json& name : value.is_array() ? value : json::array({value})) {
      const auto* const known = std::find_if(
          kTypes.begin(), kTypes.end(), [&name](const auto& row) { return name == row.first; });
      if (known == kTypes.end()) return false;
      check.types |= known->second;
    }
    return check.types != 0;
  }

  // One of const and enum: both would have to hold.
  static bool strings(const json& values, Check& check) {
    return check.values.empty() && names(values, check.values) && !check.values.empty();
  }

  static bool names(const json& values, std::vector<std::string>& out) {
    if (!values.is_array()) return false;
    for (const json& value : values) {
      if (!value.is_string()) return false;
      out.push_back(value.get_ref<const std::string&>());
    }
    return true;
  }

  static bool count(const json& value, std::size_t& out) {
    if (!value.is_number_unsigned()) return false;
    out = value.get<std::size_t>();
    return true;
  }

  static bool number(const json& value, std::optional<double>& out) {
    if (!value.is_number()) return false;
    out = value.get<double>();
    return true;
  }

  bool properties(const json& value, Check& check) {
    if (!value.is_object()) return false;
    for (const auto& [name, schema] : value.items())
      check.properties.emplace_back(name, check_of(schema));
    std::sort(check.properties.begin(), check.properties.end());
    return true;
  }

  bool additional(const json& value, Check& check) {
    if (value.is_boolean()) {
      check.closed = !value.get<bool>();
    } else {
      check.other = check_of(value);
    }
    return true;
  }

  bool all(const json& value, Check& check) {
    if (!value.is_array()) return false;
    for (const json& part : value) check.all.push_back(check_of(part));
    return true;
  }

  bool condition(const json& value, Check& check) {
    check.condition = check_of(value);
    return is_exact(value);
  }

  static bool is_exact(const json& schema) {
    if (!schema.is_object()) return false;
    for (const auto& [keyword, value] : schema.items()) {
      if (std::find(kOfConditions.begin(), kOfConditions.end(), keyword) == kOfConditions.end())
        return false;
      if (keyword != "properties") continue;
      if (!std::all_of(value.begin(), value.end(), is_exact)) return false;
    }
    return true;
  }

  const json& root_;
  std::map<const json*, std::size_t> made_;
  SchemaPlan plan_;
  bool known_ = true;
};

std::optional<SchemaPlan> SchemaPlan::of(const json& schema) { return SchemaPlanner(schema).run(); }

bool SchemaPlan::accepts(std::size_t index, const json& value) const {
  const Check& check = checks_[index];
  const unsigned types = types_of(value);
  if (check.types != 0 && (check.types & types) == 0) return false;
  if (!check.values.empty()) {
    if (!value.is_string() ||
        std::find(check.values.begin(), check.values.end(), value.get_ref<const std::string&>()) ==
            check.values.end()) {
      return false;
    }
  }
  if ((types & kString) != 0) {
    const auto& text = value.get_ref<const std::string&>();
    const bool counted =
        check.least_characters > 0 || check.most_characters < text.size();  // bytes are no fewer
    if (counted) {
      const std::size_t length = utf8::length(text);
      if (length < check.least_characters || length > check.most_characters) return false;
    }
  } else if ((types & kNumber) != 0) {
    if (check.minimum && !(value.get<double>() >= *check.minimum)) return false;
    if (check.maximum && !(value.get<double>() <= *check.maximum)) return false;
  } else if ((types & kArray) != 0) {
    if (value.size() < check.least_items || value.size() > check.most_items) return false;
    if (check.items && !std::all_of(value.begin(), value.end(), [&](const json& item) {
          return accepts(*check.items, item);
        })) {
      return false;
    }
  } else if ((types & kObject) != 0 && !accepts_object(check, value)) {
    return false;
  }
  for (const std::size_t part : check.all) {
    if (!accepts(part, value)) return false;
  }
  if (!check.condition) return true;
  const std::optional<std::size_t>& next =
      accepts(*check.condition, value) ? check.then : check.otherwise;
  return !next || accepts(*next, value);
}

// Members and properties are both in order, so one walk along both pairs them.
bool SchemaPlan::accepts_object(const Check& check, const json& value) const {
  const auto& members = value.get_ref<const json::object_t&>();
  for (const std::string& name : check.required) {
    if (members.find(name) == members.end()) return false;
  }
  if (check.properties.empty() && !check.closed && !check.other) return true;
  auto property = check.properties.begin();
  for (const auto& [name, member] : members) {
    int order = -1;
    while (property != check.properties.end() && (order = property->first.compare(name)) < 0)
      ++property;
    if (property != check.properties.end() && order == 0) {
      if (!accepts(property->second, member)) return false;
      ++property;
    } else if (check.closed) {
      return false;
    } else if (check.other && !accepts(*check.other, member)) {
      return false;
    }
  }
  return true;
}

}  // namespace deckle
