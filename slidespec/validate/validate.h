#pragma once
// SlideSpec text → Deck.
//
// Everything wrong is found in one pass: JSON (with line and column), then the published schema,
// then what the schema cannot express (docs/contracts.md, "SlideSpec beyond the schema"). Warnings
// (an unknown key in an open place, an unknown role …) go to the sink and do not stop anything.

#include <optional>
#include <string>
#include <string_view>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/json/json_positions.h"
#include "slidespec/limits/limits.h"
#include "slidespec/model/deck.h"

namespace deckle {

struct ReadSpec {
  // What could be read. Only a valid one may be built: of an invalid one, what is wrong or missing
  // is empty, so that its other inputs can still be looked for.
  Deck deck;
  bool valid = false;  // no Diagnostic of severity Error was pushed
  // Where its values are; empty where it is not JSON. For findings that are made later: `text` must
  // outlive it.
  JsonPositions positions;
};

// `name` is what messages call the input (a path, or "<stdin>"). `jobs`: threads, on which findings
// do not depend. Throws Cancelled, AssertionFailed and std::bad_alloc; work is linear in the input.
[[nodiscard]] ReadSpec read_spec(std::string_view text, const std::string& name,
                                 DiagnosticSink& sink, int jobs = 1, const Limits& limits = {});

// The deck of a valid spec.
[[nodiscard]] std::optional<Deck> read_deck(std::string_view text, const std::string& name,
                                            DiagnosticSink& sink, int jobs = 1,
                                            const Limits& limits = {});

}  // namespace deckle
