#pragma once
// Slides with frames around some of their elements, and two of them side by side.

#include <cstdint>
#include <vector>

#include "render/display/display_list.h"

namespace deckle::render {

struct Mark {
  Frame frame;            // points; of what is marked
  std::uint32_t rgb = 0;
};

// The slide below frames that are a little larger than what they mark, and within the slide.
[[nodiscard]] DisplayList marked_slide(const DisplayList& slide, const std::vector<Mark>& marks);

// Two slides of the same height beside each other, with a gap; null: an empty place.
[[nodiscard]] DisplayList side_by_side(const DisplayList* left, const DisplayList* right);

}  // namespace deckle::render
