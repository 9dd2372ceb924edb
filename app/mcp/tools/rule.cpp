#include "app/mcp/findings.h"
#include "app/mcp/tools/registry.h"
#include "app/messages/tr.h"
#include "qc/report/catalogue.h"
#include "qc/rules/registry.h"
#include "slidespec/diag/nearest_name.h"

namespace deckle::app::mcp {
namespace {

std::vector<Parameter> parameters() {
  return {{Parameter::Kind::Text, "id",
           "Rule id, as in a finding; without it all rules are "
           "listed."}};
}

Json output_schema() {
  Json rule = object_schema({{"id", {{"type", "string"}}},
                             {"severity", {{"type", "string"}}},
                             {"summary", {{"type", "string"}}}});
  rule["properties"]["text"] = {
      {"type", "string"},
      {"description", "What it checks, why, and an example of each side; with `id`"}};
  return object_schema({{"rules", {{"type", "array"}, {"items", std::move(rule)}}}});
}

Json rule_json(const qc::RuleDoc& doc) {
  return {{"id", doc.id}, {"severity", to_string(doc.severity)}, {"summary", doc.summary}};
}

ToolResult run(const ToolCall& call) {
  const auto id = call.arguments.text("id");
  Json rules = Json::array();
  if (!id) {
    for (const qc::RuleDoc* doc : qc::documented()) rules.push_back(rule_json(*doc));
    return Json::object({{"rules", std::move(rules)}});
  }
  const qc::RuleDoc* doc = qc::find_doc(*id);
  if (doc == nullptr) {
    std::vector<std::string_view> known;
    for (const qc::RuleDoc* one : qc::documented()) known.push_back(one->id);
    const std::string nearest = nearest_name(*id, known);
    return failed(
        Error{ErrorCode::NotFound,
              nearest.empty() ? tr("unknown rule \"{}\"; without an id all rules are listed", *id)
                              : tr("unknown rule \"{}\"; did you mean {}?", *id, nearest),
              "id"},
        call.service.language);
  }
  rules.push_back(rule_json(*doc));
  rules.front()["text"] = qc::rule_text(*doc, call.service.language);
  return Json::object({{"rules", std::move(rules)}});
}

}  // namespace

const Tool kRule{
    "rule",
    "Explain a finding",
    "Returns what a rule checks, why, and an example of a slide that it reports and of one that it "
    "does not. Use it when the message and hint of a finding are not enough.",
    parameters,
    output_schema,
    {},
    run};

}  // namespace deckle::app::mcp
