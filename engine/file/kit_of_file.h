#pragma once
// What a brand kit asks of a presentation that was made without it.

#include <string>
#include <vector>

#include "engine/pipeline/engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::engine {

// Gives each slide the faces and colours of the kit, and the space of its logo where layout or
// master draw it: the very picture that the kit names. Findings about the kit go to the sink. Fails
// as reading a kit does.
[[nodiscard]] Result<void> ask_of_slides(const Engine& engine, const std::string& kit_path,
                                         std::vector<SlideIr>& slides, DiagnosticSink& sink);

}  // namespace deckle::engine
