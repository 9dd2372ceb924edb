#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "pptx/check/rules/docs.h"
#include "qc/messages/tr.h"
#include "qc/report/fix_label.h"
#include "qc/report/report_writer.h"
#include "qc/rules/registry.h"
#include "slidespec/core/display.h"
#include "slidespec/json/json_writer.h"

namespace deckle::qc {
namespace {

using Json = nlohmann::ordered_json;

// The name of a fingerprint identifies its version, so that later versions are not compared with
// it.
constexpr const char* kFingerprintName = "deckle/v1";

// A path as a URI reference (RFC 3986): all characters except unreserved ones and separators are escaped.
std::string uri_of(const std::string& path) {
  static constexpr std::string_view kKept = "-._~/";
  std::string out;
  for (const char c : path) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (letter || (c >= '0' && c <= '9') || kKept.find(c) != std::string_view::npos)
      out += c;
    else
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

Json text_json(const Message& wording, Language language) { return {{"text", wording.in(language)}}; }

const char* level_of(Severity severity) { return to_string(severity); }  // SARIF uses the same names

Json rule_json(const std::string& id, Language language) {
  const RuleDoc* doc = find_doc(id);
  Json out = {{"id", id}};
  if (const pptx::check::RuleDoc* part = pptx::check::find_rule_doc(id)) {
    using pptx::check::text_of;
    out["shortDescription"] = text_json(text_of(part->summary), language);
    out["fullDescription"] = text_json(text_of(part->what), language);
    out["help"] = text_json(text_of(part->why), language);
    out["defaultConfiguration"] = {{"level", level_of(part->severity)}};
  }
  if (doc == nullptr) return out;
  out["shortDescription"] = text_json(tr.entry(doc->summary), language);
  out["fullDescription"] = text_json(tr.entry(doc->what), language);
  out["help"] = text_json(tr.entry(doc->why), language);
  out["defaultConfiguration"] = {{"level", level_of(doc->severity)}};
  out["properties"] = {{"type", doc->type}};
  if (!doc->ir_type.empty()) out["properties"]["ir_type"] = doc->ir_type;
  return out;
}

Json fact_value(const FactValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return shortened(*text);
  return std::visit([](const auto& v) -> Json { return v; }, value);
}

// slide/element
Json logical_locations(const Place& at) {
  if (at.slide_id.empty()) return Json::array();
  Json slide = {{"name", at.slide_id}, {"fullyQualifiedName", at.slide_id}, {"kind", "slide"}};
  if (at.element_id.empty()) return Json::array({slide});
  return Json::array({{{"name", at.element_id},
                       {"fullyQualifiedName", at.slide_id + "/" + at.element_id},
                       {"kind", "element"}},
                      slide});
}

Json location_json(const Diagnostic& d, const std::string& input) {
  Json physical = {{"artifactLocation", {{"uri", uri_of(d.at.file.empty() ? input : d.at.file)}}}};
  if (d.at.line > 0) {
    physical["region"] = {{"startLine", d.at.line}};
    if (d.at.column > 0) physical["region"]["startColumn"] = d.at.column;
  }
  Json location = {{"physicalLocation", std::move(physical)}};
  if (Json logical = logical_locations(d.at); !logical.empty())
    location["logicalLocations"] = std::move(logical);
  return location;
}

class SarifRun {
 public:
  explicit SarifRun(Language language) : language_(language) {}

  void add(const Diagnostic& d, const std::string& input) {
    std::string text = shortened_message(d.message, language_);
    if (!d.hint.empty()) text += "\n" + shortened_message(d.hint, language_);
    Json properties = Json::object();
    if (!d.at.pointer.empty()) properties["pointer"] = shortened(d.at.pointer);
    if (!d.at.part.empty()) properties["part"] = shortened(d.at.part);
    if (d.origin == Origin::Deckle) properties["origin"] = to_string(d.origin);
    for (const Fact& fact : d.facts) properties["details"][fact.name] = fact_value(fact.value);
    Json result = {{"ruleId", d.rule},
                   {"ruleIndex", index_of(d.rule)},
                   {"level", level_of(d.severity)},
                   {"message", {{"text", text}}},
                   {"locations", Json::array({location_json(d, input)})},
                   {"partialFingerprints", {{kFingerprintName, fingerprint(d)}}}};
    if (!properties.empty()) result["properties"] = std::move(properties);
    results_.push_back(std::move(result));
  }

  // What was changed in a presentation: of the run, because the findings are gone.
  void add(const FileFix& fix, const std::string& input) {
    fixes_.push_back({{"uri", uri_of(input)},
                      {"state", to_string(fix.state)},
                      {"ruleId", fix.rule},
                      {"fixer", fix.fixer},
                      {"text", shortened_message(fix_text(fix), language_)}});
  }

  // Scanners show them as closed.
  void add(const SuppressedFinding& one, const std::string& input) {
    add(one.finding, input);
    Json& result = results_.back();
    result["suppressions"] = Json::array({{{"kind", "inSource"},
                                           {"status", "accepted"},
                                           {"justification", shortened(one.reason)}}});
    if (!one.until.empty()) result["properties"]["until"] = one.until;
  }

  void add(const AppliedOverride& one, const std::string& input) {
    overrides_.push_back({{"uri", uri_of(input)},
                          {"config", uri_of(one.config)},
                          {"line", one.line},
                          {"files", shortened(one.pattern)}});
  }

  // Moves the members out.
  Json take(const std::string& version) {
    Json rules = Json::array();
    for (const std::string& id : rules_) rules.push_back(rule_json(id, language_));
    Json out = {
        {"tool",
         {{"driver",
           {{"name", "deckle"}, {"semanticVersion", version}, {"rules", std::move(rules)}}}}},
        {"language", language_ == Language::Korean ? "ko" : "en"},
        {"columnKind", "unicodeCodePoints"},
        {"results", std::move(results_)}};
    if (!fixes_.empty()) out["properties"]["fixes"] = std::move(fixes_);
    if (!overrides_.empty()) out["properties"]["overrides"] = std::move(overrides_);
    return out;
  }

 private:
  std::size_t index_of(const std::string& rule) {
    const auto found = std::find(rules_.begin(), rules_.end(), rule);
    if (found != rules_.end()) return static_cast<std::size_t>(found - rules_.begin());
    rules_.push_back(rule);
    return rules_.size() - 1;
  }

  Language language_;
  std::vector<std::string> rules_;  // in order of first use
  Json results_ = Json::array(), fixes_ = Json::array(), overrides_ = Json::array();
};

}  // namespace

std::string sarif_report(const std::vector<Report>& reports, const std::string& version,
                         Language language) {
  SarifRun run(language);
  for (const Report& report : reports) {
    for (const Diagnostic& d : report.deck_issues) run.add(d, report.input);
    for (const SlideReport& slide : report.slides)
      for (const Diagnostic& d : slide.issues) run.add(d, report.input);
    for (const SuppressedFinding& one : report.suppressed.findings) run.add(one, report.input);
    for (const FileFix& fix : report.fixes) run.add(fix, report.input);
    for (const AppliedOverride& one : report.overrides) run.add(one, report.input);
  }
  const Json out = {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                    {"version", "2.1.0"},
                    {"runs", Json::array({run.take(version)})}};
  return json_for_display(out.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

}  // namespace deckle::qc
