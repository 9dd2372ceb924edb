#pragma once
// Content types (docs/repair-loop.md, 9.2): the kind of content of an overflowing element, which
// decides how it may be repaired.

#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::fixers {

enum class ContentType {
  StructuralUnit,     // compared columns, steps: their parts belong together and must not be cut
  TextFlow,           // text that wraps freely; may be split between lines
  Tabular,            // rows and columns
  FrameInternal,      // the slot itself is too small for its content, or collides with another
  FrameInternalCell,  // text within one shape
  FrameLabel,         // title, caption, footer: text whose wrapping is constrained
  VisualAsset,        // chart, picture
  Unknown
};

[[nodiscard]] const char* to_string(ContentType type);  // "structural_unit" …

// The type of `element` alone. Whether a finding concerns the slot instead (FrameInternal) depends
// on its rule: facts.h.
[[nodiscard]] ContentType content_type(const SlideIr& slide, const ElementIr& element);

}  // namespace deckle::fixers
