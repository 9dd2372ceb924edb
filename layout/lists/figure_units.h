#pragma once
// The letters of a figure beside its digits, which are set smaller: 7,800[万円], 9[ min].

#include <string_view>
#include <vector>

#include "layout/lists/text_pattern.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::layout {

// East Asian letters among and behind digits, and a word behind the last of them ("9 min", not
// "$48K", "2.1%" or "7 of 9"). Offsets are bytes, ascending. None: the text has no digit, or more
// letters than a unit has.
[[nodiscard]] std::vector<Span> units_in(std::string_view text);

// The size of units beside digits of that size.
[[nodiscard]] double unit_size_pt(double digits_pt);

// The digits of a value in `size_pt`, its units a little more than half as large.
void set_value_size(ParagraphIr& paragraph, double size_pt);

}  // namespace deckle::layout
