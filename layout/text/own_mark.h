#pragma once
// What items of lists bring themselves: a mark or number that is typed before the words, and the
// colon of a line that leads to those below it.

#include <string>
#include <string_view>
#include <vector>

namespace deckle::layout {

// "- ", "• ", "※", "①", "1. ", "(2) ", "가. ": a second mark before it would say it twice. A
// negative number, a decimal, a day of a German date and a name written as "○○" begin with none.
[[nodiscard]] bool begins_with_mark(std::string_view text);

// Likewise, and the mark counts: "①", "1. ", "(2) ", "가. ".
[[nodiscard]] bool begins_with_number(std::string_view text);

// Whether item `at` ends in a colon and leads to the next one, which is on the same level.
[[nodiscard]] bool is_lead_line(const std::vector<std::string_view>& items,
                                const std::vector<int>& levels, std::size_t at);

}  // namespace deckle::layout
