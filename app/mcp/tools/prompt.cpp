#include "app/author/author_prompt.h"
#include "app/mcp/findings.h"
#include "app/mcp/template_call.h"
#include "app/mcp/tools/registry.h"

namespace deckle::app::mcp {
namespace {

std::vector<Parameter> parameters() {
  std::vector<Parameter> all = template_parameters();
  all.push_back({Parameter::Kind::Choice,
                 "lang",
                 "Language of the deck to be written; default: ko.",
                 false,
                 {"ko", "en"}});
  return all;
}

Json output_schema() { return object_schema({{"text", {{"type", "string"}}}}); }

ToolResult run(const ToolCall& call) {
  const auto found = template_of(call);
  if (!found) return failed(found.error(), call.service.language);
  const bool english = call.arguments.text("lang").value_or("ko") == "en";
  return Json::object({{"text", author_prompt(*found->base, template_id_of(found->path),
                                              english ? Language::English : Language::Korean)}});
}

}  // namespace

const Tool kPrompt{
    "prompt",
    "How to write a SlideSpec",
    "Returns all that is needed to write a SlideSpec for a template, in at most 12,000 bytes: the "
    "schema in short, the layouts with the capacity of their slots, what to do and what not, and "
    "two complete examples. Read it before writing the first spec.",
    parameters,
    output_schema,
    {},
    run};

}  // namespace deckle::app::mcp
