#pragma once
// Ticks and crosses before the items of a column, in place of bullets.

#include <string>
#include <string_view>

#include "layout/lists/item_rows.h"

namespace deckle::layout {

inline constexpr std::string_view kTick = "check-circle-fill", kCross = "x-circle-fill";

// Whether a heading says that what is below it is done: "Done", "Completed since May", "완료".
[[nodiscard]] bool names_what_is_done(const std::string& heading);

// Items without bullets, with space for a mark before them; `first` is that of the column's items.
void leave_space_for_marks(std::size_t first, TextBodyIr& body);

// Where the mark of a row is, in a text whose left edge, without insets, is `x` and whose rows
// begin at `y`.
[[nodiscard]] Rect mark_box(const ItemRows& rows, std::size_t row, Emu x, Emu y);

}  // namespace deckle::layout
