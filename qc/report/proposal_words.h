#pragma once
// A proposal for shorter words, in one line above them.

#include "slidespec/diag/report.h"

namespace deckle::qc {

[[nodiscard]] Wording proposal_words(const Proposal& proposal);

}  // namespace deckle::qc
