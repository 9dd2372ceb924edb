#include "app/mcp/findings.h"
#include "app/mcp/spec_call.h"
#include "app/mcp/tools/registry.h"
#include "slidespec/core/display.h"
#include "slidespec/mend/mend.h"

namespace deckle::app::mcp {
namespace {

Json output_schema() {
  Json change = object_schema({{"message", {{"type", "string"}}}});
  change["properties"]["pointer"] = {{"type", "string"}};
  change["properties"]["line"] = {{"type", "integer"}};
  return with_findings(object_schema(
      {{"valid", {{"type", "boolean"}, {"description", "The mended spec is valid"}}},
       {"changes", {{"type", "array"}, {"items", std::move(change)}}},
       {"spec",
        {{"type", "string"},
         {"description", "JSON of the mended spec, for the argument `spec` of other tools"}}}}));
}

Json change_json(const Mending& mending, Language language) {
  Json change = {{"message", shortened_message(mending.message, language)}};
  if (!mending.at.pointer.empty()) change["pointer"] = shortened(mending.at.pointer);
  if (mending.at.line > 0) change["line"] = mending.at.line;
  return change;
}

ToolResult run(const ToolCall& call) {
  const Language language = call.service.language;
  const auto input = spec_of(call);
  if (!input) return failed(input.error(), language);
  MendedSpec mended = mend_spec(input->text, input->name, call.service.limits);
  Json changes = Json::array();
  for (const Mending& mending : mended.mendings) changes.push_back(change_json(mending, language));
  Json result = {
      {"valid", mended.valid}, {"changes", std::move(changes)}, {"spec", std::move(mended.text)}};
  Report report;
  report.input = input->name;
  report.deck_issues = std::move(mended.findings);
  add_findings(result, report, language);
  return result;
}

}  // namespace

const Tool kFix{
    "fix",
    "Mend a SlideSpec that is not valid",
    "Mends what is obviously wrong with a SlideSpec, without a change to any word: broken "
    "JSON, misspelt keys, values of another type, missing ids. Returns the mended spec, "
    "every change, and the findings that are left. Writes no file.",
    spec_parameters,
    output_schema,
    {},
    run};

}  // namespace deckle::app::mcp
