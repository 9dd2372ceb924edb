#include "slidespec/diag/limit_findings.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

void add_count(DiagnosticSink& findings, Severity severity, std::size_t count, Message message,
               const Place& at) {
  if (count == 0) return;
  Diagnostic more;
  more.rule = "more-findings";
  more.severity = severity;
  more.at = at;
  more.message = std::move(message);
  more.hint = tr("fix the ones above first");
  more.facts = {{"count", static_cast<std::int64_t>(count)}};
  more.defect = severity == Severity::Error;
  findings.push_back(std::move(more));
}

}  // namespace

void add_left_out(DiagnosticSink& findings, const LeftOut& left_out, const Place& at) {
  const auto [errors, warnings, notes] = left_out;
  add_count(findings, Severity::Error, errors,
            errors == 1 ? tr("at least {} more error is not listed", errors)
                        : tr("at least {} more errors are not listed", errors),
            at);
  add_count(findings, Severity::Warning, warnings,
            warnings == 1 ? tr("at least {} more warning is not listed", warnings)
                          : tr("at least {} more warnings are not listed", warnings),
            at);
  add_count(findings, Severity::Note, notes,
            notes == 1 ? tr("at least {} more note is not listed", notes)
                       : tr("at least {} more notes are not listed", notes),
            at);
}

void limit_findings(DiagnosticSink& findings, std::size_t max, const Place& at) {
  if (findings.size() <= max) return;
  std::array<std::size_t, 3> left_out{}, kept{};
  const auto index = [](Severity severity) { return static_cast<std::size_t>(severity); };
  for (const Diagnostic& d : findings) ++left_out[index(d.severity)];
  for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
    kept[index(severity)] = std::min(left_out[index(severity)], max);
    max -= kept[index(severity)];
    left_out[index(severity)] -= kept[index(severity)];
  }
  std::erase_if(findings, [&](const Diagnostic& d) {
    std::size_t& left = kept[index(d.severity)];
    if (left == 0) return true;
    --left;
    return false;
  });
  add_left_out(findings,
               {left_out[index(Severity::Error)], left_out[index(Severity::Warning)],
                left_out[index(Severity::Note)]},
               at);
}

}  // namespace deckle
