#include "app/mcp/findings.h"

#include <algorithm>
#include <utility>

#include "app/messages/tr.h"
#include "qc/report/report_writer.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/display.h"

namespace deckle::app::mcp {

void add_findings(Json& result, const Report& report, Language language) {
  Json findings = Json::parse(qc::brief_report({report}, language));
  const std::size_t all = findings.size(), kept = std::min(all, kMaxFindingsInResult);
  findings.erase(findings.begin() + static_cast<std::ptrdiff_t>(kept), findings.end());
  result["findings"] = std::move(findings);
  result["findings_left_out"] = all - kept;
}

namespace {

Json findings_schema() {
  const Json text = {{"type", "string"}};
  return {{"type", "array"},
          {"description", "Findings, the most severe first"},
          {"items",
           {{"type", "object"},
            {"properties",
             {{"severity", {{"type", "string"}, {"enum", {"error", "warning", "note"}}}},
              {"rule", {{"type", "string"}, {"description", "Id; the tool `rule` explains it"}}},
              {"slide_id", text},
              {"element_id", text},
              {"pointer",
               {{"type", "string"}, {"description", "JSON pointer (RFC 6901) into the spec"}}},
              {"line", {{"type", "integer"}}},
              {"origin",
               {{"type", "string"},
                {"description", "deckle: about a box that deckle placed, not the author"}}},
              {"message", text},
              {"expected", text},
              {"got", text},
              {"hint", {{"type", "string"}, {"description", "What to change"}}},
              {"suggestion", {{"type", "object"}}},
              {"patch",
               {{"type", "array"},
                {"items", {{"type", "object"}}},
                {"description", "The change of the spec that cures it (RFC 6902)"}}}}},
            {"required", {"severity", "rule", "message"}}}}};
}

}  // namespace

Json with_findings(Json schema) {
  schema["properties"]["findings"] = findings_schema();
  schema["properties"]["findings_left_out"] = {
      {"type", "integer"}, {"description", "Number of less severe findings that are not listed"}};
  schema["required"].push_back("findings");
  schema["required"].push_back("findings_left_out");
  return schema;
}

Json object_schema(Json properties) {
  Json required = Json::array();
  for (const auto& [name, unused] : properties.items()) required.push_back(name);
  return {
      {"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
}

tl::unexpected<std::string> failed(const Error& error, Language language) {
  return tl::unexpected(display_message(message_of(error), language));
}

tl::unexpected<std::string> failed(const engine::Built& built, Language language) {
  if (built.outcome == engine::Outcome::Cancelled) throw Cancelled{};
  std::string text;
  const qc::TextStyle style{false, false, language};
  for (const DiagnosticSink* findings : {&built.findings, &built.template_findings}) {
    for (const Diagnostic& d : *findings) {
      if (d.severity == Severity::Error) text += qc::text_line(d, style);
    }
  }
  if (built.error) text += display_message(message_of(*built.error), language) + "\n";
  return tl::unexpected(tr("no deck can be built:").in(language) + "\n" + text);
}

}  // namespace deckle::app::mcp
