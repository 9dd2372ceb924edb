#include "app/mcp/arguments.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/mcp/json_text.h"
#include "slidespec/core/display.h"
#include "slidespec/diag/nearest_name.h"

namespace deckle::app::mcp {
namespace {

Json schema_of(const Parameter& parameter) {
  Json schema;
  switch (parameter.kind) {
    case Parameter::Kind::Text:
      schema = {{"type", "string"}};
      break;
    case Parameter::Kind::Choice:
      schema = {{"type", "string"}, {"enum", parameter.choices}};
      break;
    case Parameter::Kind::Flag:
      schema = {{"type", "boolean"}};
      break;
    case Parameter::Kind::TextList:
      schema = {{"type", "array"}, {"items", {{"type", "string"}}}, {"maxItems", kMaxListItems}};
      break;
    case Parameter::Kind::JsonText:
      schema = {{"type", {"object", "string"}}};
      break;
  }
  schema["description"] = parameter.description;
  return schema;
}

bool is_text_list(const Json& value) {
  return value.is_array() && value.size() <= kMaxListItems &&
         std::all_of(value.begin(), value.end(), [](const Json& one) { return one.is_string(); });
}

// What a value must be; empty when it is that.
std::string expected(const Parameter& parameter, const Json& value) {
  switch (parameter.kind) {
    case Parameter::Kind::Text:
      return value.is_string() ? "" : "a string";
    case Parameter::Kind::Choice:
      if (value.is_string() && std::find(parameter.choices.begin(), parameter.choices.end(),
                                         value.get<std::string>()) != parameter.choices.end())
        return "";
      return fmt::format("one of {}", fmt::join(parameter.choices, ", "));
    case Parameter::Kind::Flag:
      return value.is_boolean() ? "" : "true or false";
    case Parameter::Kind::TextList:
      return is_text_list(value) ? ""
                                 : fmt::format("an array of at most {} strings", kMaxListItems);
    case Parameter::Kind::JsonText:
      break;
  }
  return "";
}

tl::unexpected<std::string> unknown(const std::string& name,
                                    const std::vector<Parameter>& parameters) {
  std::vector<std::string_view> known;
  for (const Parameter& parameter : parameters) known.push_back(parameter.name);
  return tl::unexpected(
      fmt::format("/arguments has the unknown member \"{}\"; {}", shortened(name),
                  known.empty() ? "there are none" : nearest_hint(name, known).english()));
}

}  // namespace

Json schema_of(const std::vector<Parameter>& parameters) {
  Json properties = Json::object(), required = Json::array();
  for (const Parameter& parameter : parameters) {
    properties[std::string(parameter.name)] = schema_of(parameter);
    if (parameter.required) required.push_back(parameter.name);
  }
  Json schema = {{"type", "object"}, {"properties", std::move(properties)}};
  if (!required.empty()) schema["required"] = std::move(required);
  schema["additionalProperties"] = false;
  return schema;
}

tl::expected<Arguments, std::string> Arguments::read(std::string_view json,
                                                     const std::vector<Parameter>& parameters) {
  Arguments out;
  const std::vector<JsonMember> members =
      json.empty() ? std::vector<JsonMember>{} : members_of(json);
  for (const JsonMember& member : members) {
    const auto known =
        std::find_if(parameters.begin(), parameters.end(),
                     [&member](const Parameter& one) { return one.name == member.key; });
    if (known == parameters.end()) return unknown(member.key, parameters);
    if (out.has(member.key))
      return tl::unexpected(fmt::format("/arguments/{} is there twice", member.key));
    if (known->kind == Parameter::Kind::JsonText) {
      if (!is_object(member.value) && !is_string(member.value))
        return tl::unexpected(
            fmt::format("/arguments/{} must be an object, or a string with its JSON", member.key));
      out.json_[member.key] =
          is_object(member.value) ? std::string(member.value) : string_value(member.value);
      continue;
    }
    Json value = Json::parse(member.value, nullptr, false);
    if (const std::string wanted = expected(*known, value); !wanted.empty())
      return tl::unexpected(fmt::format("/arguments/{} must be {}, but is {}", member.key, wanted,
                                        shortened(std::string(member.value), 80)));
    out.values_[member.key] = std::move(value);
  }
  for (const Parameter& parameter : parameters) {
    if (parameter.required && !out.has(parameter.name))
      return tl::unexpected(fmt::format("/arguments has no member \"{}\"", parameter.name));
  }
  return out;
}

std::optional<std::string> Arguments::text(std::string_view name) const {
  const auto found = values_.find(std::string(name));
  if (found == values_.end()) return std::nullopt;
  return found->get<std::string>();
}

bool Arguments::flag(std::string_view name) const {
  const auto found = values_.find(std::string(name));
  return found != values_.end() && found->get<bool>();
}

std::vector<std::string> Arguments::list(std::string_view name) const {
  const auto found = values_.find(std::string(name));
  if (found == values_.end()) return {};
  return found->get<std::vector<std::string>>();
}

bool Arguments::has(std::string_view name) const {
  return values_.contains(std::string(name)) || json_.find(name) != json_.end();
}

std::optional<std::string> Arguments::json(std::string_view name) const {
  const auto found = json_.find(name);
  if (found == json_.end()) return std::nullopt;
  return found->second;
}

}  // namespace deckle::app::mcp
