#include "tests/slidespec/schema_documents.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace deckle::test {

using nlohmann::json;

namespace {

std::size_t limit_of(const json& schema, const char* keyword, std::size_t otherwise) {
  return schema.value(keyword, otherwise);
}

// Conditions ask for members that are there, or that have one value.
bool meets(const json& condition, const json& object) {
  const json none = json::array(), empty = json::object();
  for (const json& name : condition.contains("required") ? condition["required"] : none) {
    if (!object.contains(name.get_ref<const std::string&>())) return false;
  }
  const json& properties = condition.contains("properties") ? condition["properties"] : empty;
  for (const auto& [name, wanted] : properties.items()) {
    if (object.contains(name) && object[name] != wanted["const"]) return false;
  }
  return true;
}

}  // namespace

json SchemaDocuments::document(std::uint64_t seed) {
  rng_.seed(seed);
  sites_.clear();
  json document = make(root_, "");
  if (seed % 3 == 0) return document;
  for (;;) {  // a site may be gone: a condition made its object anew
    const Site site = sites_[below(sites_.size())];
    const json::json_pointer pointer(site.pointer);
    if (!document.contains(pointer)) continue;
    change(*site.schema, document[pointer]);
    return document;
  }
}

const json& SchemaDocuments::resolved(const json& schema) const {
  if (!schema.contains("$ref")) return schema;
  return resolved(
      root_.at(json::json_pointer(schema["$ref"].get_ref<const std::string&>().substr(1))));
}

json SchemaDocuments::make(const json& unresolved, const std::string& pointer) {
  const json& schema = resolved(unresolved);
  sites_.push_back({pointer, &schema});
  if (schema.contains("const")) return schema["const"];
  if (schema.contains("enum")) return schema["enum"][below(schema["enum"].size())];
  if (schema.contains("anyOf"))
    return make(schema["anyOf"][below(schema["anyOf"].size())], pointer);
  std::string type = "any";
  if (schema.contains("type")) {
    const json& types = schema["type"];
    type = types.is_array() ? types[below(types.size())] : types;
  } else if (schema.contains("properties") || schema.contains("required")) {
    type = "object";
  }
  if (type == "object") return make_object(schema, pointer);
  if (type == "array") return make_array(schema, pointer);
  if (type == "string") return make_string(schema);
  if (type == "number" || type == "integer") return make_number(schema, type == "integer");
  if (type == "boolean") return once_in(2);
  return type == "null" ? json() : any_value();
}

json SchemaDocuments::make_object(const json& schema, const std::string& pointer) {
  json object = json::object();
  const json none = json::array(), empty = json::object();
  const json& required = schema.contains("required") ? schema["required"] : none;
  const auto needs = [&required](const std::string& name) {
    return std::find(required.begin(), required.end(), name) != required.end();
  };
  ++depth_;
  const json& properties = schema.contains("properties") ? schema["properties"] : empty;
  for (const auto& [name, below_it] : properties.items()) {
    const std::size_t rarity = depth_ < 6 ? 2 : 6;
    if (needs(name) || once_in(rarity)) object[name] = make(below_it, pointer + "/" + name);
  }
  for (const json& name : required) {
    const auto& key = name.get_ref<const std::string&>();
    if (!object.contains(key)) object[key] = json::object();
  }
  // A condition or what follows from it is open itself, but lies over an object that need not be.
  const bool plain = schema.size() == 1 && schema.contains("type");
  const bool open = schema.value("additionalProperties", json(plain)) == true;
  if (open && once_in(4)) object["extra"] = any_value();
  std::vector<const json*> conditions;
  if (schema.contains("if")) conditions.push_back(&schema);
  if (schema.contains("allOf")) {
    for (const json& part : schema["allOf"]) conditions.push_back(&part);
  }
  add_conditional(conditions, pointer, object);
  --depth_;
  return object;
}

// Makes one of the conditions true, more often than not, and lays over the object what follows from
// each.
void SchemaDocuments::add_conditional(const std::vector<const json*>& conditions,
                                      const std::string& pointer, json& object) {
  if (conditions.empty()) return;
  if (!once_in(3)) object.update(make((*conditions[below(conditions.size())])["if"], pointer));
  for (const json* condition : conditions) {
    const char* branch = meets((*condition)["if"], object) ? "then" : "else";
    if (condition->contains(branch)) object.update(make((*condition)[branch], pointer));
  }
}

json SchemaDocuments::make_array(const json& schema, const std::string& pointer) {
  const std::size_t min = limit_of(schema, "minItems", 0), max = limit_of(schema, "maxItems", 1000);
  const std::size_t count = std::min(max, min + below(depth_ < 6 ? 3 : 2));
  json array = json::array();
  for (std::size_t i = 0; i < count; ++i) {
    array.push_back(schema.contains("items")
                        ? make(schema["items"], pointer + "/" + std::to_string(i))
                        : any_value());
  }
  return array;
}

std::string SchemaDocuments::characters(std::size_t count) {
  static constexpr const char* kCharacters[] = {"a", "Z", " ", "é", "한", "글", "\u00a0", "😀"};
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += kCharacters[below(std::size(kCharacters))];
  return text;
}

json SchemaDocuments::make_string(const json& schema) {
  const std::size_t min = limit_of(schema, "minLength", 0), max = limit_of(schema, "maxLength", 40);
  if (once_in(8)) return characters(once_in(2) ? min : max);
  return characters(min + below(std::min<std::size_t>(max - min, 6) + 1));
}

json SchemaDocuments::make_number(const json& schema, bool integer) {
  const double min = schema.value("minimum", schema.value("exclusiveMinimum", -1000.0));
  const double max = schema.value("maximum", min + 2000);
  double number = std::floor(min + 1 + static_cast<double>(below(1000)) / 1000 * (max - min - 1));
  if (once_in(4) && !schema.contains("exclusiveMinimum")) number = min;
  if (once_in(4)) number = max;
  if (!integer && once_in(3)) return std::min(number + 0.25, max);
  if (once_in(3)) return number;  // 80.0
  return static_cast<std::int64_t>(number);
}

json SchemaDocuments::any_value() {
  static const json kValues[] = {
      nullptr,           true, 0,       7,    -3,  2.5,          80.0,          1e17,
      -9007199254740993, "",   "words", "한", {1}, {{"a", {1}}}, json::array(), json::object()};
  return kValues[below(std::size(kValues))];
}

void SchemaDocuments::change(const json& schema, json& value) {
  if (once_in(5)) {
    value = any_value();
  } else if (schema.contains("const")) {
    value = value.is_number() ? json(value.get<double>() + 1) : json("other");
  } else if (schema.contains("enum")) {
    auto text = value.is_string() ? value.get<std::string>() : "";
    if (once_in(2) || text.empty())
      text += "s";
    else
      text[0] = static_cast<char>(text[0] - 'a' + 'A');
    value = text;
  } else if (value.is_string()) {
    const bool max = schema.contains("maxLength") && !once_in(3);
    const std::size_t limit = limit_of(schema, max ? "maxLength" : "minLength", 0);
    value = characters(limit + below(3) - (limit > 0 ? 1 : 0));
  } else if (value.is_number()) {
    static constexpr const char* kLimits[] = {"minimum", "maximum", "exclusiveMinimum"};
    static constexpr double kSteps[] = {-1, -0.5, 0, 0.5, 1, -1e17, 1e17};
    const char* limit = kLimits[below(std::size(kLimits))];
    if (!schema.contains(limit)) limit = "maximum";
    value = schema.value(limit, value.get<double>()) + kSteps[below(std::size(kSteps))];
  } else if (value.is_array()) {
    const std::size_t rarity = limit_of(schema, "maxItems", 0) > 1000 ? 8 : 2;  // takes its time
    const bool max = schema.contains("maxItems") && once_in(rarity);
    const std::size_t limit = limit_of(schema, max ? "maxItems" : "minItems", 0);
    const json item = value.empty() ? any_value() : value[0];
    value = json::array();
    value.get_ref<json::array_t&>().resize(limit + below(3) - (limit > 0 ? 1 : 0), item);
  } else if (value.is_object()) {
    change_members(schema, value);
  }
}

void SchemaDocuments::change_members(const json& schema, json& value) {
  if (once_in(3) || value.empty()) {
    value[once_in(2) ? "unknown" : ""] = any_value();
    return;
  }
  auto member = std::next(value.begin(), static_cast<std::ptrdiff_t>(below(value.size())));
  if (schema.contains("required") && !schema["required"].empty() && once_in(2)) {
    const json& required = schema["required"];
    member = value.find(required[below(required.size())].get_ref<const std::string&>());
  }
  if (member == value.end()) return;
  const json moved = *member;
  const std::string name = member.key();
  value.erase(member);
  if (once_in(3)) value[name + "s"] = moved;
}

}  // namespace deckle::test
