#pragma once
// Figures carry the page: in panels, takeaways and cards the first figure is large, a change has its
// sign, colour and pill; the key figure of an item is bold where the author marks nothing.

#include <string>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// By the words of its paragraphs. value -1: it is no such shape.
[[nodiscard]] FigureParts figure_parts(const std::vector<std::string>& paragraphs,
                                       const std::string& language);

// Siblings, such as the cards of a group, get large figures all or none: where most of them have a
// figure, a short first paragraph with a digit is one too ("9 min"), else none has.
void agree_on_figures(const std::vector<const Element*>& siblings, ListContext& context);

// Sizes and weights of the figures of an element, before it has its final box. Takes effect on
// shapes with figures, takeaways and items of lists; nothing that the author marked is changed.
// Whether the element is one of these.
bool prepare_figures(const ListContext& context, const Element& element, ElementIr& out);

// What depends on the boxes: sizes that all cards of the slide share, pills and bars. Returns the
// eids of the elements whose figures were enlarged.
[[nodiscard]] std::vector<std::string> finish_figures(const ListContext& context, SlideIr& slide);

}  // namespace deckle::layout
