#pragma once
// Findings that are known already: an earlier report says which, and they no longer count.

#include <set>
#include <string>
#include <string_view>

#include "slidespec/core/result.h"
#include "slidespec/diag/report.h"

namespace deckle::qc {

// The fingerprints in a report as deckle writes it: JSON (one deck or several) or SARIF.
// Malformed: it is neither.
[[nodiscard]] Result<std::set<std::string>> read_baseline(std::string_view text);

// Takes the findings of `known` out of the report; says how many. A slide whose defects are all
// known is no longer degraded: its quality is that of what is left.
std::size_t leave_out_known(Report& report, const std::set<std::string>& known);

}  // namespace deckle::qc
