#pragma once
// Figures carry the page: in panels, takeaways and cards the first figure is large, a change has its
// sign, colour and pill; the key figure of an item is bold where the author marks nothing.

#include <string>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// Sizes and weights of the figures of an element, before it has its final box. Takes effect on
// shapes with figures, takeaways and items of lists; nothing that the author marked is changed.
// Whether the element is one of these.
bool prepare_figures(const ListContext& context, const Element& element, ElementIr& out);

// What depends on the boxes: sizes that all cards of the slide share, pills and bars. Returns the
// eids of the elements whose figures were enlarged.
[[nodiscard]] std::vector<std::string> finish_figures(const ListContext& context, SlideIr& slide);

}  // namespace deckle::layout
