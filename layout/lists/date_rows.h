#pragma once
// A list whose items all begin with a date, as rows on bands: each has its date as a leaf of a
// calendar, and its other words beside that.

#include <optional>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// Unset: not each item begins with such a date (leaf_date.h), or the rows do not fit at 20 pt.
[[nodiscard]] std::optional<DrawnList> draw_date_rows(const ListContext& context,
                                                      const Element& element,
                                                      const ElementIr& list);

}  // namespace deckle::layout
