#pragma once
// One slide laid out on the built-in template, with colours that read, as the loop of repairs has
// it.

#include <string>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::test {

struct LaidOut {
  SlideIr ir;
  DiagnosticSink notes;
};

[[nodiscard]] LaidOut laid_out(const Slide& slide, const std::string& language = "ko");

}  // namespace deckle::test
