#include "engine/template/read_summary.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "engine/messages/tr.h"
#include "engine/template/summary_json.h"
#include "slidespec/json/json_document.h"
#include "slidespec/validate/schema_check.h"

namespace deckle::engine {
namespace {

bool has_errors(const DiagnosticSink& sink) {
  for (const Diagnostic& finding : sink) {
    if (finding.severity == Severity::Error) return true;
  }
  return false;
}

std::optional<TemplateSummary> checked(const JsonDocument& document, DiagnosticSink& sink) {
  if (!check_schema("template", document, sink)) return std::nullopt;
  return summary_from(document.root());
}

// The summary in a brand kit. Lines and columns would be those of the part, so findings have the
// pointer alone.
std::optional<TemplateSummary> from_kit(const nlohmann::json& part, const std::string& name,
                                        DiagnosticSink& sink, const Limits& limits) {
  const std::string text = part.dump();
  DiagnosticSink found;
  std::optional<TemplateSummary> out;
  if (const auto document = JsonDocument::read(text, name, found, limits))
    out = checked(*document, found);
  for (Diagnostic& finding : found) {
    Place place;
    place.file = name;
    place.pointer = "/template" + finding.at.pointer;
    finding.at = std::move(place);
    sink.push_back(std::move(finding));
  }
  return out;
}

}  // namespace

std::optional<TemplateSummary> read_summary(std::string_view json, const std::string& name,
                                            DiagnosticSink& sink, const Limits& limits) {
  const auto document = JsonDocument::read(json, name, sink, limits);
  if (!document || has_errors(sink)) return std::nullopt;
  const nlohmann::json& root = document->root();
  if (root.is_object() && root.contains("deckle_template")) return checked(*document, sink);
  const auto part = root.is_object() ? root.find("template") : root.end();
  if (root.is_object() && part != root.end()) return from_kit(*part, name, sink, limits);
  Diagnostic finding;
  finding.rule = "schema";
  finding.severity = Severity::Error;
  finding.at = document->place("");
  finding.message = tr("this is not the summary of a template");
  finding.hint = tr("write one with: deckle template extract T.pptx -o FILE.json");
  sink.push_back(std::move(finding));
  return std::nullopt;
}

}  // namespace deckle::engine
