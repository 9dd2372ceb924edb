#pragma once
// One engine per test program, with IR that is measured and specs that are built by it.

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

// A whole spec in English whose `deck.slides` are the JSON array `slides`. Their pictures may be the
// assets "room-1" and "room-2".
[[nodiscard]] std::string spec_of(const std::string& slides);
// What is reported about the slides of that spec, after repair; fails the test when it is invalid.
[[nodiscard]] DiagnosticSink slide_findings(const std::string& slides);

}  // namespace deckle::test
