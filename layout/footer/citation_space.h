#pragma once
// Space for the citation band: the boxes it must not overlap, and those that become smaller for it.

#include <vector>

#include "layout/footer/citation_band.h"
#include "layout/slots/assign.h"

namespace deckle::layout {

// Boxes that are not moved: titles and other low slots in use, boxes placed exactly by the author,
// footers. Without boxes that fill the page, which are background of the band.
[[nodiscard]] std::vector<Rect> fixed_boxes(const TextContext& context, const Slide& slide,
                                            const std::vector<Assignment>& assignments,
                                            const std::vector<Slot>& slots, const Frame& frame);

// Slots, body and safe area end a gap above `band`.
void end_above_band(const Rect& band, std::vector<Slot>& slots, Frame& frame);

// The band as placed on `slide`: on a full-bleed picture it has its own fill.
[[nodiscard]] ElementIr band_on(const TextContext& context, const Band& band, const SlideIr& slide);

}  // namespace deckle::layout
