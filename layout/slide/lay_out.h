#pragma once
// One slide of the Deck → SlideIr: layout chosen, elements assigned, boxes set.
//
// Pure: the same slide, deck and template give the same IR on any thread. Boxes never leave the
// page; text that does not fit is left to QC and the fixers, which report and repair it.

#include "layout/base/layout_context.h"
#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// `notes` receives notes for the author: another layout was used, a title became body text.
// Malformed: the template has no layout.
[[nodiscard]] Result<SlideIr> lay_out_slide(const Slide& slide, const LayoutContext& context,
                                            DiagnosticSink& notes);

// Sets the slide's index in the deck as written, and the text of its number field.
void set_index(SlideIr& slide, int index);

}  // namespace deckle::layout
