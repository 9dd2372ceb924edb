#pragma once
// `word_break: keep_all`: no program keeps Korean words or Japanese phrases whole by itself
// (docs/design.md, decision 17), so deckle breaks the lines and writes the line breaks into the file.

#include "measure/text/text_engine.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

// Inserts a '\v' at the end of each line of Korean, Japanese and Chinese texts and table cells with
// keep_all. Lines and heights remain as measured, and the offsets of lines account for the inserted
// breaks; where a closing mark hangs beyond its line, the lines are those that end before it, and
// are measured again. Call once, when boxes and sizes are final.
void bake_line_breaks(SlideIr& slide, MeasuredSlide& measured, const measure::TextEngine& engine);

}  // namespace deckle::fixers
