#pragma once
// The lines for findings that a deck itself suppresses.

#include "slidespec/core/message.h"
#include "slidespec/report/report.h"

namespace deckle::qc {

// How many findings it hides, or how many suppressions are ignored; empty where there is nothing to
// say.
[[nodiscard]] Message suppressed_summary(const DeckSuppressions& suppressed);

// The slide, what was found there, and why it is accepted.
[[nodiscard]] Message suppressed_label(const SuppressedFinding& one, const Report& report);

}  // namespace deckle::qc
