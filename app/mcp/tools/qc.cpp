#include "app/mcp/findings.h"
#include "app/mcp/slides.h"
#include "app/mcp/spec_call.h"
#include "app/mcp/tools/registry.h"

namespace deckle::app::mcp {
namespace {

std::vector<Parameter> parameters() {
  std::vector<Parameter> all = build_parameters();
  all.push_back(before_fix_parameter());
  return all;
}

Json output_schema() {
  return with_findings(object_schema(
      {{"pass", pass_schema()}, {"quality", quality_schema()}, {"slides", slides_schema()}}));
}

ToolResult run(const ToolCall& call) {
  const Language language = call.service.language;
  const auto spec = prepare(call, engine::PackageWanted::No);
  if (!spec) return failed(spec.error(), language);
  const engine::Built built = spec->engine->build(spec->input, spec->options, call.observer);
  if (!built.ok()) return failed(built, language);
  Json result = {{"pass", passes(built.report, Severity::Error)},
                 {"quality", to_string(quality_of(built.report))},
                 {"slides", slides_of(built.report, language)}};
  add_findings(result, built.report, language);
  return result;
}

}  // namespace

const Tool kQc{
    "qc",
    "Check how a deck would turn out",
    "Lays out, measures and repairs a SlideSpec as build does, without writing a file, and returns "
    "the quality of every slide and all findings about it: text that does not fit, overlaps, small "
    "text, crowded lists, missing titles, and so on. Change the spec until no finding is left.",
    parameters,
    output_schema,
    {},
    run};

}  // namespace deckle::app::mcp
