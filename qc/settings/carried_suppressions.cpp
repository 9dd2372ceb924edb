#include "qc/settings/carried_suppressions.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "qc/messages/tr.h"
#include "qc/settings/suppressions.h"
#include "slidespec/core/display.h"
#include "slidespec/diag/limit_findings.h"

namespace deckle::qc {

namespace {

Diagnostic unreadable(const std::string& fields, const Refusal& refused) {
  Diagnostic d;
  d.rule = "unreadable-suppression";
  d.severity = Severity::Note;
  d.defect = false;
  d.message = tr("a suppression in the deck does not apply: \"{}\": {}", shortened(fields),
                 refused.message);
  d.hint = refused.hint;
  return d;
}

}  // namespace

void suppress_carried(std::string_view today, Report& report) {
  DeckSuppressions& carried = report.suppressed;
  std::vector<Suppression> all;
  DiagnosticSink notes;
  const std::size_t count = std::min(carried.fields.size(), kMaxCarried);
  for (std::size_t i = 0; i < count; ++i) {
    std::optional<Refusal> refused;
    std::optional<Suppression> one = parse_suppression(carried.fields[i], refused);
    if (!one)
      notes.push_back(unreadable(carried.fields[i], *refused));
    else if (!today.empty() || one->until.empty())
      all.push_back(std::move(*one));
  }
  (void)suppress(all, today, report, &carried.findings);
  if (carried.findings.size() > kMaxFindings) {
    carried.more = carried.findings.size() - kMaxFindings;
    carried.findings.resize(kMaxFindings);
  }
  report.deck_issues.insert(report.deck_issues.end(), notes.begin(), notes.end());
}

}  // namespace deckle::qc
