#pragma once
// `word_break: keep_all`: no reader keeps Korean words whole by itself (docs/design.md, decision
// 17), so deckle breaks the lines and writes them as line breaks.

#include "measure/text/text_engine.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

// Puts a '\v' where each line of the bodies that keep words whole ends. The words stay, lines and
// heights stay as measured; the lines' places in the text move on past the breaks before them. Call
// once, when boxes and sizes are final.
void bake_line_breaks(SlideIr& slide, MeasuredSlide& measured, const measure::TextEngine& engine);

}  // namespace deckle::fixers
