#include "app/mcp/tools/registry.h"

#include <algorithm>
#include <iterator>

namespace deckle::app::mcp {
namespace {

constexpr const Tool* kTools[] = {&kPrompt,  &kLayouts, &kValidate,    &kFix,        &kQc,
                                  &kBuild,   &kMeasure, &kRefineStart, &kRefineStep, &kRule};

Json tool_json(const Tool& tool) {
  Json annotations = {{"title", tool.title}, {"readOnlyHint", tool.annotations.read_only}};
  if (!tool.annotations.read_only) {
    annotations["destructiveHint"] = tool.annotations.replaces_files;
    annotations["idempotentHint"] = true;  // the same input gives the same bytes
  }
  annotations["openWorldHint"] = false;
  return {{"name", tool.name},
          {"title", tool.title},
          {"description", tool.description},
          {"inputSchema", schema_of(tool.parameters())},
          {"outputSchema", tool.output_schema()},
          {"annotations", std::move(annotations)}};
}

}  // namespace

std::span<const Tool* const> tools() { return kTools; }

const Tool* find_tool(std::string_view name) {
  const auto* const found = std::find_if(std::begin(kTools), std::end(kTools),
                                         [name](const Tool* tool) { return tool->name == name; });
  return found == std::end(kTools) ? nullptr : *found;
}

Json tool_list() {
  Json list = Json::array();
  for (const Tool* tool : kTools) list.push_back(tool_json(*tool));
  return Json::object({{"tools", std::move(list)}});
}

}  // namespace deckle::app::mcp
