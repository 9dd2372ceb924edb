#pragma once
// Findings that are known already: an earlier report says which, and they no longer count.

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "slidespec/core/result.h"
#include "slidespec/report/report.h"

namespace deckle::qc {

// Each as the name of its deck's file, without the folder (a checkout may lie elsewhere), and its
// fingerprint: two decks may have the same flaw in slides of one name.
using KnownFindings = std::set<std::pair<std::string, std::string>>;

// What is in a report as deckle writes it: JSON (one deck or several) or SARIF.
// Malformed: it is neither.
[[nodiscard]] Result<KnownFindings> read_baseline(std::string_view text);

// Takes the findings of `known` out of the report; says how many. A slide whose defects are all
// known is no longer degraded: its quality is that of what is left.
std::size_t leave_out_known(Report& report, const KnownFindings& known);

}  // namespace deckle::qc
