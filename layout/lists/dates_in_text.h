#pragma once
// Dates anywhere in a text: "12 June", "July 1, 2026", "2026-06-23", "Q3 2026", "6월 23일",
// "7月1日". Years alone, weekdays and times are none.

#include <optional>
#include <string_view>

#include "layout/lists/text_pattern.h"

namespace deckle::layout {

// The first; offsets are bytes.
[[nodiscard]] std::optional<Span> date_in(std::string_view text);

}  // namespace deckle::layout
