#pragma once
// What the lines of a text take of its box.

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// With what the widths of letters in other programs may differ by. The box itself of an element
// that is filled or has no text. As on a page that is read from the left: of one that will be
// mirrored, the place that the lines have within their box is mirrored already.
[[nodiscard]] Rect text_extent(const ListContext& context, const ElementIr& element);

}  // namespace deckle::layout
