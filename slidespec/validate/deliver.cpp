#include "slidespec/validate/deliver.h"

#include <algorithm>
#include <array>
#include <utility>

#include "slidespec/messages/tr.h"

namespace deckle {

LeftOut left_out_by(const SpecContext& context) {
  return {context.left_out(Severity::Error), context.left_out(Severity::Warning),
          context.left_out(Severity::Note)};
}

bool deliver(DiagnosticSink found, LeftOut left_out, const std::string& name,
             DiagnosticSink& sink) {
  std::stable_sort(found.begin(), found.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
  });
  std::array<std::size_t, 3> of_severity{};
  for (Diagnostic& diagnostic : found) {
    const bool error = diagnostic.severity == Severity::Error;
    std::size_t& delivered = of_severity[static_cast<std::size_t>(diagnostic.severity)];
    if (delivered == SpecContext::kMaxReports) {
      ++(error                                      ? left_out.errors
         : diagnostic.severity == Severity::Warning ? left_out.warnings
                                                    : left_out.notes);
      continue;
    }
    ++delivered;
    sink.push_back(std::move(diagnostic));
  }
  Place document;
  document.file = name;
  add_left_out(sink, left_out, document);
  return of_severity[static_cast<std::size_t>(Severity::Error)] == 0;
}

Diagnostic unreadable(const std::string& name, const char* what) {
  Diagnostic broken;
  broken.rule = "json";
  broken.at.file = name;
  broken.message = tr("the document cannot be read: {}", what);
  return broken;
}

}  // namespace deckle
