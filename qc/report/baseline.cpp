#include "qc/report/baseline.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "slidespec/say/say.h"

namespace deckle::qc {
namespace {

using Json = nlohmann::json;

// Members by name, of anything: null where there are none.
const Json& at(const Json& value, const char* key) {
  static const Json kNone;
  const auto found = value.is_object() ? value.find(key) : value.end();
  return value.is_object() && found != value.end() ? *found : kNone;
}

void add_issues(const Json& report, std::set<std::string>& known) {
  for (const Json& issue : at(report, "issues")) {
    if (at(issue, "fingerprint").is_string()) known.insert(issue["fingerprint"].get<std::string>());
  }
}

void add_results(const Json& run, std::set<std::string>& known) {
  for (const Json& result : at(run, "results")) {
    const Json& print = at(at(result, "partialFingerprints"), "deckle/v1");
    if (print.is_string()) known.insert(print.get<std::string>());
  }
}

}  // namespace

Result<std::set<std::string>> read_baseline(std::string_view text) {
  const Json root = Json::parse(text, nullptr, false);
  std::set<std::string> known;
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
              say("is no report of deckle; write one with deckle qc --format json or sarif"));
}

std::size_t leave_out_known(Report& report, const std::set<std::string>& known) {
  std::size_t count = 0;
  const auto clean = [&](DiagnosticSink& issues) {
    count += static_cast<std::size_t>(std::erase_if(
        issues, [&known](const Diagnostic& d) { return known.contains(fingerprint(d)); }));
  };
  clean(report.deck_issues);
  for (SlideReport& slide : report.slides) {
    const std::size_t before = slide.issues.size();
    clean(slide.issues);
    if (slide.issues.size() == before || slide.quality != Quality::Degraded) continue;
    if (std::any_of(slide.issues.begin(), slide.issues.end(),
                    [](const Diagnostic& d) { return d.defect; }))
      continue;
    slide.quality = slide.issues.empty() ? Quality::SuccessClean : Quality::SuccessWithWarnings;
    slide.needs_human_edit = false;
    slide.guidance.clear();
  }
  return count;
}

}  // namespace deckle::qc
