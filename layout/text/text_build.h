#pragma once
// An element's text → a text body with every property effective: what is inherited from the
// placeholder, what the element's style says, faces and language by script.

#include <memory>
#include <string>

#include "layout/base/slot.h"
#include "layout/base/text_context.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// What text put into `slot` starts from: the bound placeholder's, else that of the layout's (or any
// layout's) placeholder of the same sort, sized by role where the slot is no body.
[[nodiscard]] std::shared_ptr<const InheritedText> slot_text(const TextContext& context,
                                                             const Slot& slot);

// `element` is of kind Text, Bullets or Shape.
[[nodiscard]] TextBodyIr build_text(const TextContext& context, const Element& element,
                                    const InheritedText& base, SlotRole role);

// One paragraph of deckle's own (footer, number, date).
[[nodiscard]] ParagraphIr plain_paragraph(const TextContext& context, const std::string& text,
                                          const InheritedText& base);

}  // namespace deckle::layout
