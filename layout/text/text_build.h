#pragma once
// An element's text → a text body with every property effective: inherited from the placeholder,
// set by the element's style, faces and language by script.

#include <memory>
#include <string>

#include "layout/base/slot.h"
#include "layout/base/text_context.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// The inherited text properties in `slot`: those of the bound placeholder, else of the layout's (or
// any layout's) placeholder of the same kind, with a size by role where the slot is not a body.
[[nodiscard]] std::shared_ptr<const InheritedText> slot_text(const TextContext& context,
                                                             const Slot& slot);

// `element` is of kind Text, Bullets or Shape.
[[nodiscard]] TextBodyIr build_text(const TextContext& context, const Element& element,
                                    const InheritedText& base, SlotRole role);

// One paragraph of deckle's own (footer, number, date).
[[nodiscard]] ParagraphIr plain_paragraph(const TextContext& context, const std::string& text,
                                          const InheritedText& base);

}  // namespace deckle::layout
