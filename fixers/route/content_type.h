#pragma once
// Content types (docs/repair-loop.md, 9.2): what kind of whole an overflowing element is, and so
// what may be done to it.

#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::fixers {

enum class ContentType {
  StructuralUnit,     // compared columns, steps: rows belong together, a cut row has no meaning
  TextFlow,           // text that wraps freely; may be split between lines
  Tabular,            // rows and columns
  FrameInternal,      // the slot itself does not hold what is in it, or collides with another
  FrameInternalCell,  // text within one shape
  FrameLabel,         // title, caption, footer: text whose wrapping is constrained
  VisualAsset,        // chart, picture
  Unknown
};

[[nodiscard]] const char* to_string(ContentType type);  // "structural_unit" …

// What `element`, placed from `source`, is by itself. Whether a finding is about the slot instead
// (FrameInternal) depends on its rule: facts.h.
[[nodiscard]] ContentType content_type(const SlideIr& slide, const ElementIr& element);

}  // namespace deckle::fixers
