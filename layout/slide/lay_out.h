#pragma once
// One slide of the Deck → SlideIr: layout chosen, elements assigned, boxes set.
//
// Pure: the same slide, deck and template give the same IR on any thread. Boxes never leave the
// page; text that does not fit is left to QC and the fixers, which report and repair it.

#include <string>
#include <vector>

#include "layout/base/layout_context.h"
#include "layout/fill/body_fit.h"
#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// `notes` receives notes for the author: another layout was used, a title became body text.
// Where body text does not fit in the size of the deck (LayoutContext::sizes), the next smaller one
// of kBodySizesPt in which it does is used for the slide; where it fits in none, the smallest, and
// the fixers continue from there.
// Malformed: the template has no layout.
[[nodiscard]] Result<SlideIr> lay_out_slide(const Slide& slide, const LayoutContext& context,
                                            DiagnosticSink& notes);

struct LaidOutSlide {
  SlideIr ir;
  std::vector<std::string> body_texts;  // ids of those in the body size
  bool pattern = false;                 // a pattern was drawn, which sets sizes and spaces of its texts
  // Its text may be a statement: a section or a closing has a title that says more.
  bool may_state = false;
  BodyFit body;
  std::vector<std::string> code;  // ids of texts that are set as code (text/code_lists.h)
};

// Whether lists and figures get forms of their own (layout/lists).
enum class Forms { Plain, Drawn };

// The slide in the body size of the context alone, whether it fits or not, with no more space
// between its paragraphs than the template sets.
[[nodiscard]] Result<LaidOutSlide> lay_out_in_size(const Slide& slide, const LayoutContext& context,
                                                   Forms forms, DiagnosticSink& notes);

// Sets the slide's index in the deck as written, and the text of its number field.
void set_index(SlideIr& slide, int index);

}  // namespace deckle::layout
