#pragma once
// Suppressions that a presentation carries in itself.

#include <string_view>

#include "slidespec/report/report.h"

namespace deckle::qc {

// How many of them are read.
inline constexpr std::size_t kMaxCarried = 1000;

// Applies those of Report::suppressed to the report: what they hide is listed there, with the
// reason. One that cannot be read is a note, "unreadable-suppression". On an unknown day (`today`
// is empty) those that have an end do not apply.
void suppress_carried(std::string_view today, Report& report);

}  // namespace deckle::qc
