#pragma once
// Rows of columns by which the columns are compared: each column says a figure there, and a word or two.

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "layout/lists/figures.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::layout {

// The key figure of a paragraph of which nothing else is marked: it may be bold already, as deckle makes it
// before a page is drawn.
[[nodiscard]] std::optional<Figure> unmarked_figure(const ParagraphIr& paragraph,
                                                    std::string_view language);

// How much larger the figure of such a row is than the words beside it.
inline constexpr double kComparedFigure = 1.5;

// Of each paragraph of the columns, as many as all of them have, whether it is such a row: "€7.40 a meal",
// "€6.90 a meal". Marked text is none.
[[nodiscard]] std::vector<bool> figure_rows(const std::vector<std::span<const ParagraphIr>>& columns,
                                            std::string_view language);

}  // namespace deckle::layout
