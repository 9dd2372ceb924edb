#pragma once
// The colours that are seen behind a box of a slide.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "slidespec/ir/slide_ir.h"

namespace deckle::qc {

struct Backdrop {
  std::vector<std::uint32_t> colors;  // each once, the topmost first
  // A picture, a gradient or something transparent is there too, whose colours are not known here.
  bool partly_unknown = false;
};

// A colour that is seen behind less than this share of a box is not counted: edges and lines.
inline constexpr double kSeenShare = 0.1;

// Behind the element at `index`, within `area`: its own fill, what is drawn before it other than
// placeholders, which are empty on a new slide, and the background of the page.
[[nodiscard]] Backdrop backdrop_of(const SlideIr& slide, std::size_t index, const Rect& area);

}  // namespace deckle::qc
