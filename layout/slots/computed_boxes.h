#pragma once
// Keeps boxes that deckle computed, for want of a placeholder, off everything the template has.

#include <vector>

#include "layout/base/frame.h"
#include "layout/slots/slots.h"

namespace deckle::layout {

// Whether the slot's box is not that of a placeholder.
[[nodiscard]] bool is_computed(const Slot& slot);

// Makes the place of each title, where the layout has a placeholder for it, end before a logo, line
// or picture of the layout that reaches into it. What lies behind most of the title is for it.
void keep_titles_clear(const templates::Layout& layout, Size page, std::vector<Slot>& slots);

// Moves each computed slot that comes nearer than kStackGapPt to the layout's furniture or foot, or
// touches a slot before it or one with a placeholder's box, to the nearest free place in the safe
// area, below the title, where it may become smaller. A slot without such a place stays where it is.
void move_computed(const templates::Layout& layout, const Frame& frame, std::vector<Slot>& slots);

// The largest part of each column that keeps off the title, the layout's furniture and its foot,
// where it is at least half of the column.
void clear_columns(const templates::Layout& layout, const Frame& frame,
                   const std::vector<Slot>& slots, std::vector<Rect>& columns);

}  // namespace deckle::layout
