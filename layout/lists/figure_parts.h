#pragma once
// Which paragraphs of a shape are its figure and the change of it, and which shapes have a figure.

#include <string>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// By the words of its paragraphs. value -1: it is no such shape.
[[nodiscard]] FigureParts figure_parts(const std::vector<std::string>& paragraphs,
                                       const std::string& language);

// Of an element that is drawn as `out`; value -1 where it is no shape, where the author marks the
// text or wants no figures, or by what its siblings agreed on.
[[nodiscard]] FigureParts parts_of(const ListContext& context, const Element& element,
                                   const ElementIr& out);

// Siblings, such as the cards of a group, get large figures all or none: where most of them have a
// figure, a short first paragraph with a digit is one too ("9 min"), else none has.
void agree_on_figures(const std::vector<const Element*>& siblings, ListContext& context);

// Whether the author lets deckle choose sizes and weights of figures.
[[nodiscard]] bool shows_figures(const Element& element);
// Whether the author chose sizes or weights in the text itself.
[[nodiscard]] bool marks_text(const Element& element);
// The paragraphs, as figures are looked for in them.
[[nodiscard]] std::vector<std::string> texts_of(const TextBodyIr& body);

}  // namespace deckle::layout
