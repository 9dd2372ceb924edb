#pragma once
// A proposal for shorter words, in one line above them.

#include "slidespec/report/report.h"

namespace deckle::qc {

[[nodiscard]] Message proposal_label(const Proposal& proposal);

}  // namespace deckle::qc
