#pragma once
// The size of an element's text where the deck has decided that of its body (layout/base/deck_sizes.h).

#include <memory>

#include "layout/base/slot.h"
#include "layout/base/text_context.h"

namespace deckle::layout {

// Whether the size of the element's text in a slot of `role`, whose style is `inherited`, is the
// body size of the deck: text and lists without an exact box, in the body.
[[nodiscard]] bool is_body_text(const DeckSizes& sizes, const Element& element, SlotRole role,
                                const InheritedText& inherited);

// `inherited` in the size that the deck has decided for the element: the body's, or, in shapes,
// captions and boxes that the author placed, that of labels. Unchanged where nothing is decided.
[[nodiscard]] std::shared_ptr<const InheritedText> at_deck_size(
    const DeckSizes& sizes, const Element& element, SlotRole role,
    std::shared_ptr<const InheritedText> inherited);

}  // namespace deckle::layout
