#include "app/author/layouts_json.h"
#include "app/mcp/findings.h"
#include "app/mcp/template_call.h"
#include "app/mcp/tools/registry.h"

namespace deckle::app::mcp {
namespace {

Json lengths(std::initializer_list<const char*> names) {
  Json properties = Json::object();
  for (const char* name : names) properties[name] = {{"type", "number"}};
  return object_schema(std::move(properties));
}

Json slot_schema() {
  Json schema = object_schema({{"role", {{"type", "string"}}},
                               {"box", lengths({"x", "y", "w", "h"})},
                               {"placeholder", {{"type", "boolean"}}}});
  schema["properties"]["idx"] = {{"type", "integer"}, {"description", "Of the placeholder"}};
  schema["properties"]["size_pt"] = {{"type", "number"}};
  schema["properties"]["lines"] = {{"type", "integer"}};
  schema["properties"]["characters_per_line"] = {{"type", "integer"}, {"description", "Of Hangul"}};
  schema["properties"]["latin_characters_per_line"] = {
      {"type", "integer"}, {"description", "Of English text, on average"}};
  return schema;
}

Json layout_schema() {
  Json schema = object_schema({{"layout_id", {{"type", "string"}}},
                               {"layout", {{"type", "string"}}},
                               {"slots", {{"type", "array"}, {"items", slot_schema()}}}});
  schema["properties"]["reason"] = {{"type", "string"},
                                    {"description", "Why this layout stands for the id"}};
  return schema;
}

Json pattern_schema() {
  const Json number = {{"type", "integer"}}, text = {{"type", "string"}};
  return object_schema({{"layout_id", text},
                        {"purpose", text},
                        {"cells", object_schema({{"least", number}, {"most", number}})},
                        {"roles", {{"type", "array"}, {"items", text}}}});
}

Json output_schema() {
  return object_schema({{"template", {{"type", "string"}}},
                        {"page", lengths({"w", "h"})},
                        {"layouts", {{"type", "array"}, {"items", layout_schema()}}},
                        {"patterns", {{"type", "array"}, {"items", pattern_schema()}}}});
}

ToolResult run(const ToolCall& call) {
  const auto found = template_of(call);
  if (!found) return failed(found.error(), call.service.language);
  return Json::parse(layouts_json(*found->base, call.service.language));
}

}  // namespace

const Tool kLayouts{
    "layouts",
    "List the layouts of a template",
    "Returns every layout_id of a template with its slots: role, box in px, text size, and how "
    "many "
    "lines and characters fit. Use it before writing a spec for a template, and to choose another "
    "layout when text does not fit.",
    template_parameters,
    output_schema,
    {},
    run};

}  // namespace deckle::app::mcp
