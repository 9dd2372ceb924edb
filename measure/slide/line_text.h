#pragma once
// The text of a laid-out line.

#include <string>

#include "measure/text/text_engine.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::measure {

[[nodiscard]] std::string line_text(const TextBodyIr& body, const Line& line);

}  // namespace deckle::measure
