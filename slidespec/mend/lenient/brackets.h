#pragma once
// Brackets that are missing, too many or of the wrong kind, found for a whole text at once.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"

namespace deckle::lenient {

struct MendedBrackets {
  std::string text;  // differs in brackets alone; those that are missing at the end are left to add
  std::vector<Message> changes;
};

// The fewest changes after which each bracket is closed by its own kind, members are in objects and
// items in lists; of several such changes that after which the members of SlideSpec are where it
// has them, objects begin as they usually do, and lines are indented by their depth.
//
// Empty: nothing is to be changed, or the text is larger than kMostTokens, or too much is wrong.
// Linear in the text. Throws Cancelled.
[[nodiscard]] std::optional<MendedBrackets> mend_brackets(std::string_view text);

}  // namespace deckle::lenient
