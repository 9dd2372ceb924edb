#pragma once
// Known findings: those of an earlier report, which no longer count.

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"
#include "slidespec/report/report.h"

namespace deckle::qc {

// Each as the file name of its deck, without the folder (a checkout may be elsewhere), and its
// fingerprint: two decks may have the same finding on slides with the same id.
using KnownFindings = std::set<std::pair<std::string, std::string>>;

// The findings of a report written by deckle: JSON (one deck or several) or SARIF. Malformed: it is
// neither.
[[nodiscard]] Result<KnownFindings> read_baseline(std::string_view text, const Limits& limits = {});

// Removes the findings of `known` from the report and returns how many. The quality of a slide is
// that of its remaining findings: a slide whose defects are all known is no longer degraded.
std::size_t leave_out_known(Report& report, const KnownFindings& known);

}  // namespace deckle::qc
