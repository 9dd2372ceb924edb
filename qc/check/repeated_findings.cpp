#include "qc/check/repeated_findings.h"

#include <utility>

#include "qc/messages/tr.h"

namespace deckle::qc {

void RepeatedFindings::add(const std::string& cause, Diagnostic finding, DiagnosticSink& sink) {
  const auto [known, is_new] = seen_.try_emplace(cause, Seen{sink.size(), 0});
  if (is_new)
    sink.push_back(std::move(finding));
  else
    ++known->second.more;
}

void RepeatedFindings::count(DiagnosticSink& sink) const {
  for (const auto& [cause, seen] : seen_) {
    if (seen.more == 0) continue;
    Diagnostic& d = sink[seen.at];
    d.message +=
        seen.more == 1 ? tr("; the same once more") : tr("; the same {} times more", seen.more);
    d.facts.push_back({"more", static_cast<std::int64_t>(seen.more)});
  }
}

}  // namespace deckle::qc
