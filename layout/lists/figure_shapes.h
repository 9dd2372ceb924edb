#pragma once
// Figures in ellipses, hexagons and other shapes that are no cards: the figure is large, and the shape
// stays as its author drew it.

#include <string>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// Gives the figures of such shapes one size, the largest at which each is one line and every text is
// within its shape. Adds the eids of shapes whose figures were enlarged to `enlarged`.
void enlarge_in_shapes(const ListContext& context, SlideIr& slide,
                       std::vector<std::string>& enlarged);

}  // namespace deckle::layout
