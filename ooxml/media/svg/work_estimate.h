#pragma once
// The second walk over an SVG: how many elements it draws, and how much work its filters, masks and
// layers are, before anything is drawn.
//
// An element that is used ten times is drawn ten times, and one of those that use it may be used
// itself: the size of each element is computed once and added up along all references.

#include <string>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"

namespace deckle::ooxml::svg {

struct WorkEstimate {
  // Milliseconds for each megapixel of the picture; 0 where it needs no layer.
  double ms_per_megapixel = 0;
  // Of the picture that is drawn when nothing reduces it; the most there can be where the SVG does
  // not say.
  double pixels = 0;
};

// Takes time and memory in proportion to the file. `style_sheets` are those of the SVG.
// Limit: more elements are drawn than svg-elements, however few the file has. Malformed: elements
// that use each other in a circle; what read_xml() refuses. Throws Cancelled.
[[nodiscard]] Result<WorkEstimate> estimate_work(std::string_view bytes,
                                                 const std::vector<std::string>& style_sheets,
                                                 const Limits& limits);

}  // namespace deckle::ooxml::svg
