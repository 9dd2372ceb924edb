#pragma once
// How a picture lies in the frame that a cover has for it.

#include <optional>

#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Of a side that a photograph (JPEG) on a cover may lose without an authored crop, as in groups
// (docs/design.md, "Groups"); other pictures, which may hold words, lose nothing.
inline constexpr double kMaxCoverCut = 0.25;

// Whether the picture may fill the frame: by its authored crop, or because little of it is lost.
[[nodiscard]] bool fills_cover_frame(const PictureIr& picture, const std::optional<Crop>& crop,
                                     const Rect& frame);

// Of a photograph that may not: the part of the frame that it may fill, at the end and the foot of
// the frame.
[[nodiscard]] Rect part_of_cover_frame(const PictureIr& photograph, const Rect& frame);

// Whether its pixels are enough for the frame.
[[nodiscard]] bool is_sharp_in(const PictureIr& picture, const Rect& frame);

}  // namespace deckle::layout
