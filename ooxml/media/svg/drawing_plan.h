#pragma once
// With how many pixels the SVGs of a deck are drawn, so that their filters, masks and layers take
// no more work than the limit svg-work. By counts, not by a clock: the same deck is drawn in the
// same way on every machine.

#include <cstdint>
#include <span>
#include <vector>

#include "ooxml/media/svg.h"

namespace deckle::ooxml {

// A square of 384 px; of any other shape the longer side is longer. Below that a picture is no more
// than an icon.
inline constexpr std::uint64_t kMinPlannedPixels = 384 * 384;

// For each of `svgs` the most pixels it may be drawn with: `pixels` where there is no need for
// fewer, 0 where it cannot be drawn within the limit, else the same for all but those that would
// take more than half of the limit alone, which get fewer. Where even the smallest size of all is
// too much, those with the most work are left out, until the others can be drawn.
[[nodiscard]] std::vector<std::uint64_t> plan_drawing(std::span<const SvgWork> svgs,
                                                      std::uint64_t limit_ms);

}  // namespace deckle::ooxml
