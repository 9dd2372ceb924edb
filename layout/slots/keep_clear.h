#pragma once
// What the author placed exactly stays; what deckle places keeps clear of it where there is space.

#include <vector>

#include "layout/slots/assign.h"
#include "layout/base/frame.h"
#include "layout/slots/slots.h"

namespace deckle::layout {

// The exact boxes of a slide that others have to keep clear of. One with a level of its own
// (extensions.z) is meant to lie above or below, and one that covers most of the page is its
// background.
[[nodiscard]] std::vector<Rect> exact_boxes(const Slide& slide, const Frame& frame);

// The largest part of `area` that keeps kStackGapPt from all of `boxes`, its edges on the rhythm:
// `area` itself when nothing reaches into it, or when too little of it would be left to be of use.
[[nodiscard]] Rect clear_part(const Rect& area, const std::vector<Rect>& boxes);

// Gives every slot in use, and the frame's body, its clear part.
void keep_clear(const std::vector<Rect>& boxes, const std::vector<Assignment>& assignments,
                std::vector<Slot>& slots, Frame& frame);

// The columns that elements share become one, its clear part, where a box reaches between them.
void keep_clear(const std::vector<Rect>& boxes, std::vector<Rect>& columns);

}  // namespace deckle::layout
