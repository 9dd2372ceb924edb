#pragma once
// The area that elements share when there are more of them than slots, and what divides it.

#include <vector>

#include "layout/base/frame.h"
#include "layout/slots/assign.h"
#include "layout/slots/slots.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// The body slots' own columns, down to the safe area's bottom, or the frame's body where the layout
// has none.
[[nodiscard]] std::vector<Rect> shared_columns(const std::vector<Slot>& slots, const Frame& frame);

[[nodiscard]] bool is_vertical_divider(const Element& element);
// The vertical divider between left and right; any other, and any in a layout of one column, is a
// rule across the column, in its place among the other elements.
[[nodiscard]] const Element* first_vertical_divider(const std::vector<Assignment>& assignments,
                                                    const std::vector<Slot>& slots);

// Places the divider between left and right, which become narrower for it, unless the author placed
// them exactly.
void place_vertical_divider(ElementIr& divider, const std::vector<Slot>& slots,
                            std::vector<Rect>& columns, SlideIr& slide);

// Notes for each element without an exact box in which of the layout's placeholders for content it
// lies: the smallest, or none. A title whose place was cut from its own lies in that.
void remember_areas(const templates::Layout& layout, SlideIr& slide);

// Records that an authored box completely inside an earlier shape or panel belongs to it.
void mark_panels(SlideIr& slide);

}  // namespace deckle::layout
