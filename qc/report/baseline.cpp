#include "qc/report/baseline.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "qc/messages/tr.h"
#include "qc/run/rate_slide.h"
#include "slidespec/json/json_document.h"

namespace deckle::qc {
namespace {

using Json = nlohmann::json;

// A member of any JSON value by name; null if there is none.
const Json& at(const Json& value, const char* key) {
  static const Json kNone;
  const auto found = value.is_object() ? value.find(key) : value.end();
  return value.is_object() && found != value.end() ? *found : kNone;
}

const std::string& text_at(const Json& value, const char* key) {
  static const std::string kNone;
  const Json& member = at(value, key);
  return member.is_string() ? member.get_ref<const std::string&>() : kNone;
}

std::string file_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

// The path that a URI reference was made from.
std::string path_of(const std::string& uri) {
  std::string out;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    const int high = uri[i] == '%' && i + 2 < uri.size() ? hex_digit(uri[i + 1]) : -1;
    const int low = high < 0 ? -1 : hex_digit(uri[i + 2]);
    if (low < 0) {
      out += uri[i];
      continue;
    }
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

void add_issues(const Json& report, KnownFindings& known) {
  const std::string name = file_name(text_at(report, "input"));
  for (const Json& issue : at(report, "issues")) {
    if (const std::string& print = text_at(issue, "fingerprint"); !print.empty())
      known.emplace(name, print);
  }
}

void add_results(const Json& run, KnownFindings& known) {
  for (const Json& result : at(run, "results")) {
    // What the deck suppressed was in no report as a finding.
    if (!at(result, "suppressions").empty()) continue;
    const std::string& print = text_at(at(result, "partialFingerprints"), "deckle/v1");
    const Json& locations = at(result, "locations");
    if (print.empty() || !locations.is_array() || locations.empty()) continue;
    const Json& artifact = at(at(locations.front(), "physicalLocation"), "artifactLocation");
    known.emplace(file_name(path_of(text_at(artifact, "uri"))), print);
  }
}

}  // namespace

Result<KnownFindings> read_baseline(std::string_view text, const Limits& limits) {
  DiagnosticSink errors;  // not reported: a file with errors was not written by deckle
  const auto document = JsonDocument::read(text, "", errors, limits, Limit::BaselineBytes);
  const Json nothing;
  const Json& root = document && errors.empty() ? document->root() : nothing;
  KnownFindings known;
  if (at(root, "deckle_report").is_number()) {
    add_issues(root, known);
    for (const Json& deck : at(root, "decks")) add_issues(deck, known);
    return known;
  }
  if (at(root, "runs").is_array()) {
    for (const Json& run : root["runs"]) add_results(run, known);
    return known;
  }
  return fail(ErrorCode::Malformed,
              tr("is not a deckle report; create one with deckle qc --format json or sarif"));
}

std::size_t leave_out_known(Report& report, const KnownFindings& known) {
  const std::string name = file_name(report.input);
  const auto is_known = [&](const Diagnostic& d) { return known.contains({name, fingerprint(d)}); };
  auto count = static_cast<std::size_t>(std::erase_if(report.deck_issues, is_known));
  for (SlideReport& slide : report.slides)
    count += change_findings(slide, [&](const Diagnostic& d) { return !is_known(d); });
  return count;
}

}  // namespace deckle::qc
