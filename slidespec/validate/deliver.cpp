#include "slidespec/validate/deliver.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "slidespec/messages/tr.h"

namespace deckle {

LeftOut left_out_by(const SpecContext& context) {
  return {context.left_out(Severity::Error),
          context.left_out(Severity::Warning) + context.left_out(Severity::Note)};
}

bool deliver(DiagnosticSink found, LeftOut left_out, const std::string& name,
             DiagnosticSink& sink) {
  std::stable_sort(found.begin(), found.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
  });
  std::size_t errors = 0, others = 0;
  for (Diagnostic& diagnostic : found) {
    const bool error = diagnostic.severity == Severity::Error;
    std::size_t& delivered = error ? errors : others;
    if (delivered == SpecContext::kMaxReports) {
      ++(error ? left_out.errors : left_out.others);
      continue;
    }
    ++delivered;
    sink.push_back(std::move(diagnostic));
  }
  const auto add_left_out = [&](Severity severity, std::size_t count, Message message) {
    if (count == 0) return;
    Diagnostic more;
    more.rule = "more-findings";
    more.severity = severity;
    more.at.file = name;
    more.message = std::move(message);
    more.hint = tr("fix the ones above first");
    more.facts = {{"count", static_cast<std::int64_t>(count)}};
    more.defect = severity == Severity::Error;
    sink.push_back(std::move(more));
  };
  add_left_out(Severity::Error, left_out.errors,
               left_out.errors == 1
                   ? tr("at least {} more error is not listed", left_out.errors)
                   : tr("at least {} more errors are not listed", left_out.errors));
  add_left_out(Severity::Warning, left_out.others,
               left_out.others == 1
                   ? tr("at least {} more warning is not listed", left_out.others)
                   : tr("at least {} more warnings are not listed", left_out.others));
  return errors == 0;
}

Diagnostic unreadable(const std::string& name, const char* what) {
  Diagnostic broken;
  broken.rule = "json";
  broken.at.file = name;
  broken.message = tr("the document cannot be read: {}", what);
  return broken;
}

}  // namespace deckle
