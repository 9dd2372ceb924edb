#pragma once
// A list as rows: its text stays one body, with a line between two rows. Heads stand in a column of
// their own, the figure of a row large beside it; a decision at the end is on a band of the dark.

#include <optional>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// `list` has its box. Unset: it does not fit in this form.
[[nodiscard]] std::optional<DrawnList> draw_rows(const ListContext& context, const Element& element,
                                                 const ElementIr& list, DrawnForm form);

}  // namespace deckle::layout
