#pragma once
// What a box of several lines keeps free where the widths of its letters are approximated.

namespace deckle::measure {

// Shares of the box's height, the renderer rules' 5 to 8 %: as uncertain as the face is between
// them (docs/decisions.md, 53).
inline constexpr double kMinReserve = 0.05, kMaxReserve = 0.08;

}  // namespace deckle::measure
