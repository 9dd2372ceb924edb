#pragma once
// The pictures of the slides of a report.

#include <string>
#include <vector>

namespace deckle {

// SVG, in the order of the report's slides; an empty one is omitted. `before`: how those looked that were
// fixed; may be empty.
struct SlidePictures {
  std::vector<std::string> now, before;
};

}  // namespace deckle
