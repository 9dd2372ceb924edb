#include "app/mcp/findings.h"
#include "app/mcp/spec_call.h"
#include "app/mcp/tools/registry.h"
#include "slidespec/core/cancellation.h"

namespace deckle::app::mcp {
namespace {

Json output_schema() {
  return with_findings(
      object_schema({{"valid", {{"type", "boolean"}}},
                     {"slides", {{"type", "integer"}, {"description", "Number of slides"}}}}));
}

ToolResult run(const ToolCall& call) {
  const Language language = call.service.language;
  const auto spec = prepare(call, engine::PackageWanted::No);
  if (!spec) return failed(spec.error(), language);
  const engine::Built checked = spec->engine->validate(spec->input, spec->options);
  if (checked.outcome == engine::Outcome::Cancelled) throw Cancelled{};
  if (checked.report.input.empty()) return failed(checked, language);  // deckle itself failed
  Json result = {{"valid", checked.ok()}, {"slides", checked.deck.slides.size()}};
  add_findings(result, checked.report, language);
  return result;
}

}  // namespace

const Tool kValidate{
    "validate",
    "Validate a SlideSpec",
    "Checks a SlideSpec and all it names (pictures, data, template, brand kit) without laying it "
    "out: fast, and finds every error at once, each with its JSON pointer and how to cure it. Use "
    "it after writing or changing a spec; then use qc, which also measures whether the text fits.",
    input_parameters,
    output_schema,
    {},
    run};

}  // namespace deckle::app::mcp
