#pragma once
// One engine per test program, and IR measured with its fonts.

#include <string>

#include "measure/text/text_engine.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::test {

// PowerPoint's target, installed fonts. Aborts when fonts cannot be opened at all.
[[nodiscard]] const measure::TextEngine& text_engine();

// The one slide of an IR text; fails the test and returns an empty slide when it is malformed.
[[nodiscard]] SlideIr slide_from(const std::string& ir);
[[nodiscard]] MeasuredSlide measured(const SlideIr& slide);

}  // namespace deckle::test
