#pragma once
// JSON as language models and people break it, made JSON again without a change to any word.

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"

namespace deckle {

struct LenientJson {
  std::string text;              // formatting and words as they were
  std::vector<Message> changes;  // what was mended, each kind once, in the order of the text
};

// Mends: a code fence and prose around the document; comments; commas that are missing or too many;
// quotes that are single, typographic or missing around keys; quotes, line breaks, tabs and wrong
// escapes inside strings; True, None and the like; numbers such as +1, .5 and 1_000; keys that are
// there twice (the second gets a new name); brackets that are missing or of the wrong kind. Linear
// in the text. The result need not be JSON: its reader says so. Throws Cancelled.
[[nodiscard]] LenientJson mend_json(std::string_view text);

}  // namespace deckle
