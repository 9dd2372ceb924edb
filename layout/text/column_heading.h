#pragma once
// The heading of a column: the first item of a list in a column where all others are below it.

#include <vector>

#include "layout/text/text_build.h"

namespace deckle::layout {

// Whether a list of items at these levels begins with a heading: one item at the first level, and
// all others, at least one, below it.
[[nodiscard]] bool begins_with_heading(const std::vector<int>& levels);

// The style of a heading: bold, in the first accent colour where that is readable on the page,
// without a marker, at the edge of its column. What the author set stays.
void style_column_heading(const TextContext& context, const Element& element, ParagraphStyle& style,
                          RunStyle& run);

}  // namespace deckle::layout
