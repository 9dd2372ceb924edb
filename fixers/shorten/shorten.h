#pragma once
// Means 6 (docs/repair-loop.md, 8): text that no fixed rule made fit may be shortened by a
// command the user names. What it answers is a proposal (docs/design.md, decision 6): it is
// validated like any spec, laid out, and reported with whether it fits; the deck keeps the author's
// text.
//
// The command reads one JSON document and writes one; docs/shorten.md describes both:
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

namespace deckle::fixers {

// A program that reads a text and writes another; Malformed or NotFound when it does not.
using TextCommand = std::function<Result<std::string>(const std::string& input)>;

struct ShortenInput {
  std::string_view spec;  // the text of the spec that `context.deck` was read from
  std::string name;       // what messages call it
};

// One call for all elements of `repaired` that have too much text; not at all when there are
// none. Proposals, and what is wrong with the answer, go to the report; a failing command is a
// warning there.
void propose_shorter(const layout::LayoutContext& context, const ShortenInput& input,
                     const LoopOptions& options, const TextCommand& command,
                     RepairedDeck& repaired);

}  // namespace deckle::fixers
