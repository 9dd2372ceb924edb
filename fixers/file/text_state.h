#pragma once
// States of autofit, for the fixers that write them.

#include <optional>

#include "fixers/file/file_fixer.h"
#include "measure/text/autofit.h"

namespace deckle::fixers {

// The state in which PowerPoint would show the text of the element: the first in which it fits its
// box. Nothing: it fits in none, or its lines are not wrapped.
[[nodiscard]] std::optional<AutofitIr> fitting_state(const FileTarget& target);

// "letters 62.5 %, lines 20 % closer".
[[nodiscard]] Message state_text(const AutofitIr& state);

// The change, as a proposal without a message.
[[nodiscard]] FileProposal with_state(const ElementIr& element, const AutofitIr& state);

}  // namespace deckle::fixers
