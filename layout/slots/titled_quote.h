#pragma once
// The title of a quotation's slide. A template's layout for quotations has one placeholder for a
// title, and a quotation alone takes it; where a title is authored, the title takes it.

#include <optional>
#include <vector>

#include "layout/base/frame.h"
#include "layout/slots/slots.h"

namespace deckle::layout {

// Adds a slot for the title to slots with one for a quote, which from then on has a box between
// title and attribution. A title with a box of its own takes no space from the quote. Slots without
// a quote, or with a title, are not changed.
void add_title_to_quote(const templates::Template& t, const templates::Layout& layout,
                        const Frame& frame, const std::optional<Rect>& own_box,
                        std::vector<Slot>& slots);

}  // namespace deckle::layout
