#pragma once
// One slide laid out on the built-in template, with colours that read, as the loop of repairs has
// it.

#include <string>
#include <vector>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::test {

struct LaidOut {
  SlideIr ir;
  DiagnosticSink notes;
};

[[nodiscard]] LaidOut laid_out(const Slide& slide, const std::string& language = "ko");
// The first slide of the deck.
[[nodiscard]] LaidOut first_laid_out(const Deck& deck);

// A chart of two bars.
[[nodiscard]] Element two_bars(const std::string& id);

// A list whose first item is a heading over the others.
[[nodiscard]] Element headed(const std::string& id, const std::string& role,
                             const std::vector<std::string>& items);

}  // namespace deckle::test
