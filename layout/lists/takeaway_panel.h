#pragma once
// The key takeaway of a slide on a panel: its figure is large and on a line of its own.

#include <cstddef>
#include <string>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

[[nodiscard]] bool is_takeaway(const Element& element, const ElementIr& out);

// Fill, colours and weight before the panel has its box.
void prepare_takeaway(const ListContext& context, const Element& element, ElementIr& out);

// What depends on the box. `index` is that of the panel in the slide, where its bar is added behind
// it; its eid is added to `enlarged` where its figure was.
void finish_takeaway(const ListContext& context, const Element& element, std::size_t index,
                     SlideIr& slide, std::vector<std::string>& enlarged);

}  // namespace deckle::layout
