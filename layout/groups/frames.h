#pragma once
// The frames of the pictures of a group: all of one aspect.

#include <vector>

#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// The heights over width that the frames of these pictures may have, so that each fills its frame
// and none loses more than a part of a side. Without a common one (`whole`), each picture is shown
// whole in its frame, and `largest` is the height over width of the tallest.
struct FrameRange {
  double least = 0, largest = 0;
  bool whole = true;
};

// Of JPEGs without an authored crop up to a quarter of a side may be cropped, because photographs
// lose nothing by it (docs/design.md, "Groups"); other pictures may hold words and lose nothing.
// Charts take any frame, a missing picture that of a photograph.
[[nodiscard]] FrameRange frame_range(const std::vector<ElementIr*>& pictures);

// The frame in a cell of `width`, at most `height` high.
[[nodiscard]] Size frame_in(const FrameRange& range, Emu width, Emu height);

// Fits the picture to its frame: photographs fill it, others are shown whole.
void fit_to_frame(const FrameRange& range, ElementIr& picture);

}  // namespace deckle::layout
