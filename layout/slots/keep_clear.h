#pragma once
// Boxes placed exactly by the author are fixed; elements placed by deckle avoid them where there is
// space.

#include <vector>

#include "layout/base/frame.h"
#include "layout/slots/assign.h"
#include "layout/slots/slots.h"

namespace deckle::layout {

// The exact boxes of a slide that others must not overlap. Without boxes with extensions.z, which
// are meant to overlap, and boxes that cover most of the page, which are background.
[[nodiscard]] std::vector<Rect> exact_boxes(const Slide& slide, const Frame& frame);

// The largest part of `area` that keeps kStackGapPt from all of `boxes`, with edges on the 4 pt
// grid: `area` itself when no box overlaps it, or when the part would be too small to be useful.
[[nodiscard]] Rect clear_part(const Rect& area, const std::vector<Rect>& boxes);

// Reduces every slot in use, and the frame's body, to its clear part.
void keep_clear(const std::vector<Rect>& boxes, const std::vector<Assignment>& assignments,
                std::vector<Slot>& slots, Frame& frame);

// Merges the columns that elements share into one clear part, where a box lies between them.
void keep_clear(const std::vector<Rect>& boxes, std::vector<Rect>& columns);

}  // namespace deckle::layout
