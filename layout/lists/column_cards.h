#pragma once
// Two to four lists that each begin with a heading, alone on their slide: cards of equal height, the
// heading on a band of the dark. The text of each list stays one body.

#include <optional>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// A list of the slide, with its box.
struct HeadedList {
  const Element* element = nullptr;
  const ElementIr* list = nullptr;
};

// Whether the list is a heading of the first level over one item or more, all deeper.
[[nodiscard]] bool is_headed(const Element& list);

// `lists` in reading order, in one row or in rows of equal length. Unset: they do not fit.
[[nodiscard]] std::optional<std::vector<DrawnList>> draw_column_cards(
    const ListContext& context, const std::vector<HeadedList>& lists);

}  // namespace deckle::layout
