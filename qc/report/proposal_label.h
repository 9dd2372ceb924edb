#pragma once
// The line above a proposed shorter text.

#include "slidespec/report/report.h"

namespace deckle::qc {

[[nodiscard]] Message proposal_label(const Proposal& proposal);

}  // namespace deckle::qc
