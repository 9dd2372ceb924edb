#pragma once
// Means 6 (docs/repair-loop.md, 8): text that no fixer made fit may be shortened by a command that
// the user names. Its answer is a proposal (docs/design.md, decision 6): it is validated like any
// spec, laid out, and reported with whether it fits; the deck keeps the author's text.
//
// The command reads one JSON document and writes one (docs/shorten.md):
//   in   {"deckle_shorten": 1, "language": …, "requests": [{"slide_id", "element_id", "content", …}]}
//   out  {"proposals": [{"slide_id", "element_id", "content"}]}

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "fixers/deck/repair_deck.h"
#include "layout/slide/lay_out.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"

namespace deckle::fixers {

// Calls the command with its input and returns its output; Malformed or NotFound on failure.
using TextCommand = std::function<Result<std::string>(const std::string& input)>;

struct ShortenInput {
  std::string_view spec;  // the text of the spec that `context.deck` was read from
  std::string name;       // its name in messages
  Limits limits;          // that it was read with
};

// Calls the command once for all elements of `repaired` that have too much text, and not at all if
// there are none. Proposals, and errors in the answer, are added to the report; a failing command
// is a warning.
void propose_shorter(const layout::LayoutContext& context, const ShortenInput& input,
                     const LoopOptions& options, const TextCommand& command,
                     RepairedDeck& repaired);

}  // namespace deckle::fixers
