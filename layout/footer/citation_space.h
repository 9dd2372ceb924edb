#pragma once
// Space for the band of sources: what it has to keep clear of, and what becomes smaller for it.

#include <vector>

#include "layout/slots/assign.h"
#include "layout/footer/citation_band.h"

namespace deckle::layout {

// Boxes that stay where they are: titles and other low slots in use, what the author placed
// exactly, footers. What fills the page is background of the band and none of them.
[[nodiscard]] std::vector<Rect> fixed_boxes(const TextContext& context, const Slide& slide,
                                            const std::vector<Assignment>& assignments,
                                            const std::vector<Slot>& slots, const Frame& frame);

// Slots, body and safe area end a gap above `band`.
void end_above_band(const Rect& band, std::vector<Slot>& slots, Frame& frame);

// The band as placed on `slide`: on a full-bleed picture it has a fill of its own.
[[nodiscard]] ElementIr band_on(const TextContext& context, const Band& band, const SlideIr& slide);

}  // namespace deckle::layout
