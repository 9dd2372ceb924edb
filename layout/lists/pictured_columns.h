#pragma once
// Columns of one sentence each, under headings whose icons are known, as cards below a panel with the icon.

#include <optional>
#include <string_view>
#include <vector>

#include "layout/lists/column_cards.h"

namespace deckle::layout {

// `lists` stand side by side, each with a heading and one item; `icons` are those of their headings. Unset: the
// texts do not fit below a panel at 20 pt.
[[nodiscard]] std::optional<std::vector<DrawnList>> draw_pictured_columns(
    const ListContext& context, const std::vector<HeadedList>& lists,
    const std::vector<std::string_view>& icons);

}  // namespace deckle::layout
